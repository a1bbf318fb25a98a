// Values of the selected layers for the generated fields: each field hears only of changes at its own path.
import { type FieldSource, valueAt } from '@/forms/fieldSource';
import type { FaceNode } from '@/schemas/nodes';
import { sameValue } from '../../document/sameValue';
import { selectNode, type WithEditor } from '../../document/selectors';

interface ReadableStore {
  getState(): WithEditor;
  subscribe(listener: () => void): () => void;
}

/** Reads the layers with these uuids; the first gives the value, the others decide whether it is mixed. */
export function createNodeSource(store: ReadableStore, uuids: readonly string[]): FieldSource {
  const layers = (): FaceNode[] => {
    const state = store.getState();
    return uuids.flatMap((uuid) => selectNode(state, uuid) ?? []);
  };
  const get = (path: string) => valueAt(layers()[0], path);
  const isMixed = (path: string) => {
    const [first, ...others] = layers().map((node) => valueAt(node, path));
    return others.some((value) => !sameValue(value, first));
  };
  return {
    get,
    isMixed,
    subscribe(path, listener) {
      let seen = layers();
      let told = { value: get(path), mixed: isMixed(path) };
      return store.subscribe(() => {
        const now = layers();
        if (now.length === seen.length && now.every((node, index) => node === seen[index])) return;
        seen = now;
        const next = { value: get(path), mixed: isMixed(path) };
        if (Object.is(next.value, told.value) && next.mixed === told.mixed) return;
        told = next;
        listener();
      });
    },
  };
}
