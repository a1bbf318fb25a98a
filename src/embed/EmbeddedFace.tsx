// A live face of the component: its drawing, and the clock that runs while it is seen.
import { useEffect, useState } from 'react';
import { createClock } from '@/face/liveData/clock';
import { createPlayback } from '@/face/liveData/playback';
import type { LiveWatch } from '@/face/liveData/watch';
import type { AssetSource } from '@/face/nodes/AssetSvg';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import { playedLayers } from '@/simulator/pagePlayback';
import { shownNodes } from '@/simulator/shownNodes';
import { schedule } from '@/simulator/simulator';
import { useReducedMotion } from '@/simulator/useReducedMotion';

export interface EmbeddedFaceProps {
  copy: FaceCopy;
  mode: ModeName;
  pictures: AssetSource;
  watch: LiveWatch;
  /** A fixed moment, ms since the epoch; null for the real time. */
  time: number | null;
  /** Accessible name. */
  title: string;
  /** Whether it is in view; the time stops while it is not. */
  isSeen: boolean;
}

export function EmbeddedFace({ copy, mode, pictures, watch, time, title, isSeen }: EmbeddedFaceProps) {
  const isReduced = useReducedMotion();
  const runs = isSeen && time === null;
  const nodes = shownNodes(copy, mode);
  const [playback] = useState(() => createPlayback({ now: () => performance.now(), schedule }));
  const { width, height } = canvasSize(copy.ratio);

  useEffect(() => {
    if (time !== null) watch.set({ now: time });
    if (!runs) return;
    const clock = createClock({ watch, now: Date.now, schedule, movesFinely: () => !isReduced });
    clock.setMode({ kind: 'real' });
    return () => clock.dispose();
  }, [watch, time, runs, isReduced]);

  useEffect(() => {
    if (runs && !isReduced && mode === 'normal') playback.play(playedLayers(nodes));
    return () => playback.stop();
  }, [playback, nodes, runs, isReduced, mode]);

  return (
    <div className="bezel" data-shape={copy.shape} style={{ aspectRatio: `${width} / ${height}` }}>
      <div className="face">
        <FaceSvg
          nodes={nodes}
          canvas={{ width, height, shape: copy.shape }}
          watch={watch}
          assets={pictures}
          playback={playback}
          mode={mode}
          rest={copy.watchFace}
          title={title}
        />
      </div>
    </div>
  );
}
