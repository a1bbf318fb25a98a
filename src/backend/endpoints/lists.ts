// Endpoints of small lists: ping, ready-made picture sets.
import { CATEGORIES, PUBLISH_TAGS } from '@/schemas/publishLists';
import { endpoint } from './endpoint';
import { readPage } from './readPage';

/** Proves that the embedded backend answers; asks nothing of the database. */
export const ping = endpoint<'ping'>({ stores: [], handle: async () => ({ ok: true }) });

/** What faces are filed under: ours in every backend, so no store holds it. */
export const categoryList = endpoint<'categoryList'>({ stores: [], handle: async () => [...CATEGORIES] });
export const tagList = endpoint<'tagList'>({ stores: [], handle: async () => [...PUBLISH_TAGS] });

export const assemblyPage = endpoint<'assemblyPage'>({
  stores: ['assembly'],
  handle: async (tx, { params }) => {
    const page = await readPage(tx, 'assembly', { by: 'typeOrder', of: params.type, order: 'ascending' }, params);
    return { ...page, records: page.records.map(({ order: _, ...set }) => set) };
  },
});
