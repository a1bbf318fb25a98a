// Entries of a user, and the rules of their currency.

import type { RecordOf } from '@/backend/records';
import { regionOf } from '@/backend/shared/domain/caller';
import type { MoneyRules } from '@/backend/shared/domain/moneyRules';
import type { Ports, Tx } from '@/backend/shared/ports';
import { availableSince, type Balance, balanceAt, type Entry, withOlder } from '../domain/ledger';

export const moneyOf = (user: Pick<RecordOf<'users'>, 'region'>, { policy }: Pick<Ports, 'policy'>): MoneyRules =>
  policy.money[regionOf(user)];

/** Entries per read. */
const PART = 500;

/** Entries of a user from an instant on, by the time of the entry or of its purchase, the latest first. */
export async function ledgerFrom(tx: Tx, userId: string, from: number, time: 'at' | 'since'): Promise<Entry[]> {
  const by = time === 'at' ? 'user' : 'userSince';
  const entries: Entry[] = [];
  for (let offset = 0; ; offset += PART) {
    const part = await tx.list('ledger', { by, of: userId, order: 'descending', offset, limit: PART });
    entries.push(...part.filter((one) => one[time] >= from));
    if (part.length < PART || (part.at(-1)?.[time] ?? 0) < from) return entries;
  }
}

/** Sum of all entries of a user. */
async function sumOf(tx: Tx, userId: string): Promise<number> {
  const [all] = await tx.tally('ledger', { by: 'user', of: userId }, { by: [], sum: 'cents' });
  return all?.sum ?? 0;
}

/**
 * The balance at an instant, with entries that are not stored yet. The storage sums the entries; only those that may not
 * be available yet are read.
 */
export async function balanceOf(
  tx: Tx,
  userId: string,
  now: number,
  { maturityDays, coming }: { maturityDays: number; coming: readonly Entry[] },
): Promise<Balance> {
  const recent = await ledgerFrom(tx, userId, availableSince(now, maturityDays), 'since');
  const older = recent.reduce((rest, { cents }) => rest - cents, await sumOf(tx, userId));
  return withOlder(balanceAt([...recent, ...coming], now, maturityDays), older);
}
