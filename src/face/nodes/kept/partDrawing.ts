// What draws kept parts: fetched when the first of them is to be seen, since few faces have any.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { FaceNode } from '@/schemas/nodes';
import { isForeign } from '../index';

/** Not here yet, what draws, or not to be had. */
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

/** Settled once kept parts can be drawn. Rejects where what draws them cannot be fetched; the next call tries again. */
export function loadPartDrawing(): Promise<void> {
  coming ??= fetched();
  return coming;
}

/** Whether what draws these layers is here. */
export const canDraw = (nodes: readonly FaceNode[]): boolean =>
  typeof drawing.get() === 'object' || !nodes.some(isForeign);

/** Settled once these layers can be drawn, at once where none is a kept part. Rejects like `loadPartDrawing`. */
export const readyToDraw = async (nodes: readonly FaceNode[]): Promise<void> => {
  if (!canDraw(nodes)) await loadPartDrawing();
};
