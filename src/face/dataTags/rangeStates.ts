// States of the watch in which tags take the values of their ranges: the lowest and highest, those between, and none.
import { RANGE_STATES_MAX } from '@/schemas/limits';
import { dataTag } from './catalogue';
import type { Dependency } from './dataTag';
import { localTime, timeOfDay } from './localTime';
import type { WatchState, WeatherState, WindDirection } from './watchState';
import { LONG_VALUES } from './wideStates';

type Change = (state: WatchState) => WatchState;

/** A value that varies. `ends`: its lowest, highest and missing values, which are combined with those of other axes. */
interface Axis {
  ends: readonly Change[];
  between: readonly Change[];
}

const to =
  (patch: Partial<WatchState>): Change =>
  (state) => ({ ...state, ...patch });

/** Whole numbers tried between the ends of a range. */
const BETWEEN_MAX = 100;

/** Distinct whole numbers strictly between two, evenly spaced. */
function between(low: number, high: number): readonly number[] {
  const steps = Math.min(BETWEEN_MAX, Math.floor(high) - Math.ceil(low));
  const all = Array.from({ length: Math.max(0, steps) }, (_, step) => Math.round(low + ((high - low) * step) / steps));
  return [...new Set(all)].filter((value) => value > low && value < high);
}

type NumberField =
  | ('battery' | 'steps' | 'stepGoal' | 'heartRate' | 'distanceKm')
  | ('calories' | 'stress' | 'bloodOxygen' | 'sleepQuality');

const numbers = (
  field: NumberField,
  low: number,
  high: number,
  missing: 'never' | 'sometimes' = 'sometimes',
): Axis => ({
  ends: [high, low, ...(missing === 'sometimes' ? [null] : [])].map((value) => to({ [field]: value })),
  between: between(low, high).map((value) => to({ [field]: value })),
});

const atTime =
  (change: { hour?: number; minute?: number; second?: number }): Change =>
  (state) => {
    const { now, zone } = state;
    const { hour, minute, second } = { ...localTime(now, zone), ...change };
    return { ...state, now: timeOfDay(now, zone, hour, minute, second) };
  };

const clock = (unit: 'hour' | 'minute' | 'second', ends: readonly number[], count: number): Axis => ({
  ends: ends.map((value) => atTime({ [unit]: value })),
  between: Array.from({ length: count }, (_, value) => value)
    .filter((value) => !ends.includes(value))
    .map((value) => atTime({ [unit]: value })),
});

/** Sets the day at the same time of day. `month`: 1 to 12; `later`: number of years after the year of the state. */
const onDay =
  (month: number, day: number, later = 0): Change =>
  (state) => {
    const { hour, minute, second, year } = localTime(state.now, state.zone);
    const noon = Date.UTC(year + later, month - 1, day, 12);
    return { ...state, now: timeOfDay(noon, state.zone, hour, minute, second) };
  };

/** Sets a day of the next leap year, which can be the year of the state. */
const inLeapYear =
  (month: number, day: number): Change =>
  (state) =>
    onDay(month, day, (4 - (localTime(state.now, state.zone).year % 4)) % 4)(state);

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const DAYS = Array.from({ length: 29 }, (_, index) => index + 2);

const weatherOf =
  (patch: Partial<WeatherState>): Change =>
  (state) => ({ ...state, weather: state.weather && { ...state.weather, ...patch } });

