// Books imported sales: rows of sales, refunds, downloads and premium revenue become ledger entries, all or none.

import type { StoreName } from '@/backend/records';
import { countDownloads } from '@/backend/shared/countDownloads';
import { regionOf } from '@/backend/shared/domain/caller';
import { downloadsKey, monthOf } from '@/backend/shared/domain/downloads';
import type { Tx } from '@/backend/shared/ports';
import { readAll } from '@/backend/shared/readPage';
import { CURRENCY_OF, type Currency } from '@/schemas/money';
import type { DataOf } from '@/schemas/wire/operations';
import type { SalesRow } from '@/schemas/wire/operator';
import { type Entry, entryId } from '../domain/ledger';
import {
  isPaidOut,
  isSameRow,
  type PremiumFace,
  type RowOf,
  refundEntry,
  rowId,
  saleEntry,
  shareEntries,
} from '../domain/salesEntries';

export const SALES_STORES = ['sales', 'ledger', 'faces', 'users', 'downloads'] as const satisfies readonly StoreName[];

type Outcome = DataOf<'salesImport'>;
type Fault = Outcome['faults'][number]['fault'];

/** Sales before their refunds, and downloads before the revenue split by them, regardless of row order. */
const ORDER: readonly SalesRow['kind'][] = ['sale', 'refund', 'downloads', 'premium'];

/** Looks up the owner of a face and the currency of a user, with a cache. */
function reader(tx: Tx) {
  const owners = new Map<string, string | null>();
  const currencies = new Map<string, Currency>();
  return {
    async ownerOf(faceId: string): Promise<string | null> {
      const owner = owners.get(faceId) ?? (await tx.get('faces', faceId))?.owner ?? null;
      owners.set(faceId, owner);
      return owner;
    },
    async currencyOf(owner: string): Promise<Currency> {
      const user = currencies.has(owner) ? undefined : await tx.get('users', owner);
      const currency = currencies.get(owner) ?? CURRENCY_OF[user ? regionOf(user) : 'domestic'];
      currencies.set(owner, currency);
      return currency;
    },
  };
}
type Reader = ReturnType<typeof reader>;

async function sold(row: RowOf<'sale'>, { ownerOf, currencyOf }: Reader): Promise<Entry | Fault> {
  const owner = await ownerOf(row.faceId);
  if (owner === null) return 'unknownFace';
  return (await currencyOf(owner)) === row.currency ? saleEntry(row, owner) : 'otherCurrency';
}

/** `entryOf` also finds entries of the same import. */
async function takenBack(
  row: RowOf<'refund'>,
  entryOf: (id: string) => Promise<Entry | undefined>,
): Promise<Entry | Fault> {
  const sale = await entryOf(entryId({ kind: 'sale', ref: row.sale }));
  if (!sale) return 'unknownSale';
  return (await entryOf(entryId({ kind: 'refund', ref: row.sale }))) ? 'refunded' : refundEntry(row, sale);
}

async function addDownloads(tx: Tx, { faceId, day, count }: RowOf<'downloads'>): Promise<void> {
  const face = await tx.get('faces', faceId);
  if (!face) return;
  await countDownloads(tx, { owner: face.owner, faceId }, [[day, count]]);
  await tx.put('faces', { ...face, downloads: face.downloads + count });
}

/** Premium faces of users with this currency, with the month's downloads. */
async function premiumFaces(tx: Tx, row: RowOf<'premium'>, { currencyOf }: Reader): Promise<PremiumFace[]> {
  const faces: PremiumFace[] = [];
  for await (const { id, owner } of readAll(tx, 'faces', { by: 'payment', of: 'vip', order: 'ascending' })) {
    if ((await currencyOf(owner)) !== row.currency) continue;
    const month = await tx.get('downloads', downloadsKey({ owner, faceId: id }, row.month));
    faces.push({ id, owner, downloads: month?.total ?? 0 });
  }
  return faces;
}

/** Whether a month's revenue would reach nobody: neither stored nor imported downloads belong to its faces. */
async function isEarly(
  tx: Tx,
  row: RowOf<'premium'>,
  read: Reader,
  coming: readonly RowOf<'downloads'>[],
): Promise<boolean> {
  if (!isPaidOut(row)) return false;
  const faces = await premiumFaces(tx, row, read);
  const ids = new Set(faces.map(({ id }) => id));
  const isCounted = faces.some(({ downloads }) => downloads > 0);
  return !isCounted && !coming.some((one) => one.count > 0 && monthOf(one.day) === row.month && ids.has(one.faceId));
}

/** Writes new rows; if one is invalid, reports it and writes nothing. */
export async function bookSales(tx: Tx, rows: readonly SalesRow[]): Promise<Outcome> {
  const read = reader(tx);
  const faults: Outcome['faults'] = [];
  const fresh = new Map<string, SalesRow>();
  const entries = new Map<string, Entry>();
  let known = 0;
  const entryOf = async (id: string) => entries.get(id) ?? tx.get('ledger', id);

  /** What the row writes immediately: an entry, nothing yet, or a fault. */
  async function book(row: SalesRow): Promise<Entry | Fault | null> {
    if (row.kind === 'sale') return sold(row, read);
    if (row.kind === 'refund') return takenBack(row, entryOf);
    if (row.kind === 'premium') {
      const coming = [...fresh.values()].filter((one) => one.kind === 'downloads');
      return (await isEarly(tx, row, read, coming)) ? 'noDownloads' : null;
    }
    return (await read.ownerOf(row.faceId)) === null ? 'unknownFace' : null;
  }

  const placed = rows
    .map((row, at) => ({ row, at }))
    .sort((a, b) => ORDER.indexOf(a.row.kind) - ORDER.indexOf(b.row.kind));
  for (const { row, at } of placed) {
    const id = rowId(row);
    const before = fresh.get(id) ?? (await tx.get('sales', id))?.row;
    const booked = before ? (isSameRow(before, row) ? null : 'otherRow') : await book(row);
    if (typeof booked === 'string') faults.push({ at, fault: booked });
    else if (before) known += 1;
    else fresh.set(id, row);
    if (booked && typeof booked !== 'string') entries.set(booked.id, booked);
  }
  if (faults.length > 0) return { added: 0, known: 0, faults: faults.sort((a, b) => a.at - b.at) };
  for (const row of fresh.values()) {
    if (row.kind === 'downloads') await addDownloads(tx, row);
    if (row.kind === 'premium')
      for (const one of shareEntries(row, await premiumFaces(tx, row, read))) entries.set(one.id, one);
    await tx.put('sales', { id: rowId(row), row });
  }
  for (const one of entries.values()) await tx.put('ledger', one);
  return { added: fresh.size, known, faults: [] };
}
