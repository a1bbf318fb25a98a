// Finds the day of the next new moon, quarter or full moon; the simulated moon follows from the date.
import { moonElongation } from '@/face/dataTags/astronomy';

const DAY = 86_400_000;
/** Two lunations contain every phase. */
const DAYS_AHEAD = 60;

/** The four phases that calendars name, by the moon's distance from the sun in degrees. */
export const MOON_QUARTERS = { newMoon: 0, firstQuarter: 90, fullMoon: 180, lastQuarter: 270 } as const;
export type MoonQuarter = keyof typeof MOON_QUARTERS;

/** How far the moon is past the angle, -180 to 180 degrees. */
function past(now: number, angle: number): number {
  const difference = (((moonElongation(now) - angle) % 360) + 360) % 360;
  return difference > 180 ? difference - 360 : difference;
}

/** The moment, a whole number of days after `now`, nearest to the next such phase; at least one day ahead. */
export function nextMoonDay(now: number, quarter: MoonQuarter): number {
  const angle = MOON_QUARTERS[quarter];
  for (let day = 1; day <= DAYS_AHEAD; day += 1) {
    const at = now + day * DAY;
    const [today, tomorrow] = [past(at, angle), past(at + DAY, angle)];
    if (Math.abs(today) < 90 && today <= 0 && tomorrow > 0) return -today <= tomorrow ? at : at + DAY;
    // The phase occurs between now and tomorrow, closer to tomorrow; the moon moves 6 degrees in half a day.
    if (day === 1 && today > 0 && today < 6) return at;
  }
  return now;
}
