// A watch that shows the real time until paused; with reduced motion it stays at 08:59:08.
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
  /** Null: the user has not chosen. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isRunning = wanted ?? !isReduced;
  const watch = useStillWatch(isRunning);
  return { watch, isRunning, toggle: () => setWanted(!isRunning) };
}
