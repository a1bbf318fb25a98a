// Adding layers from the catalogue and from picture files: art and pictures are kept on this device first.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import type { Point } from '@/face/geometry/bounds';
import { type CatalogueEntry, catalogueItem, createNode } from '@/face/nodes';
import { newId } from '@/schemas/newId';
import type { KnownNode } from '@/schemas/nodes';
import { errorMessage } from '@/service/api/apiError';
import { upload } from '@/service/api/uploads';
import { adoptArt } from '@/service/localDrafts/adoptArt';
import type { AssetRef } from '@/service/localDrafts/assetRefs';
import { type LocalWork, useLocalWork } from '@/service/localDrafts/localWork';
import type { WithSession } from '@/service/session/session';
import type { SessionDispatch } from '@/service/session/signIn';
import { showToast } from '@/ui/toasts';
import { addNode } from '../commands/addNode';
import { selectCanvas, type WithEditor } from '../document/selectors';
import { type EditorStore, runCommand } from '../runCommand';
import { chooseFiles, type KeptImage, keepImage } from './addImages';

/** Files taken at once; more would be a folder dropped by mistake (reliability.md, fault 15). */
const FILES_MAX = 20;

export interface AddLayers {
  /** Adds an entry of the catalogue; asks for its picture first where it needs one. */
  addEntry(entry: CatalogueEntry): Promise<void>;
  /** Adds pictures as layers of a catalogue key, centred on a point of the canvas where one is given. */
  addFiles(files: readonly File[], at?: Point, key?: string): Promise<void>;
  /** Asks for one picture and keeps it; null if none was chosen or it was refused. */
  pickImage(): Promise<string | null>;
}

/** The layer with its box centred on a point. */
function centred(node: KnownNode, at: Point | undefined): KnownNode {
  if (!at || !('x' in node.style)) return node;
  const { width, height } = node.style;
  const place = { x: Math.round(at.x - width / 2), y: Math.round(at.y - height / 2) };
  return { ...node, style: { ...node.style, ...place } } as KnownNode;
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

function makeAddLayers({ t, work, dispatch, store }: Ports): AddLayers {
  /** Sends a picture to the server now, so that the save has less to do; if it fails, the save tries again. */
  const uploadEarly = async (file: File, kept: KeptImage) => {
    const { user } = store.getState().session;
    const ref = kept.url as AssetRef;
    if (!user || (await work.assets.uploadedUrl(ref, user.userId))) return;
    const { data, error } = await dispatch(upload.initiate(file));
    if (data) await work.assets.noteUpload(ref, user.userId, data.url);
    else showToast({ tone: 'warning', text: errorMessage((key, values) => t(key, values), error) });
  };

  /** Keeps a picture, or tells why not. */
  const keep = async (file: File): Promise<KeptImage | null> => {
    try {
      const kept = await keepImage(file, work.assets);
      if ('ok' in kept) {
        showToast({ tone: 'error', text: t('images.refused', { name: file.name, reason: t(kept.key, kept.params) }) });
        return null;
      }
      void uploadEarly(file, kept);
      return kept;
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      showToast({ tone: 'error', text: t(isFull ? 'images.storageFull' : 'images.notKept', { name: file.name }) });
      return null;
    }
  };

  const add = (nodes: readonly KnownNode[]) => {
    if (nodes.length > 0) runCommand(store, addNode, { nodes });
  };
  const freshNode = (entry: CatalogueEntry, image?: KeptImage) =>
    createNode(entry, {
      uuid: newId(),
      label: t(`catalogue:items.${entry.key}`),
      canvas: selectCanvas(store.getState()),
      ...(image ? { image } : {}),
    });

  const addFiles: AddLayers['addFiles'] = async (files, at, key = 'image') => {
    const entry = catalogueItem(key);
    if (!entry) return;
    if (files.length > FILES_MAX) showToast({ tone: 'warning', text: t('images.tooMany', { max: FILES_MAX }) });
    const kept: KeptImage[] = [];
    for (const file of files.slice(0, FILES_MAX)) {
      const image = await keep(file);
      if (image) kept.push(image);
    }
    add(kept.map((image) => centred(freshNode(entry, image), entry.key === 'background' ? undefined : at)));
  };

  return {
    addFiles,
    async addEntry(entry) {
      if (entry.needsImage) {
        await addFiles(await chooseFiles({ multiple: entry.key === 'image' }), undefined, entry.key);
        return;
      }
      try {
        add([await adoptArt(freshNode(entry), work.assets.putAsset)]);
      } catch (error) {
        console.warn('The art of a catalogue entry could not be kept.', error);
        showToast({ tone: 'error', text: t('images.notKept', { name: t(`catalogue:items.${entry.key}`) }) });
      }
    },
    async pickImage() {
      const [file] = await chooseFiles({ multiple: false });
      return file ? ((await keep(file))?.url ?? null) : null;
    },
  };
}
