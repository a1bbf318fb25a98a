// The store of this device on IndexedDB, separate from the embedded backend's; in memory if the browser refuses.
import { openDB } from 'idb';
import { collectAssets, namedPictures, removeUnnamed } from './collectAssets';
import { deviceContent } from './deviceContent';
import { all, begin as beginOn, type Database, type DeviceSchema, type Store, upgrade } from './deviceSchema';
import { deviceVersions, moveVersions, removeVersions } from './deviceVersions';
import type { LocalDatabase } from './records';
import { type Schedule, timers } from './schedule';
import { putTogether, takeBackAssets } from './takeBackAssets';
import { withUpload } from './withUpload';

/** Name and version; a new version closes tabs that hold the old one (docs/rules/reliability.md, fault 7). */
export const DATABASE_NAME = 'dialwright-local';
export const DATABASE_VERSION = 3;
/** Timeout for opening the database; after it, memory is used. */
const OPEN_TIMEOUT_MS = 5000;

function deviceDatabase(db: Database): LocalDatabase {
  const begin = <N extends Store>(stores: N[], durability?: IDBTransactionDurability) =>
    beginOn(db, stores, durability);

  return {
    storage: 'device',
    async writeDesign(record, { snapshot } = { snapshot: true }) {
      const tx = begin(snapshot ? ['designs', 'journal'] : ['designs']);
      const work: Promise<unknown>[] = [tx.objectStore('designs').put(record), tx.done];
      if (snapshot) work.push(tx.objectStore('journal').add(record));
      // Commit explicitly, because a closing page gets no further tasks in which the transaction would auto-commit.
      tx.commit();
      await all(work);
    },
    async updateDesign(owner, id, change) {
      const tx = begin(['designs']);
      const changed = change(await tx.objectStore('designs').get([owner, id]));
      await all(changed ? [tx.objectStore('designs').put(changed), tx.done] : [tx.done]);
    },
    readDesign: (owner, id) => db.get('designs', [owner, id]),
    // In key order every string sorts before an array.
    listDesigns: (owner) => db.getAll('designs', IDBKeyRange.bound([owner], [owner, []])),
    async listTraces(owner) {
      const tx = db.transaction(['journal', 'quarantine']);
      const shas = new Set<string>();
      for (const name of ['journal', 'quarantine'] as const) {
        const index = tx.objectStore(name).index('byDesign');
        let cursor = await index.openKeyCursor(IDBKeyRange.bound([owner], [owner, []]), 'nextunique');
        for (; cursor; cursor = await cursor.continue()) shas.add(cursor.key[1]);
      }
      await tx.done;
      return [...shas];
    },
    async snapshots(owner, id) {
      const records = await db.getAllFromIndex('journal', 'byDesign', IDBKeyRange.only([owner, id]));
      return records.map((record) => ({ seq: record.seq ?? 0, record })).reverse();
    },
    async takeSnapshot({ owner, id }, keep, isIntact) {
      const tx = begin(['designs', 'journal'], 'relaxed');
      const journal = tx.objectStore('journal');
      // The keys of one design grow with time: oldest first.
      const [record, keys] = await Promise.all([
        tx.objectStore('designs').get([owner, id]),
        journal.index('byDesign').getAllKeys(IDBKeyRange.only([owner, id])),
      ]);
      const last = keys.at(-1);
      const newest = last === undefined ? undefined : await journal.get(last);
      const isNew = record !== undefined && isIntact(record) && newest?.hash !== record.hash;
      const old = keys.slice(0, Math.max(0, keys.length + Number(isNew) - keep));
      const work: Promise<unknown>[] = [...old.map((key) => journal.delete(key)), tx.done];
      if (isNew) work.push(journal.add(record));
      await all(work);
    },
    async pruneSnapshots(keep, of) {
      const tx = begin(['journal'], 'relaxed');
      const journal = tx.objectStore('journal');
      const index = journal.index('byDesign');
      const designs: [string, string][] = [];
      if (of) designs.push([of.owner, of.id]);
      else {
        let cursor = await index.openKeyCursor(null, 'nextunique');
        for (; cursor; cursor = await cursor.continue()) designs.push(cursor.key);
      }
      // Keys of one design increase with time; one request returns them all, oldest first.
      const keys = await Promise.all(designs.map((design) => index.getAllKeys(IDBKeyRange.only(design))));
      const old = keys.flatMap((ofDesign) => ofDesign.slice(0, Math.max(0, ofDesign.length - keep)));
      await all([...old.map((key) => journal.delete(key)), tx.done]);
      return old.length;
    },
    async quarantine(entry, from) {
      const tx = begin(['designs', 'journal', 'quarantine']);
      const removal =
        from.store === 'designs'
          ? tx.objectStore('designs').delete([entry.owner, entry.id])
          : tx.objectStore('journal').delete(from.seq);
      await all([tx.objectStore('quarantine').add(entry), removal, tx.done]);
    },
    quarantined: (owner, id) => db.getAllFromIndex('quarantine', 'byDesign', IDBKeyRange.only([owner, id])),
    async keepReport(record) {
      const tx = begin(['reports']);
      await all([tx.objectStore('reports').put(record), tx.done]);
    },
    reportOf: (owner, id) => db.get('reports', [owner, id]),
    async removeDesign(owner, id, stays) {
      const tx = begin(['designs', 'journal', 'quarantine', 'reports', 'versions']);
      const of = IDBKeyRange.only([owner, id]);
      const current = await tx.objectStore('designs').get([owner, id]);
      if (stays?.(current)) {
        await tx.done;
        return 'stays';
      }
      let isThere = current !== undefined;
      await removeVersions(tx.objectStore('versions'), owner, id);
      for (const name of ['journal', 'quarantine'] as const) {
        const store = tx.objectStore(name);
        for (const key of await store.index('byDesign').getAllKeys(of)) {
          await store.delete(key);
          isThere = true;
        }
      }
      await all([
        tx.objectStore('designs').delete([owner, id]),
        tx.objectStore('reports').delete([owner, id]),
        tx.done,
      ]);
      return isThere ? 'removed' : 'missing';
    },
    async adoptDesigns(from, ids, to) {
      const tx = begin(['designs', 'journal', 'quarantine', 'reports', 'versions']);
      const designs = tx.objectStore('designs');
      const reports = tx.objectStore('reports');
      const moved: string[] = [];
      for (const id of ids) {
        if (await designs.getKey([to, id])) continue;
        const record = await designs.get([from, id]);
        let exists = record !== undefined;
        if (record) {
          await designs.put({ ...record, owner: to });
          await designs.delete([from, id]);
        }
        for (const name of ['journal', 'quarantine'] as const) {
          let cursor = await tx
            .objectStore(name)
            .index('byDesign')
            .openCursor(IDBKeyRange.only([from, id]));
          for (; cursor; cursor = await cursor.continue()) {
            await cursor.update({ ...cursor.value, owner: to });
            exists = true;
          }
        }
        await moveVersions(tx.objectStore('versions'), { from, id, to });
        const report = await reports.get([from, id]);
        if (report) {
          await reports.put({ ...report, owner: to });
          await reports.delete([from, id]);
        }
        if (exists) moved.push(id);
      }
      await tx.done;
      return moved;
    },
    async putAsset(record) {
      const tx = begin(['assets']);
      const merged = putTogether(await tx.objectStore('assets').get(record.sha), record);
      await all(merged ? [tx.objectStore('assets').put(merged), tx.done] : [tx.done]);
    },
    getAsset: async (sha) => (await db.get('assets', sha)) ?? null,
    async missingAssets(shas) {
      const keys = await Promise.all(shas.map((sha) => db.getKey('assets', sha)));
      return shas.filter((_, index) => keys[index] === undefined);
    },
    async noteUpload(sha, note) {
      const tx = begin(['assets']);
      const asset = await tx.objectStore('assets').get(sha);
      await all(asset ? [tx.objectStore('assets').put(withUpload(asset, note)), tx.done] : [tx.done]);
    },
    async assetsUploadedAs(urls) {
      const byUrl = new Map<string, string>();
      let cursor = await db.transaction('assets').store.openCursor();
      for (; cursor; cursor = await cursor.continue()) {
        for (const { url } of cursor.value.uploads) if (urls.has(url)) byUrl.set(url, cursor.value.sha);
      }
      return byUrl;
    },
    async forgetUploads(shas) {
      const tx = begin(['assets']);
      let cursor = await tx.objectStore('assets').openCursor();
      for (; cursor; cursor = await cursor.continue()) {
        const isMeant = !shas || shas.includes(cursor.value.sha);
        if (isMeant && cursor.value.uploads.length > 0) await cursor.update({ ...cursor.value, uploads: [] });
      }
      await tx.done;
    },
    takeBackAssets: (putBy) => takeBackAssets(db, putBy),
    collectAssets: (now) => collectAssets(db, now),
    listAssets: () => db.getAll('assets'),
    removeAsset: (sha) => removeUnnamed(db, sha),
    namedPictures: () => namedPictures(db),
    ...deviceContent(db),
    ...deviceVersions(db),
    close: () => db.close(),
  };
}

