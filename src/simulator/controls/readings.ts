// Numeric readings of the simulated watch with their ranges; each row creates a control.
import type { DeviceState, WatchState, WeatherState } from '@/face/dataTags/watchState';

/** Range of one reading. Its name is `editor.simulator.fields.<key>`. */
export interface ReadingBounds<Key extends string = string> {
  key: Key;
  min: number;
  max: number;
  /** Step of the slider; the number field accepts any multiple of `precision`. */
  step: number;
  /** Resolution of the reading: 1, or 0.1. */
  precision?: number;
  unit?: string;
  /** The sensor may have no value. */
  nullable?: boolean;
}

type NumbersOf<S> = { [K in keyof S]-?: S[K] extends number | null ? K : never }[keyof S] & string;

export const SENSORS: readonly ReadingBounds<Exclude<NumbersOf<WatchState>, 'now'>>[] = [
  { key: 'battery', min: 0, max: 100, step: 1, unit: '%', nullable: true },
  { key: 'steps', min: 0, max: 99_999, step: 100, nullable: true },
  { key: 'stepGoal', min: 1000, max: 99_999, step: 1000, nullable: true },
  { key: 'heartRate', min: 0, max: 240, step: 1, nullable: true },
  { key: 'distanceKm', min: 0, max: 99.9, step: 0.1, precision: 0.1, unit: 'km', nullable: true },
  { key: 'calories', min: 0, max: 9999, step: 10, unit: 'kcal', nullable: true },
  { key: 'stress', min: 0, max: 100, step: 1, nullable: true },
  { key: 'bloodOxygen', min: 0, max: 100, step: 1, unit: '%', nullable: true },
  { key: 'sleepQuality', min: 0, max: 100, step: 1, nullable: true },
];

export const WEATHER_READINGS: readonly ReadingBounds<Exclude<NumbersOf<WeatherState>, 'icon'>>[] = [
  { key: 'current', min: -50, max: 60, step: 1, unit: '°C' },
  { key: 'high', min: -50, max: 60, step: 1, unit: '°C' },
  { key: 'low', min: -50, max: 60, step: 1, unit: '°C' },
  { key: 'humidity', min: 0, max: 100, step: 1, unit: '%' },
  { key: 'pm25', min: 0, max: 500, step: 1, unit: 'µg/m³' },
  { key: 'windSpeedMph', min: 0, max: 200, step: 1, unit: 'mph' },
  { key: 'windLevel', min: 0, max: 12, step: 1 },
];

export const DEVICE_READINGS: readonly ReadingBounds<NumbersOf<DeviceState>>[] = [
  { key: 'unread', min: 0, max: 99, step: 1 },
  { key: 'notifications', min: 0, max: 99, step: 1 },
  { key: 'wifiLevel', min: 1, max: 5, step: 1, nullable: true },
];

/** Whether a typed number is valid for this reading. */
export function isReading(value: number, { min, max, precision = 1 }: ReadingBounds): boolean {
  const steps = value / precision;
  return value >= min && value <= max && Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** Device state after a change; the number of unread notifications never exceeds the total. */
export function withDevice(device: DeviceState, patch: Partial<DeviceState>): DeviceState {
  const next = { ...device, ...patch };
  if (next.unread <= next.notifications) return next;
  return patch.unread === undefined ? { ...next, unread: next.notifications } : { ...next, notifications: next.unread };
}
