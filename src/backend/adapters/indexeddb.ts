// Unit of work in IndexedDB, through idb. Acknowledged writes survive a crash of the browser (durability: strict).
import { type IDBPDatabase, openDB } from 'idb';
import { INDEXES, indexFields, type RecordOf, STORE_NAMES, type StoreName } from '@/backend/records';
import { StorageFullError, type Tx, type Uow } from '@/backend/shared/ports';
import { type AnyMatch, type ListQuery, meets, prefixOf, type Query, rangeOf } from '@/backend/shared/query';
import { noStores } from './noStores';
import { oneByOne } from './oneByOne';

export const DATABASE_NAME = 'dialwright-backend';
/**
 * 2: multi-field indexes for ordered lists. 3: lists of visible drafts and of fonts by shelf; codes, tickets, third
 * parties. 4: faces, their copies, counts, builds and downloads. 5: downloads by month; faces by downloads. 6: AI
 * tasks. 7: ledger, orders, payees and sales; faces by payment. 8: versions of drafts, picture sets; pictures by age
 * and bytes. 9: pictures of copies. 10: counts of sent codes. 11: bytes of uploads. 12: no index of an
 * owner's due faces. 13: ledger by purchase. 14: sums of the ledger. 15: builds by bytes. 16: messages to send. 17: AI
 * results by owner.
 */
const DATABASE_VERSION = 17;

export function indexedDbUow(name: string = DATABASE_NAME): Uow {
  let opening: Promise<IDBPDatabase> | null = null;

  function open(): Promise<IDBPDatabase> {
    const mine = openDB(name, DATABASE_VERSION, {
      upgrade: (database, _, __, tx) => {
        for (const store of STORE_NAMES) {
          const isNew = !database.objectStoreNames.contains(store);
          const made = isNew ? database.createObjectStore(store, { keyPath: 'id' }) : tx.objectStore(store);
          for (const index of Object.keys(INDEXES[store])) {
            if (!made.indexNames.contains(index)) made.createIndex(index, keyPathOf(store, index));
          }
          for (const index of [...made.indexNames]) {
            if (!(index in INDEXES[store])) made.deleteIndex(index);
          }
        }
      },
      // A newer version of the application wants to upgrade: close, and reopen on next use.
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        if (opening === mine) opening = null;
      },
      terminated: () => {
        if (opening === mine) opening = null;
      },
    });
    opening = mine;
    mine.catch(() => {
      if (opening === mine) opening = null;
    });
    return mine;
  }

  async function run<T>(
    stores: readonly StoreName[],
    mode: 'readonly' | 'readwrite',
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    if (stores.length === 0) return work(noStores);
    const database = await (opening ?? open());
    const tx = database.transaction([...stores], mode, { durability: 'strict' });
    const raw = tx as unknown as RawTx;
    const done = tx.done.then(
      () => null,
      (error: unknown) => ({ error: error ?? tx.error }),
    );
    try {
      const result = await work(transaction(raw));
      const failed = await done;
      if (failed) throw failed.error;
      return result;
    } catch (thrown) {
      // The error of an aborted transaction has the reason; the failed request only says that it was aborted.
      const cause = tx.error ?? thrown;
      if (tx.error === null) abort(raw);
      await done;
      if ((cause as { name?: unknown } | null)?.name === 'QuotaExceededError')
        throw new StorageFullError('quota exceeded');
      throw cause;
    }
  }

  return {
    rw: (stores, work) => run(stores, 'readwrite', work),
    ro: (stores, work) => run(stores, 'readonly', work),
    close: async () => {
      const database = await opening;
      opening = null;
      database?.close();
    },
  };
}

/** A string for one field, a list for several. */
function keyPathOf(store: StoreName, index: string): string | string[] {
  const fields = indexFields(store, index);
  return fields.length === 1 ? (fields[0] ?? '') : [...fields];
}

