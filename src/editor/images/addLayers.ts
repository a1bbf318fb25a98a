// Adds layers from the catalogue and from image files. Stores art and images on this device first.

import type { Point } from '@/face/geometry/bounds';
import { type CatalogueEntry, catalogueItem, isPinnedFirst, playbackOf } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import type { HandKind } from '@/face/nodes/handKinds';
import { freeLabel } from '@/schemas/freeLabel';
import { newId } from '@/schemas/newId';
import type { KnownNode } from '@/schemas/nodes';
import { adoptArt } from '@/service/localDrafts/adoptArt';
import { showToast } from '@/ui/toasts';
import { addNode } from '../commands/addNode';
import { restyled } from '../commands/changeLayers';
import { pictureStyle } from '../commands/replacePicture';
import { runCommand } from '../dispatch/runCommand';
import { selectCanvas, selectNodes } from '../document/selectors';
import { chooseFiles, isGifFile, type StoredImage } from './addImages';
import { announceRefused, type RefusedFile } from './announceRefused';
import { centredAt } from './centredAt';
import { type AddedDigits, type JoinedDigits, joinDigits, type MadeLayer, offerDigits, withJoined } from './joinDigits';
import { becomeHands, handNamed } from './namedHands';
import { createPictureActs } from './pictureActs';
import { type StartPictures, startPlace } from './startPlace';
import { createFileKeeper, type ImagePorts } from './storeFiles';
import type { AddLayers } from './useAddLayers';

/**
 * Maximum number of files added at once as separate layers. More would be a folder dropped by mistake
 * (docs/rules/reliability.md, fault 15).
 */
const FILES_MAX = 20;

const NO_LABELS: ReadonlySet<string> = new Set();

/** Adds to the layer the SVG drawing that its image was rendered from. */
function withDrawing(node: KnownNode, { url, fileSize, drawing }: StoredImage): KnownNode {
  return drawing ? (restyled(node, pictureStyle(url, fileSize, drawing)) as KnownNode) : node;
}

const inSeconds = (ms: number): number => Math.round(ms) / 1000;

