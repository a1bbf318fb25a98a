// Earnings per face, month and day, summed from the ledger. Pure.

import { grouped } from '@/backend/shared/domain/grouped';
import { STATEMENT_DAYS } from '@/schemas/limits';
import type { Entry } from './ledger';

export interface Parts {
  sales: number;
  shares: number;
  refunds: number;
  salesCount: number;
}

const FIELD = { sale: 'sales', share: 'shares', refund: 'refunds' } as const;
/** Kinds of entries that are income or deductions from it. */
type Earned = keyof typeof FIELD;

export const isEarned = ({ kind }: Pick<Entry, 'kind'>): boolean => Object.hasOwn(FIELD, kind);

/** An entry, or several of one kind with their count and sum. */
type Sum = Pick<Entry, 'kind' | 'cents'> & { count?: number };

const partsOf = (sums: readonly Sum[]): Parts => {
  const parts: Parts = { sales: 0, shares: 0, refunds: 0, salesCount: 0 };
  for (const { kind, cents, count = 1 } of sums) {
    parts[FIELD[kind as Earned]] += cents;
    if (kind === 'sale') parts.salesCount += count;
  }
  return parts;
};

/** Entries of one kind, face and month, summed. */
export type FaceMonthSum = Sum & Pick<Entry, 'month' | 'faceId'>;

export interface FaceMonth extends Parts {
  month: string;
  faceId: string;
}

/** Sum of the earnings. */
export const earnedOf = (sums: readonly Sum[]): number =>
  sums.reduce((sum, one) => sum + (isEarned(one) ? one.cents : 0), 0);

const textOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const DAY_MS = 86_400_000;
const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** When the last days of a statement begin (UTC ms). */
export const lastDaysFrom = (now: number): number => Date.parse(dayAt(now - (STATEMENT_DAYS - 1) * DAY_MS));

/** The last days (UTC) with entries, oldest first; `now` is on the last day. */
export function lastDaysOf(entries: readonly Entry[], now: number): (Parts & { day: string })[] {
  const [first, last] = [dayAt(lastDaysFrom(now)), dayAt(now)];
  const earned = entries.filter(isEarned);
  const within = [...grouped(earned, ({ at }) => dayAt(at))].filter(([day]) => day >= first && day <= last);
  return within.sort(([a], [b]) => textOrder(a, b)).map(([day, list]) => ({ day, ...partsOf(list) }));
}

/** By month, oldest first; and by month and face, newest month first and highest earnings first within it. */
export function statementOf(
  sums: readonly FaceMonthSum[],
  { from, to }: { from: string; to: string },
): { months: (Parts & { month: string })[]; rows: FaceMonth[] } {
  const within = sums.filter((one) => isEarned(one) && one.month >= from && one.month <= to);
  const byMonth = [...grouped(within, ({ month }) => month)].sort(([a], [b]) => textOrder(a, b));
  const months = byMonth.map(([month, list]) => ({ month, ...partsOf(list) }));
  const rows = byMonth.reverse().flatMap(([month, list]) =>
    [...grouped(list, ({ faceId }) => faceId)]
      .map(([faceId, own]) => ({ month, faceId, sum: earnedOf(own), ...partsOf(own) }))
      .sort((a, b) => b.sum - a.sum || textOrder(a.faceId, b.faceId))
      .map(({ sum: _, ...row }) => row),
  );
  return { months, rows };
}
