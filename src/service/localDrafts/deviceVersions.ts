// Versions of designs and picture sets in this device's database. Each method is one transaction.
import type { IDBPObjectStore } from 'idb';
import { PICTURE_SETS_MAX, VERSIONS_NAMED_MAX } from '@/schemas/limits';
import { all, begin, type Database, type DeviceSchema, type Store } from './deviceSchema';
import { decideKeep, renamed, savesToPrune } from './keepVersion';
import type { LocalDatabase, StoredVersion, VersionRecord } from './records';

type VersionStore = IDBPObjectStore<DeviceSchema, Store[], 'versions', 'readwrite'>;

const NAMED = ['yes', 'no'] as const;

/** Keys of a design's named or unnamed versions, oldest first. */
const keysOf = (store: VersionStore, owner: string, id: string, named: (typeof NAMED)[number]): Promise<number[]> =>
  store.index('byDesign').getAllKeys(IDBKeyRange.only([owner, id, named]));

/** Removes a design's versions in the caller's transaction. */
export async function removeVersions(store: VersionStore, owner: string, id: string): Promise<void> {
  for (const named of NAMED) for (const key of await keysOf(store, owner, id, named)) await store.delete(key);
}

/** Moves a design's versions to another owner in the caller's transaction. */
export async function moveVersions(
  store: VersionStore,
  { from, id, to }: { from: string; id: string; to: string },
): Promise<void> {
  for (const named of NAMED) {
    for (const key of await keysOf(store, from, id, named)) {
      const record = await store.get(key);
      if (record) await store.put({ ...record, owner: to });
    }
  }
}

async function prune(store: VersionStore, owner: string, id: string): Promise<number> {
  const old = savesToPrune(await keysOf(store, owner, id, 'no'));
  for (const key of old) await store.delete(key);
  return old.length;
}

async function keep(store: VersionStore, record: VersionRecord): Promise<StoredVersion> {
  const { owner, id } = record;
  const [withName, unnamed] = await Promise.all(NAMED.map((named) => keysOf(store, owner, id, named)));
  const last = Math.max(withName?.at(-1) ?? 0, unnamed?.at(-1) ?? 0);
  const newest = last > 0 ? await store.get(last) : undefined;
  const decision = decideKeep({ newest, namedCount: withName?.length ?? 0, unnamed: unnamed ?? [] }, record);
  if (decision === 'tooMany') return { kind: 'tooMany' };
  if (decision === 'same') return { kind: 'same', seq: last };
  if (decision === 'nameNewest' && newest) {
    await store.put(renamed(newest, record.name));
    return { kind: 'same', seq: last };
  }
  const seq = await store.add(record);
  return { kind: 'kept', seq, removed: await prune(store, owner, id) };
}

export function deviceVersions(
  db: Database,
): Pick<
  LocalDatabase,
  'keepVersion' | 'versionsOf' | 'countVersions' | 'nameVersion' | 'removeVersion' | 'keepSet' | 'setsOf' | 'removeSet'
> {
  return {
    async keepVersion(record) {
      const tx = begin(db, ['versions']);
      const version = await keep(tx.objectStore('versions'), record);
      await tx.done;
      return version;
    },
    async versionsOf(owner, id) {
      const of = IDBKeyRange.bound([owner, id], [owner, id, []]);
      const records = await db.getAllFromIndex('versions', 'byDesign', of);
      return records.sort((one, other) => (other.seq ?? 0) - (one.seq ?? 0));
    },
    countVersions: (owner, id) =>
      db.countFromIndex('versions', 'byDesign', IDBKeyRange.bound([owner, id], [owner, id, []])),
    async nameVersion(seq, name) {
      const tx = begin(db, ['versions']);
      const store = tx.objectStore('versions');
      const record = await store.get(seq);
      if (!record) return 'missing';
      const { owner, id } = record;
      const isNew = name !== '' && record.name === '';
      if (isNew && (await keysOf(store, owner, id, 'yes')).length >= VERSIONS_NAMED_MAX) return 'tooMany';
      await store.put(renamed(record, name));
      await prune(store, owner, id);
      await tx.done;
      return 'done';
    },
    async removeVersion(seq) {
      const tx = begin(db, ['versions']);
      await all([tx.objectStore('versions').delete(seq), tx.done]);
    },
    async keepSet(record) {
      const tx = begin(db, ['sets']);
      const store = tx.objectStore('sets');
      const { owner, setId } = record;
      const isThere = (await store.getKey([owner, setId])) !== undefined;
      const count = await store.count(IDBKeyRange.bound([owner], [owner, []]));
      if (!isThere && count >= PICTURE_SETS_MAX) return 'tooMany';
      await all([store.put(record), tx.done]);
      return 'done';
    },
    async setsOf(owner) {
      const records = await db.getAll('sets', IDBKeyRange.bound([owner], [owner, []]));
      return records.sort((one, other) => other.savedAt - one.savedAt);
    },
    async removeSet(owner, setId) {
      const tx = begin(db, ['sets']);
      await all([tx.objectStore('sets').delete([owner, setId]), tx.done]);
    },
  };
}
