// Books imported sales: rows of sales, refunds, downloads and premium revenue become ledger entries.

import type { RecordOf, StoreName } from '@/backend/records';
import { countDownloads } from '@/backend/shared/countDownloads';
import { regionOf } from '@/backend/shared/domain/caller';
import { downloadsKey, monthOf } from '@/backend/shared/domain/downloads';
import { grouped } from '@/backend/shared/domain/grouped';
import { isRefusal, type Refusal } from '@/backend/shared/domain/refusal';
import type { Transact } from '@/backend/shared/endpoint';
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
import { LEDGER_STORES } from './sumsState';
import { addEntries } from './sumsStore';

export const SALES_STORES = [
  'sales',
  'faces',
  'users',
  'downloads',
  ...LEDGER_STORES,
] as const satisfies readonly StoreName[];

type Outcome = DataOf<'salesImport'>;
type Fault = Outcome['faults'][number]['fault'];

/** Sales before their refunds, and downloads before the revenue split by them, regardless of row order. */
const ORDER: readonly SalesRow['kind'][] = ['sale', 'refund', 'downloads', 'premium'];

/** Records that rows refer to, read once; more may be looked up. */
async function reader(tx: Tx, rows: readonly SalesRow[]) {
  const idsOf = (id: (row: SalesRow) => readonly string[]) => [...new Set(rows.flatMap(id))];
  const faceIds = idsOf((row) => ('faceId' in row ? [row.faceId] : []));
  const entryIds = idsOf((row) =>
    row.kind === 'refund' ? (['sale', 'refund'] as const).map((kind) => entryId({ kind, ref: row.sale })) : [],
  );
  const rowIds = idsOf((row) => [rowId(row)]);
  const faces = await tx.getAll('faces', faceIds);
  const owners = new Map(faceIds.map((id, at) => [id, faces[at]?.owner ?? null]));
  const entries = await tx.getAll('ledger', entryIds);
  const booked = new Map(entryIds.map((id, at) => [id, entries[at]]));
  const sales = await tx.getAll('sales', rowIds);
  const before = new Map(rowIds.map((id, at) => [id, sales[at]?.row]));
  const userIds = [...new Set([...owners.values()].filter((owner) => owner !== null))];
  const users = await tx.getAll('users', userIds);
  const currencyOfUser = (user: RecordOf<'users'> | undefined) => CURRENCY_OF[user ? regionOf(user) : 'domestic'];
  const currencies = new Map(userIds.map((id, at) => [id, currencyOfUser(users[at])]));
  return {
    ownerOf: (faceId: string): string | null => owners.get(faceId) ?? null,
    entryOf: (id: string): Entry | undefined => booked.get(id),
    rowBefore: (id: string): SalesRow | undefined => before.get(id),
    async currencyOf(owner: string): Promise<Currency> {
      const currency = currencies.get(owner) ?? currencyOfUser(await tx.get('users', owner));
      currencies.set(owner, currency);
      return currency;
    },
  };
}
type Reader = Awaited<ReturnType<typeof reader>>;

async function sold(row: RowOf<'sale'>, { ownerOf, currencyOf }: Reader): Promise<Entry | Fault> {
  const owner = ownerOf(row.faceId);
  if (owner === null) return 'unknownFace';
  return (await currencyOf(owner)) === row.currency ? saleEntry(row, owner) : 'otherCurrency';
}

/** `entryOf` also finds entries of the same import. */
function takenBack(row: RowOf<'refund'>, entryOf: (id: string) => Entry | undefined): Entry | Fault {
  const sale = entryOf(entryId({ kind: 'sale', ref: row.sale }));
  if (!sale) return 'unknownSale';
  return entryOf(entryId({ kind: 'refund', ref: row.sale })) ? 'refunded' : refundEntry(row, sale);
}

