// Actions on the single image of a layer: replace it, crop its transparent edges, use its natural size.

import { isWorthTrimming } from '@/bytes/picture/pictureTrim';
import { ALL_CLEAR } from '@/bytes/png/allClear';
import type { Bounds } from '@/face/geometry/bounds';
import type { Size } from '@/face/geometry/resize';
import { turnsOnDial, vectorSourceOf } from '@/face/nodes';
import { loadAsset } from '@/service/api/assetUrl';
import { decodeImage } from '@/service/localDrafts/checkImage';
import { announce } from '@/ui/announce';
import { showToast } from '@/ui/toasts';
import { layersBy } from '../commands/layerFacts';
import { type Drawing, naturalSize, pictureOf, type TrimPicturePayload, trimPicture } from '../commands/replacePicture';
import { runCommand } from '../dispatch/runCommand';
import { currentNodes, type EditorState } from '../document/editorState';
import { selectNodes, selectSelectedNodes } from '../document/selectors';
import { chooseFiles } from './addImages';
import { announceEmpty } from './announceEmpty';
import { announceTrim, type TrimReport } from './announceTrim';
import { PICTURE_PATH } from './picturePath';
import type { FileKeeper, ImagePorts } from './storeFiles';
import { trimEdges } from './trimEdges';

export interface PictureActs {
  /** Asks for one image for the field at this path and stores it. Null if the user cancels or it is rejected. */
  pickImage(path: string): Promise<string | null>;
  /** The same for a given file. */
  takeImage(file: File, path: string): Promise<string | null>;
  /**
   * Offers to crop the transparent edges of new layers' images if it is worthwhile. Reports fully transparent images.
   */
  offerTrim(uuids: readonly string[]): Promise<void>;
  /** Crops the transparent edges of these layers' images and reports the result. */
  trim(uuids: readonly string[]): Promise<void>;
  /**
   * The same for layers that just became hands, but silent if no edge is transparent. `isQuiet`: the caller reports the
   * result.
   */
  trimHands(uuids: readonly string[], isQuiet?: boolean): Promise<void>;
  /** Resizes these layers to the size of their images. */
  naturalSize(uuids: readonly string[]): Promise<void>;
}

/** The drawing of a cropped image. Loads the code on first use. */
async function croppedDrawing(drawing: Drawing | undefined, whole: Size, crop: Bounds): Promise<Drawing | undefined> {
  return drawing && (await import('./vectorPicture')).croppedDrawing(drawing, whole, crop);
}

