// Whether the code that draws given layers is loaded, for the node types whose drawing is loaded late.
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { isDrawnLate } from './index';
import { LATE_DRAWINGS } from './lateDrawings';

const missing = (nodes: readonly FaceNode[]) => {
  const needed = nodes.flatMap((node) => (isKnown(node) && isDrawnLate(node) && LATE_DRAWINGS[node.nodeType]) || []);
  return [...new Set(needed)].filter(({ drawing }) => typeof drawing.get() !== 'object');
};

/** Whether these layers can be drawn now. */
export const canDraw = (nodes: readonly FaceNode[]): boolean => missing(nodes).length === 0;

/** Resolves when these layers can be drawn, immediately if all their code is loaded. Rejects if some cannot be fetched. */
export async function readyToDraw(nodes: readonly FaceNode[]): Promise<void> {
  await Promise.all(missing(nodes).map((late) => late.load()));
}

/** Resolves when layers of every type can be drawn. */
export async function loadDrawings(): Promise<void> {
  await Promise.all(Object.values(LATE_DRAWINGS).map((late) => late.load()));
}
