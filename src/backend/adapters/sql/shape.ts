// Tables of the stores: a key, the record as jsonb, and a column for each indexed field.
import { z } from 'zod';
import { INDEXES, recordSchemas, STORE_NAMES, type StoreName, UNIQUE } from '@/backend/records';

export type ColumnType = 'text' | 'bigint' | 'double precision';

export interface Table {
  key: ColumnType;
  /** Types by field, without the key. */
  columns: Readonly<Record<string, ColumnType>>;
  indexes: Readonly<Record<string, { fields: readonly string[]; unique: boolean }>>;
}
/** The database's current shape, as recorded in it. */
export type Shape = Readonly<Record<string, Table>>;

/** Blobs are files, not table rows. */
export const TABLES: readonly StoreName[] = STORE_NAMES.filter((store) => store !== 'blobs');

const TYPES: Readonly<Record<string, ColumnType>> = { integer: 'bigint', number: 'double precision', string: 'text' };

interface Described {
  type?: string;
  anyOf?: Described[];
}

/** Column type of a field according to its schema, ignoring null and missing values. */
function typeOf(store: StoreName, field: string): ColumnType {
  const described = z.toJSONSchema(recordSchemas[store], { unrepresentable: 'any' }).properties?.[field] as Described;
  const options = [described, ...(described.anyOf ?? [])];
  const type = options.map((option) => TYPES[option.type ?? '']).find((found) => found !== undefined);
  if (!type) throw new Error(`${store}.${field} is neither a text nor a number: no index can list by it`);
  return type;
}

function tableOf(store: StoreName): Table {
  const named = Object.entries<readonly string[]>(INDEXES[store]);
  const fields = [...new Set(named.flatMap(([, list]) => list))].filter((field) => field !== 'id');
  const unique: readonly string[] = UNIQUE[store] ?? [];
  return {
    key: typeOf(store, 'id'),
    columns: Object.fromEntries(fields.map((field) => [field, typeOf(store, field)])),
    indexes: Object.fromEntries(
      named.map(([name, list]) => [name, { fields: [...list], unique: unique.includes(name) }]),
    ),
  };
}

/** The shape that this version requires. */
export const currentShape: Shape = Object.fromEntries(TABLES.map((store) => [store, tableOf(store)]));

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** Text is compared by code points, the same in every engine. */
const typed = (type: ColumnType): string => (type === 'text' ? 'text collate "C"' : type);

const indexName = (table: string, name: string): string => quoted(`${table}_${name}`.slice(0, 60));

function indexText(table: string, name: string, { fields, unique }: Table['indexes'][string]): string {
  // Ties are ordered by key, so the key ends each index.
  const columns = unique || fields.includes('id') ? fields : [...fields, 'id'];
  const kind = unique ? 'unique index' : 'index';
  return `create ${kind} ${indexName(table, name)} on ${quoted(table)} (${columns.map(quoted).join(', ')})`;
}

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Migration statements from one shape to another. Removed tables keep their rows. */
export function stepsBetween(from: Shape, to: Shape): string[] {
  return Object.entries(to).flatMap(([name, table]) => {
    const before = from[name] ?? { key: table.key, columns: {}, indexes: {} };
    const lost = Object.entries(before.indexes).filter(([index, old]) => differs(old, table.indexes[index]));
    const made = Object.entries(table.indexes).filter(([index, now]) => differs(now, before.indexes[index]));
    const gone = Object.entries(before.columns).filter(([field, type]) => table.columns[field] !== type);
    const fresh = Object.entries(table.columns).filter(([field, type]) => before.columns[field] !== type);
    const value = (field: string, type: ColumnType) => `((record->>${literal(field)})::${type})`;
    return [
      ...(from[name]
        ? []
        : [`create table ${quoted(name)} (id ${typed(table.key)} primary key, record jsonb not null)`]),
      ...lost.map(([index]) => `drop index if exists ${indexName(name, index)}`),
      ...gone.map(([field]) => `alter table ${quoted(name)} drop column ${quoted(field)}`),
      ...fresh.map(
        ([field, type]) =>
          `alter table ${quoted(name)} add column ${quoted(field)} ${typed(type)} generated always as ${value(field, type)} stored`,
      ),
      ...made.map(([index, fields]) => indexText(name, index, fields)),
    ];
  });
}
