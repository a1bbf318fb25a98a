// Computes the moment of a date and time of day in any time zone.
import { zoneOffset } from '@/face/dataTags/localTime';
import { timeOfDay } from '@/face/dataTags/watchState';

/** ms since the epoch at which the zone's clock shows `time` (h, m, s) on `date` (year, month 1 to 12, day). */
export function momentOf(
  [year, month, day]: readonly [number, number, number],
  time: readonly [number, number, number],
  zone: string,
): number {
  const noonUtc = Date.UTC(year, month - 1, day, 12);
  return timeOfDay(noonUtc - zoneOffset(noonUtc, zone), zone, ...time);
}
