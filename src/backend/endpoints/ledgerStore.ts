// The entries of a person, and the rules of the money they are in.
import { regionOf } from '../domain/account';
import type { Entry } from '../domain/ledger';
import type { MoneyRules } from '../domain/moneyRules';
import type { RecordOf } from '../domain/records';
import type { Ports, Tx } from '../ports';

export const moneyOf = (user: Pick<RecordOf<'users'>, 'region'>, { policy }: Pick<Ports, 'policy'>): MoneyRules =>
  policy.money[regionOf(user)];

/** Entries read at a time: all of nearly everybody at once, since what lies before a later part is walked over again. */
const PART = 20_000;

/** Every entry of a person, the oldest first. */
export async function ledgerOf(tx: Tx, userId: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (;;) {
    const place = { order: 'ascending', limit: PART, offset: entries.length } as const;
    const part = await tx.list('ledger', { by: 'user', of: userId, ...place });
    entries.push(...part);
    if (part.length < PART) return entries;
  }
}
