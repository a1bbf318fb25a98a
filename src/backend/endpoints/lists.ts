// Endpoints of small lists: ping, ready-made picture sets.
import { pageOf } from '../domain/paging';
import { endpoint } from './endpoint';

/** Proves that the embedded backend answers; asks nothing of the database. */
export const ping = endpoint<'ping'>({ stores: [], handle: async () => ({ ok: true }) });

export const assemblyPage = endpoint<'assemblyPage'>({
  stores: ['assembly'],
  handle: async (tx, { params }) => {
    const sets = await tx.where('assembly', 'type', params.type);
    const sorted = sets.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
    return pageOf(
      sorted.map(({ order: _, ...set }) => set),
      params,
    );
  },
});
