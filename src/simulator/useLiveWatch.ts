// A watch that shows the time of now until it is paused; it waits at 08:59:08 where the system asks for less motion.
import { useState } from 'react';
import type { LiveWatch } from '@/face/liveData/watch';
import { useReducedMotion } from './useReducedMotion';
import { useStillWatch } from './useStillWatch';

export interface LiveRun {
  watch: LiveWatch;
  isRunning: boolean;
  toggle(): void;
}

export function useLiveWatch(): LiveRun {
  const isReduced = useReducedMotion();
  /** Null: nobody said. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isRunning = wanted ?? !isReduced;
  const watch = useStillWatch(isRunning);
  return { watch, isRunning, toggle: () => setWanted(!isRunning) };
}
