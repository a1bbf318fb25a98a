// The state of the simulated watch as plain JSON, and the sample state from which every tag's sample value is computed.
import type { DataLanguage } from '@/schemas/languages';
import { timeOfDay } from './localTime';

export { type LocalTime, localTime, timeOfDay } from './localTime';

/** Location of the watch, in degrees; north and east are positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The eight wind directions; the direction the wind blows from. */
export type WindDirection = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

/** The latest weather report of the watch. Temperatures in degrees Celsius. */
export interface WeatherState {
  readonly high: number;
  readonly low: number;
  readonly current: number;
  /** 0 clear, 1 partly cloudy, 2 cloudy, 3 fog, 4 light rain, 5 rain, 6 thunderstorm, 7 snow, 8 sleet, 9 wind (docs/rules/product.md). */
  readonly icon: number;
  /** Micrograms per cubic metre. */
  readonly pm25: number;
  /** Percent, 0 to 100. */
  readonly humidity: number;
  readonly windDirection: WindDirection;
  readonly windSpeedMph: number;
  /** Beaufort, 0 to 12. */
  readonly windLevel: number;
}

export interface DeviceState {
  readonly name: string;
  readonly manufacturer: string;
  readonly isRound: boolean;
  /** 1 to 5; null without WiFi. */
  readonly wifiLevel: number | null;
  readonly unread: number;
  readonly notifications: number;
}

/** Content of the complication slots: the design's own data, none, or the longest data. */
export type SlotContents = 'set' | 'empty' | 'full';

/** How far the watch is tilted, degrees: about `x` towards the wearer, about `y` to the right. */
export interface TiltState {
  readonly x: number;
  readonly y: number;
}

/** A watch that is not tilted. */
export const LEVEL: TiltState = { x: 0, y: 0 };

/** State of the simulated watch. Null: the sensor or service has no value. */
export interface WatchState {
  /** ms since the epoch. */
  readonly now: number;
  /** IANA time zone. */
  readonly zone: string;
  readonly place: Place;
  /** The watch's system language. */
  readonly language: DataLanguage;
  readonly is24Hour: boolean;
  readonly isMetric: boolean;
  /** Percent, 0 to 100. */
  readonly battery: number | null;
  readonly charging: boolean;
  readonly steps: number | null;
  readonly stepGoal: number | null;
  /** Beats per minute, 0 to 240. */
  readonly heartRate: number | null;
  readonly distanceKm: number | null;
  /** kcal. */
  readonly calories: number | null;
  /** 0 to 100. */
  readonly stress: number | null;
  /** Percent. */
  readonly bloodOxygen: number | null;
  /** 0 to 100. */
  readonly sleepQuality: number | null;
  readonly weather: WeatherState | null;
  readonly device: DeviceState;
  readonly slots: SlotContents;
  readonly tilt: TiltState;
}

/** The sample time everywhere: the default hand rotations 269.5, 354 and 48 show this time (docs/rules/product.md). */
export const SAMPLE_TIME_OF_DAY = { hours: 8, minutes: 59, seconds: 8 } as const;

/** Location of the simulated watch in the domestic build (docs/rules/product.md). */
export const BEIJING = {
  zone: 'Asia/Shanghai',
  place: { latitude: 39.9042, longitude: 116.4074 },
} as const satisfies Pick<WatchState, 'zone' | 'place'>;

/** Location of the simulated watch in the overseas build (docs/rules/product.md). */
export const NEW_YORK = {
  zone: 'America/New_York',
  place: { latitude: 40.7128, longitude: -74.006 },
} as const satisfies Pick<WatchState, 'zone' | 'place'>;

/** Noon UTC of 20 November 2026: this date in every zone from -12 to +11 hours. */
const SAMPLE_DATE = Date.UTC(2026, 10, 20, 12);

const { hours, minutes, seconds } = SAMPLE_TIME_OF_DAY;

/** 08:59:08 on 20 November 2026 in Beijing. Every tag's sample value is its value in this state. */
export const SAMPLE_STATE: WatchState = {
  now: timeOfDay(SAMPLE_DATE, BEIJING.zone, hours, minutes, seconds),
  ...BEIJING,
  language: 'zh',
  is24Hour: true,
  isMetric: true,
  battery: 72,
  charging: false,
  steps: 6284,
  stepGoal: 10_000,
  heartRate: 72,
  distanceKm: 4.6,
  calories: 318,
  stress: 35,
  bloodOxygen: 98,
  sleepQuality: 86,
  weather: {
    high: 15,
    low: 5,
    current: 12,
    icon: 1,
    pm25: 35,
    humidity: 46,
    windDirection: 'NW',
    windSpeedMph: 8,
    windLevel: 3,
  },
  device: {
    name: 'Dialwright Watch',
    manufacturer: 'Dialwright',
    isRound: true,
    wifiLevel: 4,
    unread: 3,
    notifications: 5,
  },
  slots: 'set',
  tilt: LEVEL,
};

/**
 * The sample state with some fields replaced. With another `zone` and no `now` the time is 08:59:08 on the sample date
 * there.
 */
export const sampleState = (overrides: Partial<WatchState> = {}): WatchState => {
  const zone = overrides.zone ?? SAMPLE_STATE.zone;
  const now = zone === SAMPLE_STATE.zone ? SAMPLE_STATE.now : timeOfDay(SAMPLE_DATE, zone, hours, minutes, seconds);
  return { ...SAMPLE_STATE, now, ...overrides };
};
