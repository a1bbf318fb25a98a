// Opens the designer's work on this device and connects it to the session and the API.

import type { AssetRef } from '@/schemas/imageRef';
import { newId } from '@/schemas/newId';
import { artUrl } from '@/schemas/templates/artUrls';
import { registerAssetScheme } from '@/service/api/assetUrl';
import { saveDraft } from '@/service/api/drafts';
import { upload } from '@/service/api/uploads';
import { createAssets } from '@/service/localDrafts/assets';
import { createSavedChannel, openBroadcast } from '@/service/localDrafts/channel';
import { type ClosedReason, openLocalDatabase } from '@/service/localDrafts/database';
import { createDeviceData } from '@/service/localDrafts/deviceData';
import { createJournal } from '@/service/localDrafts/journal';
import { type LocalWork, newsOf, type WorkNews } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import { createDraftSaver } from '@/service/localDrafts/saveDraft';
import { timers } from '@/service/localDrafts/schedule';
import { ensureSignedIn } from '@/service/session/signIn';
import type { AppStore } from './store';

/** A set of listeners. */
function hub<T>() {
  const listeners = new Set<(news: T) => void>();
  return {
    tell: (news: T) => {
      for (const listener of listeners) listener(news);
    },
    subscribe: (listener: (news: T) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Never rejects: without storage the work lives in memory, and says so. */
export async function openLocalWork(store: AppStore): Promise<LocalWork> {
  const news = hub<WorkNews>();
  const closed = hub<ClosedReason>();
  const db = await openLocalDatabase({ onClosed: closed.tell });
  const assets = createAssets({ db });
  const journal = createJournal({
    db,
    now: Date.now,
    schedule: timers,
    onEvent: (event) => {
      const told = newsOf(event);
      if (told) news.tell(told);
    },
  });
  const owner = () => store.getState().session.user?.userId ?? VISITOR;
  const channel = createSavedChannel(openBroadcast());
  const saver = createDraftSaver({
    uploadAsset: (blob, name) => store.dispatch(upload.initiate(new File([blob], name, { type: blob.type }))).unwrap(),
    saveDraft: (body) => store.dispatch(saveDraft.initiate(body)).unwrap(),
    ensureSignedIn: () => ensureSignedIn(store.dispatch, store.getState),
    owner,
    journal,
    assets,
    ids: newId,
    now: Date.now,
    schedule: timers,
    random: Math.random,
    onEvent: (id, event) => news.tell({ id, event }),
    persist: () => navigator.storage?.persist?.() ?? Promise.resolve(false),
    onTrouble: (error) => console.warn('Bookkeeping after a save failed.', error),
  });

  registerAssetScheme('asset:', async (ref) => {
    const asset = await assets.getAsset(ref as AssetRef);
    if (!asset) throw new Error('This device has no such picture.');
    return asset.blob;
  });
  registerAssetScheme('art:', async (ref) => {
    const address = artUrl(ref);
    if (!address) throw new Error(`No such art: ${ref}`);
    return address;
  });

  return {
    storage: db.storage,
    journal,
    assets,
    saver,
    channel,
    device: createDeviceData({ db, journal, now: Date.now }),
    owner,
    subscribe: news.subscribe,
    onClosed: closed.subscribe,
  };
}
