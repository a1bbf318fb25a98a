// Which handles the selection offers, and their names in react-moveable.
import type { ResizeHandle } from '@/face/geometry/resize';
import { handlesOf, isLocked } from '@/face/nodes';
import { type CanvasFacts, type HandleRules, NO_HANDLES } from '@/face/nodes/defineNode';
import type { LayerList } from '../document/editorState';

const CORNERS: HandleRules = { resize: ['nw', 'ne', 'se', 'sw'], rotate: false, keepRatio: true };

/** One layer: its own handles. Several: corners, in proportion, if any of them can change. */
export function handlesOfSelection(selected: LayerList, canvas: CanvasFacts): HandleRules {
  const [first, ...more] = selected;
  if (!first) return NO_HANDLES;
  if (more.length === 0) return handlesOf(first, canvas);
  return selected.every(isLocked) ? NO_HANDLES : CORNERS;
}

/** Converts react-moveable's direction, such as `[-1, 1]`, to a handle. */
export function handleOfDirection([x = 0, y = 0]: readonly number[]): ResizeHandle | null {
  const name = `${y < 0 ? 'n' : y > 0 ? 's' : ''}${x < 0 ? 'w' : x > 0 ? 'e' : ''}`;
  return (['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const).find((handle) => handle === name) ?? null;
}

const keyOf = ({ resize, rotate, keepRatio }: HandleRules): string => `${resize.join()} ${rotate} ${keepRatio}`;

/** Returns the previous object for null and while the rules are equal, so that handles are only redrawn when they change. */
export function keepRules(): (rules: HandleRules | null) => HandleRules {
  let last = NO_HANDLES;
  return (rules) => {
    if (rules && keyOf(last) !== keyOf(rules)) last = rules;
    return last;
  };
}
