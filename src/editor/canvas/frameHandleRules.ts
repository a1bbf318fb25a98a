// Which handles the selection offers, and what react-moveable calls them.
import type { ResizeHandle } from '@/face/geometry/resize';
import { handlesOf, isLocked } from '@/face/nodes';
import { type CanvasFacts, type HandleRules, NO_HANDLES } from '@/face/nodes/defineNode';
import type { LayerList } from '../document/editorState';

const CORNERS: HandleRules = { resize: ['nw', 'ne', 'se', 'sw'], rotate: false, keepRatio: true };

/** One layer: its own. Several: corners, in proportion, if any of them may change. */
export function handlesOfSelection(selected: LayerList, canvas: CanvasFacts): HandleRules {
  const [first, ...more] = selected;
  if (!first) return NO_HANDLES;
  if (more.length === 0) return handlesOf(first, canvas);
  return selected.every(isLocked) ? NO_HANDLES : CORNERS;
}

/** react-moveable's direction, such as `[-1, 1]`, as a handle. */
export function handleOfDirection([x = 0, y = 0]: readonly number[]): ResizeHandle | null {
  const name = `${y < 0 ? 'n' : y > 0 ? 's' : ''}${x < 0 ? 'w' : x > 0 ? 'e' : ''}`;
  return (['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const).find((handle) => handle === name) ?? null;
}

const keyOf = ({ resize, rotate, keepRatio }: HandleRules): string => `${resize.join()} ${rotate} ${keepRatio}`;

/** Gives the rules before while they are the same, so that handles are drawn again only when they differ. */
export function keepRules(): (rules: HandleRules) => HandleRules {
  let last: HandleRules | null = null;
  return (rules) => {
    if (!last || keyOf(last) !== keyOf(rules)) last = rules;
    return last;
  };
}
