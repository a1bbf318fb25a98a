// The store of this device: the same behaviour on IndexedDB and in memory, and in a browser that refuses to store.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DATABASE_NAME, DATABASE_VERSION, openLocalDatabase } from '@/service/localDrafts/database';
import type { AssetRecord, DesignRecord } from '@/service/localDrafts/records';
import { freshDevice, freshIndexedDb, handTimers, STORES, settled } from './world';

const record = (over: Partial<DesignRecord> = {}): DesignRecord => ({
  id: 'a',
  owner: 'ann',
  baseRev: 1,
  doc: '{}',
  hash: 'h',
  acknowledgedHash: null,
  schemaVersion: 2,
  savedAt: 5,
  ...over,
});
const asset = (sha: string): AssetRecord => ({
  sha,
  blob: new Blob(['x'], { type: 'image/png' }),
  type: 'image/png',
  size: 1,
  width: 1,
  height: 1,
  uploads: [],
});

describe.each(STORES)('the %s store', (_, open) => {
  it('reads back the newest record and the snapshots, newest first', async () => {
    const db = await open();
    for (const doc of ['1', '2', '3']) await db.writeDesign(record({ doc }));
    expect(await db.readDesign('ann', 'a')).toMatchObject({ doc: '3' });
    expect((await db.snapshots('ann', 'a')).map(({ record: raw }) => (raw as DesignRecord).doc)).toEqual([
      '3',
      '2',
      '1',
    ]);
    expect(await db.readDesign('ann', 'b')).toBeUndefined();
  });

  it('keeps owners apart, also for the same id', async () => {
    const db = await open();
    await db.writeDesign(record({ doc: 'of ann' }));
    await db.writeDesign(record({ owner: 'bob', doc: 'of bob' }));
    await db.writeDesign(record({ owner: 'annabel', doc: 'of annabel' }));
    expect(await db.listDesigns('ann')).toMatchObject([{ doc: 'of ann' }]);
    expect(await db.snapshots('bob', 'a')).toHaveLength(1);
    await db.removeDesign('ann', 'a');
    expect(await db.listDesigns('ann')).toEqual([]);
    expect(await db.snapshots('ann', 'a')).toEqual([]);
    expect(await db.readDesign('bob', 'a')).toMatchObject({ doc: 'of bob' });
  });

  it('prunes the oldest snapshots, of one design or of each', async () => {
    const db = await open();
    for (const doc of ['1', '2', '3', '4']) {
      await db.writeDesign(record({ doc }));
      await db.writeDesign(record({ id: 'b', doc }));
    }
    expect(await db.pruneSnapshots(3, { owner: 'ann', id: 'a' })).toBe(1);
    expect(await db.snapshots('ann', 'a')).toHaveLength(3);
    expect(await db.snapshots('ann', 'b')).toHaveLength(4);
    expect(await db.pruneSnapshots(1)).toBe(5);
    expect((await db.snapshots('ann', 'b')).map(({ record: raw }) => (raw as DesignRecord).doc)).toEqual(['4']);
  });

  it('updates a record in place without a snapshot, or leaves it', async () => {
    const db = await open();
    await db.writeDesign(record());
    await db.updateDesign('ann', 'a', (raw) => ({ ...(raw as DesignRecord), baseRev: 9 }));
    await db.updateDesign('ann', 'a', () => null);
    expect(await db.readDesign('ann', 'a')).toMatchObject({ baseRev: 9 });
    expect(await db.snapshots('ann', 'a')).toHaveLength(1);
  });

  it('moves records to quarantine and keeps them whole', async () => {
    const db = await open();
    await db.writeDesign(record());
    const [snapshot] = await db.snapshots('ann', 'a');
    const entry = { id: 'a', owner: 'ann', reason: 'badJson' as const, at: 1, raw: { any: ['thing'] } };
    await db.quarantine(entry, { store: 'designs' });
    await db.quarantine({ ...entry, at: 2 }, { store: 'journal', seq: snapshot!.seq });
    expect(await db.readDesign('ann', 'a')).toBeUndefined();
    expect(await db.snapshots('ann', 'a')).toEqual([]);
    expect(await db.quarantined('ann', 'a')).toEqual([entry, { ...entry, at: 2 }]);
  });

  it('moves designs with their journal to the account that signed in, and never over its own', async () => {
    const db = await open();
    for (const id of ['a', 'b', 'c']) await db.writeDesign(record({ id, owner: 'visitor', doc: `visitor ${id}` }));
    await db.writeDesign(record({ id: 'b', doc: 'account b' }));
    expect(await db.adoptDesigns('visitor', ['a', 'b', 'missing'], 'ann')).toEqual(['a']);
    expect(await db.readDesign('ann', 'a')).toMatchObject({ doc: 'visitor a', owner: 'ann' });
    expect(await db.snapshots('ann', 'a')).toHaveLength(1);
    expect(await db.snapshots('visitor', 'a')).toEqual([]);
    expect(await db.readDesign('ann', 'b')).toMatchObject({ doc: 'account b' });
    expect(await db.readDesign('visitor', 'b')).toMatchObject({ doc: 'visitor b' });
    expect(await db.readDesign('visitor', 'c')).toMatchObject({ doc: 'visitor c' });
  });

  it('stores the report of an import with its design: it moves and is deleted with it', async () => {
    const db = await open();
    for (const id of ['a', 'b']) {
      await db.writeDesign(record({ id, owner: 'visitor' }));
      await db.keepReport({ id, owner: 'visitor', report: 'first' });
    }
    const storedReport = { id: 'a', owner: 'visitor', report: 'second' };
    await db.keepReport(storedReport);
    expect(await db.reportOf('visitor', 'a')).toEqual(storedReport);
    expect(await db.reportOf('ann', 'a')).toBeUndefined();
    await db.adoptDesigns('visitor', ['a'], 'ann');
    expect(await db.reportOf('visitor', 'a')).toBeUndefined();
    expect(await db.reportOf('ann', 'a')).toEqual({ ...storedReport, owner: 'ann' });
    await db.clear(['a']);
    expect(await db.reportOf('visitor', 'b')).toBeUndefined();
    await db.removeDesign('ann', 'a');
    expect(await db.reportOf('ann', 'a')).toBeUndefined();
  });

  it('lists designs that have only snapshots or quarantined records, and moves them too', async () => {
    const db = await open();
    for (const id of ['a', 'b']) await db.writeDesign(record({ id, owner: 'visitor' }));
    await db.writeDesign(record({ id: 'c', owner: 'visitors' }));
    const entry = { id: 'a', owner: 'visitor', reason: 'badJson' as const, at: 1, raw: {} };
    await db.quarantine(entry, { store: 'designs' });
    const [snapshot] = await db.snapshots('visitor', 'a');
    await db.quarantine(entry, { store: 'journal', seq: snapshot!.seq });
    expect((await db.listTraces('visitor')).sort()).toEqual(['a', 'b']);
    expect(await db.adoptDesigns('visitor', ['a', 'missing'], 'ann')).toEqual(['a']);
    expect(await db.listTraces('visitor')).toEqual(['b']);
    expect(await db.listTraces('ann')).toEqual(['a']);
    expect(await db.quarantined('ann', 'a')).toHaveLength(2);
  });

  it('stores each asset once, its bytes intact, and remembers uploads per owner', async () => {
    const db = await open();
    await db.putAsset(asset('s1'));
    await db.noteUpload('s1', { owner: 'ann', url: '/api/files/1' });
    await db.noteUpload('s1', { owner: 'bob', url: '/api/files/2' });
    await db.noteUpload('s1', { owner: 'ann', url: '/api/files/3' });
    await db.putAsset(asset('s1'));
    const storedAsset = await db.getAsset('s1');
    expect(storedAsset?.uploads).toEqual([
      { owner: 'bob', url: '/api/files/2' },
      { owner: 'ann', url: '/api/files/3' },
    ]);
    expect(await storedAsset?.blob.text()).toBe('x');
    expect(storedAsset?.blob.type).toBe('image/png');
    expect(await db.missingAssets(['s1', 's2'])).toEqual(['s2']);
    await db.forgetUploads();
    expect((await db.getAsset('s1'))?.uploads).toEqual([]);
    expect(await db.getAsset('s2')).toBeNull();
  });
});

