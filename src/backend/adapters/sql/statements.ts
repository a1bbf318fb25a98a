// SQL for lists and counts: an index prefix, further conditions, a page. Values are only passed as parameters.

import type { StoreName } from '@/backend/records';
import { type AnyMatch, fieldsOf, type ListQuery, prefixOf, type Query } from '@/backend/shared/query';
import { spelled } from './plainJson';
import { type ColumnType, currentShape, literal, quoted } from './shape';

export interface Statement {
  text: string;
  params: unknown[];
}

type Fact = string | number;

const plain = (value: Fact): Fact => (typeof value === 'string' ? spelled(value) : value);

class Conditions {
  readonly params: unknown[] = [];
  readonly texts: string[] = [];
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
    if (type !== undefined && typeof value !== 'boolean' && (type === 'text') === (typeof value === 'string'))
      return `${quoted(field)} = ${this.param(plain(value))}::${type}`;
    const json = JSON.stringify(typeof value === 'boolean' ? value : plain(value));
    return `record->${literal(field)} = ${this.param(json)}::text::jsonb`;
  }

  match({ field, is, oneOf, has, contains }: AnyMatch): string {
    if (oneOf) return oneOf.length === 0 ? 'false' : `(${oneOf.map((one) => this.equal(field, one)).join(' or ')})`;
    if (has !== undefined)
      return `record->${literal(field)} @> ${this.param(JSON.stringify([spelled(has)]))}::text::jsonb`;
    if (contains !== undefined)
      return `strpos(lower(record->>${literal(field)}), ${this.param(spelled(contains.toLowerCase()))}::text) > 0`;
    return this.equal(field, is ?? null);
  }
}

function where<S extends StoreName>(store: S, query: Query<S>): { conditions: Conditions; text: string } {
  const conditions = new Conditions(store);
  const fields = fieldsOf(store, query);
  const prefix = prefixOf(query);
  const parts = [
    ...prefix.map((value, i) => conditions.equal(fields[i] ?? 'id', value)),
    ...fields.slice(prefix.length).map((field) => `${quoted(field)} is not null`),
    ...(query.match ?? []).map((match) => conditions.match(match)),
  ];
  return { conditions, text: parts.length === 0 ? '' : ` where ${parts.join(' and ')}` };
}

export function listStatement<S extends StoreName>(store: S, query: ListQuery<S>): Statement {
  const { conditions, text } = where(store, query);
  const way = query.order === 'ascending' ? 'asc' : 'desc';
  const rest = fieldsOf(store, query).slice(prefixOf(query).length);
  const order = (of = '') => [...new Set([...rest, 'id'])].map((field) => `${of}${quoted(field)} ${way}`).join(', ');
  const page = `limit ${conditions.param(query.limit)} offset ${conditions.param(query.offset ?? 0)}`;
  const { params } = conditions;
  const from = `from ${quoted(store)}`;
  if (!query.offset)
    return { text: `select record::text as record ${from}${text} order by ${order()} ${page}`, params };
  // Skip records before the page in the index; joining first would convert each to text.
  const ids = `select id ${from}${text} order by ${order()} ${page}`;
  const joined = `from (${ids}) as page join ${quoted(store)} as of_page using (id)`;
  return { text: `select of_page.record::text as record ${joined} order by ${order('of_page.')}`, params };
}

export function countStatement<S extends StoreName>(store: S, query: Query<S>): Statement {
  const { conditions, text } = where(store, query);
  return { text: `select count(*)::text as count from ${quoted(store)}${text}`, params: conditions.params };
}
