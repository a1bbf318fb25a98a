// How testers write a moment: a date and time, a step from now, or `real`. The same in the address and in the panel.
/** Where the backend's clock is to go: to an instant (UTC ms), by a step (ms), or back to the real time. */
export type ClockMove = { kind: 'to'; at: number } | { kind: 'by'; ms: number } | { kind: 'real' };

const STEPS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** Farther away nothing of the product is meant to work, ms. */
const YEARS_100 = 100 * 366 * STEPS.d;

const STEP = /^([+-])(\d{1,6})([mhd])$/;
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Reads `2026-01-01T08:00` (by this device's time zone unless it names one), `+3d`, `-90m`, `+2h` or `real`; null for
 * anything else. In an address a plus may have become a space.
 */
export function readClockMove(text: string): ClockMove | null {
  const written = text.replace(/^ (?=\d)/, '+').trim();
  if (written === 'real') return { kind: 'real' };
  const [, sign, count, unit] = STEP.exec(written) ?? [];
  if (unit !== undefined) {
    const ms = Number(count) * STEPS[unit as keyof typeof STEPS] * (sign === '-' ? -1 : 1);
    return Math.abs(ms) <= YEARS_100 ? { kind: 'by', ms } : null;
  }
  if (!DATE.test(written)) return null;
  // A day without a time is its first moment here, as a date with a time is.
  const at = Date.parse(written.includes('T') ? written : `${written}T00:00`);
  return Number.isFinite(at) && at >= 0 ? { kind: 'to', at } : null;
}
