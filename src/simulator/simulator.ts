// The simulated watch of this page and its clock, provided through a context.
import { createContext, useContext, useSyncExternalStore } from 'react';
import { sampleState, type WatchState } from '@/face/dataTags/watchState';
import { type Clock, type ClockMode, type ClockSpeed, createClock, stillAt0859 } from '@/face/liveData/clock';
import { createStore, type Store } from '@/face/liveData/createStore';
import { createWatch, type LiveWatch } from '@/face/liveData/watch';
import type { DataLanguage } from '@/schemas/languages';
import { build } from '@/service/build/build';
import { isMotionReduced } from './useReducedMotion';

/** Speed of the next play; can be chosen while the clock is paused. */
export type SpeedChoice = Pick<Store<ClockSpeed>, 'get' | 'set' | 'subscribe'>;

/** The state of the watch before a moment was previewed, to restore it. */
export interface Before {
  state: WatchState;
  mode: ClockMode;
}

export interface Simulator {
  watch: LiveWatch;
  clock: Clock;
  speed: SpeedChoice;
  /** Null unless a moment is shown for a look. */
  before: Store<Before | null>;
}

/** Runs `task` after `ms`; the returned function cancels it. */
export const schedule = (task: () => void, ms: number) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/** Sample values at this build's location, at 08:59:08 today (docs/rules/product.md, first sight). */
export function firstState(language: DataLanguage): WatchState {
  const facts = { zone: build.timeZone, now: Date.now() };
  return sampleState({ ...facts, now: stillAt0859(facts), place: build.place, language });
}

/** A watch at this build's location with sample values, paused at 08:59:08 today. */
export function createSimulator(language: DataLanguage): Simulator {
  const watch = createWatch(firstState(language));
  const clock = createClock({ watch, now: Date.now, schedule, movesFinely: () => !isMotionReduced() });
  return { watch, clock, speed: createStore<ClockSpeed>(1), before: createStore<Before | null>(null) };
}

/** A watch fixed at 08:59:08 of the sample day, for reproducible pictures. */
export function stillWatch(language: DataLanguage): LiveWatch {
  return createWatch(sampleState({ zone: build.timeZone, place: build.place, language }));
}

export const SimulatorContext = createContext<Simulator | null>(null);

export function useSimulator(): Simulator {
  const simulator = useContext(SimulatorContext);
  if (!simulator) throw new Error('No simulator around this component.');
  return simulator;
}

/** One field of the simulated watch; re-renders only when it changes. */
export function useWatchField<K extends keyof WatchState>(field: K): WatchState[K] {
  const { watch } = useSimulator();
  return useSyncExternalStore(watch.subscribeState, () => watch.state()[field]);
}

/** Current mode of the simulated clock. */
export function useClockMode(): ClockMode {
  const { clock } = useSimulator();
  return useSyncExternalStore(clock.subscribe, clock.mode);
}
