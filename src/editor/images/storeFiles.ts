// Prepares image files for a design: checks them, stores them on this device, uploads them early, and reports rejected
// files.

import type { AssetRef } from '@/schemas/imageRef';
import { errorMessage } from '@/service/api/apiError';
import { upload } from '@/service/api/uploads';
import type { LocalWork } from '@/service/localDrafts/localWork';
import type { WantedImages } from '@/service/pictures/pictures';
import type { WithSession } from '@/service/session/session';
import type { SessionDispatch } from '@/service/session/signIn';
import { announce } from '@/ui/announce';
import { showToast } from '@/ui/toasts';
import type { EditorStore } from '../dispatch/runCommand';
import { type CheckedFile, checkFile, keepChecked, refusalReason, type StoredImage } from './addImages';
import { sayEmptyGroup } from './announceEmpty';
import type { RefusedFile } from './announceRefused';
import type { StartPictures } from './startPlace';
import { type TakenGroup, takeGroup } from './takeGroup';

export interface ImagePorts {
  t(key: string, values?: Record<string, unknown>): string;
  work: LocalWork;
  dispatch: SessionDispatch;
  store: EditorStore;
  /** The current session. */
  session(): WithSession['session'];
}

export interface FileKeeper {
  /** Checks one image or reports why it was rejected, to `refuse` if given. */
  check(file: File, refuse?: (refused: RefusedFile) => void): Promise<CheckedFile | null>;
  /** Stores checked images, all or none, and reports why that failed. */
  keepAll(files: readonly CheckedFile[]): Promise<StoredImage[] | null>;
  /** Checks and stores the images of one layer, or reports why they were rejected. */
  keepGroup(files: readonly File[], wanted: WantedImages): Promise<(StartPictures & TakenGroup) | null>;
  /** Reports that a file could not be stored on this device. */
  announceNotStored(name: string, error: unknown): void;
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

export function createFileKeeper({ t, work, dispatch, store, session }: ImagePorts): FileKeeper {
  const say = (text: string) => showToast({ tone: 'error', text });
  const announceNotStored = (name: string, error: unknown) => {
    console.warn(`${name} could not be kept.`, error);
    say(t(isFull(error) ? 'editor:images.storageFull' : 'editor:images.notKept', { name }));
  };

  /** Uploads images one after the other, so the save has less to do. The save retries failed uploads. */
  const uploadEarly = async (pictures: readonly { file: File; url: string }[]) => {
    const { user } = session();
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

  const keepAll = async (files: readonly CheckedFile[]) => {
    const images: StoredImage[] = [];
    for (const checked of files) {
      try {
        const { url, ...facts } = await keepChecked(checked, work.assets);
        store.desk.pictures.note(url, facts);
        images.push({ url, ...facts });
      } catch (error) {
        announceNotStored(checked.name, error);
        return null;
      }
    }
    for (const { name, leftOut = [] } of files)
      for (const part of leftOut) showToast({ tone: 'warning', text: t(`editor:images.${part}LeftOut`, { name }) });
    void uploadEarly(files.map(({ file }, index) => ({ file, url: images[index]?.url ?? '' })));
    return images;
  };

  return {
    keepAll,
    announceNotStored,
    async check(file, refuse = (refused) => say(t('errors:refusedFile', { ...refused }))) {
      const checked = await checkFile(file);
      if (!('ok' in checked)) return checked;
      refuse({ name: file.name, reason: refusalReason(t, checked) });
      return null;
    },
    async keepGroup(files, wanted) {
      const [first] = files;
      if (!first) return null;
      announce(t('editor:images.reading', { name: first.name }), { topic: 'images' });
      const group = await takeGroup(files, wanted).catch((error: unknown) => {
        console.warn('A group of pictures could not be read.', error);
        return t('editor:images.notKept', { name: first.name });
      });
      if (typeof group === 'string') {
        say(group);
        return null;
      }
      const images = await keepAll(group.files);
      if (images) void sayEmptyGroup(group.files);
      return images && { ...group, images };
    },
  };
}
