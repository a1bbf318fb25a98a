// Lazy loading of the code that draws a node type that few faces have.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';

export interface LateDrawing<M extends object> {
  /** The loaded module, or loading, or failed. */
  drawing: ReadableStore<'waiting' | M | 'failed'>;
  /** Resolves when such layers can be drawn. Rejects if the code cannot be fetched; the next call tries again. */
  load(): Promise<void>;
}

export function lateDrawing<M extends object>(fetch: () => Promise<M>): LateDrawing<M> {
  const drawing = createStore<'waiting' | M | 'failed'>('waiting');
  let coming: Promise<void> | null = null;
  async function fetched(): Promise<void> {
    try {
      drawing.set(await fetch());
    } catch (error) {
      coming = null;
      drawing.set('failed');
      throw error;
    }
  }
  return {
    drawing,
    load() {
      coming ??= fetched();
      return coming;
    },
  };
}
