// A moment of a design or a face as people read it.
import { serverNow } from '@/service/api/serverClock';

/** Day and time; the year only where it is another. `dates`: the reader's way to write dates, BCP 47. */
export function momentText(at: number, dates: string): string {
  const year = new Date(at).getFullYear() === new Date(serverNow()).getFullYear() ? {} : { year: 'numeric' as const };
  const time = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(dates, { ...time, ...year }).format(at);
}
