// Resizing the selected layers by 1 px a key press, their pivot or top-left kept; in proportion where the layer demands it.
import { proportional, resizedTo } from '@/face/geometry/resize';
import { boundedLength } from '@/face/geometry/transform';
import { handlesOf } from '@/face/nodes';
import { NUDGE_STEP } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import { sizeSaid } from './announcements';
import { defineStyleEdit, patchesFor } from './changeLayers';
import type { EditSituation } from './defineCommand';
import { DIRECTIONS, type Direction, eachDirection } from './directions';
import { boxOf } from './layerFacts';
import { movable } from './nudge';
import { refuse } from './refuse';

function resized(node: FaceNode, direction: Direction, { canvas }: EditSituation) {
  const box = boxOf(node);
  const { x, y } = DIRECTIONS[direction];
  const { resize, keepRatio } = handlesOf(node, canvas);
  const canGrow = resize.includes('se') || resize.includes(x === 0 ? 's' : 'e');
  if (!box || !canGrow) return refuse('cannotResize');
  const wished = { width: box.width + x * NUDGE_STEP, height: box.height + y * NUDGE_STEP };
  const factor = x === 0 ? wished.height / box.height : wished.width / box.width;
  const size = keepRatio
    ? proportional(box, factor)
    : { width: boundedLength(wished.width), height: boundedLength(wished.height) };
  return { ...resizedTo(box, size) };
}

export const RESIZES = eachDirection((direction) =>
  defineStyleEdit({
    name: `resize${direction}`,
    group: 'move',
    record: (_, { selection }) => ({ burstKey: `resize:${selection.join()}` }),
    shortcuts: [`Mod+Shift+${DIRECTIONS[direction].key}`],
    scope: 'layers',
    enabled: ({ selection }) => selection.length > 0,
    patches: (situation) => patchesFor(movable(situation), (node) => resized(node, direction, situation)),
    announce: sizeSaid,
  }),
);
