// Downloads by month: the stored records, and the days read from them. Pure.
import type { RecordOf } from '@/backend/records';

type Downloads = RecordOf<'downloads'>;

const DAY_MS = 86_400_000;
/** Month value of the all-time record. */
export const EVER = 'all';

/** Key of a month of one face, or of all of a user's faces. */
export const downloadsKey = ({ owner, faceId }: { owner: string; faceId: string }, month: string): string =>
  `${faceId === '' ? `of ${owner}` : faceId}.${month}`;

/** The month of a day, both as ISO dates: `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The months of the days from `from` to `to`, inclusive. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  const last = monthOf(to);
  for (let at = new Date(`${monthOf(from)}-01`); ; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = at.toISOString().slice(0, 7);
    if (month > last) return months;
    months.push(month);
  }
}

/** The record with added downloads: by day of the month from 1, or without a day in the all-time record. */
export function withDownloads(
  before: Downloads | undefined,
  whose: { owner: string; faceId: string },
  month: string,
  added: readonly (readonly [dayOfMonth: number, downloads: number])[],
): Downloads {
  const days = month === EVER ? [] : Array.from({ length: 31 }, (_, at) => before?.days[at] ?? 0);
  let total = before?.total ?? 0;
  for (const [dayOfMonth, downloads] of added) {
    total += downloads;
    if (month !== EVER) days[dayOfMonth - 1] = (days[dayOfMonth - 1] ?? 0) + downloads;
  }
  const { owner, faceId } = whose;
  return { id: downloadsKey(whose, month), owner, faceId, month, days, total };
}

/** Days with downloads between two days, inclusive. */
export function daysOf(months: readonly Downloads[], from: string, to: string): { day: string; downloads: number }[] {
  return months.flatMap(({ month, days }) =>
    days.flatMap((downloads, at) => {
      const day = new Date(Date.parse(`${month}-01`) + at * DAY_MS).toISOString().slice(0, 10);
      return downloads > 0 && day >= from && day <= to ? [{ day, downloads }] : [];
    }),
  );
}

export const sumOf = (days: readonly { downloads: number }[]): number =>
  days.reduce((sum, { downloads }) => sum + downloads, 0);
