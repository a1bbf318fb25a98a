// The moments of the contact sheet: states of the watch in which faces often fail, each with its mode.
import type { WatchState } from '@/face/dataTags/watchState';
import type { ModeName } from '@/schemas/design';
import { at, stateAt, weather } from './moments';

export const MOMENT_GROUPS = ['time', 'data', 'weather', 'slots', 'ambient'] as const;
export type MomentGroup = (typeof MOMENT_GROUPS)[number];

export interface SheetMoment {
  /** Unique. Name: `contactSheet:moments.<key>`. */
  key: string;
  group: MomentGroup;
  mode: ModeName;
  /** The sample state at this moment. */
  state(sample: WatchState): WatchState;
}

const moment = (group: MomentGroup, key: string, change: (sample: WatchState) => Partial<WatchState>): SheetMoment => ({
  ...{ key, group },
  mode: group === 'ambient' ? 'ambient' : 'normal',
  state: (sample) => ({ ...sample, ...change(sample) }),
});

/** In the order of the sheet. */
export const SHEET_MOMENTS: readonly SheetMoment[] = [
  moment('time', 'sample', (state) => stateAt('sample', state)),
  moment('time', 'midnight', (state) => stateAt('midnight', state)),
  moment('time', 'beforeTen', (state) => ({ now: at(state, 9, 59, 59) })),
  moment('time', 'tenOClock', (state) => ({ now: at(state, 10, 0, 0) })),
  moment('time', 'longEnglish', (state) => stateAt('longEnglish', state)),
  moment('time', 'longChinese', (state) => stateAt('longChinese', state)),
  moment('time', 'hours12', (state) => ({ now: at(state, 21, 5, 8), is24Hour: false })),
  moment('time', 'hours24', (state) => ({ now: at(state, 21, 5, 8), is24Hour: true })),
  moment('data', 'noSteps', (state) => ({ now: at(state, 6, 40, 0), steps: 0 })),
  moment('data', 'manySteps', (state) => ({ now: at(state, 21, 12, 0), steps: 99_999 })),
  moment('data', 'noHeartRate', () => ({ heartRate: null })),
  moment('data', 'lowBattery', (state) => ({ now: at(state, 22, 41, 0), battery: 5, charging: false })),
  moment('data', 'charging', (state) => ({ now: at(state, 3, 14, 0), battery: 38, charging: true })),
  moment('data', 'noData', (state) => stateAt('noData', state)),
  moment('weather', 'cold', (state) => ({ now: at(state, 7, 20, 0), ...weather(state, -30, 7) })),
  moment('weather', 'noWeather', () => ({ weather: null })),
  moment('slots', 'emptySlots', () => ({ slots: 'empty' })),
  moment('slots', 'fullSlots', () => ({ slots: 'full' })),
  moment('ambient', 'ambientSample', (state) => stateAt('sample', state)),
  moment('ambient', 'ambientLongEnglish', (state) => stateAt('longEnglish', state)),
  moment('ambient', 'ambientNoData', (state) => stateAt('noData', state)),
];
