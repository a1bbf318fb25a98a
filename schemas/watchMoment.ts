// A state of the simulated watch as stored with a design: local time, settings that change what a face shows, and readings.
// Zone, place, shape and name of the watch are not part of it.
import { z } from 'zod';
import { openObject } from './openObject';

/** Null: the sensor or service has no value. */
const reading = () => z.number().min(-1000).max(100_000).nullable();
const number = () => z.number().min(-1000).max(100_000);

export const watchMoment = openObject({
  /** Local date, 1970 to 2199, and time of day: `YYYY-MM-DDThh:mm:ss`. */
  at: z
    .string()
    .regex(/^(?:19[7-9]\d|20\d\d|21\d\d)-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])(?::[0-5]\d){2}$/),
  language: z.enum(['zh', 'en']),
  is24Hour: z.boolean(),
  isMetric: z.boolean(),
  battery: reading(),
  charging: z.boolean(),
  steps: reading(),
  stepGoal: reading(),
  heartRate: reading(),
  distanceKm: reading(),
  calories: reading(),
  stress: reading(),
  bloodOxygen: reading(),
  sleepQuality: reading(),
  weather: openObject({
    high: number(),
    low: number(),
    current: number(),
    icon: z.int().min(0).max(9),
    pm25: number(),
    humidity: number(),
    windDirection: z.enum(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']),
    windSpeedMph: number(),
    windLevel: number(),
  }).nullable(),
  /** Null: no WiFi. */
  wifiLevel: reading(),
  unread: number(),
  notifications: number(),
  /** Content of the complication slots: the design's own data, none, or the longest data. */
  slots: z.enum(['set', 'empty', 'full']).default('set'),
});
export type WatchMoment = z.output<typeof watchMoment>;