export function createPictureActs(ports: ImagePorts, keeper: FileKeeper): PictureActs {
  const { t, store } = ports;

  /** The references of these layers' images and the layers that show each. */
  const shownBy = (uuids: readonly string[]): ReadonlyMap<string, readonly string[]> => {
    const layersOf = new Map<string, string[]>();
    for (const node of layersBy(selectNodes(store.getState()), uuids)) {
      const url = pictureOf(node);
      if (url !== '') layersOf.set(url, [...(layersOf.get(url) ?? []), node.uuid]);
    }
    return layersOf;
  };
  const drawingOf = (uuid: string | undefined, url: string): Drawing | undefined => {
    const [node] = layersBy(selectNodes(store.getState()), uuid === undefined ? [] : [uuid]);
    const vector = node ? vectorSourceOf(node) : null;
    return vector?.url === url ? vector : undefined;
  };
  const labelOf = (uuid: string) => layersBy(selectNodes(store.getState()), [uuid])[0]?.label ?? '';

  /** `isNewHand`: the crop was not requested, and layers that are no longer hands are skipped. */
  const trimLayers = async (uuids: readonly string[], isNewHand: boolean, isQuiet = false) => {
    if (!isNewHand) announce(t('editor:images.trimming'), { topic: 'images' });
    const trims: TrimPicturePayload['trims'][number][] = [];
    const reports: TrimReport[] = [];
    const empty: string[] = [];
    try {
      for (const [from, layers] of shownBy(uuids)) {
        const name = store.desk.pictures.of(from)?.name ?? labelOf(layers[0] ?? '');
        const whole = await loadAsset(from);
        const edges = await trimEdges(whole, `${name}.png`);
        if (edges === ALL_CLEAR) empty.push(name);
        if (!edges || edges === ALL_CLEAR) continue;
        const { width, height } = edges.crop;
        const picture = (await keeper.keepAll([{ file: edges.file, name: edges.file.name, width, height }]))?.[0];
        if (!picture) return;
        const { url, fileSize } = picture;
        const { whole: size, crop } = edges;
        const drawing = await croppedDrawing(drawingOf(layers[0], from), size, crop);
        for (const uuid of layers) trims.push({ uuid, from, url, fileSize, drawing, whole: size, crop, isNewHand });
        reports.push({ name, whole: edges.whole, crop: edges.crop, bytesBefore: whole.size, bytesAfter: fileSize });
      }
    } catch (error) {
      console.info('A picture could not be trimmed.', error);
      if (!isNewHand) showToast({ tone: 'error', text: t('editor:images.notTrimmed') });
      return;
    }
    if (!isNewHand) announceEmpty(empty);
    if (trims.length === 0) {
      if (!isNewHand && empty.length === 0) showToast({ text: t('editor:images.noEdges') });
      return;
    }
    const before = selectNodes(store.getState());
    const hands = new Set(before.filter(turnsOnDial).map(({ uuid }) => uuid));
    const meant = isNewHand ? trims.filter(({ uuid }) => hands.has(uuid)) : trims;
    const refusal = runCommand(store, trimPicture, { trims: meant });
    if (refusal === null && !isQuiet && selectNodes(store.getState()) !== before) announceTrim(store, reports);
  };

  const offerTrim: PictureActs['offerTrim'] = async (uuids) => {
    const clear = new Map<string, string>();
    const empty: string[] = [];
    for (const [url, layers] of shownBy(uuids)) {
      const blob = await loadAsset(url).catch(() => null);
      const edges = blob && (await trimEdges(blob, url));
      if (edges === ALL_CLEAR) empty.push(store.desk.pictures.of(url)?.name ?? labelOf(layers[0] ?? ''));
      else if (edges && isWorthTrimming(edges)) for (const uuid of layers) clear.set(uuid, url);
    }
    announceEmpty(empty);
    const [first, ...more] = clear.keys();
    if (first === undefined) return;
    const text =
      more.length > 0
        ? t('editor:images.haveEdges', { n: clear.size })
        : t('editor:images.hasEdges', { name: labelOf(first) });
    const label = t('editor:images.trim');
    const onSelect = () => void trimLayers([...clear.keys()], false);
    /** While one of the layers still shows the image that the offer is about. */
    const holds = (state: EditorState) => currentNodes(state).some((node) => clear.get(node.uuid) === pictureOf(node));
    if (holds(store.getState().editor)) store.desk.offers.make({ text, label, onSelect, holds });
  };

  /**
   * Crops the transparent edges of a hand's image before it is used, because the hand could not rotate correctly with
   * them.
   */
  const takeImage: PictureActs['takeImage'] = async (file, path) => {
    const checked = await keeper.check(file);
    if (!checked) return null;
    const selected = selectSelectedNodes(store.getState());
    const isOfHands = path === PICTURE_PATH && selected.length > 0 && selected.every(turnsOnDial);
    const trimmedEdges = isOfHands ? await trimEdges(checked.file, file.name) : null;
    const edges = trimmedEdges === ALL_CLEAR ? null : trimmedEdges;
    const drawing = edges ? await croppedDrawing(checked.drawing, edges.whole, edges.crop) : checked.drawing;
    const taken = edges ? { ...checked, file: edges.file, drawing, ...sizeOf(edges.crop) } : checked;
    const picture = (await keeper.keepAll([taken]))?.[0];
    if (!picture) return null;
    if (edges) {
      const { whole, crop } = edges;
      const keepWhole = async () => (await keeper.keepAll([checked]))?.[0]?.url ?? null;
      store.desk.pictures.note(picture.url, {
        ...picture,
        trim: { whole, crop, fileSize: checked.file.size, keepWhole },
      });
    } else if (path === PICTURE_PATH) {
      // Offer the crop after the field has the image.
      setTimeout(() => void offerTrim(selected.map(({ uuid }) => uuid)));
    } else if ((await trimEdges(checked.file, file.name)) === ALL_CLEAR) announceEmpty([picture.name]);
    return picture.url;
  };

  return {
    trim: (uuids) => trimLayers(uuids, false),
    trimHands: (uuids, isQuiet) => trimLayers(uuids, true, isQuiet),
    offerTrim,
    takeImage,
    async pickImage(path) {
      const [file] = await chooseFiles({ multiple: false });
      return file ? takeImage(file, path) : null;
    },
    async naturalSize(uuids) {
      const sizes = new Map<string, Size>();
      try {
        for (const [url, layers] of shownBy(uuids)) {
          const size = sizeOf(store.desk.pictures.of(url) ?? (await decodeImage(await loadAsset(url))));
          for (const uuid of layers) sizes.set(uuid, size);
        }
      } catch (error) {
        console.info('The size of a picture could not be read.', error);
        showToast({ tone: 'error', text: t('editor:images.notTrimmed') });
        return;
      }
      runCommand(store, naturalSize, { sizes });
    },
  };
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });
