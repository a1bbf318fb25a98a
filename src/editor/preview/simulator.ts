// The simulated watch of this page and the clock that drives it, shared through a context.
import { createContext, useContext, useSyncExternalStore } from 'react';
import { sampleState, type WatchState } from '@/face/dataTags/watchState';
import { type Clock, createClock, stillAt0859 } from '@/face/liveData/clock';
import { createWatch, type LiveWatch } from '@/face/liveData/watch';
import { build } from '@/service/build/build';
import type { Language } from '@/service/language/i18n';

export interface Simulator {
  watch: LiveWatch;
  clock: Clock;
}

/** Runs `task` after `ms`; the result prevents it. */
const schedule = (task: () => void, ms: number) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/** A watch at this build's place with the sample values, paused at 08:59:08 of today there (product.md, first sight). */
export function createSimulator(language: Language): Simulator {
  const facts = { zone: build.timeZone, now: Date.now() };
  const state = sampleState({ ...facts, now: stillAt0859(facts), place: build.place, language });
  const watch = createWatch(state);
  return { watch, clock: createClock({ watch, now: Date.now, schedule }) };
}

/** A watch that stands at 08:59:08 of the sample day, for pictures that must not change. */
export function stillWatch(language: Language): LiveWatch {
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
