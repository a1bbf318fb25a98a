// Lazy loading of the code that draws preserved parts, because few faces have any.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { FaceNode } from '@/schemas/nodes';
import { isForeign } from '../index';

/** The loaded module, or loading, or failed. */
export type PartDrawing = 'waiting' | typeof import('./DrawnPartSvg') | 'failed';

const drawing = createStore<PartDrawing>('waiting');
let coming: Promise<void> | null = null;

async function fetched(): Promise<void> {
  try {
    drawing.set(await import('./DrawnPartSvg'));
  } catch (error) {
    coming = null;
    drawing.set('failed');
    throw error;
  }
}

/** As far as it has come. */
export const partDrawing: ReadableStore<PartDrawing> = drawing;

/** Resolves when preserved parts can be drawn. Rejects if the code cannot be fetched; the next call tries again. */
export function loadPartDrawing(): Promise<void> {
  coming ??= fetched();
  return coming;
}

/** Whether the code that draws these layers is loaded. */
export const canDraw = (nodes: readonly FaceNode[]): boolean =>
  typeof drawing.get() === 'object' || !nodes.some(isForeign);

/** Resolves when these layers can be drawn, immediately if none is a preserved part. Rejects like `loadPartDrawing`. */
export const readyToDraw = async (nodes: readonly FaceNode[]): Promise<void> => {
  if (!canDraw(nodes)) await loadPartDrawing();
};
