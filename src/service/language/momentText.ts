// Formats the time of a design or a face.
import { serverNow } from '../api/serverClock';

/** Date and time, with the year only if it is not the current one. `dates`: the locale for dates, BCP 47. */
export function momentText(at: number, dates: string): string {
  const year = new Date(at).getFullYear() === new Date(serverNow()).getFullYear() ? {} : { year: 'numeric' as const };
  const time = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(dates, { ...time, ...year }).format(at);
}
