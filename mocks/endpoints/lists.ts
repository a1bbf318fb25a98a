// Endpoints of small lists: ping, fonts, ready-made picture sets.
import { offeredFonts } from '../domain/fonts';
import { pageOf } from '../domain/paging';
import { endpoint } from './endpoint';

/** Proves that the embedded backend answers; asks nothing of the database. */
export const ping = endpoint<'ping'>({ stores: [], handle: async () => ({ ok: true }) });

export const fontPage = endpoint<'fontPage'>({
  stores: ['fonts'],
  handle: async (tx, { params, headers }) => pageOf(offeredFonts(await tx.all('fonts'), headers.oversea), params),
});

export const assemblyPage = endpoint<'assemblyPage'>({
  stores: ['assembly'],
  handle: async (tx, { params }) => pageOf(await tx.where('assembly', 'type', params.type), params),
});
