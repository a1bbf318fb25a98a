// Endpoints of small lists: ping, ready-made picture sets.
import { pageOf } from '../domain/paging';
import { LISTED_MAX } from '../domain/policy';
import { endpoint } from './endpoint';

/** Proves that the embedded backend answers; asks nothing of the database. */
export const ping = endpoint<'ping'>({ stores: [], handle: async () => ({ ok: true }) });

export const assemblyPage = endpoint<'assemblyPage'>({
  stores: ['assembly'],
  handle: async (tx, { params }) => {
    const query = { by: 'typeOrder', of: params.type, order: 'ascending', limit: LISTED_MAX } as const;
    const sorted = await tx.list('assembly', query);
    return pageOf(
      sorted.map(({ order: _, ...set }) => set),
      params,
    );
  },
});
