// A moment of a design or a face as people read it.
import { serverNow } from '@/service/api/serverClock';

/** Day and time; the year only where it is another. `tag`: the language, BCP 47. */
export function momentText(at: number, tag: string): string {
  const year = new Date(at).getFullYear() === new Date(serverNow()).getFullYear() ? {} : { year: 'numeric' as const };
  const time = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(tag, { ...time, ...year }).format(at);
}
