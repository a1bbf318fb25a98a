// Facts about the selected layer for the generated fields: what is behind it, and how many images it needs.

import { boxOf, styleOf } from '@/editor/commands/layerFacts';
import type { PickedStop } from '@/editor/dispatch/editorSession';
import { documentOf } from '@/editor/document/editorState';
import { selectCanvas, selectNodes, selectSelectedNodes, type WithEditor } from '@/editor/document/selectors';
import type { Store } from '@/face/liveData/createStore';
import { imagesNeeded } from '@/face/nodes';
import { isLargeText } from '@/face/seen/textContrast';
import type { FormEnvironment } from '@/forms/services/formEnvironmentContext';
import { fontFamiliesOf } from '@/schemas/fontFamilies';
import type { Backdrop } from './backdrop';

interface ReadableStore {
  getState(): WithEditor;
  subscribe(listener: () => void): () => void;
}

/**
 * Reads the present document; each control compares its own value. `under`: the colors below a text, once known.
 * `pickedStop`: shared with the canvas.
 */
export function createFormEnvironment(
  store: ReadableStore,
  under?: Backdrop,
  pickedStop?: Store<PickedStop | null>,
): FormEnvironment {
  const selected = () => selectSelectedNodes(store.getState());
  const firstLayer = () => selected()[0];
  const onlyLayer = () => (selected().length === 1 ? firstLayer() : undefined);
  return {
    subscribe(listener) {
      const stops = [store.subscribe(listener), under?.subscribe(listener), pickedStop?.subscribe(listener)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    backdrop() {
      const [root] = selectNodes(store.getState());
      const fill = root && styleOf(root).fill;
      const plain = typeof fill === 'string' ? fill.slice(0, 7).toLowerCase() : null;
      const colors = under?.read() ?? null;
      // If only the background is below it, keeps the wording for that, which is known from the start.
      return colors === null || colors.replace(/\*\d+$/, '') === plain ? plain : colors;
    },
    isLargeText() {
      const { width } = selectCanvas(store.getState());
      const sizes = selected().map((node) => styleOf(node).fontSize);
      return sizes.every((size) => typeof size === 'number' && isLargeText(size, width));
    },
    typefaces: () => fontFamiliesOf(documentOf(store.getState().editor)),
    boxRatio() {
      const layer = firstLayer();
      const box = layer && boxOf(layer);
      return box ? box.width / box.height : null;
    },
    stopOf(path) {
      const picked = pickedStop?.get();
      return picked?.path === path && picked.uuid === firstLayer()?.uuid ? picked.index : 0;
    },
    pickStop(path, index) {
      const uuid = firstLayer()?.uuid;
      if (uuid) pickedStop?.set({ uuid, path, index });
    },
    imagesNeeded() {
      const layer = onlyLayer();
      return layer ? imagesNeeded(layer) : null;
    },
    fewestImages() {
      const layer = onlyLayer();
      const needed = layer ? imagesNeeded(layer) : null;
      if (!layer || needed === null) return null;
      return imagesNeeded(layer, needed - 1) ?? needed;
    },
  };
}
