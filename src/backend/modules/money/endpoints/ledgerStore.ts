// Entries of a user, and the rules of their currency.

import type { RecordOf } from '@/backend/records';
import { regionOf } from '@/backend/shared/domain/caller';
import type { MoneyRules } from '@/backend/shared/domain/moneyRules';
import type { Ports, Tx } from '@/backend/shared/ports';
import type { Entry } from '../domain/ledger';

export const moneyOf = (user: Pick<RecordOf<'users'>, 'region'>, { policy }: Pick<Ports, 'policy'>): MoneyRules =>
  policy.money[regionOf(user)];

/** Entries per read: all of nearly every user at once, because later pages skip earlier entries by scanning. */
const PART = 20_000;

/** All entries of a user, oldest first. */
export async function ledgerOf(tx: Tx, userId: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (;;) {
    const place = { order: 'ascending', limit: PART, offset: entries.length } as const;
    const part = await tx.list('ledger', { by: 'user', of: userId, ...place });
    entries.push(...part);
    if (part.length < PART) return entries;
  }
}
