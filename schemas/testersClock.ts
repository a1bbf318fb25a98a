// Parses a moment as written by testers: a date and time, an offset from now, or `real`. Shared by the URL and the
// panel.
/** New time of the backend's clock: an instant (UTC ms), an offset (ms), or the real time. */
export type ClockMove = { kind: 'to'; at: number } | { kind: 'by'; ms: number } | { kind: 'real' };

const STEPS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** Maximum distance from now, ms. */
const YEARS_100 = 100 * 366 * STEPS.d;

const STEP = /^([+-])(\d{1,6})([mhd])$/;
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Parses `2026-01-01T08:00` (in this device's time zone unless it includes one), `+3d`, `-90m`, `+2h` or `real`; null
 * for anything else. In a URL a plus may have become a space.
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
  // A date without a time means its start in local time, like a date with a time.
  const at = Date.parse(written.includes('T') ? written : `${written}T00:00`);
  return Number.isFinite(at) && at >= 0 ? { kind: 'to', at } : null;
}
