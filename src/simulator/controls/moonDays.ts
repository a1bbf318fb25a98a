// The day of the next new moon, quarter or full moon: the moon of the simulated watch follows from its date.
import { moonElongation } from '@/face/dataTags/astronomy';

const DAY = 86_400_000;
/** Two lunations are more than enough to meet any phase. */
const DAYS_AHEAD = 60;

/** The four phases that calendars name, by the moon's distance from the sun in degrees. */
export const MOON_QUARTERS = { newMoon: 0, firstQuarter: 90, fullMoon: 180, lastQuarter: 270 } as const;
export type MoonQuarter = keyof typeof MOON_QUARTERS;

/** How far past the wanted angle the moon is, -180 to 180 degrees. */
function past(now: number, angle: number): number {
  const difference = (((moonElongation(now) - angle) % 360) + 360) % 360;
  return difference > 180 ? difference - 360 : difference;
}

/** The moment, a whole number of days after `now`, that is nearest to the next such phase; at least a day ahead. */
export function nextMoonDay(now: number, quarter: MoonQuarter): number {
  const angle = MOON_QUARTERS[quarter];
  for (let day = 1; day <= DAYS_AHEAD; day += 1) {
    const at = now + day * DAY;
    const [today, tomorrow] = [past(at, angle), past(at + DAY, angle)];
    if (Math.abs(today) < 90 && today <= 0 && tomorrow > 0) return -today <= tomorrow ? at : at + DAY;
    // It is passed between now and tomorrow, nearer to tomorrow; half a day's way is 6 degrees.
    if (day === 1 && today > 0 && today < 6) return at;
  }
  return now;
}
