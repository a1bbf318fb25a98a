// Opens the local work on this device and connects it to the session and the API.

import type { SavedState } from '@/drafts/saving/copyPictures';
import { createSignal, createStore } from '@/face/liveData/createStore';
import { copyNames } from '@/schemas/designNames';
import type { AssetRef } from '@/schemas/imageRef';
import { newId } from '@/schemas/newId';
import { registerAssetScheme } from '@/service/api/assetUrl';
import { saveDraft } from '@/service/api/drafts';
import { listUpload, upload } from '@/service/api/uploads';
import { dataLanguage } from '@/service/language/i18n';
import { type AdoptionPorts, adoptDesign, adoptFree } from '@/service/localDrafts/adoption';
import { createAssets } from '@/service/localDrafts/assets';
import { createSavedChannel, openBroadcast } from '@/service/localDrafts/channel';
import { keepCollecting } from '@/service/localDrafts/collector';
import { createJournal } from '@/service/localDrafts/createJournal';
import { type ClosedReason, openLocalDatabase } from '@/service/localDrafts/database';
import { createDeviceData } from '@/service/localDrafts/deviceData';
import { createDeviceLibrary } from '@/service/localDrafts/deviceLibrary';
import { createHandover } from '@/service/localDrafts/handover';
import { type LocalWork, newsOf, type WorkNews } from '@/service/localDrafts/localWork';
import { editedDesigns } from '@/service/localDrafts/locks';
import { type LocalDatabase, VISITOR } from '@/service/localDrafts/records';
import type { RetryPorts } from '@/service/localDrafts/retry';
import { createDraftSaver } from '@/service/localDrafts/saveDraft';
import { timers } from '@/service/localDrafts/schedule';
import type { UploadFile } from '@/service/localDrafts/uploadImages';
import { createVersionLog } from '@/service/localDrafts/versionLog';
import { endSession } from '@/service/session/endSession';
import { selectOwnerId, selectSignedIn, selectUser } from '@/service/session/session';
import { ensureSignedIn } from '@/service/session/signIn';
import type { AppStore } from './store';

const fileOf = ({ blob, name }: UploadFile): File => new File([blob], name, { type: blob.type });

/** Returns the number of removed fonts. Rejects if the device's storage cannot be read. */
async function collectFonts(db: LocalDatabase, now: number): Promise<number> {
  const [{ openDeviceFonts }, { collectDeviceFonts }] = await Promise.all([
    import('@/service/fonts/deviceFonts'),
    import('@/service/fonts/collectDeviceFonts'),
  ]);
  return collectDeviceFonts(await openDeviceFonts(), db, now);
}

/**
 * Never rejects: without storage the work stays in memory and a notice tells the user. `onSaved`: called after each save that the
 * server acknowledged.
 */
