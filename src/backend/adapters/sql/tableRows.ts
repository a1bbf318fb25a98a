// Reads and writes whole tables for backups, in parts of limited size. Works with data of any version.
import { recordSchemas, type StoreName } from '@/backend/records';
import type { SqlConnection } from './driver';
import { type ColumnType, quoted, type Shape, TABLES } from './shape';

/** A row as text: the key, and the record as JSON. */
export interface TableRow {
  id: string;
  record: string;
}

/** Maximum number of rows in a part. */
const PART_ROWS = 500;
/**
 * A part ends with the record that reaches this size: when reading, in bytes of the stored records, which may be
 * compressed; when writing, in characters of JSON.
 */
const PART_BYTES = 4_000_000;

const keyOf = (shape: Shape, table: string): ColumnType => shape[table]?.key ?? 'text';

/** The rows of a table in the order of their keys; a part has at least one row, even if its record is larger than `PART_BYTES`. */
export async function* readRows(connection: SqlConnection, shape: Shape, table: string): AsyncIterable<TableRow[]> {
  const type = keyOf(shape, table);
  let last: string | null = null;
  for (;;) {
    const after: string = last === null ? '' : `where id > $1::text::${type}`;
    const sizes = 'sum(pg_column_size(record)) over (order by id) - pg_column_size(record) as bytes';
    const part = `select id, record, ${sizes} from ${quoted(table)} ${after} order by id limit ${PART_ROWS}`;
    const text = `select id::text as id, record::text as record from (${part}) as part where bytes < ${PART_BYTES} order by part.id`;
    const rows = await connection.query(text, last === null ? [] : [last]);
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(({ id, record }) => ({ id: String(id), record: String(record) }));
    last = String(end.id);
  }
}

/** Adds rows to a table, in parts. Rejects if a key is there already. */
export async function writeRows(
  connection: SqlConnection,
  { shape, table }: { shape: Shape; table: string },
  rows: AsyncIterable<TableRow>,
): Promise<void> {
  let ids: string[] = [];
  let records: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (ids.length === 0) return;
    await connection.query(
      `insert into ${quoted(table)} (id, record) select id::${keyOf(shape, table)}, record::jsonb from unnest($1::text[], $2::text[]) as part (id, record)`,
      [ids, records],
    );
    [ids, records, bytes] = [[], [], 0];
  };
  for await (const { id, record } of rows) {
    ids.push(id);
    records.push(record);
    bytes += record.length;
    if (ids.length >= PART_ROWS || bytes >= PART_BYTES) await flush();
  }
  await flush();
}

/** Stores whose records name a file by its hash in the field `blob`. */
const NAMING_FILES: readonly StoreName[] = TABLES.filter((store) => 'blob' in recordSchemas[store].shape);

/** The hashes of all files that records name. */
export async function readFileNames(connection: SqlConnection, shape: Shape): Promise<Set<string>> {
  const names = new Set<string>();
  for (const store of NAMING_FILES.filter((name) => shape[name])) {
    const rows = await connection.query(
      `select distinct record->>'blob' as blob from ${quoted(store)} where record->>'blob' is not null`,
    );
    for (const { blob } of rows) names.add(String(blob));
  }
  return names;
}
