// Notifies each drawn layer of its own changes: one store listener finds the changed layers, and a resize can preview
// styles.
import { createKeyedSignal } from '@/face/liveData/createStore';
import type { FaceNode } from '@/schemas/nodes';
import type { EditorReduxStore } from '../dispatch/editorContext';
import type { LayerList } from '../document/editorState';
import { selectNode, selectNodes } from '../document/selectors';
import type { StylePatches } from './gestureValues';

/** The data source of one layer; the functions never change. */
export interface LayerChannel {
  get(): FaceNode | undefined;
  subscribe(listener: () => void): () => void;
}

export interface LayerFeed {
  channel(uuid: string): LayerChannel;
  /** Replaces style fields for a preview, without changing the document. An empty map ends it. */
  preview(patches: StylePatches): void;
  /** Subscribes to the store; returns the function that stops it. */
  start(): () => void;
}

export const NO_PREVIEW: StylePatches = new Map();

interface Entry extends LayerChannel {
  tried: { node: FaceNode; patch: object; merged: FaceNode } | null;
}

const withStyle = (node: FaceNode, patch: object): FaceNode =>
  'style' in node ? ({ ...node, style: { ...(node.style as object), ...patch } } as FaceNode) : node;

export function createLayerFeed(store: EditorReduxStore): LayerFeed {
  const entries = new Map<string, Entry>();
  const changed = createKeyedSignal<string>();
  let tried: StylePatches = NO_PREVIEW;

  const read = (uuid: string, entry: Entry): FaceNode | undefined => {
    const node = selectNode(store.getState(), uuid);
    const patch = node && tried.get(uuid);
    if (!patch) return node;
    if (entry.tried?.node !== node || entry.tried.patch !== patch) {
      entry.tried = { node, patch, merged: withStyle(node, patch) };
    }
    return entry.tried.merged;
  };

  const channel = (uuid: string): Entry => {
    const existing = entries.get(uuid);
    if (existing) return existing;
    const entry: Entry = {
      tried: null,
      get: () => read(uuid, entry),
      subscribe(listener) {
        entries.set(uuid, entry);
        const stop = changed.subscribe([uuid], listener);
        return () => {
          stop();
          if (changed.listeners(uuid) === 0) entries.delete(uuid);
        };
      },
    };
    entries.set(uuid, entry);
    return entry;
  };

  /** Notifies layers that changed or were removed. */
  const emitChanged = (before: LayerList, after: LayerList) => {
    const byId = new Map(before.map((node) => [node.uuid, node]));
    const differing: string[] = [];
    for (const node of after) {
      if (byId.get(node.uuid) !== node) differing.push(node.uuid);
      byId.delete(node.uuid);
    }
    changed.emit([...differing, ...byId.keys()]);
  };

  return {
    channel,
    preview(patches) {
      const touched = new Set([...tried.keys(), ...patches.keys()]);
      tried = patches;
      changed.emit(touched);
    },
    start() {
      let last = selectNodes(store.getState());
      return store.subscribe(() => {
        const now = selectNodes(store.getState());
        if (now === last) return;
        const before = last;
        last = now;
        emitChanged(before, now);
      });
    },
  };
}