export async function openLocalWork(
  store: AppStore,
  onSaved?: (saved: SavedState) => Promise<void>,
): Promise<LocalWork> {
  const news = createSignal<WorkNews>();
  const closed = createSignal<ClosedReason>();
  const db = await openLocalDatabase({ onClosed: closed.emit });
  const assets = createAssets({ db });
  const journal = createJournal({
    db,
    now: Date.now,
    schedule: timers,
    onEvent: (event) => {
      const saveNews = newsOf(event);
      if (saveNews) news.emit(saveNews);
    },
  });
  const owner = () => selectOwnerId(store.getState()) ?? VISITOR;
  /** Only a confirmed account adopts a visitor's designs. */
  const canAdopt = () => selectSignedIn(store.getState());
  const confirmedOwner = () => selectUser(store.getState())?.userId ?? VISITOR;
  const owners = createStore(confirmedOwner());
  store.subscribe(() => owners.set(confirmedOwner()));
  const broadcast = openBroadcast();
  const channel = createSavedChannel(broadcast);
  const adoption: AdoptionPorts = { journal, newId, copyNames: (names) => copyNames(names, dataLanguage()) };
  const uploads = {
    uploadAsset: (blob: Blob, name: string) => store.dispatch(upload.initiate(fileOf({ blob, name }))).unwrap(),
    uploadAssets: (files: readonly UploadFile[]) => store.dispatch(listUpload.initiate(files.map(fileOf))).unwrap(),
  };
  const onTrouble = (error: unknown) => console.warn('Bookkeeping after a save failed.', error);
  const retry: RetryPorts = { schedule: timers, random: Math.random, isOnline: () => navigator.onLine };
  const saver = createDraftSaver({
    ...uploads,
    saveDraft: (body) => store.dispatch(saveDraft.initiate(body)).unwrap(),
    ensureSignedIn: (id) => ensureSignedIn(store.dispatch, store.getState, { kind: 'save', id }),
    owner,
    journal,
    adopt: (id, to) => adoptDesign(id, to, adoption),
    assets,
    ids: newId,
    now: Date.now,
    ...retry,
    onDeleted: (listener) =>
      channel.subscribe((notice) => {
        if (notice.type === 'deleted') listener(notice.id);
      }),
    onEvent: (id, event) => news.emit({ id, event }),
    onSaved: (saved) => void onSaved?.(saved).catch(onTrouble),
    persist: () => navigator.storage?.persist?.() ?? Promise.resolve(false),
    onTrouble,
  });

  const versions = createVersionLog({ db, newId, now: Date.now });
  const carryVersions = async (id: string) => {
    const to = owner();
    if (to === VISITOR || (await versions.count(id, to)) === 0) return [];
    const [{ carryVersions: carry }, { keepVersion }] = await Promise.all([
      import('@/drafts/versions/carryVersions'),
      import('@/service/api/versions'),
    ]);
    return carry(id, to, {
      log: versions,
      keepVersion: (body) => store.dispatch(keepVersion.initiate(body)).unwrap(),
      ...{ ...uploads, ...retry, assets, onTrouble },
    });
  };

  const locks = globalThis.navigator?.locks;
  const collector = { locks, now: Date.now };
  void keepCollecting({ ...collector, what: 'pictures', collect: db.collectAssets }, timers);
  void keepCollecting({ ...collector, what: 'fonts', collect: (now) => collectFonts(db, now) }, timers);

  registerAssetScheme('asset:', async (ref) => {
    const asset = await assets.getAsset(ref as AssetRef);
    if (!asset) throw new Error('This device has no such picture.');
    return asset.blob;
  });

  const device = createDeviceData({
    db,
    journal,
    inUse: () => editedDesigns(globalThis.navigator?.locks),
    broadcast,
    now: Date.now,
  });
  // The account of this tab was deleted with the data of this browser.
  device.onReplaced((by) => {
    if (by === 'otherTab') endSession(store.dispatch);
  });

  channel.subscribe((notice) => {
    if (notice.type === 'accountDeleted' && notice.owner === owner()) endSession(store.dispatch);
  });

  return {
    storage: db.storage,
    journal,
    assets,
    saver,
    channel,
    handover: createHandover(broadcast, { schedule: timers, newId }),
    reports: db,
    versions,
    library: createDeviceLibrary(db),
    carryVersions: (id) =>
      carryVersions(id).catch((error: unknown) => {
        onTrouble(error);
        return [];
      }),
    device,
    owner,
    onOwner: (listener) => owners.subscribe(() => listener(owners.get())),
    async adopt(id) {
      if (canAdopt()) await adoptDesign(id, owner(), adoption);
    },
    async adoptFree() {
      if (!canAdopt()) return [];
      const visitors = await journal.list(VISITOR);
      return adoptFree(
        visitors.map(({ id }) => id),
        owner(),
        { ...adoption, locks: globalThis.navigator?.locks },
      );
    },
    subscribe: news.subscribe,
    onClosed: closed.subscribe,
  };
}
