// The code that draws layers of some node types, loaded with the first such layer. Apart from the definitions, which a server
// uses as well and which draw nothing.
import type { NodeType } from '@/schemas/nodes';
import { effectDrawing } from './effectDrawing';
import { slotDrawing } from './googleComplication/slotDrawing';
import { partDrawing } from './kept/partDrawing';
import type { LateDrawing } from './lateDrawing';
import { shapeDrawing } from './shape/shapeDrawing';

/** By node type, for every type whose definition has `isDrawnLate`. */
export const LATE_DRAWINGS: Readonly<Partial<Record<NodeType, LateDrawing<object>>>> = {
  group: effectDrawing,
  shape: shapeDrawing,
  text: effectDrawing,
  image: effectDrawing,
  progress: effectDrawing,
  google_complication: slotDrawing,
  watch_part: partDrawing,
};
