// What a list is asked by: an index narrowed by its first fields, further matches, an order and the place of the page.
import { type IndexOf, indexFields, type RecordOf, type StoreName } from './domain/records';

type Fact = string | number;

type FieldOf<S extends StoreName> = keyof RecordOf<S> & string;
/** Fields that hold text, a missing one or null aside. */
type TextField<S extends StoreName> = {
  [F in FieldOf<S>]: NonNullable<RecordOf<S>[F]> extends string ? F : never;
}[FieldOf<S>];
/** Fields that hold a list of texts. */
type ListField<S extends StoreName> = {
  [F in FieldOf<S>]: NonNullable<RecordOf<S>[F]> extends readonly string[] ? F : never;
}[FieldOf<S>];

/** One condition on a record; a missing field is as null. */
export type Match<S extends StoreName> =
  | { field: FieldOf<S>; is: Fact | boolean | null }
  | { field: FieldOf<S>; oneOf: readonly (Fact | null)[] }
  /** The field is a list that holds this. */
  | { field: ListField<S>; has: string }
  /** Part of a text, without regard to case; a field asked so is kept in lower case, since not every engine knows all letters. */
  | { field: TextField<S>; contains: string };

/**
 * Which records: all, or those of an index whose first fields have these values (a list of them: the first ones; an empty list:
 * the whole index). A record stands in an index when each of its fields holds a text or a number.
 */
export type Query<S extends StoreName> = { match?: readonly Match<S>[] | undefined } & (
  | { by?: undefined; of?: undefined }
  | { by: IndexOf<S>; of: Fact | readonly Fact[] }
);

/** One page of them, in the order of the key or of the index; ties stand by key. */
export type ListQuery<S extends StoreName> = Query<S> & {
  order: 'ascending' | 'descending';
  /** Records at most. */
  limit: number;
  /** Records that the page leaves out before its first. */
  offset?: number | undefined;
};

/** The values that the first fields of the index must have. */
export const prefixOf = ({ of }: { of?: Fact | readonly Fact[] | undefined }): readonly Fact[] =>
  of === undefined ? [] : typeof of === 'object' ? of : [of];

/** The fields of the index asked by; none for the order of keys. */
export const fieldsOf = (store: StoreName, { by }: { by?: string | undefined }): readonly string[] =>
  by === undefined ? [] : indexFields(store, by);

type Fields = Readonly<Record<string, unknown>>;

/** The same condition with the store forgotten, as adapters read it. */
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

/** Whether the record meets every condition. */
export const meets = (record: unknown, conditions: readonly AnyMatch[] = []): boolean =>
  conditions.every((condition) => holds(record, condition));

/** Whether the record stands in an index of these fields. */
export const isIndexed = (record: unknown, fields: readonly string[]): boolean =>
  fields.every((field) => ['string', 'number'].includes(typeof (record as Fields)[field]));
