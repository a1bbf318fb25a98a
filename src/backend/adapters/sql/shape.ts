// Tables of the stores: a key, the record as jsonb, and a column for each indexed field.
import { z } from 'zod';
import { INDEXES, recordSchemas, STORE_NAMES, type StoreName, UNIQUE } from '@/backend/records';

export type ColumnType = 'text' | 'bigint' | 'double precision' | 'jsonb';

export interface Table {
  key: ColumnType;
  /** Types by field, without the key. */
  columns: Readonly<Record<string, ColumnType>>;
  indexes: Readonly<Record<string, Index>>;
}

interface Index {
  fields: readonly string[];
  unique: boolean;
  /** For a search of parts of its only field, among the records with these values. */
  partsWhere?: Readonly<Record<string, string>>;
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
  const type = options.map((option) => TYPES[option.type ?? '']).find((one) => one !== undefined);
  if (!type) throw new Error(`${store}.${field} is neither a text nor a number: no index can list by it`);
  return type;
}

interface Compared {
  /** Texts that are searched for a part, and fields by which records are grouped and summed. */
  fields?: readonly string[];
  /** Lists that are filtered by one of their values. */
  lists?: readonly string[];
  /** Searches of a text among many records have an index: for its name, the records in it. */
  partsWhere?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Fields that lists compare without being ordered by them. As columns they are compared without reading the record. */
const COMPARED: { readonly [S in StoreName]?: Compared } = {
  balances: { fields: ['cents'] },
  drafts: { fields: ['search'] },
  earnings: { fields: ['cents'] },
  faces: { fields: ['search'], lists: ['offered', 'platforms'], partsWhere: { search: { live: 'yes' } } },
  files: { fields: ['search'] },
  ledger: { fields: ['cents', 'faceId', 'kind', 'month'] },
};

function tableOf(store: StoreName): Table {
  const named = Object.entries<readonly string[]>(INDEXES[store]);
  const fields = [...new Set(named.flatMap(([, list]) => list))].filter((field) => field !== 'id');
  const unique: readonly string[] = UNIQUE[store] ?? [];
  const { fields: compared = [], lists = [], partsWhere = {} } = COMPARED[store] ?? {};
  return {
    key: typeOf(store, 'id'),
    columns: Object.fromEntries([
      ...[...fields, ...compared].map((field) => [field, typeOf(store, field)] as const),
      ...lists.map((field) => [field, 'jsonb'] as const),
    ]),
    indexes: Object.fromEntries<Index>([
      ...named.map(([name, list]) => [name, { fields: [...list], unique: unique.includes(name) }] as const),
      ...Object.entries(partsWhere).map(
        ([field, where]) => [`parts_of_${field}`, { fields: [field], unique: false, partsWhere: where }] as const,
      ),
    ]),
  };
}

/** The shape that this version requires. */
export const currentShape: Shape = Object.fromEntries(TABLES.map((store) => [store, tableOf(store)]));

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** Text is compared by code points, the same in every engine. */
const typed = (type: ColumnType): string => (type === 'text' ? 'text collate "C"' : type);

const indexName = (table: string, name: string): string => quoted(`${table}_${name}`.slice(0, 60));

/**
 * All parts of a text with one, two or three characters. A shorter search is one of them, a longer one consists of some, in
 * any script. Planned as dear, so that no scan calls it for each row.
 */
const PARTS = `create or replace function dialwright_parts(whole text) returns text[]
  language sql immutable strict parallel safe cost 1000 as $$
  select coalesce(array_agg(distinct pg_catalog.substr(whole, at, length)), '{}')
  from pg_catalog.generate_series(1, pg_catalog.char_length(whole)) at, pg_catalog.generate_series(1, 3) length
  where at + length - 1 <= pg_catalog.char_length(whole) $$`;

export const partsOf = (field: string): string => `dialwright_parts(${quoted(field)})`;

function indexText(table: string, name: string, { fields, unique, partsWhere }: Index): string {
  const [first = ''] = fields;
  if (partsWhere) {
    const where = Object.entries(partsWhere).map(([field, value]) => `${quoted(field)} = ${literal(value)}`);
    return `create index ${indexName(table, name)} on ${quoted(table)} using gin (${partsOf(first)}) where ${where.join(' and ')}`;
  }
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
    const value = (field: string, type: ColumnType) =>
      type === 'jsonb' ? `(record->${literal(field)})` : `((record->>${literal(field)})::${type})`;
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
      ...(made.some(([, { partsWhere }]) => partsWhere) ? [PARTS] : []),
      ...made.map(([index, fields]) => indexText(name, index, fields)),
    ];
  });
}
