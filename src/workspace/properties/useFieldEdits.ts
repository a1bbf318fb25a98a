// Document changes of the generated fields: each valid change runs a command, a burst is one undo state, Escape reverts
// it.
import { useMemo } from 'react';
import { layersBy } from '@/editor/commands/layerFacts';
import { rename } from '@/editor/commands/rename';
import { imageListOf, replaceImages } from '@/editor/commands/replaceImages';
import { replacePicture, showsPicture, untrimPicture } from '@/editor/commands/replacePicture';
import { endBurst, takeBackTo } from '@/editor/commands/session';
import { setFact } from '@/editor/commands/setFact';
import { setField } from '@/editor/commands/setField';
import { setHand } from '@/editor/commands/setHand';
import { type EditorReduxStore, useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import type { LayerList } from '@/editor/document/editorState';
import { selectNodes } from '@/editor/document/selectors';
import { announceTrim } from '@/editor/images/announceTrim';
import { PICTURE_PATH } from '@/editor/images/picturePath';
import { byteFieldOf, imagesOf, turnsOnDial } from '@/face/nodes';
import type { Refusal } from '@/face/platforms/platformPolicy';
import { readImageList } from '@/forms/controls/imageList';
import type { FieldRefusal } from '@/forms/useLiveField';
import type { FaceNode } from '@/schemas/nodes';
import { refusalWords } from '@/simulator/refusalWords';

const STYLE = 'style.';
/** Which clock hand an image is, if any. */
const KIND = 'type';

/** The size in bytes of an image changes with its reference, if it is known. */
function besideOf(
  store: EditorReduxStore,
  node: FaceNode | undefined,
  path: string,
  value: unknown,
): { beside?: Readonly<Record<string, number>> } {
  const bytesAt = node ? byteFieldOf(node, path) : null;
  const bytes = bytesAt !== null && typeof value === 'string' ? store.desk.pictures.sizeOf(value) : undefined;
  // The size is in the style for a style field, otherwise in the layer.
  return bytesAt === null || bytes === undefined ? {} : { beside: { [bytesAt.replace(STYLE, '')]: bytes } };
}

/** Returns to the layers before the edit if undo still reaches them. */
function travelBack(store: EditorReduxStore, layers: LayerList): boolean {
  runCommand(store, takeBackTo, layers);
  return selectNodes(store.getState()) === layers;
}

/** The field itself shows the reason. */
const QUIET = { onRefusal: () => {} };

/**
 * Replaces an image and keeps its proportions. Null if nothing is known about it, or if it does not fill these layers.
 */
function replaceOriginal(
  store: EditorReduxStore,
  uuids: readonly string[],
  url: unknown,
): { refusal: Refusal | null } | null {
  const stored = typeof url === 'string' ? store.desk.pictures.of(url) : undefined;
  const isFilled = layersBy(selectNodes(store.getState()), uuids).every(showsPicture);
  if (!stored || typeof url !== 'string' || !isFilled) return null;
  const { trim, name, fileSize } = stored;
  const refusal = runCommand(store, replacePicture, { uuids, picture: { ...stored, url } }, QUIET);
  if (refusal === null && trim) {
    const { whole, crop, fileSize: bytesBefore, keepWhole } = trim;
    // Undoes only the crop. The new image stays.
    const takeBack = async () => {
      const wholeUrl = await keepWhole();
      const back = { uuids, from: url, url: wholeUrl ?? '', fileSize: bytesBefore, trim: { whole, crop } };
      if (wholeUrl !== null) runCommand(store, untrimPicture, back);
    };
    announceTrim(store, [{ name, whole, crop, bytesBefore, bytesAfter: fileSize }], () => void takeBack());
  }
  return { refusal };
}

/** Replaces a list of images and keeps their proportions. Null as above, and for a list that was only modified. */
function replaceOriginals(
  store: EditorReduxStore,
  uuids: readonly string[],
  path: string,
  value: unknown,
): { refusal: Refusal | null } | null {
  const list = readImageList(value);
  const [first] = list;
  const size = first && store.desk.pictures.of(first.url);
  const layers = layersBy(selectNodes(store.getState()), uuids);
  const isOther = (node: FaceNode) => {
    const layerImages = new Set(imagesOf(node).map(({ url }) => url));
    return STYLE + imageListOf(node) === path && !list.some(({ url }) => layerImages.has(url));
  };
  if (!size || !layers.every(isOther)) return null;
  const { width, height } = size;
  const images = list.map((image) => ({ ...image, width, height }));
  return { refusal: runCommand(store, replaceImages, { uuids, images }, QUIET) };
}

/** Handlers for the fields of these layers. Paths are those of a layer: `label`, `style.x`. */
export function useFieldEdits(uuids: readonly string[]) {
  const { store, pictures } = useEditor();
  return useMemo(() => {
    let burst: { path: string; before: LayerList } | null = null;
    const write = (path: string, value: unknown) => {
      const [uuid = ''] = uuids;
      const before = burst?.path === path ? burst.before : selectNodes(store.getState());
      const node = selectNodes(store.getState()).find((layer) => layer.uuid === uuid);
      const beside = besideOf(store, node, path, value);
      const replaced =
        path === PICTURE_PATH ? replaceOriginal(store, uuids, value) : replaceOriginals(store, uuids, path, value);
      if (replaced) return replaced.refusal;
      if (path.startsWith(STYLE)) {
        return runCommand(store, setField, { uuids, path: path.slice(STYLE.length), value, before, ...beside }, QUIET);
      }
      if (path === 'label') return runCommand(store, rename, { uuid, label: String(value) }, QUIET);
      if (path === KIND) {
        const fresh = layersBy(selectNodes(store.getState()), uuids).filter((layer) => !turnsOnDial(layer));
        const refusal = runCommand(store, setHand, { hands: new Map(uuids.map((id) => [id, String(value)])) }, QUIET);
        // A hand must not have transparent edges, because it could not rotate correctly with them.
        const were = new Set(fresh.map((layer) => layer.uuid));
        const now = selectNodes(store.getState()).filter((layer) => were.has(layer.uuid) && turnsOnDial(layer));
        if (now.length > 0) pictures.trimHands(now.map((layer) => layer.uuid));
        return refusal;
      }
      return runCommand(store, setFact, { uuids, path, value, ...beside }, QUIET);
    };
    const end = () => {
      burst = null;
      runCommand(store, endBurst, undefined);
    };
    return {
      onChange(path: string, value: unknown): FieldRefusal | null {
        if (burst?.path !== path) burst = { path, before: selectNodes(store.getState()) };
        const refusal = write(path, value);
        return refusal && { text: refusalWords(refusal), tone: refusal.severity };
      },
      onCommit: end,
      onRevert(path: string, firstValue: unknown) {
        const isBack = burst?.path === path && travelBack(store, burst.before);
        if (!isBack) write(path, firstValue);
        end();
      },
    };
  }, [store, pictures, uuids]);
}
