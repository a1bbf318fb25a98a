// Resizing the selected layers by 1 px a key press, or 10 px from the pad, their pivot or top-left kept; in proportion where the layer demands it.
import { proportional, resizedTo, type Size } from '@/face/geometry/resize';
import { boundedLength } from '@/face/geometry/transform';
import { handlesOf } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { NUDGE_STEP, NUDGE_STEP_LARGE } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import { sizeSaid } from './announcements';
import { defineStyleEdit, patchesFor } from './changeLayers';
import type { EditSituation } from './defineCommand';
import { DIRECTIONS, type Direction, eachDirection } from './directions';
import { boxOf, layersBy } from './layerFacts';
import { movable } from './nudge';
import { refuse } from './refuse';
import { withHandDefaults } from './restoredHands';
import { resizedWords } from './stepWords';

/** Whether its handles let a layer grow along the axis of a direction. */
export function canGrow(node: FaceNode, direction: Direction, canvas: CanvasFacts): boolean {
  const { resize } = handlesOf(node, canvas);
  return resize.includes('se') || resize.includes(DIRECTIONS[direction].x === 0 ? 's' : 'e');
}

/** Sides are stored with two decimals: nearer than this they are the same. */
const SAME = 0.02;

/** The size at which the side a key changes is as long as wished, the other in proportion to how both began. */
function inProportion(began: Size, wished: Size, isWide: boolean): Size {
  const factor = isWide ? wished.width / began.width : wished.height / began.height;
  const size = proportional(began, factor);
  const isBack = Math.abs(size.width - began.width) < SAME && Math.abs(size.height - began.height) < SAME;
  return isBack ? { width: began.width, height: began.height } : size;
}

/** Every step is counted from the box before the first of them: steps there and back end where they began. */
function resized(node: FaceNode, direction: Direction, step: number, situation: EditSituation) {
  const { canvas, beforeRun } = situation;
  const box = boxOf(node);
  const { x, y } = DIRECTIONS[direction];
  const { keepRatio } = handlesOf(node, canvas);
  if (!box || !canGrow(node, direction, canvas)) return refuse('cannotResize');
  const [was = node] = layersBy(beforeRun(isResize), [node.uuid]);
  const began = boxOf(was) ?? box;
  const wished = { width: box.width + x * step, height: box.height + y * step };
  const size = keepRatio
    ? inProportion(began, wished, x !== 0)
    : { width: boundedLength(wished.width), height: boundedLength(wished.height) };
  return withHandDefaults(was, { ...resizedTo(began, size) }, situation);
}

const nameOf = (direction: Direction, far: boolean) => `resize${direction}${far ? 'Far' : ''}`;

function resize(direction: Direction, far: boolean) {
  const step = far ? NUDGE_STEP_LARGE : NUDGE_STEP;
  return defineStyleEdit({
    name: nameOf(direction, far),
    group: 'move',
    record: (_, { selection }) => ({ burstKey: `resize:${selection.join()}` }),
    // Ten px have no keys: Mod+Shift+Arrow is the most a hand can hold.
    shortcuts: far ? [] : [`Mod+Shift+${DIRECTIONS[direction].key}`],
    scope: 'layers',
    route: 'pad',
    fromKeys: () => undefined,
    enabled: ({ selection }) => selection.length > 0,
    patches: (situation) => patchesFor(movable(situation), (node) => resized(node, direction, step, situation)),
    announce: sizeSaid,
    burstWords: resizedWords,
  });
}

export const RESIZES = [false, true].flatMap((far) => eachDirection((direction) => resize(direction, far)));

const NAMES = new Set(RESIZES.map(({ name }) => name));
const isResize = (name: string): boolean => NAMES.has(name);
