// Designers' shares in whole minor units; rounding neither creates nor loses money. Pure (docs/rules/backend.md W3, W4).
import { DESIGN_PROFIT_PERCENT, SUBSCRIPTION_REVENUE_PERCENT } from '@/schemas/limits';

/** A percentage in whole minor units; the fraction stays with the platform. */
const percentOf = (gross: number, percent: number): number => Number((BigInt(gross) * BigInt(percent)) / 100n);

/** The designer's share of one sale (W3). */
export const saleShare = (gross: number): number => percentOf(gross, DESIGN_PROFIT_PERCENT);

/** The designers' total share of a month's premium revenue (W4). */
export const premiumPool = (revenue: number): number => percentOf(revenue, SUBSCRIPTION_REVENUE_PERCENT);

export interface Sharer {
  id: string;
  downloads: number;
}

/** Splits the pool by downloads with the largest remainder method; on a tie the first id gets the unit (W4). */
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
