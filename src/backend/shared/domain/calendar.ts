// Withdrawal days and windows: when a day starts, and when the window is open. Pure (docs/rules/backend.md D7).
import type { WithdrawalRules } from '@/schemas/wire/wallet';

const DAY_MS = 86_400_000;

/** The calendar day of an instant, for days that start this many minutes east of UTC. */
export const dayAt = (at: number, offsetMinutes: number): string =>
  new Date(at + offsetMinutes * 60_000).toISOString().slice(0, 10);

/** The open window, else the next one (D7); null if always open. */
export function windowAt({ window: days }: Pick<WithdrawalRules, 'window'>, now: number) {
  if (days === null) return null;
  const today = new Date(now);
  const of = (month: number) => ({
    from: Date.UTC(today.getUTCFullYear(), month, days.firstDay),
    to: Date.UTC(today.getUTCFullYear(), month, days.lastDay) + DAY_MS - 1,
  });
  const own = of(today.getUTCMonth());
  const next = now > own.to ? of(today.getUTCMonth() + 1) : own;
  return { isOpen: now >= next.from && now <= next.to, ...next };
}
