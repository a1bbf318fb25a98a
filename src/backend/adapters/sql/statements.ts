// SQL for lists and counts: an index prefix, further conditions, a page. Values are only passed as parameters.

import type { StoreName } from '@/backend/records';
import { type AnyMatch, fieldsOf, type ListQuery, prefixOf, type Query, rangeOf } from '@/backend/shared/query';
import { spelled } from './plainJson';
import { type ColumnType, currentShape, literal, partsOf, quoted } from './shape';

export interface Statement {
  text: string;
  params: unknown[];
}

type Fact = string | number;

const plain = (value: Fact): Fact => (typeof value === 'string' ? spelled(value) : value);

/** Longest part of a text in an index of parts, in characters. */
const PIECE = 3;

/** The keys of an index of parts that every text with this part has. */
function piecesOf(part: string): string[] {
  const characters = [...part];
  const count = Math.max(1, characters.length - PIECE + 1);
  return [...new Set(Array.from({ length: count }, (_, at) => characters.slice(at, at + PIECE).join('')))];
}

class Conditions {
  readonly params: unknown[] = [];
  readonly #store: StoreName;

  constructor(store: StoreName) {
    this.#store = store;
  }

  param(value: unknown): string {
    this.params.push(value);
    return `$${this.params.length}`;
  }