describe('opening the store', () => {
  afterEach(() => freshIndexedDb());

  it('keeps acknowledged work after a restart', async () => {
    const db = await freshDevice();
    expect(db.storage).toBe('device');
    await db.writeDesign(record());
    db.close();
    expect(await (await openLocalDatabase()).readDesign('ann', 'a')).toEqual(record());
  });

  it('requests strict durability and commits explicitly, so that a closing page still writes', async () => {
    const db = await freshDevice();
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    const written = db.writeDesign(record());
    expect(transaction).toHaveBeenCalledWith(['designs', 'journal'], 'readwrite', { durability: 'strict' });
    expect(commit).toHaveBeenCalledOnce();
    await written;
  });

  it('fault 3: writes both the record and its snapshot, or neither', async () => {
    const db = await freshDevice();
    await db.writeDesign(record({ doc: 'good' }));
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
      this.abort();
    });
    await expect(db.writeDesign(record({ doc: 'lost' }))).rejects.toMatchObject({ name: 'AbortError' });
    commit.mockRestore();
    expect(await db.readDesign('ann', 'a')).toMatchObject({ doc: 'good' });
    expect(await db.snapshots('ann', 'a')).toHaveLength(1);
  });

  it('recognizes a full disk, even when only the transaction reports it', async () => {
    const db = await freshDevice();
    // As in Chromium: the requests report AbortError, the transaction QuotaExceededError.
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
      (this as unknown as { _abort(name: string): void })._abort('QuotaExceededError');
    });
    await expect(db.writeDesign(record())).rejects.toMatchObject({ name: 'QuotaExceededError' });
  });

  it.each([
    ['missing', undefined],
    [
      'refusing',
      {
        open: () => {
          throw new DOMException('denied by policy', 'SecurityError');
        },
      },
    ],
  ])('fault 8: falls back to memory, with a notice, when IndexedDB is %s', async (_, factory) => {
    vi.stubGlobal('indexedDB', factory);
    const db = await openLocalDatabase();
    vi.unstubAllGlobals();
    expect(db.storage).toBe('memory');
    await db.writeDesign(record());
    expect(await db.readDesign('ann', 'a')).toEqual(record());
  });

  it('falls back to memory when the stored version is newer than this application', async () => {
    freshIndexedDb();
    await new Promise<void>((resolve) => {
      const open = indexedDB.open(DATABASE_NAME, 99);
      open.onsuccess = () => {
        open.result.close();
        resolve();
      };
    });
    expect((await openLocalDatabase()).storage).toBe('memory');
  });

  it('migrates the data of an earlier version of this application', async () => {
    freshIndexedDb();
    await new Promise<void>((resolve) => {
      const open = indexedDB.open(DATABASE_NAME, 1);
      open.onupgradeneeded = () => {
        const db = open.result;
        db.createObjectStore('designs', { keyPath: ['owner', 'id'] }).put(record());
        for (const name of ['journal', 'quarantine'])
          db.createObjectStore(name, { autoIncrement: true }).createIndex('byDesign', ['owner', 'id']);
        db.createObjectStore('assets', { keyPath: 'sha' });
      };
      open.onsuccess = () => {
        open.result.close();
        resolve();
      };
    });
    const db = await openLocalDatabase();
    expect(db.storage).toBe('device');
    expect(await db.readDesign('ann', 'a')).toEqual(record());
    await db.keepReport({ id: 'a', owner: 'ann', report: '{}' });
    expect(await db.reportOf('ann', 'a')).toMatchObject({ report: '{}' });
  });

  it('falls back to memory after five seconds without an answer', async () => {
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
    const { schedule, advance } = handTimers();
    let storage = '';
    openLocalDatabase({ schedule }).then((db) => {
      storage = db.storage;
    });
    advance(4999);
    await settled(2);
    expect(storage).toBe('');
    advance(1);
    await settled(2);
    vi.unstubAllGlobals();
    expect(storage).toBe('memory');
  });

  it('fault 7: closes when a newer version wants to open, notifies the page, and lets it open', async () => {
    freshIndexedDb();
    const onClosed = vi.fn();
    const db = await openLocalDatabase({ onClosed });
    const upgraded = await new Promise<boolean>((resolve) => {
      const open = indexedDB.open(DATABASE_NAME, DATABASE_VERSION + 1);
      open.onblocked = () => resolve(false);
      open.onsuccess = () => {
        open.result.close();
        resolve(true);
      };
    });
    expect(upgraded).toBe(true);
    expect(onClosed).toHaveBeenCalledExactlyOnceWith('upgraded');
    await expect(db.writeDesign(record())).rejects.toMatchObject({ name: 'InvalidStateError' });
  });
});
