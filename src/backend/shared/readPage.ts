// Reads lists: one page with its total, or a whole list in batches.

import type { RecordOf, StoreName } from '@/backend/records';
import type { Page, PageAsked } from './domain/paging';
import type { Tx } from './ports';
import type { ListQuery, Query } from './query';

type Order = Pick<ListQuery<StoreName>, 'order'>;

/** One page of a list and the total; nothing else is read. */
export async function readPage<S extends StoreName>(
  tx: Tx,
  store: S,
  query: Query<S> & Order,
  { current, size }: PageAsked,
): Promise<Page<RecordOf<S>>> {
  const { records, total } = await tx.page(store, { ...query, offset: (current - 1) * size, limit: size });
  return { records, total, current, size };
}

/** Records read at a time. */
const PART = 200;

/**
 * All records of a list, in batches, for work that needs all. The caller's writes must not move records within the
 * list.
 */
export async function* readAll<S extends StoreName>(
  tx: Tx,
  store: S,
  query: Query<S> & Order,
): AsyncGenerator<RecordOf<S>> {
  for (let offset = 0; ; offset += PART) {
    const part = await tx.list(store, { ...query, offset, limit: PART });
    yield* part;
    if (part.length < PART) return;
  }
}

/** A whole list, for work that changes its records. */
export async function allOf<S extends StoreName>(tx: Tx, store: S, query: Query<S> & Order): Promise<RecordOf<S>[]> {
  const all: RecordOf<S>[] = [];
  for await (const record of readAll(tx, store, query)) all.push(record);
  return all;
}