/** Why an open store was closed: a newer version of the application took over, or the browser closed it. */
export type ClosedReason = 'upgraded' | 'closedByBrowser';

/**
 * Opens the store of this device. Never rejects: without IndexedDB, or if the browser refuses, blocks or does not
 * respond within five seconds, returns a store with `storage: 'memory'`.
 */
export async function openLocalDatabase(
  options: { onClosed?: (reason: ClosedReason) => void; schedule?: Schedule; name?: string } = {},
): Promise<LocalDatabase> {
  const { onClosed, schedule = timers, name = DATABASE_NAME } = options;
  let given = false;
  const db = await new Promise<Database | null>((resolve) => {
    const refused = () => resolve(null);
    const cancel = schedule(refused, OPEN_TIMEOUT_MS);
    const start = async () => {
      const opened: Database = await openDB<DeviceSchema>(name, DATABASE_VERSION, {
        upgrade,
        blocked: refused,
        blocking: () => {
          opened.close();
          onClosed?.('upgraded');
        },
        terminated: () => onClosed?.('closedByBrowser'),
      });
      cancel();
      // Too late: memory is already in use, and two stores would diverge.
      if (given) opened.close();
      else resolve(opened);
    };
    start().catch(refused);
  });
  given = true;
  // Fetched only where it is needed: nearly every browser opens its database.
  return db ? deviceDatabase(db) : (await import('./memoryDatabase')).memoryDatabase();
}
