// Runs the preview: simulated time and animations together. Nothing starts automatically with reduced motion.
import { useCallback, useEffect, useState } from 'react';
import type { Playback } from '@/face/liveData/playback';
import type { FaceNode } from '@/schemas/nodes';
import { newPlayback, playedLayers } from './pagePlayback';
import { useClockMode, useSimulator } from './simulator';
import { useReducedMotion } from './useReducedMotion';

export interface PreviewRun {
  playback: Playback;
  isRunning: boolean;
  /** Not started because of reduced motion, and not started by the user since. */
  waits: boolean;
  toggle(): void;
}

export function usePreviewRun(nodes: readonly FaceNode[]): PreviewRun {
  const { watch, clock, speed } = useSimulator();
  const isReduced = useReducedMotion();
  const [playback] = useState(newPlayback);
  const [wants, setWants] = useState(!isReduced);
  const [waits, setWaits] = useState(isReduced);
  const isRunning = useClockMode().kind !== 'paused';

  const goOn = useCallback(() => {
    if (clock.mode().kind === 'paused') clock.setMode({ kind: 'running', from: watch.state().now, speed: speed.get() });
  }, [clock, watch, speed]);

  // Opening starts the clock unless motion is reduced; closing restores the previous moment, unless the user chose
  // another one here.
  useEffect(() => {
    const before = clock.mode();
    if (isReduced || before.kind !== 'paused') return;
    goOn();
    const started = clock.mode();
    return () => {
      if (clock.mode() === started) clock.setMode(before);
      else if (clock.mode().kind !== 'paused') clock.setMode({ kind: 'paused', at: watch.state().now });
    };
  }, [clock, watch, goOn, isReduced]);

  // A new mode or copy plays from its first frames.
  useEffect(() => {
    if (wants) playback.play(playedLayers(nodes));
    return () => playback.stop();
  }, [playback, nodes, wants]);

  return {
    playback,
    isRunning,
    waits,
    toggle() {
      setWaits(false);
      setWants(!isRunning);
      if (isRunning) clock.setMode({ kind: 'paused', at: watch.state().now });
      else goOn();
    },
  };
}
