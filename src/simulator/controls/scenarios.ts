// Moments at which faces go wrong, each one press away: what the watch then shows, and how its clock goes.
import { localTime, SAMPLE_STATE, type WatchState } from '@/face/dataTags/watchState';
import type { Simulator } from '../simulator';
import { momentOf } from './localMoment';

export interface Scenario {
  /** Name: `editor.simulator.scenarios.<key>`. */
  key: string;
  /** Hours, minutes, seconds; absent: the time stays. */
  time?: readonly [number, number, number];
  /** Year, month, day; absent: the day stays. */
  date?: readonly [number, number, number];
  /** The clock goes on from there. */
  runs?: boolean;
  patch?: Partial<WatchState>;
}

const sampleWeather = SAMPLE_STATE.weather;

export const SCENARIOS: readonly Scenario[] = [
  { key: 'sample', time: [8, 59, 8] },
  { key: 'midnight', time: [0, 0, 0] },
  { key: 'tenOClock', time: [9, 59, 55], runs: true },
  // A Wednesday in September: the longest names of both in English.
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
  {
    key: 'noData',
    patch: {
      battery: null,
      steps: null,
      stepGoal: null,
      heartRate: null,
      distanceKm: null,
      calories: null,
      stress: null,
      bloodOxygen: null,
      sleepQuality: null,
      weather: null,
    },
  },
];

/** Shows a scenario on the simulated watch; what it does not speak of stays as it is. */
export function showScenario({ watch, clock, speed }: Simulator, { time, date, runs, patch }: Scenario): void {
  if (patch) watch.set(patch);
  if (!time) return;
  const { now, zone } = watch.state();
  const today = localTime(now, zone);
  const at = momentOf(date ?? [today.year, today.month, today.day], time, zone);
  if (runs) speed.set(1);
  clock.setMode(runs ? { kind: 'running', from: at, speed: 1 } : { kind: 'paused', at });
}
