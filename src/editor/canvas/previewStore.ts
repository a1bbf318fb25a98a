// Style fields that a resize tries out: only the layers it touches hear of it, the document does not.
import type { StylePatches } from '../gestures/gestureValues';

export type PreviewStyle = Readonly<Record<string, unknown>>;

export interface PreviewStore {
  get(uuid: string): PreviewStyle | undefined;
  subscribe(uuid: string, listener: () => void): () => void;
  /** Replaces what is tried out. An empty map ends it. */
  show(patches: StylePatches): void;
}

export const NO_PREVIEW: StylePatches = new Map();

export function createPreviewStore(): PreviewStore {
  let shown: StylePatches = NO_PREVIEW;
  const listeners = new Map<string, Set<() => void>>();
  return {
    get: (uuid) => shown.get(uuid),
    subscribe(uuid, listener) {
      const own = listeners.get(uuid) ?? new Set();
      own.add(listener);
      listeners.set(uuid, own);
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(uuid) === own) listeners.delete(uuid);
      };
    },
    show(patches) {
      const touched = new Set([...shown.keys(), ...patches.keys()]);
      shown = patches;
      for (const uuid of touched) for (const listener of listeners.get(uuid) ?? []) listener();
    },
  };
}
