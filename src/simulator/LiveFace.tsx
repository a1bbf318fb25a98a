// A copy small: at 08:59:08 at rest; in real time, its animations playing, while it is looked at, where motion is wanted.
import type { FaceCopy } from '@/schemas/design';
import { canvasSize } from '@/schemas/design';
import { FaceThumbnail } from './FaceThumbnail';
import { usePlayed } from './usePlayed';
import { useReducedMotion } from './useReducedMotion';
import { useStillWatch } from './useStillWatch';

export interface LiveFaceProps {
  copy: FaceCopy;
  /** The pointer or the focus is on it. */
  live: boolean;
  /** Its alternative text; without one it is decoration beside its name. */
  title?: string | undefined;
  /** An upright canvas fills the height of its place instead of the width. */
  fits?: boolean | undefined;
}

function isUpright(ratio: string): boolean {
  const { width, height } = canvasSize(ratio);
  return height > width;
}

export function LiveFace({ copy, live, title, fits = false }: LiveFaceProps) {
  const runs = !useReducedMotion() && live;
  const watch = useStillWatch(runs);
  const { nodeList } = copy.normal;
  const playback = usePlayed(nodeList, runs);
  return (
    <FaceThumbnail
      nodes={nodeList}
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