/** For the open design that the ports belong to. */
export function makeAddLayers(ports: ImagePorts): AddLayers {
  const { t, work, store } = ports;
  const keeper = createFileKeeper(ports);
  const { keepGroup, keepAll } = keeper;
  const pictures = createPictureActs(ports, keeper);

  /** `at`: the drop position. Returns whether the layers were added. */
  const add = (nodes: readonly KnownNode[], at?: Point): boolean =>
    nodes.length > 0 &&
    runCommand(store, addNode, { nodes, isPlaced: at !== undefined && nodes.length === 1 }) === null;
  const freshNode = (entry: CatalogueEntry, start?: StartPictures) =>
    createNode(entry, {
      uuid: newId(),
      label: t(`catalogue:items.${entry.key}`),
      place: startPlace(store.getState(), start),
    });

  /** Names an image layer after its file. A layer pinned above the root keeps its catalogue name. */
  const pictureNode = (entry: CatalogueEntry, image: StoredImage, at?: Point): KnownNode => {
    const fresh = withDrawing(freshNode(entry, { images: [image] }), image);
    const node = centredAt(fresh, at, selectCanvas(store.getState()));
    const name = image.name.trim();
    return name === '' || isPinnedFirst(node) ? node : { ...node, label: freeLabel(name, NO_LABELS) };
  };

  /** Reports a GIF if its delays differ from the layer's delay. */
  const sayDelay = (node: KnownNode, { delays = [] }: StartPictures) => {
    const playback = playbackOf(node);
    const changed = playback && delays.some((delay) => delay !== playback.delayMs);
    if (!playback || !changed) return;
    const [least, most] = [Math.min(...delays), Math.max(...delays)].map(inSeconds);
    const from = least === most ? least : `${least}–${most}`;
    showToast({ text: t('editor:images.frameDelays', { name: node.label, from, to: inSeconds(playback.delayMs) }) });
  };

  /** A new layer with several images. Reports if they had to be scaled down. */
  const groupNode = (entry: CatalogueEntry, start: StartPictures, at?: Point): KnownNode => {
    const node = freshNode(entry, start);
    const [first] = start.images;
    sayDelay(node, start);
    if (
      first &&
      'width' in node.style &&
      playbackOf(node) &&
      first.width * first.height > node.style.width * node.style.height
    )
      showToast({ text: t('editor:images.animationScaled', { width: node.style.width, height: node.style.height }) });
    return centredAt(node, at, selectCanvas(store.getState()));
  };

  /** The sets of digits among pictures that were just stored, each as one layer. */
  const digitLayers = (files: readonly File[], made: readonly MadeLayer[], at?: Point): JoinedDigits[] => {
    const entry = catalogueItem('digits');
    if (!entry) return [];
    return joinDigits(files, made, ({ textTag }, images) => {
      const node = groupNode(entry, { images }, at);
      return textTag === null ? node : (restyled(node, { textTag }) as KnownNode);
    });
  };

  const addFiles: AddLayers['addFiles'] = async (files, at, key = 'image', alt = '') => {
    const entry = catalogueItem(key);
    const animation = catalogueItem('animation');
    if (!entry) return;
    const taken = files.slice(0, FILES_MAX);
    const refused: RefusedFile[] = [];
    const hands = new Map<string, HandKind>();
    const keepEach = async () => {
      const made: MadeLayer[] = [];
      for (const file of taken) {
        // A dropped or pasted GIF becomes an animation, as from the catalogue.
        if (key === 'image' && animation?.pictures && (await isGifFile(file))) {
          const start = await keepGroup([file], animation.pictures);
          if (start) made.push({ node: groupNode(animation, start, at) });
          continue;
        }
        const checked = await keeper.check(file, (one) => refused.push(one));
        if (!checked) continue;
        const images = await keepAll([checked]);
        // The device's storage is full: the remaining files would fail too.
        if (!images) break;
        const [image] = images;
        if (!image) continue;
        const node = pictureNode(entry, image, at);
        const hand = key === 'image' ? handNamed(file.name) : null;
        if (hand && ![...hands.values()].includes(hand)) hands.set(node.uuid, hand);
        made.push({ node: alt === '' ? node : (restyled(node, { alt }) as KnownNode), file, image });
      }
      return made;
    };
    const landed: string[] = [];
    const added: AddedDigits[] = [];
    await store.desk.arrivals.inTurn(keepEach(), (made) => {
      const sets = key === 'image' ? digitLayers(taken, made, at) : [];
      const before = selectNodes(store.getState());
      const clear = sets.filter(({ isClear }) => isClear);
      const isJoined = clear.length > 0 && add(withJoined(made, clear), at);
      if (!isJoined) add(withJoined(made, []), at);
      if (isJoined || clear.length === 0) added.push({ sets, made, before });
      landed.push(...made.map(({ node }) => node.uuid));
    });
    announceRefused(t, refused, { left: files.length - FILES_MAX, max: FILES_MAX });
    await becomeHands(store, hands, pictures);
    for (const digits of added)
      offerDigits(store, digits, (nodes) => {
        add(nodes, at);
        void becomeHands(store, hands, pictures);
      });
    void pictures.offerTrim(landed.filter((uuid) => !hands.has(uuid)));
  };

  const takeImages: AddLayers['takeImages'] = async (files, wanted) => (await keepGroup(files, wanted))?.images ?? null;

  return {
    ...pictures,
    addFiles,
    async addEntry(entry, at) {
      const { pictures } = entry;
      if (pictures?.max === 1) {
        // Adds one layer per image, but only one if it must be directly above the root.
        await addFiles(await chooseFiles({ multiple: !isPinnedFirst(freshNode(entry)) }), at, entry.key);
        return;
      }
      if (pictures) {
        const files = await chooseFiles({ multiple: true, gif: pictures.gif ?? false });
        await store.desk.arrivals.inTurn(keepGroup(files, pictures), (start) => {
          if (start) add([groupNode(entry, start, at)], at);
        });
        return;
      }
      try {
        await store.desk.arrivals.inTurn(adoptArt(freshNode(entry), work.assets.putAsset), (node) =>
          add([centredAt(node, at, selectCanvas(store.getState()))], at),
        );
      } catch (error) {
        keeper.announceNotStored(t(`catalogue:items.${entry.key}`), error);
      }
    },
    takeImages,
    pickImages: async (wanted) =>
      takeImages(await chooseFiles({ multiple: wanted.max > 1, gif: wanted.gif ?? false }), wanted),
  };
}
