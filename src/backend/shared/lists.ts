// Endpoints of small lists: ping, built-in picture sets.
import { CATEGORIES, PUBLISH_TAGS } from '@/schemas/publishLists';
import { endpoint } from './endpoint';
import { readPage } from './readPage';

/** Health check of the embedded backend; does not use the database. */
export const ping = endpoint<'ping'>({ stores: [], mode: 'read', handle: async () => ({ ok: true }) });

/** Built-in lists, so no store has them. */
export const categoryList = endpoint<'categoryList'>({ stores: [], mode: 'read', handle: async () => [...CATEGORIES] });
export const tagList = endpoint<'tagList'>({ stores: [], mode: 'read', handle: async () => [...PUBLISH_TAGS] });

export const assemblyPage = endpoint<'assemblyPage'>({
  stores: ['assembly'],
  mode: 'read',
  handle: async (tx, { params }) => {
    const page = await readPage(tx, 'assembly', { by: 'typeOrder', of: params.type, order: 'ascending' }, params);
    return { ...page, records: page.records.map(({ order: _, ...set }) => set) };
  },
});
