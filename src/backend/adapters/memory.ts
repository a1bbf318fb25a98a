// Unit of work in memory: transactions run one at a time, staged and applied at the end. For tests, and where storage
// is blocked.
import { type RecordOf, STORE_NAMES, type StoreName } from '@/backend/records';
import type { Tx, Uow } from '@/backend/shared/ports';
import {
  fieldsOf,
  isIndexed,
  isWithin,
  type ListQuery,
  meets,
  prefixOf,
  type Query,
  rangeOf,
} from '@/backend/shared/query';
import { oneByOne } from './oneByOne';

type Id = string | number;
type Tables = Record<StoreName, Map<Id, unknown>>;

/** `undefined` in a staged table marks a deletion. */
type Staged = Map<StoreName, Map<Id, unknown>>;

type Fields = Readonly<Record<string, Id>>;

/** Ascending by these fields, the first one first. */
const by = (fields: readonly string[]) => (one: unknown, other: unknown) => {
  for (const field of fields) {
    const [a = '', b = ''] = [(one as Fields)[field], (other as Fields)[field]];
    if (a !== b) return a < b ? -1 : 1;
  }
  return 0;
};

export function memoryUow(): Uow {
  const tables = Object.fromEntries(STORE_NAMES.map((name) => [name, new Map()])) as Tables;
  let last: Promise<unknown> = Promise.resolve();

  function run<T>(stores: readonly StoreName[], write: boolean, work: (tx: Tx) => Promise<T>): Promise<T> {
    const turn = last.then(async () => {
      const staged: Staged = new Map(stores.map((name) => [name, new Map()]));
      const result = await work(transaction(tables, staged, write));
      for (const [name, changes] of staged) {
        for (const [id, record] of changes) {
          if (record === undefined) tables[name].delete(id);
          else tables[name].set(id, record);
        }
      }
      return result;
    });
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    rw: (stores, work) => run(stores, true, work),
    ro: (stores, work) => run(stores, false, work),
    close: async () => {
      await last;
    },
  };
}

function transaction(tables: Tables, staged: Staged, write: boolean): Tx {
  const changes = (store: StoreName): Map<Id, unknown> => {
    const own = staged.get(store);
    if (!own) throw new Error(`store ${store} is not part of this transaction`);
    return own;
  };
  const change = (store: StoreName, id: Id, record: unknown): void => {
    if (!write) throw new Error('a read-only transaction cannot write');
    changes(store).set(id, record);
  };
  const records = (store: StoreName): unknown[] =>
    [...new Map([...tables[store], ...changes(store)]).values()].filter((record) => record !== undefined);
  const matching = <S extends StoreName>(store: S, query: Query<S>): unknown[] => {
    const fields = fieldsOf(store, query);
    const first = prefixOf(query).map((value, i) => ({ field: fields[i] ?? '', is: value }));
    const conditions = [...first, ...(query.match ?? [])];
    const range = rangeOf(store, query);
    return records(store).filter(
      (record) => isIndexed(record, fields) && meets(record, conditions) && (!range || isWithin(record, range)),
    );
  };
  const calls: Pick<Tx, 'get' | 'list' | 'count' | 'put'> = {
    get: async <S extends StoreName>(store: S, id: Id) => {
      const own = changes(store);
      const record = own.has(id) ? own.get(id) : tables[store].get(id);
      return structuredClone(record) as RecordOf<S> | undefined;
    },
    list: async <S extends StoreName>(store: S, query: ListQuery<S>) => {
      const records = matching(store, query).sort(by([...fieldsOf(store, query), 'id']));
      if (query.order === 'descending') records.reverse();
      const { offset = 0, limit } = query;
      return structuredClone(records.slice(offset, offset + limit)) as RecordOf<S>[];
    },
    count: async (store, query) => matching(store, query).length,
    put: async (store, record) => change(store, record.id, structuredClone(record)),
  };
  return {
    ...calls,
    ...oneByOne(calls),
    delete: async (store, id) => change(store, id, undefined),
    clear: async (store) => {
      for (const record of records(store)) change(store, (record as { id: Id }).id, undefined);
    },
  };
}
