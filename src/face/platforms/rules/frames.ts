// Rules for frame rates.
import { frameDelayOf } from '@/face/nodes/frames';
import type { Rule } from '../platformPolicy';
import { unbreached } from './breaches';

/** Frames of an animation last at least `least` ms (spec 5, 9). */
export const framesStay = (least: number, messageKey: string): Rule =>
  unbreached(
    (node) => {
      const frames = frameDelayOf(node);
      return frames && frames.delayMs < least ? { as: String(frames.delayMs), field: frames.path } : null;
    },
    { messageKey, severity: 'warning', params: { seconds: least / 1000 } },
  );
