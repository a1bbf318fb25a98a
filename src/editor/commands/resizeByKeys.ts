// Resizes the selected layers by 1 px per key press, or 10 px from the pad; the pivot or top-left stays; in proportion
// if the layer requires it.
import { proportional, resizedTo, type Size } from '@/face/geometry/resize';
import { boundedLength } from '@/face/geometry/transform';
import { handlesOf } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { NUDGE_STEP, NUDGE_STEP_LARGE } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import { sizeAnnouncement } from './announcements';
import { defineStyleEdit, patchesFor } from './changeLayers';
import type { EditSituation } from './defineCommand';
import { DIRECTIONS, type Direction, eachDirection } from './directions';
import { boxOf, layersBy } from './layerFacts';
import { movable } from './nudge';
import { refuse } from './refuse';
import { withHandDefaults } from './restoredHands';
import { resizedWords } from './stepWords';

/** Whether a layer's handles allow growing along a direction's axis. */
export function canGrow(node: FaceNode, direction: Direction, canvas: CanvasFacts): boolean {
  const { resize } = handlesOf(node, canvas);
  return resize.includes('se') || resize.includes(DIRECTIONS[direction].x === 0 ? 's' : 'e');
}

/** Sides closer than this are equal; they are stored with two decimals. */
const SAME = 0.02;

/** The size with the changed side as requested, and the other in proportion to the original. */
function inProportion(began: Size, target: Size, isWide: boolean): Size {
  const factor = isWide ? target.width / began.width : target.height / began.height;
  const size = proportional(began, factor);
  const isBack = Math.abs(size.width - began.width) < SAME && Math.abs(size.height - began.height) < SAME;
  return isBack ? { width: began.width, height: began.height } : size;
}

/** Each step is computed from the box before the first one, so that steps there and back end at the start. */
function resized(node: FaceNode, direction: Direction, step: number, situation: EditSituation) {
  const { canvas, beforeRun } = situation;
  const box = boxOf(node);
  const { x, y } = DIRECTIONS[direction];
  const { keepRatio } = handlesOf(node, canvas);
  if (!box || !canGrow(node, direction, canvas)) return refuse('cannotResize');
  const [was = node] = layersBy(beforeRun(isResize), [node.uuid]);
  const began = boxOf(was) ?? box;
  const target = { width: box.width + x * step, height: box.height + y * step };
  const size = keepRatio
    ? inProportion(began, target, x !== 0)
    : { width: boundedLength(target.width), height: boundedLength(target.height) };
  return withHandDefaults(was, { ...resizedTo(began, size) }, situation);
}

const nameOf = (direction: Direction, far: boolean) => `resize${direction}${far ? 'Far' : ''}`;

function resize(direction: Direction, far: boolean) {
  const step = far ? NUDGE_STEP_LARGE : NUDGE_STEP;
  return defineStyleEdit({
    name: nameOf(direction, far),
    group: 'move',
    record: (_, { selection }) => ({ burstKey: `resize:${selection.join()}` }),
    // 10 px steps have no shortcut: Mod+Shift+Arrow is as much as a hand can hold.
    shortcuts: far ? [] : [`Mod+Shift+${DIRECTIONS[direction].key}`],
    scope: 'layers',
    route: 'pad',
    fromKeys: () => undefined,
    enabled: ({ selection }) => selection.length > 0,
    patches: (situation) => patchesFor(movable(situation), (node) => resized(node, direction, step, situation)),
    announce: sizeAnnouncement,
    burstWords: resizedWords,
  });
}

export const RESIZES = [false, true].flatMap((far) => eachDirection((direction) => resize(direction, far)));

const NAMES = new Set(RESIZES.map(({ name }) => name));
const isResize = (name: string): boolean => NAMES.has(name);
