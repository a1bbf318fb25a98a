// Implements bulk calls of a transaction by single ones, for media where many calls cost as much as one.
import type { RecordOf, StoreName } from '@/backend/records';
import type { Tx } from '@/backend/shared/ports';
import type { Tally } from '@/backend/shared/query';

/** Records per read: nearly every list at once, because later reads skip earlier records by scanning. */
const PART = 20_000;

export const oneByOne = ({
  get,
  list,
  count,
  put,
}: Pick<Tx, 'get' | 'list' | 'count' | 'put'>): Pick<Tx, 'getAll' | 'page' | 'tally' | 'putAll'> => ({
  putAll: async (store, records) => {
    for (const record of records) await put(store, record);
  },
  getAll: (store, ids) => Promise.all(ids.map((id) => get(store, id))),
  page: async (store, query) => {
    const total = await count(store, query);
    return { records: (query.offset ?? 0) < total ? await list(store, query) : [], total };
  },
  tally: async <S extends StoreName, F extends keyof RecordOf<S> & string>(
    store: S,
    query: Parameters<typeof count<S>>[1],
    { by, sum }: { by: readonly F[]; sum?: keyof RecordOf<S> },
  ) => {
    const groups = new Map<string, Tally<S, F>>();
    for (let offset = 0; ; offset += PART) {
      const part = await list(store, { ...query, order: 'ascending', offset, limit: PART });
      for (const record of part) {
        const values = by.map((field) => record[field]);
        const key = JSON.stringify(values);
        const of = Object.fromEntries(by.map((field, at) => [field, values[at]])) as Pick<RecordOf<S>, F>;
        const group = groups.get(key) ?? { of, count: 0, sum: 0 };
        group.count += 1;
        if (sum !== undefined) group.sum += Number(record[sum]);
        groups.set(key, group);
      }
      if (part.length < PART) return [...groups.values()];
    }
  },
});