/** Lowest and highest temperature of the range that tags declare, degrees Celsius. */
const [COLDEST, HOTTEST] = [-50, 60];
const allDegrees = (degrees: number) => ({ current: degrees, high: degrees, low: degrees });
const HIGHEST_WEATHER = { pm25: 500, humidity: 100, windSpeedMph: 200, windLevel: 12 };
const LOWEST_WEATHER = { pm25: 0, humidity: 0, windSpeedMph: 0, windLevel: 0 };
const ICON_COUNT = 10;
const WINDS: readonly WindDirection[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

const WEATHER: Axis = {
  ends: [
    weatherOf({ ...allDegrees(HOTTEST), ...HIGHEST_WEATHER, icon: ICON_COUNT - 1 }),
    weatherOf({ ...allDegrees(COLDEST), ...LOWEST_WEATHER, icon: 0 }),
    to({ weather: null }),
  ],
  between: [
    weatherOf(allDegrees(0)),
    weatherOf({ current: HOTTEST, high: HOTTEST, low: COLDEST }),
    weatherOf({ current: COLDEST, high: HOTTEST, low: COLDEST }),
    ...Array.from({ length: ICON_COUNT }, (_, icon) =>
      weatherOf({ icon, windDirection: WINDS[icon % WINDS.length] ?? 'N' }),
    ),
    ...between(COLDEST, HOTTEST).map((current) => weatherOf({ current })),
  ],
};

const deviceOf =
  (patch: Partial<WatchState['device']>): Change =>
  (state) => ({ ...state, device: { ...state.device, ...patch } });

const yesOrNo = (field: 'charging' | 'is24Hour' | 'isMetric'): Axis => ({
  ends: [to({ [field]: true }), to({ [field]: false })],
  between: [],
});

/** The battery and the goal always have a value. */
const AXES: Readonly<Partial<Record<Dependency, Axis>>> = {
  battery: numbers('battery', 0, 100, 'never'),
  charging: yesOrNo('charging'),
  steps: numbers('steps', 0, LONG_VALUES.steps),
  stepGoal: numbers('stepGoal', 1000, 99_999, 'never'),
  heartRate: numbers('heartRate', 0, LONG_VALUES.heartRate),
  distanceKm: numbers('distanceKm', 0, 99.9),
  calories: numbers('calories', 0, LONG_VALUES.calories),
  stress: numbers('stress', 0, LONG_VALUES.stress),
  bloodOxygen: numbers('bloodOxygen', 0, LONG_VALUES.bloodOxygen),
  sleepQuality: numbers('sleepQuality', 0, LONG_VALUES.sleepQuality),
  weather: WEATHER,
  language: { ends: [to({ language: 'zh' }), to({ language: 'en' })], between: [] },
  is24Hour: yesOrNo('is24Hour'),
  isMetric: yesOrNo('isMetric'),
  device: {
    ends: [
      deviceOf({ unread: 99, notifications: 99, wifiLevel: 5 }),
      deviceOf({ unread: 0, notifications: 0, wifiLevel: 1 }),
      deviceOf({ wifiLevel: null }),
    ],
    between: [2, 3, 4].map((wifiLevel) => deviceOf({ wifiLevel })),
  },
  second: clock('second', [59, 0], 60),
  minute: clock('minute', [59, 0], 60),
  hour: clock('hour', [23, 0, 12], 24),
  day: {
    // Wednesday, 30 September 2026 has the longest names.
    ends: [onDay(9, 30), onDay(1, 1), onDay(12, 31)],
    between: [
      ...DAYS.map((day) => onDay(1, day)),
      ...[onDay(1, 31), onDay(2, 28), inLeapYear(2, 29), inLeapYear(12, 31)],
      ...MONTHS.map((month) => onDay(month, 22)),
    ],
  },
};

/** The units of the clock that the time in ms changes. */
const unitOf = (dependency: Dependency): Dependency => (dependency === 'now' ? 'second' : dependency);

/** What the tags depend on, sorted. Unknown tags have no dependencies. */
export const dependenciesOf = (tags: readonly string[]): readonly Dependency[] =>
  [...new Set(tags.flatMap((name) => dataTag(name)?.depends ?? []).map(unitOf))].sort();

/** All combinations of one change per list, at most `most`: a list that would exceed it gives its first change alone. */
function combined(lists: readonly (readonly Change[])[], base: WatchState, most: number): WatchState[] {
  let states = [base];
  for (const list of lists) {
    const used = states.length * list.length <= most ? list : list.slice(0, 1);
    states = used.flatMap((change) => states.map(change));
  }
  return states;
}

/**
 * The state `base`, then variants of it in which what the tags depend on takes the values of its range. All combinations if
 * they are at most `RANGE_STATES_MAX`; else the combinations of the ends, and one value at a time.
 */
export function rangeStates(dependencies: readonly Dependency[], base: WatchState): readonly WatchState[] {
  const axes = dependencies.flatMap((dependency) => AXES[dependency] ?? []);
  if (axes.length === 0) return [base];
  const most = RANGE_STATES_MAX - 1;
  const whole = axes.map(({ ends, between: rest }) => [...ends, ...rest]);
  const product = whole.reduce((count, { length }) => count * length, 1);
  if (product <= most) return [base, ...combined(whole, base, most)];
  const atEnds = combined(
    axes.map(({ ends }) => ends),
    base,
    Math.floor(most / 2),
  );
  const share = Math.floor((most - atEnds.length) / axes.length);
  const single = whole.flatMap((list) => {
    const step = Math.max(1, list.length / share);
    return Array.from({ length: Math.min(share, list.length) }, (_, index) => list[Math.floor(index * step)]).flatMap(
      (change) => (change ? [change(base)] : []),
    );
  });
  return [base, ...atEnds, ...single];
}
