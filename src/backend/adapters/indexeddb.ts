// Unit of work in IndexedDB, through idb. Acknowledged writes outlive a killed browser (durability: strict).
import { type IDBPDatabase, openDB } from 'idb';
import { INDEXES, type RecordOf, STORE_NAMES, type StoreName } from '../domain/records';
import { StorageFullError, type Tx, type Uow } from '../ports';

export const DATABASE_NAME = 'dialwright-backend';
const DATABASE_VERSION = 1;

export function indexedDbUow(name: string = DATABASE_NAME): Uow {
  let opening: Promise<IDBPDatabase> | null = null;

  function open(): Promise<IDBPDatabase> {
    const mine = openDB(name, DATABASE_VERSION, {
      upgrade: (database) => {
        for (const store of STORE_NAMES) {
          const made = database.createObjectStore(store, { keyPath: 'id' });
          for (const index of INDEXES[store]) made.createIndex(index, index);
        }
      },
      // A newer version of the application wants to upgrade: let go, and open again at the next use.
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
      // An aborted transaction says why in its own error, the request in it only that it was aborted.
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

/** The few calls used of idb's transaction, whose own type knows no union of stores. */
interface RawTx {
  objectStore(name: string): {
    get(id: IDBValidKey): Promise<unknown>;
    getAll(): Promise<unknown[]>;
    index(name: string): { getAll(value: IDBValidKey): Promise<unknown[]> };
    put?: (record: unknown) => Promise<unknown>;
    delete?: (id: IDBValidKey) => Promise<void>;
    clear?: () => Promise<void>;
  };
  abort(): void;
}

function abort(tx: RawTx): void {
  try {
    tx.abort();
  } catch (error) {
    // Finished already: then there is nothing to undo.
    if ((error as { name?: unknown }).name !== 'InvalidStateError') throw error;
  }
}

function transaction(raw: RawTx): Tx {
  const writable = (store: StoreName) => {
    const found = raw.objectStore(store);
    if (!found.put || !found.delete || !found.clear) throw new Error('a read-only transaction cannot write');
    return { put: found.put.bind(found), delete: found.delete.bind(found), clear: found.clear.bind(found) };
  };
  return {
    get: async <S extends StoreName>(store: S, id: IDBValidKey) =>
      (await raw.objectStore(store).get(id)) as RecordOf<S> | undefined,
    all: async <S extends StoreName>(store: S) => (await raw.objectStore(store).getAll()) as RecordOf<S>[],
    where: async <S extends StoreName>(store: S, index: string, value: string) =>
      (await raw.objectStore(store).index(index).getAll(value)) as RecordOf<S>[],
    put: async (store, record) => {
      await writable(store).put(record);
    },
    delete: (store, id) => writable(store).delete(id),
    clear: (store) => writable(store).clear(),
  };
}

const refuseAll = () => Promise.reject(new Error('this transaction names no store'));
const noStores: Tx = {
  get: refuseAll,
  all: refuseAll,
  where: refuseAll,
  put: refuseAll,
  delete: refuseAll,
  clear: refuseAll,
};
