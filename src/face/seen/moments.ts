// The moments at which a face is judged: states of the watch that show its widest digits, its longest words and what it
// draws without data.
import { localTime, timeOfDay, type WatchState } from '@/face/dataTags/watchState';
import { LONG_VALUES, NO_READINGS } from '@/face/dataTags/wideStates';
import type { ModeName } from '@/schemas/design';

/** States by name, as changes of the sample state. Always-on shows them at the full minute. */
const MOMENTS = {
  sample: () => ({}),
  /** The widest digits of day and night. */
  ten: (state) => ({ now: at(state, 10, 10, 35) }),
  midnight: (state) => ({ now: at(state, 0, 0, 0) }),
  /** A Wednesday in September, late, with the highest values. */
  longEnglish: (state) => ({ ...LONG_VALUES, ...weather(state, 45), now: longDate(state), language: 'en' as const }),
  longChinese: (state) => ({ ...LONG_VALUES, ...weather(state, -30), now: longDate(state), language: 'zh' as const }),
  /** The lowest values. */
  empty: (state) => ({ ...LOW, ...weather(state, 0) }),
  /** The sensors and the weather service have no value. */
  noData: () => NO_READINGS,
} satisfies Record<string, (state: WatchState) => Partial<WatchState>>;

export type MomentName = keyof typeof MOMENTS;

const ALL = Object.keys(MOMENTS) as MomentName[];
const OF_MODE: Readonly<Record<ModeName, readonly MomentName[]>> = {
  normal: ALL,
  ambient: ['sample', 'midnight', 'longEnglish', 'noData'],
};

/** Another time of day on the same date, ms since the epoch. */
export const at = ({ now, zone }: WatchState, hours: number, minutes: number, seconds: number): number =>
  timeOfDay(now, zone, hours, minutes, seconds);

/** Wednesday 30 September of a year near the sample date, 23:58:58. */
function longDate({ now, zone }: WatchState): number {
  for (let year = localTime(now, zone).year; ; year += 1) {
    const noon = Date.UTC(year, 8, 30, 12);
    if (new Date(noon).getUTCDay() === 3) return timeOfDay(noon, zone, 23, 58, 58);
  }
}

const LOW = {
  battery: 5,
  steps: 0,
  heartRate: 0,
  distanceKm: 0,
  calories: 0,
  stress: 0,
  sleepQuality: 0,
} satisfies Partial<WatchState>;

/** The same weather with one temperature, degrees Celsius, and perhaps another icon. */
export const weather = ({ weather: now }: WatchState, current: number, icon = now?.icon): Partial<WatchState> => ({
  weather: now && { ...now, current, high: current, low: current, icon: icon ?? now.icon },
});

/** The moments at which a mode is judged; the first is the sample. */
export const momentsOf = (mode: ModeName): readonly MomentName[] => OF_MODE[mode];

/** A state at a moment. */
export const stateAt = (moment: MomentName, state: WatchState): WatchState => ({ ...state, ...MOMENTS[moment](state) });
