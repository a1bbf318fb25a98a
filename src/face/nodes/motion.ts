// How a layer turns between the values of a hand's tag: its angle, and how often it changes.
import { localTime } from '@/face/dataTags/localTime';
import { SUB_SECOND_TAG } from '@/face/dataTags/rotate';
import type { WatchState } from '@/face/dataTags/watchState';
import { HAND_TAGS, MOTION_AT_REST, type Motion } from '@/schemas/motion';

/** The part of a style that decides how the layer turns. */
export interface TurningStyle {
  rotate: string;
  motion?: Motion | undefined;
}

/**
 * A motion other than the tag's: the hour hand once in 24 hours, the minute hand with the seconds, the second hand by
 * `steps` per second (null: as finely as the watch draws) or with a spring (`duration` in ms).
 */
export type ActiveMotion =
  | { kind: 'day' }
  | { kind: 'minute' }
  | { kind: 'sweep'; steps: number | null }
  | { kind: 'spring'; strength: number; duration: number };

/** Moves a second of the sweeps that have a number. */
export const STEPS: Readonly<Record<string, number>> = { sweep2: 2, sweep5: 5, sweep10: 10, sweep15: 15 };

/** The motion of the layer; null if it moves as its tag does, or if another expression turns it. */
export function motionOf({ rotate, motion }: TurningStyle): ActiveMotion | null {
  if (!motion) return null;
  // A stored layer may lack values that were never set.
  const { kind, strength, duration, round } = { ...MOTION_AT_REST, ...motion };
  if (rotate === HAND_TAGS.hour) return round === '24' ? { kind: 'day' } : null;
  if (rotate === HAND_TAGS.minutes) return kind === 'smooth' ? { kind: 'minute' } : null;
  if (rotate !== HAND_TAGS.seconds || kind === 'steps') return null;
  return kind === 'spring' ? { kind, strength, duration } : { kind: 'sweep', steps: STEPS[kind] ?? null };
}

/** Largest offset of a spring of full strength, in seconds of the dial, is about 0.29 of this number. */
export const RECOIL = 3;

/**
 * Offset of a springing hand in seconds of the dial, `share` of its duration after the full second: it swings beyond the
 * mark, back before it, and rests. The format describes no curve; this one starts and ends at rest.
 */
export const recoil = (share: number, strength: number): number =>
  share >= 1 ? 0 : RECOIL * strength * share * (1 - share) * (1 - 2 * share);

/** Seconds that a sweeping hand shows. */
export const sweptSeconds = (second: number, millisecond: number, steps: number | null): number =>
  second + (steps === null ? millisecond / 1000 : Math.floor((millisecond * steps) / 1000) / steps);

/** The angle at the watch's time, degrees clockwise from twelve o'clock. */
export function motionAngle(motion: ActiveMotion, { now, zone }: Pick<WatchState, 'now' | 'zone'>): number {
  const { hour, minute, second, millisecond } = localTime(now, zone);
  if (motion.kind === 'day') return (hour * 60 + minute) / 4;
  if (motion.kind === 'minute') return (minute * 60 + second) / 10;
  if (motion.kind === 'sweep') return sweptSeconds(second, millisecond, motion.steps) * 6;
  return (second + recoil(millisecond / motion.duration, motion.strength)) * 6;
}

const SUB_SECOND: readonly string[] = [SUB_SECOND_TAG];
const EACH_SECOND: readonly string[] = ['Ds'];

/** Tags that change whenever the angle may; null: those of the layer's own expression. */
export const motionTags = ({ kind }: ActiveMotion): readonly string[] | null =>
  kind === 'day' ? null : kind === 'minute' ? EACH_SECOND : SUB_SECOND;
