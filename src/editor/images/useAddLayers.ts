// Adding layers from the catalogue and from picture files: art and pictures are kept on this device first.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import type { Point } from '@/face/geometry/bounds';
import { type CatalogueEntry, catalogueItem, createNode, isPinnedFirst, playbackOf } from '@/face/nodes';
import type { GivenImage } from '@/face/nodes/defineNode';
import type { WantedImages } from '@/forms/formServices';
import type { AssetRef } from '@/schemas/imageRef';
import { newId } from '@/schemas/newId';
import type { KnownNode } from '@/schemas/nodes';
import { errorMessage } from '@/service/api/apiError';
import { upload } from '@/service/api/uploads';
import { adoptArt } from '@/service/localDrafts/adoptArt';
import { type LocalWork, useLocalWork } from '@/service/localDrafts/localWork';
import type { WithSession } from '@/service/session/session';
import type { SessionDispatch } from '@/service/session/signIn';
import { announce } from '@/ui/announce';
import { showToast } from '@/ui/toasts';
import { addNode } from '../commands/addNode';
import type { WithEditor } from '../document/selectors';
import { type EditorStore, runCommand } from '../door/runCommand';
import { type CheckedFile, checkFile, chooseFiles, isGifFile, type KeptImage, keepChecked } from './addImages';
import { centredAt } from './centredAt';
import { inTurn } from './inTurn';
import { type StartPictures, startPlace } from './startPlace';
import { type TakenGroup, takeGroup } from './takeGroup';

/** Files taken at once as layers of their own; more would be a folder dropped by mistake (reliability.md, fault 15). */
const FILES_MAX = 20;

export interface AddLayers {
  /** Adds an entry of the catalogue, centred on a point of the canvas if given; asks for its pictures first. */
  addEntry(entry: CatalogueEntry, at?: Point): Promise<void>;
  /** Adds pictures as layers of a catalogue key, centred on a point of the canvas where one is given. */
  addFiles(files: readonly File[], at?: Point, key?: string): Promise<void>;
  /** Asks for one picture and keeps it; null if none was chosen or it was refused. */
  pickImage(): Promise<string | null>;
  /** Asks for pictures of one size and keeps them, in the order of their names; null as above. */
  pickImages(wanted: WantedImages): Promise<readonly GivenImage[] | null>;
  /** The same for files that are there already. */
  takeImages(files: readonly File[], wanted: WantedImages): Promise<readonly GivenImage[] | null>;
}

export function useAddLayers(): AddLayers {
  const { t } = useTranslation(['editor', 'errors', 'catalogue']);
  const work = useLocalWork();
  const dispatch = useDispatch<SessionDispatch>();
  const store = useStore<WithEditor & WithSession>();
  return useMemo(
    () => makeAddLayers({ t: (key, values = {}) => t(key, values), work, dispatch, store }),
    [t, work, dispatch, store],
  );
}

