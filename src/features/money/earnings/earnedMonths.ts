// Earnings by month or day for the chart, including periods without earnings. Pure.
import { STATEMENT_DAYS } from '@/schemas/limits';
import type { Statement } from '@/schemas/wire/wallet';
import type { EarnedRange } from '../moneyState';

type Parts = Omit<Statement['days'][number], 'day'>;

/** Earnings in a month (`2026-11`) or on a day (`2026-11-12`) in UTC. */
export type EarnedBar = Parts & { key: string };

/** Months of a range; every month for `all`. */
const LENGTH = { half: 6, year: 12, all: Number.POSITIVE_INFINITY } as const satisfies Partial<
  Record<EarnedRange, number>
>;

const DAY_MS = 86_400_000;
const NOTHING: Parts = { sales: 0, shares: 0, refunds: 0, salesCount: 0 };

const number = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const text = (at: number): string => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;

/** The month (UTC) of an instant, and one some months before it. */
export const monthAt = (now: number): string => new Date(now).toISOString().slice(0, 7);
export const monthsBefore = (month: string, count: number): string => text(number(month) - count);

/** Every month of the range that ends with `last`, oldest first. `all` starts with the first month with earnings. */
export function monthsOf(months: Statement['months'], range: keyof typeof LENGTH, last: string): EarnedBar[] {
  const byMonth = new Map(months.map(({ month, ...parts }) => [month, parts]));
  const first = months[0] ? number(months[0].month) : number(last);
  const end = number(last);
  // A single bar is not informative, so at least half a year is shown.
  const begin = Math.min(end - LENGTH.half + 1, Math.max(first, end - LENGTH[range] + 1));
  const from = range === 'all' ? begin : end - LENGTH[range] + 1;
  return Array.from({ length: end - from + 1 }, (_, at) => {
    const key = text(from + at);
    return { key, ...(byMonth.get(key) ?? NOTHING) };
  });
}

/** The last days, oldest first. `now` (UTC ms) is in the last of them. */
export function daysOf(days: Statement['days'], now: number): EarnedBar[] {
  const byDay = new Map(days.map(({ day, ...parts }) => [day, parts]));
  return Array.from({ length: STATEMENT_DAYS }, (_, at) => {
    const key = new Date(now - (STATEMENT_DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10);
    return { key, ...(byDay.get(key) ?? NOTHING) };
  });
}

export const earnedIn = ({ sales, shares, refunds }: Omit<Parts, 'salesCount'>): number => sales + shares + refunds;
