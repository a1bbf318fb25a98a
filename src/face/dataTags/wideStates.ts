// Extreme values of tags: the longest, to check whether a text fits its box, and missing ones.
import { timeOfDay, type WatchState } from './watchState';

/** Values at the upper end of their range. */
export const LONG_VALUES = {
  battery: 100,
  steps: 99_999,
  stepGoal: 30_000,
  heartRate: 240,
  distanceKm: 99.99,
  calories: 9999,
  stress: 100,
  bloodOxygen: 100,
  sleepQuality: 100,
} satisfies Partial<WatchState>;

/** No value of the sensors and of the weather service. The level of the battery and the goal are not among them. */
export const NO_READINGS = {
  steps: null,
  heartRate: null,
  distanceKm: null,
  calories: null,
  stress: null,
  bloodOxygen: null,
  sleepQuality: null,
  weather: null,
} satisfies Partial<WatchState>;

const DAY = 86_400_000;
/** Days of the year that together cover every month and every weekday, most with two-digit dates. */
const DAYS = [10, 41, 72, 103, 134, 165, 196, 227, 258, 289, 320, 351, 21, 22, 23, 24, 25, 26, 27];

/**
 * Variants of a state with the longest values: all months and weekdays, late and early, both languages, cold and hot.
 */
export function wideStates(state: WatchState): WatchState[] {
  const { now, zone, weather, device } = state;
  const year = new Date(now).getUTCFullYear();
  const days = DAYS.map((day) => timeOfDay(Date.UTC(year, 0, 1) + day * DAY, zone, day % 2 ? 23 : 11, 58, 58));
  return days.flatMap((moment, index): WatchState[] =>
    (['zh', 'en'] as const).map((language) => ({
      ...state,
      ...LONG_VALUES,
      now: moment,
      language,
      is24Hour: true,
      weather: weather && {
        ...weather,
        current: index % 2 ? -30 : 40,
        high: index % 2 ? -20 : 45,
        low: -35,
        icon: index % 10,
        pm25: 500,
        humidity: 100,
        windSpeedMph: 120,
        windLevel: 12,
        windDirection: 'NW',
      },
      device: { ...device, unread: 99, notifications: 99 },
    })),
  );
}
