// How an animation plays: its frames, their delay, and its loops, which end unless they are more than 100 (spec 4, 9).
import type { FrameTiming } from '@/face/liveData/playback';
import { ANIMATION_LOOP_FOREVER_ABOVE } from '@/schemas/limits';
import type { StyleOf } from '@/schemas/nodes';

type TimedStyle = Pick<StyleOf<'animation'>, 'imgs' | 'delayTime' | 'intervalCount'>;

/** 100 loops end, 101 never do. Null for fewer than two frames, which cannot play. */
export function timingOf({ imgs, delayTime, intervalCount }: TimedStyle): FrameTiming | null {
  if (imgs.length < 2) return null;
  const loops = intervalCount > ANIMATION_LOOP_FOREVER_ABOVE ? Number.POSITIVE_INFINITY : intervalCount;
  return { frames: imgs.length, delayMs: delayTime, loops };
}
