// A small picture of a copy: at 08:59:08 by default; while hovered or focused, in real time with animations, unless
// motion is reduced.
import type { FaceCopy } from '@/schemas/design';
import { canvasSize } from '@/schemas/design';
import { FaceThumbnail } from './FaceThumbnail';
import { normalNodes } from './normalNodes';
import { usePlayed } from './usePlayed';
import { useReducedMotion } from './useReducedMotion';
import { useStillWatch } from './useStillWatch';

export interface LiveFaceProps {
  copy: FaceCopy;
  /** Whether the pointer or focus is on it. */
  live: boolean;
  /** Alternative text; without it the picture is decorative. */
  title?: string | undefined;
  /** Fits a tall canvas to the available height instead of the width. */
  fits?: boolean | undefined;
}

function isUpright(ratio: string): boolean {
  const { width, height } = canvasSize(ratio);
  return height > width;
}

export function LiveFace({ copy, live, title, fits = false }: LiveFaceProps) {
  const runs = !useReducedMotion() && live;
  const watch = useStillWatch(runs);
  const nodes = normalNodes(copy);
  const playback = usePlayed(nodes, runs);
  return (
    <FaceThumbnail
      nodes={nodes}
      ratio={copy.ratio}
      shape={copy.shape}
      watch={watch}
      rest={copy.watchFace}
      playback={playback}
      {...(title !== undefined && { title })}
      {...(fits && { className: isUpright(copy.ratio) ? 'h-full' : 'w-full' })}
    />
  );
}
