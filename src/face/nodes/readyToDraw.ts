// Whether the code that draws given layers is loaded, for the node types whose drawing is loaded late.
import type { FaceNode } from '@/schemas/nodes';
import { isForeign } from './index';
import { partDrawing } from './kept/partDrawing';
import { shapeDrawing } from './shape/shapeDrawing';

const LATE = [
  { isNeededBy: isForeign, late: partDrawing },
  { isNeededBy: ({ nodeType }: FaceNode) => nodeType === 'shape', late: shapeDrawing },
];

const missing = (nodes: readonly FaceNode[]) =>
  LATE.filter(({ isNeededBy, late }) => typeof late.drawing.get() !== 'object' && nodes.some(isNeededBy));

/** Whether these layers can be drawn now. */
export const canDraw = (nodes: readonly FaceNode[]): boolean => missing(nodes).length === 0;

/** Resolves when these layers can be drawn, immediately if all their code is loaded. Rejects if some cannot be fetched. */
export async function readyToDraw(nodes: readonly FaceNode[]): Promise<void> {
  await Promise.all(missing(nodes).map(({ late }) => late.load()));
}

/** Resolves when layers of every type can be drawn. */
export async function loadDrawings(): Promise<void> {
  await Promise.all(LATE.map(({ late }) => late.load()));
}
