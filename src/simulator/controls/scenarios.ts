// Scenarios in which faces often fail, available with one click: they set the watch's data and clock.
import { localTime, SAMPLE_STATE, SAMPLE_TIME_OF_DAY, type WatchState } from '@/face/dataTags/watchState';
import { NO_READINGS } from '@/face/dataTags/wideStates';
import type { ClockMode } from '@/face/liveData/clock';
import { build } from '@/service/build/build';
import { firstState, type Simulator } from '../simulator';
import { momentOf } from './localMoment';

export interface Scenario {
  /** Name: `scenarios.<key>` of the namespace `simulator`. */
  key: string;
  /** Hours, minutes, seconds; default: 08:59:08. */
  time?: readonly [number, number, number];
  /** Year, month, day; default: today. */
  date?: readonly [number, number, number];
  /** The clock runs from there. */
  runs?: boolean;
  patch?: Partial<WatchState>;
}

const sampleWeather = SAMPLE_STATE.weather;

export const SCENARIOS: readonly Scenario[] = [
  { key: 'sample', time: [8, 59, 8] },
  { key: 'midnight', time: [0, 0, 0] },
  { key: 'tenOClock', time: [9, 59, 55], runs: true },
  // A Wednesday in September: the longest names in English.
  { key: 'longestDate', time: [22, 58, 58], date: [2026, 9, 30] },
  { key: 'manySteps', patch: { steps: 99_999 } },
  { key: 'noSteps', patch: { steps: 0 } },
  { key: 'noHeartRate', patch: { heartRate: null } },
  {
    key: 'cold',
    patch: sampleWeather ? { weather: { ...sampleWeather, current: -30, high: -24, low: -35, icon: 7 } } : {},
  },
  { key: 'noWeather', patch: { weather: null } },
  { key: 'lowBattery', patch: { battery: 5, charging: false } },
  { key: 'noData', patch: { ...NO_READINGS, battery: null, stepGoal: null } },
];

/**
 * Readings that a scenario sets as a whole; location, language, clock format, units and shape stay as the designer set
 * them.
 */
const DATA = [
  ...(['battery', 'charging', 'steps', 'stepGoal', 'heartRate', 'distanceKm', 'calories', 'stress'] as const),
  ...(['bloodOxygen', 'sleepQuality', 'weather', 'device', 'slots'] as const),
] as const satisfies readonly (keyof WatchState)[];

interface Moment {
  data: Pick<WatchState, (typeof DATA)[number]>;
  clock: ClockMode;
}

/** All values that a scenario sets; sample values at 08:59:08 today for those it does not define. */
function momentOfScenario({ time, date, runs, patch }: Scenario, state: WatchState): Moment {
  const { zone, language, device } = state;
  const first = { ...firstState(language), ...patch };
  const today = localTime(first.now, build.timeZone);
  const { hours, minutes, seconds } = SAMPLE_TIME_OF_DAY;
  const day = date ?? ([today.year, today.month, today.day] as const);
  const at = momentOf(day, time ?? [hours, minutes, seconds], zone);
  const own = { name: device.name, manufacturer: device.manufacturer, isRound: device.isRound };
  const data = Object.fromEntries(DATA.map((field) => [field, first[field]])) as Moment['data'];
  return {
    data: { ...data, device: { ...first.device, ...own } },
    clock: runs ? { kind: 'running', from: at, speed: 1 } : { kind: 'paused', at },
  };
}

/** Applies a scenario completely, so that nothing of a previous one remains. */
export function showScenario({ watch, clock, speed, before }: Simulator, scenario: Scenario): void {
  before.set(null);
  const moment = momentOfScenario(scenario, watch.state());
  watch.set(moment.data);
  speed.set(1);
  clock.setMode(moment.clock);
}

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** Whether the watch still shows this scenario: its values are unchanged and its clock is in the right mode. */
export function isInForce(scenario: Scenario, state: WatchState, mode: ClockMode): boolean {
  if (mode.kind !== (scenario.runs ? 'running' : 'paused')) return false;
  const { data, clock } = momentOfScenario(scenario, state);
  return same(mode, clock) && DATA.every((field) => same(state[field], data[field]));
}
