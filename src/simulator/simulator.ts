// The simulated watch of this page and the clock that drives it, shared through a context.
import { createContext, useContext, useSyncExternalStore } from 'react';
import { sampleState, type WatchState } from '@/face/dataTags/watchState';
import { type Clock, type ClockMode, type ClockSpeed, createClock, stillAt0859 } from '@/face/liveData/clock';
import { createStore, type Store } from '@/face/liveData/createStore';
import { createWatch, type LiveWatch } from '@/face/liveData/watch';
import type { DataLanguage } from '@/schemas/languages';
import { build } from '@/service/build/build';

/** The speed of the next play, chosen also while the clock stands. */
export type SpeedChoice = Pick<Store<ClockSpeed>, 'get' | 'set' | 'subscribe'>;

export interface Simulator {
  watch: LiveWatch;
  clock: Clock;
  speed: SpeedChoice;
}

/** Runs `task` after `ms`; the result prevents it. */
export const schedule = (task: () => void, ms: number) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/** The sample values at this build's place, at 08:59:08 of today there (product.md, first sight). */
export function firstState(language: DataLanguage): WatchState {
  const facts = { zone: build.timeZone, now: Date.now() };
  return sampleState({ ...facts, now: stillAt0859(facts), place: build.place, language });
}

/** A watch at this build's place with the sample values, paused at 08:59:08 of today there. */
export function createSimulator(language: DataLanguage): Simulator {
  const watch = createWatch(firstState(language));
  return { watch, clock: createClock({ watch, now: Date.now, schedule }), speed: createStore<ClockSpeed>(1) };
}

/** Everything back to what a fresh simulator shows, paused. The shape of the watch stays the face's. */
export function resetSimulator({ watch, clock, speed }: Simulator, language: DataLanguage): void {
  const first = firstState(language);
  const { isRound } = watch.state().device;
  watch.set({ ...first, device: { ...first.device, isRound } });
  speed.set(1);
  clock.setMode({ kind: 'paused', at: first.now });
}

/** A watch that stands at 08:59:08 of the sample day, for pictures that must not change. */
export function stillWatch(language: DataLanguage): LiveWatch {
  return createWatch(sampleState({ zone: build.timeZone, place: build.place, language }));
}

export const SimulatorContext = createContext<Simulator | null>(null);

export function useSimulator(): Simulator {
  const simulator = useContext(SimulatorContext);
  if (!simulator) throw new Error('No simulator around this component.');
  return simulator;
}

/** One field of the simulated watch; renders only when it changes. */
export function useWatchField<K extends keyof WatchState>(field: K): WatchState[K] {
  const { watch } = useSimulator();
  return useSyncExternalStore(watch.subscribeState, () => watch.state()[field]);
}

/** How the simulated time goes. */
export function useClockMode(): ClockMode {
  const { clock } = useSimulator();
  return useSyncExternalStore(clock.subscribe, clock.mode);
}
