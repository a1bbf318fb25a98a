// Entries of a user, the balance from their sums, and the rules of their currency.

import type { RecordOf } from '@/backend/records';
import { regionOf } from '@/backend/shared/domain/caller';
import type { MoneyRules } from '@/backend/shared/domain/moneyRules';
import type { Ports, Tx } from '@/backend/shared/ports';
import { readAll } from '@/backend/shared/readPage';
import { availableSince, type Balance, balanceAt, type Entry, monthAt, withOlder } from '../domain/ledger';
import { earnedOf, type FaceMonthSum } from '../domain/statements';
import { startOfDay, summedDays } from '../domain/sums';

export const moneyOf = (user: Pick<RecordOf<'users'>, 'region'>, { policy }: Pick<Ports, 'policy'>): MoneyRules =>
  policy.money[regionOf(user)];

const DAY_MS = 86_400_000;
const MONTH_MAX = '9999-12';

/** Entries per read. */
const PART = 1000;

/** Entries of a user from an instant to another, by the time of the entry or of its purchase, the latest first. */
export async function ledgerFrom(
  tx: Tx,
  userId: string,
  from: number,
  { time, to = Number.MAX_SAFE_INTEGER }: { time: 'at' | 'since'; to?: number },
): Promise<Entry[]> {
  const by = time === 'at' ? 'user' : 'userSince';
  const entries: Entry[] = [];
  for (let offset = 0; ; offset += PART) {
    const query = { by, of: userId, range: [from, to], order: 'descending' } as const;
    const part = await tx.list('ledger', { ...query, offset, limit: PART });
    entries.push(...part);
    if (part.length < PART) return entries;
  }
}

/** Whether the sums cover all entries of the user. */
const isComplete = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.get('wallets', userId))?.complete === 'yes';

/** Sum of the user's records of a store, minor units. */
async function sumOf(tx: Tx, store: 'ledger' | 'balances' | 'earnings', userId: string): Promise<number> {
  const [all] = await tx.tally(store, { by: 'user', of: userId }, { by: [], sum: 'cents' });
  return all?.sum ?? 0;
}

/** Entries that may not be available yet: those of the day that becomes available now, and a sum for each later day. */
async function maturingEntries(tx: Tx, userId: string, since: number): Promise<Entry[]> {
  const start = startOfDay(since);
  const range = [monthAt(Math.max(0, start)), MONTH_MAX] as const;
  const months = readAll(tx, 'balances', { by: 'user', of: userId, range, order: 'ascending' });
  const entries = await ledgerFrom(tx, userId, start, { time: 'since', to: start + DAY_MS - 1 });
  for await (const one of months) entries.push(...summedDays(one, start + DAY_MS));
  return entries;
}

/**
 * The balance at an instant, with entries that are not stored yet. It reads sums of months and the entries of one day. If
 * the sums are not complete, the storage sums the ledger, and entries that may not be available yet are read.
 */
export async function balanceOf(
  tx: Tx,
  userId: string,
  now: number,
  { maturityDays, coming }: { maturityDays: number; coming: readonly Entry[] },
): Promise<Balance> {
  const since = availableSince(now, maturityDays);
  const complete = await isComplete(tx, userId);
  const recent = complete
    ? await maturingEntries(tx, userId, since)
    : await ledgerFrom(tx, userId, since, { time: 'since' });
  const total = await sumOf(tx, complete ? 'balances' : 'ledger', userId);
  const older = recent.reduce((rest, { cents }) => rest - cents, total);
  return withOlder(balanceAt([...recent, ...coming], now, maturityDays), older);
}

/** Earnings of a user by month, face and kind; `from` and `to` are months, inclusive. */
export async function monthSums(
  tx: Tx,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<FaceMonthSum[]> {
  if (!(await isComplete(tx, userId))) {
    const groups = { by: ['month', 'faceId', 'kind'], sum: 'cents' } as const;
    const sums = await tx.tally('ledger', { by: 'user', of: userId }, groups);
    return sums.map(({ of, count, sum }) => ({ ...of, count, cents: sum }));
  }
  const sums: FaceMonthSum[] = [];
  const query = { by: 'user', of: userId, range: [from, to], order: 'ascending' } as const;
  for await (const { month, faceId, kinds } of readAll(tx, 'earnings', query))
    sums.push(...kinds.map((one) => ({ ...one, month, faceId })));
  return sums;
}

/** Everything the user has earned, minor units. */
export async function allEarned(tx: Tx, userId: string): Promise<number> {
  if (await isComplete(tx, userId)) return sumOf(tx, 'earnings', userId);
  const all = await monthSums(tx, userId, { from: '', to: MONTH_MAX });
  return earnedOf(all);
}