  typeOf(field: string): ColumnType | undefined {
    const table = currentShape[this.#store];
    return field === 'id' ? table?.key : table?.columns[field];
  }

  /** The field equals the value; uses the column if there is one. */
  equal(field: string, value: Fact | boolean | null): string {
    if (value === null) return `coalesce(record->${literal(field)}, 'null'::jsonb) = 'null'::jsonb`;
    const type = this.typeOf(field);
    const fits = type !== 'jsonb' && (type === 'text') === (typeof value === 'string');
    if (type !== undefined && fits && typeof value !== 'boolean')
      return `${quoted(field)} = ${this.param(plain(value))}::${type}`;
    const json = JSON.stringify(typeof value === 'boolean' ? value : plain(value));
    return `record->${literal(field)} = ${this.param(json)}::text::jsonb`;
  }

  /** The indexed field is within these bounds. */
  between(field: string, first: Fact, last: Fact): string {
    const bound = (value: Fact) => `${this.param(plain(value))}::${this.typeOf(field) ?? 'text'}`;
    return `${quoted(field)} >= ${bound(first)} and ${quoted(field)} <= ${bound(last)}`;
  }

  /** The text field contains this part. */
  part(field: string, part: string): string {
    // Stored in lower case.
    const text = this.typeOf(field) === 'text' ? quoted(field) : `lower(record->>${literal(field)})`;
    return `strpos(${text}, ${this.param(part)}::text) > 0`;
  }

  match({ field, is, oneOf, has, contains }: AnyMatch): string {
    if (oneOf) return oneOf.length === 0 ? 'false' : `(${oneOf.map((one) => this.equal(field, one)).join(' or ')})`;
    if (has !== undefined) {
      const list = this.typeOf(field) === 'jsonb' ? quoted(field) : `record->${literal(field)}`;
      return `${list} @> ${this.param(JSON.stringify([spelled(has)]))}::text::jsonb`;
    }
    if (contains !== undefined) return this.part(field, spelled(contains.toLowerCase()));
    return this.equal(field, is ?? null);
  }
}

function where<S extends StoreName>(store: S, query: Query<S>): { conditions: Conditions; text: string } {
  const fields = fieldsOf(store, query);
  const prefix = prefixOf(query);
  const conditions = new Conditions(store);
  const range = rangeOf(store, query);
  const parts = [
    ...prefix.map((value, i) => conditions.equal(fields[i] ?? 'id', value)),
    ...fields.slice(prefix.length).map((field) => `${quoted(field)} is not null`),
    ...(range ? [conditions.between(range.field, range.first, range.last)] : []),
    ...(query.match ?? []).map((match) => conditions.match(match)),
  ];
  return { conditions, text: parts.length === 0 ? '' : ` where ${parts.join(' and ')}` };
}

/** Texts of a list; `more` is a further condition. `rows`: the fields of the order and the record as text, in order. */
function listText<S extends StoreName>(store: S, query: ListQuery<S>) {
  const { conditions, text } = where(store, query);
  const direction = query.order === 'ascending' ? 'asc' : 'desc';
  const rest = fieldsOf(store, query).slice(prefixOf(query).length);
  const keys = [...new Set([...rest, 'id'])].map(quoted);
  const order = (of: string) => `order by ${keys.map((key) => `${of}.${key} ${direction}`).join(', ')}`;
  const columns = (of: string) => [...keys.map((key) => `${of}.${key}`), `${of}.record::text as record`].join(', ');
  const from = (more = '') => `from ${quoted(store)}${text}${more && `${text === '' ? ' where' : ' and'} ${more}`}`;
  const place = `limit ${conditions.param(query.limit)} offset ${conditions.param(query.offset ?? 0)}`;
  const page = (more = '') => `${from(more)} ${order(quoted(store))} ${place}`;
  // Skip records before the page in the index; joining first would convert each to text.
  const rows = (more = '') =>
    query.offset
      ? `select ${columns('of_page')} from (select id ${page(more)}) as ids join ${quoted(store)} as of_page using (id) ${order('of_page')}`
      : `select ${columns(quoted(store))} ${page(more)}`;
  return { conditions, rows, from, order };
}

export function listStatement<S extends StoreName>(store: S, query: ListQuery<S>): Statement {
  const { rows, conditions } = listText(store, query);
  return { text: rows(), params: conditions.params };
}

/** Hits of a search up to which their ids come from the index of parts; with more a scan of the list soon fills a page. */
const HITS_MAX = 200;

/** Selects the ids of the records with the parts of a searched text, if an index covers the list. */
function hitsText<S extends StoreName>(store: S, query: Query<S>, conditions: Conditions): string | null {
  const fields = fieldsOf(store, query);
  const values = new Map(prefixOf(query).map((value, i) => [fields[i], value]));
  const matches: readonly AnyMatch[] = query.match ?? [];
  for (const { fields: indexed, partsWhere } of Object.values(currentShape[store]?.indexes ?? {})) {
    if (!partsWhere) continue;
    const covered = Object.entries(partsWhere);
    const [field = ''] = indexed;
    const part = matches.find((match) => match.field === field && match.contains)?.contains?.toLowerCase();
    if (!part || !covered.every(([name, value]) => values.get(name) === value)) continue;
    const where = covered.map(([name, value]) => `${quoted(name)} = ${literal(value)}`).join(' and ');
    const pieces = conditions.param(piecesOf(spelled(part)));
    return `select id from ${quoted(store)} where ${where} and ${partsOf(field)} @> ${pieces}::text[] limit ${HITS_MAX + 1}`;
  }
  return null;
}

/** Each row has the record, and the count of the whole list; without records it is one row without a record. */
export function pageStatement<S extends StoreName>(store: S, query: ListQuery<S>): Statement {
  const list = listText(store, query);
  const hits = hitsText(store, query, list.conditions);
  const joined = (count: string, rows: string) =>
    `select count, page.record from (select ${count} as count) as whole left join (${rows}) as page on true ${list.order('page')}`;
  const counted = (from: string) => `(select count(*)::text ${from})`;
  const { params } = list.conditions;
  if (hits === null) return { text: joined(counted(list.from()), list.rows()), params };
  const isHit = 'id in (select id from hits)';
  const isFew = '(select is_few from hits_count)';
  const count = `case when ${isFew} then ${counted(list.from(isHit))} else ${counted(list.from())} end`;
  const rows = `select * from (${list.rows(isHit)}) as few where ${isFew} union all select * from (${list.rows()}) as many where not ${isFew}`;
  const first = `with hits as materialized (${hits}), hits_count as materialized (select count(*) <= ${HITS_MAX} as is_few from hits)`;
  return { text: `${first} ${joined(count, rows)}`, params };
}

/** Each row has the values of the fields as JSON, the count and the sum. */
export function tallyStatement<S extends StoreName>(
  store: S,
  query: Query<S>,
  { by, sum }: { by: readonly string[]; sum?: string },
): Statement {
  const { conditions, text } = where(store, query);
  const isColumn = (field: string) => conditions.typeOf(field) !== undefined;
  const values = by.map((field) => (isColumn(field) ? quoted(field) : `record->${literal(field)}`));
  const number = (field: string) => (isColumn(field) ? quoted(field) : `(record->>${literal(field)})::numeric`);
  const total = sum === undefined ? '0' : `sum(${number(sum)})`;
  const groups = by.length === 0 ? ' having count(*) > 0' : ` group by ${values.join(', ')}`;
  return {
    text: `select jsonb_build_array(${values.join(', ')})::text as values, count(*)::text as count, ${total}::text as sum from ${quoted(store)}${text}${groups}`,
    params: conditions.params,
  };
}

export function countStatement<S extends StoreName>(store: S, query: Query<S>): Statement {
  const { conditions, text } = where(store, query);
  return { text: `select count(*)::text as count from ${quoted(store)}${text}`, params: conditions.params };
}