/** Index keys that start with the given values; a list sorts after every text and number. */
function keysOf<S extends StoreName>(store: S, query: Query<S>): IDBKeyRange | null {
  const prefix = prefixOf(query);
  const range = rangeOf(store, query);
  if (query.by === undefined || (prefix.length === 0 && !range)) return null;
  const isSingle = indexFields(store, query.by).length === 1;
  if (range) {
    const { first, last } = range;
    // IndexedDB refuses a range without keys. No key is an empty list.
    if (first > last) return IDBKeyRange.only([]);
    return isSingle ? IDBKeyRange.bound(first, last) : IDBKeyRange.bound([...prefix, first], [...prefix, last, []]);
  }
  return isSingle ? IDBKeyRange.only(prefix[0]) : IDBKeyRange.bound([...prefix], [...prefix, []]);
}

/** The used part of idb's transaction, whose own type does not support a union of stores. */
interface RawTx {
  objectStore(name: string): Listed & {
    get(id: IDBValidKey): Promise<unknown>;
    index(name: string): Listed;
    put?: (record: unknown) => Promise<unknown>;
    delete?: (id: IDBValidKey) => Promise<void>;
    clear?: () => Promise<void>;
  };
  abort(): void;
}

interface Cursor {
  value: unknown;
  continue(): Promise<Cursor | null>;
  advance(count: number): Promise<Cursor | null>;
}

/** A store, or an index of it. */
interface Listed {
  getAll(range: IDBKeyRange | null, limit: number): Promise<unknown[]>;
  count(range: IDBKeyRange | null): Promise<number>;
  openCursor(range: IDBKeyRange | null, direction: 'next' | 'prev'): Promise<Cursor | null>;
}

interface Page {
  order: 'ascending' | 'descending';
  limit: number;
  offset?: number | undefined;
  match?: readonly AnyMatch[] | undefined;
}

/** Reads only the page: without conditions the cursor skips to it, with conditions it scans. */
async function listed(from: Listed, range: IDBKeyRange | null, { order, limit, offset = 0, match = [] }: Page) {
  // With a limit of 0 `getAll` would return everything.
  if (limit < 1) return [];
  if (order === 'ascending' && offset === 0 && match.length === 0) return from.getAll(range, limit);
  const records: unknown[] = [];
  let left = match.length === 0 ? 0 : offset;
  let cursor = await from.openCursor(range, order === 'ascending' ? 'next' : 'prev');
  if (cursor && left < offset) cursor = await cursor.advance(offset);
  for (; cursor && records.length < limit; cursor = records.length < limit ? await cursor.continue() : null) {
    if (!meets(cursor.value, match)) continue;
    if (left > 0) left -= 1;
    else records.push(cursor.value);
  }
  return records;
}

async function counted(from: Listed, range: IDBKeyRange | null, match: readonly AnyMatch[]): Promise<number> {
  if (match.length === 0) return from.count(range);
  let count = 0;
  for (let cursor = await from.openCursor(range, 'next'); cursor; cursor = await cursor.continue()) {
    if (meets(cursor.value, match)) count += 1;
  }
  return count;
}

function abort(tx: RawTx): void {
  try {
    tx.abort();
  } catch (error) {
    // Already finished, so there is nothing to roll back.
    if ((error as { name?: unknown }).name !== 'InvalidStateError') throw error;
  }
}

function transaction(raw: RawTx): Tx {
  const writable = (store: StoreName) => {
    const records = raw.objectStore(store);
    if (!records.put || !records.delete || !records.clear) throw new Error('a read-only transaction cannot write');
    return { put: records.put.bind(records), delete: records.delete.bind(records), clear: records.clear.bind(records) };
  };
  const listOf = <S extends StoreName>(store: S, { by }: Query<S>): Listed => {
    const records = raw.objectStore(store);
    return by === undefined ? records : records.index(by);
  };
  const calls: Pick<Tx, 'get' | 'list' | 'count' | 'put'> = {
    get: async <S extends StoreName>(store: S, id: IDBValidKey) =>
      (await raw.objectStore(store).get(id)) as RecordOf<S> | undefined,
    list: async <S extends StoreName>(store: S, query: ListQuery<S>) =>
      (await listed(listOf(store, query), keysOf(store, query), query)) as RecordOf<S>[],
    count: (store, query) => counted(listOf(store, query), keysOf(store, query), query.match ?? []),
    put: async (store, record) => {
      await writable(store).put(record);
    },
  };
  return {
    ...calls,
    ...oneByOne(calls),
    delete: (store, id) => writable(store).delete(id),
    clear: (store) => writable(store).clear(),
  };
}
