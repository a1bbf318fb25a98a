// Shared helpers of the tests of local drafts: a fresh IndexedDB, time moved by hand, and stores that fail on demand.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createJournal } from '@/service/localDrafts/createJournal';
import { openLocalDatabase } from '@/service/localDrafts/database';
import type { Journal, JournalEvent } from '@/service/localDrafts/journal';
import { memoryDatabase } from '@/service/localDrafts/memoryDatabase';
import type { LocalDatabase } from '@/service/localDrafts/records';
import type { Schedule } from '@/service/localDrafts/schedule';

/** Empties the browser's IndexedDB. */
export function freshIndexedDb(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** The device's store on a fresh fake IndexedDB. */
export async function freshDevice(): Promise<LocalDatabase> {
  freshIndexedDb();
  return openLocalDatabase();
}

export const STORES: [string, () => Promise<LocalDatabase>][] = [
  ['device', freshDevice],
  ['memory', async () => memoryDatabase()],
];

/** Timers that run on demand. */
export function handTimers() {
  let time = 0;
  let serial = 0;
  const tasks = new Map<number, { due: number; task: () => void }>();
  const schedule: Schedule = (task, ms) => {
    serial += 1;
    const id = serial;
    tasks.set(id, { due: time + ms, task });
    return () => tasks.delete(id);
  };
  const advance = (ms: number) => {
    const end = time + ms;
    for (;;) {
      const next = [...tasks].filter(([, { due }]) => due <= end).sort((a, b) => a[1].due - b[1].due || a[0] - b[0])[0];
      if (!next) break;
      const [id, { due, task }] = next;
      tasks.delete(id);
      time = due;
      task();
    }
    time = end;
  };
  return { schedule, advance, pending: () => tasks.size };
}

/** Waits for promises and the fake IndexedDB's own tasks. */
export async function settled(turns = 30): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A full disk, as the browser reports it. */
export const quotaExceeded = () => new DOMException('no space left', 'QuotaExceededError');

/** The store whose `writeDesign` fails as given by `fail`, before anything is written. */
export function failing(db: LocalDatabase, fail: () => Error | null): LocalDatabase {
  return {
    ...db,
    async writeDesign(record, options) {
      const error = fail();
      if (error) throw error;
      return db.writeDesign(record, options);
    },
  };
}

/** A journal with manual timers and its events. */
export function journalOver(db: LocalDatabase) {
  const timers = handTimers();
  const events: JournalEvent[] = [];
  let clock = 1_000_000;
  const journal: Journal = createJournal({
    db,
    now: () => {
      clock += 1000;
      return clock;
    },
    schedule: timers.schedule,
    onEvent: (event) => events.push(event),
  });
  return {
    journal,
    events,
    ...timers,
    types: () => events.map(({ type }) => type),
    setClock: (value: number) => {
      clock = value;
    },
  };
}

/** Changes data on the device behind the application's back. */
export async function tamper(
  store: 'designs' | 'journal' | 'assets',
  change: (record: never) => unknown,
): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const open = indexedDB.open('dialwright-local');
    open.onsuccess = () => resolve(open.result);
    open.onerror = () => reject(open.error);
  });
  await new Promise<void>((resolve, reject) => {
    const tx = db.transaction(store, 'readwrite');
    const request = tx.objectStore(store).openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      const changed = change(cursor.value as never);
      if (changed === undefined) cursor.delete();
      else cursor.update(changed);
      cursor.continue();
    };
    tx.oncomplete = () => resolve();
    tx.onabort = () => reject(tx.error);
  });
  db.close();
}
