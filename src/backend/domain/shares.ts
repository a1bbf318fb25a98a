// The designers' parts of what was earned, in whole minor units: nothing is made and nothing is lost by rounding. Pure (backend.md W3, W4).
import { DESIGN_PROFIT_PERCENT, SUBSCRIPTION_REVENUE_PERCENT } from '@/schemas/limits';

/** The whole minor units of a part in percent; what is less than one stays with the platform. */
const percentOf = (gross: number, percent: number): number => Number((BigInt(gross) * BigInt(percent)) / 100n);

/** The designer's part of one sale (W3). */
export const saleShare = (gross: number): number => percentOf(gross, DESIGN_PROFIT_PERCENT);

/** What all designers share of a month's premium revenue (W4). */
export const premiumPool = (revenue: number): number => percentOf(revenue, SUBSCRIPTION_REVENUE_PERCENT);

export interface Sharer {
  id: string;
  downloads: number;
}

/** The pool by downloads, with the largest remainder; where two are alike, the id that stands first gets the unit (W4). */
export function splitPool(pool: number, sharers: readonly Sharer[]): { id: string; cents: number }[] {
  const all = sharers.reduce((sum, { downloads }) => sum + BigInt(downloads), 0n);
  if (all === 0n) return [];
  const parts = sharers.map(({ id, downloads }) => {
    const exact = BigInt(pool) * BigInt(downloads);
    return { id, cents: Number(exact / all), rest: exact % all };
  });
  const left = pool - parts.reduce((sum, { cents }) => sum + cents, 0);
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? (a.id < b.id ? -1 : 1) : a.rest > b.rest ? -1 : 1));
  const lucky = new Set(byRest.slice(0, left).map(({ id }) => id));
  return parts.map(({ id, cents }) => ({ id, cents: lucky.has(id) ? cents + 1 : cents }));
}
