// What draws kept parts: fetched when the first of them is to be seen, since few faces have any.
import type { FaceNode } from '@/schemas/nodes';
import { isForeign } from '../index';

type Drawing = typeof import('./DrawnPartSvg');

/** Not asked for yet, on its way, here, or not to be had. */
export type PartDrawing = Drawing | 'waiting' | 'failed';

let drawing: PartDrawing = 'waiting';
let coming: Promise<void> | null = null;
const listeners = new Set<() => void>();

function settle(next: PartDrawing): void {
  drawing = next;
  for (const listener of listeners) listener();
}

async function fetched(): Promise<void> {
  try {
    settle(await import('./DrawnPartSvg'));
  } catch (error) {
    coming = null;
    settle('failed');
    throw error;
  }
}

/** As far as it has come; `followPartDrawing` tells when that changes. */
export const partDrawing = (): PartDrawing => drawing;

export function followPartDrawing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Settled once kept parts can be drawn. Rejects where what draws them cannot be fetched; the next call tries again. */
export function loadPartDrawing(): Promise<void> {
  coming ??= fetched();
  return coming;
}

/** Whether what draws these layers is here. */
export const canDraw = (nodes: readonly FaceNode[]): boolean => typeof drawing === 'object' || !nodes.some(isForeign);

/** Settled once these layers can be drawn, at once where none is a kept part. Rejects like `loadPartDrawing`. */
export const readyToDraw = async (nodes: readonly FaceNode[]): Promise<void> => {
  if (!canDraw(nodes)) await loadPartDrawing();
};
