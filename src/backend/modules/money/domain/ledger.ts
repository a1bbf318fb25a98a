// The ledger: append-only entries, and the balance derived from them. Pure (docs/rules/backend.md B7).
import type { RecordOf } from '@/backend/records';

export type Entry = RecordOf<'ledger'>;

const DAY_MS = 86_400_000;

/** Key of an event, so that it is booked once (W1). */
export const entryId = ({ kind, ref }: Pick<Entry, 'kind' | 'ref'>): string => `${kind}:${ref}`;

/** The month of an instant, UTC: `2026-11`. */
export const monthAt = (at: number): string => new Date(at).toISOString().slice(0, 7);

type Fresh = Omit<Entry, 'id' | 'faceId' | 'month'> & Partial<Pick<Entry, 'faceId' | 'month'>>;

/** An entry with its key; `month` defaults to that of its instant. */
export const entry = (fresh: Fresh): Entry => ({
  faceId: '',
  month: monthAt(fresh.at),
  ...fresh,
  id: entryId(fresh),
});

/**
 * When the entry becomes available: income and its deductions a number of days after the purchase; payouts immediately.
 */
export const countsFrom = ({ kind, since }: Pick<Entry, 'kind' | 'since'>, maturityDays: number): number =>
  kind === 'payout' || kind === 'reversal' ? 0 : since + maturityDays * DAY_MS;

export interface Balance {
  /** Sum of all entries. */
  total: number;
  /** Sum of the available entries; negative after a refund of paid-out income. */
  counted: number;
  /** Amounts that become available later, by day (UTC), soonest first; `at` is the latest time of that day. */
  maturing: { at: number; amount: number }[];
}

/** Adds entries that are all available to a balance. `older`: their sum in minor units. */
export const withOlder = (balance: Balance, older: number): Balance => ({
  ...balance,
  total: balance.total + older,
  counted: balance.counted + older,
});

/** An entry not purchased after this instant is available at `now`. */
export const availableSince = (now: number, maturityDays: number): number => now - maturityDays * DAY_MS;

/** The balance at an instant. Entries in the future become available later, like immature ones (W2, W6). */
export function balanceAt(entries: readonly Entry[], now: number, maturityDays: number): Balance {
  let total = 0;
  let counted = 0;
  const days = new Map<number, { at: number; amount: number }>();
  for (const one of entries) {
    total += one.cents;
    const at = countsFrom(one, maturityDays);
    if (at <= now) {
      counted += one.cents;
      continue;
    }
    const day = Math.floor(at / DAY_MS);
    const before = days.get(day);
    days.set(day, { at: Math.max(at, before?.at ?? 0), amount: one.cents + (before?.amount ?? 0) });
  }
  const maturing = [...days.values()].filter(({ amount }) => amount > 0).sort((a, b) => a.at - b.at);
  return { total, counted, maturing };
}
