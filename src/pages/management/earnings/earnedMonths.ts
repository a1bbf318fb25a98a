// Months of earnings as they are drawn: those without any stand between the others; pure.
import type { Statement } from '@/schemas/wire/wallet';
import type { EarnedRange } from '../managementState';

export type EarnedMonth = Statement['months'][number];

/** Months of a range; all there are for `all`. */
const LENGTH: Readonly<Record<EarnedRange, number>> = { half: 6, year: 12, all: Number.POSITIVE_INFINITY };

const number = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const text = (at: number): string => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;

/** The month (UTC) that an instant is in, and one some months before it. */
export const monthAt = (now: number): string => new Date(now).toISOString().slice(0, 7);
export const monthsBefore = (month: string, count: number): string => text(number(month) - count);

/** Every month of the range that ends with `last`, the oldest first; `all` begins with the first that has anything. */
export function monthsOf(months: readonly EarnedMonth[], range: EarnedRange, last: string): EarnedMonth[] {
  const known = new Map(months.map((one) => [one.month, one]));
  const first = months[0] ? number(months[0].month) : number(last);
  const end = number(last);
  // A single bar says little: at least half a year is drawn.
  const begin = Math.min(end - LENGTH.half + 1, Math.max(first, end - LENGTH[range] + 1));
  const from = range === 'all' ? begin : end - LENGTH[range] + 1;
  return Array.from({ length: end - from + 1 }, (_, at) => {
    const month = text(from + at);
    return known.get(month) ?? { month, sales: 0, shares: 0, refunds: 0, salesCount: 0 };
  });
}

export const earnedIn = ({ sales, shares, refunds }: EarnedMonth): number => sales + shares + refunds;
