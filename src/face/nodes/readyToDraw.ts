// Whether the code that draws given layers is loaded, for the node types whose drawing is loaded late.
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { followingDrawing } from './followingDrawing';
import { hasLeftovers, isDrawnLate } from './index';
import { layerDrawing } from './kept/layerDrawing';
import type { LateDrawing } from './lateDrawing';
import { LATE_DRAWINGS } from './lateDrawings';
import { tiltOf } from './tilt';
import { tiltDrawing } from './tiltDrawing';

/** The code that draws the layer and is loaded late. */
function lateDrawingsOf(node: FaceNode): readonly LateDrawing<object>[] {
  if (!isKnown(node)) return [];
  const own = isDrawnLate(node) ? LATE_DRAWINGS[node.nodeType] : undefined;
  return [
    ...(own ? [own] : []),
    ...(hasLeftovers(node) ? [layerDrawing] : []),
    ...(node.live || node.colorRules ? [followingDrawing] : []),
    ...(tiltOf(node) ? [tiltDrawing] : []),
  ];
}

const missing = (nodes: readonly FaceNode[]) => {
  const needed = new Set(nodes.flatMap(lateDrawingsOf));
  return [...needed].filter(({ drawing }) => typeof drawing.get() !== 'object');
};

/** Whether these layers can be drawn now. */
export const canDraw = (nodes: readonly FaceNode[]): boolean => missing(nodes).length === 0;

/** Resolves when these layers can be drawn, immediately if all their code is loaded. Rejects if some cannot be fetched. */
export async function readyToDraw(nodes: readonly FaceNode[]): Promise<void> {
  await Promise.all(missing(nodes).map((late) => late.load()));
}

/** Resolves when layers of every type can be drawn. */
export async function loadDrawings(): Promise<void> {
  await Promise.all(
    [...Object.values(LATE_DRAWINGS), layerDrawing, followingDrawing, tiltDrawing].map((late) => late.load()),
  );
}
