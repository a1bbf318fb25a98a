// Groups the days of a range by day, week or month. Days are UTC days, as in the service. Pure.

export const RANGES = ['month', 'quarter', 'year'] as const;
export type Range = (typeof RANGES)[number];
export const STEPS = ['day', 'week', 'month'] as const;
export type Step = (typeof STEPS)[number];

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<Range, number>> = { month: 30, quarter: 90, year: 365 };
/** Useful steps of a range: neither one bar nor hundreds. */
const STEPS_OF: Readonly<Record<Range, readonly Step[]>> = {
  month: ['day', 'week'],
  quarter: ['day', 'week', 'month'],
  year: ['week', 'month'],
};

export const stepsOf = (range: Range): readonly Step[] => STEPS_OF[range];

/** The step itself if the range offers it, otherwise the nearest one. */
export function narrowStep(range: Range, step: Step): Step {
  const offered = STEPS_OF[range];
  if (offered.includes(step)) return step;
  return (STEPS.indexOf(step) === 0 ? offered[0] : offered.at(-1)) ?? step;
}

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** First and last day of a range that ends with the day of this instant (UTC ms). */
export function daysOf(range: Range, now: number): { from: string; to: string } {
  return { from: dayText(now - (DAYS[range] - 1) * DAY_MS), to: dayText(now) };
}

/** How many days a range has. */
export const lengthOf = (range: Range): number => DAYS[range];

export interface Period {
  /** Its first and last day within the range, ISO dates. */
  start: string;
  end: string;
  value: number;
}

/** The last day of the week (Monday first) or month of a day. */
function lastOf(step: Step, at: number): number {
  const date = new Date(at);
  if (step === 'week') return at + ((7 - date.getUTCDay()) % 7) * DAY_MS;
  if (step === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0);
  return at;
}

/** The periods between two days, inclusive. The first and the last can be partial weeks or months. */
export function periodsOf(
  { from, to }: { from: string; to: string },
  step: Step,
  days: readonly { day: string; value: number }[],
): Period[] {
  const byDay = new Map(days.map(({ day, value }) => [day, value]));
  const last = Date.parse(to);
  const periods: Period[] = [];
  for (let start = Date.parse(from); start <= last; ) {
    const end = Math.min(lastOf(step, start), last);
    let value = 0;
    for (let at = start; at <= end; at += DAY_MS) value += byDay.get(dayText(at)) ?? 0;
    periods.push({ start: dayText(start), end: dayText(end), value });
    start = end + DAY_MS;
  }
  return periods;
}

/** The period with the highest value, the latest of equal ones. Null if all are empty. */
export function bestOf<P extends { value: number }>(periods: readonly P[]): P | null {
  let best: P | null = null;
  for (const period of periods) if (period.value > 0 && period.value >= (best?.value ?? 0)) best = period;
  return best;
}
