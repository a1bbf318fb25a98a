// Facts about the selected layer for the generated fields: what lies behind it, and how many pictures it needs.
import { imagesNeeded } from '@/face/nodes';
import type { FormFacts } from '@/forms/services/formFacts';
import { styleOf } from '../../commands/layerFacts';
import { selectNodes, selectSelectedNodes, type WithEditor } from '../../document/selectors';
import type { Backdrop } from './backdrop';

interface ReadableStore {
  getState(): WithEditor;
  subscribe(listener: () => void): () => void;
}

/** Read from the document as it is; each control compares what it gets. `under`: the colours under a text, once known. */
export function createFormFacts(store: ReadableStore, under?: Backdrop): FormFacts {
  return {
    subscribe(listener) {
      const stops = [store.subscribe(listener), under?.subscribe(listener)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    backdrop() {
      const colors = under?.read();
      if (colors) return colors;
      const [root] = selectNodes(store.getState());
      const fill = root && styleOf(root).fill;
      return typeof fill === 'string' ? fill.slice(0, 7) : null;
    },
    imagesNeeded() {
      const [layer, ...others] = selectSelectedNodes(store.getState());
      return layer && others.length === 0 ? imagesNeeded(layer) : null;
    },
  };
}
