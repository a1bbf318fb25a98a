// Unit of work over SQL: serializable transactions, or snapshots of an account in turn, retried on conflicts.
import type { RecordOf, StoreName } from '@/backend/records';
import type { Tx, Uow, WriteScope } from '@/backend/shared/ports';
import type { FieldOf, ListQuery, Query } from '@/backend/shared/query';
import type { BlobFiles } from '../blobFiles';
import { noStores } from '../noStores';
import { accountTurns } from './accountTurns';
import type { SqlConnection, SqlDriver } from './driver';
import { fromJson, spelled, toJson } from './plainJson';
import { withRetry } from './retry';
import { currentShape, quoted, TABLES } from './shape';
import { countStatement, listStatement, pageStatement, tallyStatement } from './statements';

const WRITE = 'begin isolation level serializable';
/** A snapshot that also fails, and is retried, if another transaction changed a record that this one writes. */
const WRITE_OWN = 'begin isolation level repeatable read';
/** A snapshot: reads are consistent and block nobody. */
const READ = 'begin isolation level repeatable read read only';

/** Blobs deleted by a transaction; their files are deleted after the commit. */
interface Dropped {
  all: boolean;
  hashes: string[];
}

/** The database must be migrated. */
export function sqlUow(driver: SqlDriver, files: Pick<BlobFiles, 'remove' | 'clear'>): Uow {
  const inTurnOf = accountTurns();

  async function run<T>(
    stores: readonly StoreName[],
    scope: WriteScope | null,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    const write = scope !== null;
    const begin = !write ? READ : scope.isOwn ? WRITE_OWN : WRITE;
    const attempt = async () => {
      const leaving: Dropped = { all: false, hashes: [] };
      const within = (connection: SqlConnection) => work(transaction(connection, { stores, write, dropped: leaving }));
      const result = await driver.transaction(begin, within, scope?.account);
      return { result, dropped: leaving };
    };
    const { result, dropped } = await inTurnOf(scope?.account, () => withRetry(attempt));
    if (dropped.all) await files.clear();
    for (const hash of dropped.hashes) await files.remove(hash);
    return result;
  }
  /** A transaction without stores needs no connection. */
  const begun: typeof run = (stores, scope, work) => (stores.length === 0 ? work(noStores) : run(stores, scope, work));
  return {
    rw: (stores, work, scope = {}) => begun(stores, scope, work),
    ro: (stores, work) => begun(stores, null, work),
    close: () => driver.close(),
  };
}

interface Scope {
  stores: readonly StoreName[];
  write: boolean;
  dropped: Dropped;
}

function transaction(connection: SqlConnection, { stores, write, dropped }: Scope): Tx {
  const check = (store: StoreName, writes: boolean): void => {
    if (!stores.includes(store)) throw new Error(`store ${store} is not part of this transaction`);
    if (writes && !write) throw new Error('a read-only transaction cannot write');
  };
  const table = (store: StoreName, writes = false): string => {
    check(store, writes);
    if (!TABLES.includes(store)) throw new Error('bytes stand in files: this medium has no table of them');
    return quoted(store);
  };
  const keyOf = (id: string | number) => (typeof id === 'string' ? spelled(id) : id);
  return {
    get: async <S extends StoreName>(store: S, id: string | number) => {
      const [row] = await connection.query(`select record::text as record from ${table(store)} where id = $1`, [
        keyOf(id),
      ]);
      return row && (fromJson(String(row.record)) as RecordOf<S>);
    },
    getAll: async <S extends StoreName>(store: S, ids: readonly (string | number)[]) => {
      const name = table(store);
      if (ids.length === 0) return [];
      const keys = ids.map(keyOf);
      const type = currentShape[store]?.key ?? 'text';
      const rows = await connection.query(
        `select id::text as id, record::text as record from ${name} where id = any($1::${type}[])`,
        [[...new Set(keys)]],
      );
      const records = new Map(rows.map(({ id, record }) => [String(id), String(record)]));
      return keys.map((key) => {
        const record = records.get(String(key));
        return record === undefined ? undefined : (fromJson(record) as RecordOf<S>);
      });
    },
    page: async <S extends StoreName>(store: S, query: ListQuery<S>) => {
      table(store);
      const { text, params } = pageStatement(store, query);
      const rows = await connection.query(text, params);
      const records = rows.filter(({ record }) => record !== null);
      return {
        records: records.map(({ record }) => fromJson(String(record)) as RecordOf<S>),
        total: Number(rows[0]?.count ?? 0),
      };
    },
    tally: async <S extends StoreName, F extends FieldOf<S>>(
      store: S,
      query: Query<S>,
      { by, sum }: { by: readonly F[]; sum?: string },
    ) => {
      table(store);
      const { text, params } = tallyStatement(store, query, { by, ...(sum !== undefined && { sum }) });
      const rows = await connection.query(text, params);
      return rows.map((row) => {
        const values = fromJson(String(row.values)) as unknown[];
        const of = Object.fromEntries(by.map((field, at) => [field, values[at]])) as Pick<RecordOf<S>, F>;
        return { of, count: Number(row.count), sum: Number(row.sum) };
      });
    },
    list: async <S extends StoreName>(store: S, query: ListQuery<S>) => {
      table(store);
      const { text, params } = listStatement(store, query);
      const rows = await connection.query(text, params);
      return rows.map((row) => fromJson(String(row.record)) as RecordOf<S>);
    },
    count: async (store, query) => {
      table(store);
      const { text, params } = countStatement(store, query);
      const [row] = await connection.query(text, params);
      return Number(row?.count ?? 0);
    },
    put: async (store, record) => {
      await connection.query(
        `insert into ${table(store, true)} (id, record) values ($1, $2::text::jsonb) on conflict (id) do update set record = excluded.record`,
        [keyOf(record.id), toJson(record)],
      );
    },
    putAll: async (store, records) => {
      const name = table(store, true);
      if (records.length === 0) return;
      const rows = new Map(records.map((record) => [keyOf(record.id), toJson(record)]));
      const type = currentShape[store]?.key ?? 'text';
      await connection.query(
        `insert into ${name} (id, record) select id, record::jsonb from unnest($1::${type}[], $2::text[]) as row (id, record) on conflict (id) do update set record = excluded.record`,
        [[...rows.keys()], [...rows.values()]],
      );
    },
    delete: async (store, id) => {
      check(store, true);
      if (store === 'blobs') dropped.hashes.push(String(id));
      else await connection.query(`delete from ${table(store, true)} where id = $1`, [keyOf(id)]);
    },
    clear: async (store) => {
      check(store, true);
      if (store === 'blobs') dropped.all = true;
      else await connection.query(`delete from ${table(store, true)}`);
    },
  };
}