async function addDownloads(tx: Tx, rows: readonly RowOf<'downloads'>[]): Promise<void> {
  for (const [faceId, ofFace] of grouped(rows, (row) => row.faceId)) {
    const face = await tx.get('faces', faceId);
    if (!face) continue;
    const byDay = ofFace.map(({ day, count }) => [day, count] as const);
    const sum = await countDownloads(tx, { owner: face.owner, faceId }, byDay);
    await tx.put('faces', { ...face, downloads: face.downloads + sum });
  }
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

/** Whether no face would get a month's revenue: neither stored nor imported downloads belong to its faces. */
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

/** Rows with their indexes, in the order in which they take effect. */
interface Placed {
  row: SalesRow;
  at: number;
}

const inOrder = (rows: readonly SalesRow[]): Placed[] =>
  rows.map((row, at) => ({ row, at })).sort((a, b) => ORDER.indexOf(a.row.kind) - ORDER.indexOf(b.row.kind));

/** The entries of the valid rows, and the faults of the others. Writes nothing. */
async function planOf(tx: Tx, placed: readonly Placed[]) {
  const read = await reader(
    tx,
    placed.map(({ row }) => row),
  );
  const faults: Outcome['faults'] = [];
  const fresh = new Map<string, SalesRow>();
  const entries = new Map<string, Entry>();
  let repeated = 0;
  const entryOf = (id: string) => entries.get(id) ?? read.entryOf(id);
  const coming = (): RowOf<'downloads'>[] => [...fresh.values()].filter((one) => one.kind === 'downloads');

  /** Result of one row: an entry to write now, nothing yet, or a fault. */
  async function book(row: SalesRow): Promise<Entry | Fault | null> {
    if (row.kind === 'sale') return sold(row, read);
    if (row.kind === 'refund') return takenBack(row, entryOf);
    if (row.kind === 'premium') return (await isEarly(tx, row, read, coming())) ? 'noDownloads' : null;
    return read.ownerOf(row.faceId) === null ? 'unknownFace' : null;
  }

  for (const { row, at } of placed) {
    const id = rowId(row);
    const before = fresh.get(id) ?? read.rowBefore(id);
    const booked = before ? (isSameRow(before, row) ? null : 'otherRow') : await book(row);
    if (typeof booked === 'string') faults.push({ at, fault: booked });
    else if (before) repeated += 1;
    else fresh.set(id, row);
    if (booked && typeof booked !== 'string') entries.set(booked.id, booked);
  }
  return { faults: faults.sort((a, b) => a.at - b.at), fresh, entries, repeated, coming, read };
}

async function book(tx: Tx, placed: readonly Placed[]): Promise<Outcome> {
  const { faults, fresh, entries, repeated, coming, read } = await planOf(tx, placed);
  if (faults.length > 0) return { added: 0, known: 0, faults };
  await addDownloads(tx, coming());
  for (const row of fresh.values())
    if (row.kind === 'premium')
      for (const one of shareEntries(row, await premiumFaces(tx, row, read))) entries.set(one.id, one);
  await tx.putAll(
    'sales',
    [...fresh].map(([id, row]) => ({ id, row })),
  );
  await addEntries(tx, [...entries.values()]);
  return { added: fresh.size, known: repeated, faults: [] };
}

/** Writes new rows; if one is invalid, reports it and writes nothing. */
export const bookSales = (tx: Tx, rows: readonly SalesRow[]): Promise<Outcome> => book(tx, inOrder(rows));

/** Rows of one transaction. */
const PART = 500;

/**
 * Checks all rows and then books them in parts. If the import is interrupted, repeating it books the rest, because rows
 * that are booked are recognized.
 */
export async function importSales(rows: readonly SalesRow[], transact: Transact): Promise<Outcome | Refusal> {
  const placed = inOrder(rows);
  const faults = await transact('read', async (tx) => (await planOf(tx, placed)).faults);
  if (isRefusal(faults)) return faults;
  const outcome: Outcome = { added: 0, known: 0, faults };
  for (let start = 0; start < placed.length && outcome.faults.length === 0; start += PART) {
    const part = await transact('write', (tx) => book(tx, placed.slice(start, start + PART)));
    if (isRefusal(part)) return part;
    outcome.added += part.added;
    outcome.known += part.known;
    // Rows that became invalid since the check, for example by another import.
    outcome.faults = part.faults;
  }
  return outcome;
}
