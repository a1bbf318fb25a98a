// Query types of lists: an index prefix, further conditions, order and page.
import { type IndexOf, indexFields, type RecordOf, type StoreName } from '@/backend/records';

type Fact = string | number;

export type FieldOf<S extends StoreName> = keyof RecordOf<S> & string;
/** Fields with text, possibly null or missing. */
type TextField<S extends StoreName> = {
  [F in FieldOf<S>]: NonNullable<RecordOf<S>[F]> extends string ? F : never;
}[FieldOf<S>];
/** Fields with a number. */
export type NumberField<S extends StoreName> = {
  [F in FieldOf<S>]: RecordOf<S>[F] extends number ? F : never;
}[FieldOf<S>];
/** Fields with a list of texts. */
type ListField<S extends StoreName> = {
  [F in FieldOf<S>]: NonNullable<RecordOf<S>[F]> extends readonly string[] ? F : never;
}[FieldOf<S>];

/** One condition on a record; a missing field counts as null. */
export type Match<S extends StoreName> =
  | { field: FieldOf<S>; is: Fact | boolean | null }
  | { field: FieldOf<S>; oneOf: readonly (Fact | null)[] }
  /** The list field contains this. */
  | { field: ListField<S>; has: string }
  /** Case-insensitive substring; such a field is stored in lower case, because not every engine handles all letters. */
  | { field: TextField<S>; contains: string };

/**
 * Which records: all, or those of an index whose first fields have these values (a list for several fields; an empty
 * list: the whole index). A record is in an index if each of its fields is a text or number. `range`: the first and the
 * last value, both inclusive, of the field after these.
 */
export type Query<S extends StoreName> = { match?: readonly Match<S>[] | undefined } & (
  | { by?: undefined; of?: undefined; range?: undefined }
  | { by: IndexOf<S>; of: Fact | readonly Fact[]; range?: readonly [first: Fact, last: Fact] | undefined }
);

/** A page in the order of the key or the index; ties are ordered by key. */
export type ListQuery<S extends StoreName> = Query<S> & {
  order: 'ascending' | 'descending';
  /** Records at most. */
  limit: number;
  /** Number of records to skip. */
  offset?: number | undefined;
};

/** Records with equal values of some fields, counted and summed. */
export interface Tally<S extends StoreName, F extends FieldOf<S>> {
  of: Pick<RecordOf<S>, F>;
  count: number;
  sum: number;
}

/** Required values of the index's first fields. */
export const prefixOf = ({ of }: { of?: Fact | readonly Fact[] | undefined }): readonly Fact[] =>
  of === undefined ? [] : typeof of === 'object' ? of : [of];

/** Fields of the index; none for key order. */
export const fieldsOf = (store: StoreName, { by }: { by?: string | undefined }): readonly string[] =>
  by === undefined ? [] : indexFields(store, by);

/** The bounded field of a query with a range, and its bounds. */
export function rangeOf<S extends StoreName>(
  store: S,
  query: Query<S>,
): { field: string; first: Fact; last: Fact } | null {
  const field = fieldsOf(store, query)[prefixOf(query).length];
  if (!query.range) return null;
  if (field === undefined) throw new Error(`the index ${store}.${query.by} has no field left for a range`);
  const [first, last] = query.range;
  return { field, first, last };
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether the field of the record is within the bounds. */
export function isWithin(record: unknown, { field, first, last }: { field: string; first: Fact; last: Fact }): boolean {
  const value = (record as Fields)[field];
  return (typeof value === 'string' || typeof value === 'number') && value >= first && value <= last;
}

/** The same condition without the store's type, for adapters. */
export interface AnyMatch {
  field: string;
  is?: Fact | boolean | null;
  oneOf?: readonly (Fact | null)[];
  has?: string;
  contains?: string;
}

function holds(record: unknown, { field, is, oneOf, has, contains }: AnyMatch): boolean {
  const value = (record as Fields)[field] ?? null;
  if (oneOf !== undefined) return oneOf.some((one) => one === value);
  if (has !== undefined) return Array.isArray(value) && value.includes(has);
  if (contains !== undefined) return typeof value === 'string' && value.toLowerCase().includes(contains.toLowerCase());
  return value === is;
}

/** Whether the record satisfies every condition. */
export const meets = (record: unknown, conditions: readonly AnyMatch[] = []): boolean =>
  conditions.every((condition) => holds(record, condition));

/** Whether the record is in an index of these fields. */
export const isIndexed = (record: unknown, fields: readonly string[]): boolean =>
  fields.every((field) => ['string', 'number'].includes(typeof (record as Fields)[field]));