interface Ports {
  t(key: string, values?: Record<string, unknown>): string;
  work: LocalWork;
  dispatch: SessionDispatch;
  store: { getState(): WithEditor & WithSession; dispatch: EditorStore['dispatch'] };
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

function makeAddLayers({ t, work, dispatch, store }: Ports): AddLayers {
  const tell = (text: string) => showToast({ tone: 'error', text });
  const tellNotKept = (name: string, error: unknown) => {
    console.warn(`${name} could not be kept.`, error);
    tell(t(isFull(error) ? 'images.storageFull' : 'images.notKept', { name }));
  };

  /** Sends pictures to the server now, one after the other, so that the save has less to do; if it fails, the save tries again. */
  const uploadEarly = async (pictures: readonly { file: File; url: string }[]) => {
    const { user } = store.getState().session;
    if (!user) return;
    for (const { file, url } of pictures) {
      const ref = url as AssetRef;
      if (await work.assets.uploadedUrl(ref, user.userId)) continue;
      const { data, error } = await dispatch(upload.initiate(file));
      if (data) await work.assets.noteUpload(ref, user.userId, data.url);
      else {
        showToast({ tone: 'warning', text: errorMessage((key, values) => t(key, values), error) });
        return;
      }
    }
  };

  /** Keeps checked pictures, all or none; tells why not. */
  const keepAll = async (files: readonly CheckedFile[]): Promise<KeptImage[] | null> => {
    const kept: KeptImage[] = [];
    for (const checked of files) {
      try {
        kept.push(await keepChecked(checked, work.assets));
      } catch (error) {
        tellNotKept(checked.name, error);
        return null;
      }
    }
    void uploadEarly(files.map(({ file }, index) => ({ file, url: kept[index]?.url ?? '' })));
    return kept;
  };

  /** Checks and keeps a picture on its own, or tells why not. */
  const keep = async (file: File): Promise<KeptImage | null> => {
    const checked = await checkFile(file);
    if (!('ok' in checked)) return (await keepAll([checked]))?.[0] ?? null;
    tell(t('images.refused', { name: file.name, reason: t(checked.key, checked.params) }));
    return null;
  };

  /** Checks and keeps pictures of one layer, or tells why not. */
  const keepGroup = async (
    files: readonly File[],
    wanted: WantedImages,
  ): Promise<(StartPictures & TakenGroup) | null> => {
    const [first] = files;
    if (!first) return null;
    announce(t('images.reading', { name: first.name }), { topic: 'images' });
    const group = await takeGroup(files, wanted).catch((error: unknown) => {
      console.warn('A group of pictures could not be read.', error);
      return t('images.notKept', { name: first.name });
    });
    if (typeof group === 'string') {
      tell(group);
      return null;
    }
    const images = await keepAll(group.files);
    return images && { ...group, images };
  };

  const add = (nodes: readonly KnownNode[]) => {
    if (nodes.length > 0) runCommand(store, addNode, { nodes });
  };
  const freshNode = (entry: CatalogueEntry, start?: StartPictures) =>
    createNode(entry, {
      uuid: newId(),
      label: t(`catalogue:items.${entry.key}`),
      place: startPlace(store.getState(), start),
    });

  /** A new layer of several pictures; it says so where they had to be scaled down. */
  const groupNode = (entry: CatalogueEntry, start: StartPictures, at?: Point): KnownNode => {
    const node = freshNode(entry, start);
    const [first] = start.images;
    if (
      first &&
      'width' in node.style &&
      playbackOf(node) &&
      first.width * first.height > node.style.width * node.style.height
    )
      showToast({ text: t('images.animationScaled', { width: node.style.width, height: node.style.height }) });
    return centredAt(node, at);
  };

  const addFiles: AddLayers['addFiles'] = async (files, at, key = 'image') => {
    const entry = catalogueItem(key);
    const animation = catalogueItem('animation');
    if (!entry) return;
    if (files.length > FILES_MAX) showToast({ tone: 'warning', text: t('images.tooMany', { max: FILES_MAX }) });
    const keepEach = async () => {
      const made: KnownNode[] = [];
      for (const file of files.slice(0, FILES_MAX)) {
        // A GIF that was dropped or pasted is an animation, as it is from the catalogue.
        if (key === 'image' && animation?.pictures && (await isGifFile(file))) {
          const start = await keepGroup([file], animation.pictures);
          if (start) made.push(groupNode(animation, start, at));
          continue;
        }
        const image = await keep(file);
        if (image) made.push(centredAt(freshNode(entry, { images: [image] }), at));
      }
      return made;
    };
    await inTurn(keepEach(), add);
  };

  const takeImages: AddLayers['takeImages'] = async (files, wanted) => (await keepGroup(files, wanted))?.images ?? null;

  return {
    addFiles,
    async addEntry(entry, at) {
      const { pictures } = entry;
      if (pictures?.max === 1) {
        // One layer for each picture; of what stands right above the root there is one.
        await addFiles(await chooseFiles({ multiple: !isPinnedFirst(freshNode(entry)) }), at, entry.key);
        return;
      }
      if (pictures) {
        const files = await chooseFiles({ multiple: true, gif: pictures.gif ?? false });
        await inTurn(keepGroup(files, pictures), (start) => {
          if (start) add([groupNode(entry, start, at)]);
        });
        return;
      }
      try {
        await inTurn(adoptArt(freshNode(entry), work.assets.putAsset), (node) => add([centredAt(node, at)]));
      } catch (error) {
        tellNotKept(t(`catalogue:items.${entry.key}`), error);
      }
    },
    async pickImage() {
      const [file] = await chooseFiles({ multiple: false });
      return file ? ((await keep(file))?.url ?? null) : null;
    },
    takeImages,
    pickImages: async (wanted) =>
      takeImages(await chooseFiles({ multiple: wanted.max > 1, gif: wanted.gif ?? false }), wanted),
  };
}
