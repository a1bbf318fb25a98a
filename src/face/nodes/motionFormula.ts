// A motion in the Watch Face Format: its formula, and what is read as one.
import {
  HAND_TAGS,
  MOTION_AT_REST,
  type Motion,
  SPRING_DURATION_MAX,
  SPRING_DURATION_MIN,
  SPRING_STRENGTH_MIN,
} from '@/schemas/motion';
import { type ActiveMotion, motionOf, RECOIL, STEPS, type TurningStyle } from './motion';

/** The angle as a formula of the Watch Face Format. */
export function motionFormula(motion: ActiveMotion): string {
  if (motion.kind === 'day') return '[HOUR_0_23_MINUTE] * 15';
  if (motion.kind === 'minute') return '[MINUTE_SECOND] * 6';
  if (motion.kind === 'spring') {
    const { strength, duration } = motion;
    const share = `[MILLISECOND] / ${duration}`;
    const swing = `${RECOIL} * ${strength} * (${share}) * (1 - ${share}) * (1 - 2 * ${share})`;
    return `([SECOND] + ([MILLISECOND] < ${duration} ? ${swing} : 0)) * 6`;
  }
  const { steps } = motion;
  return steps === null
    ? '[SECOND_MILLISECOND] * 6'
    : `([SECOND] + floor([MILLISECOND] * ${steps} / 1000) / ${steps}) * 6`;
}

/** A spring with values that a layer may have; null for any other. */
export function springOf(strength: number, duration: number): Motion | null {
  const isStrength = strength >= SPRING_STRENGTH_MIN && strength <= 1;
  const isDuration = Number.isInteger(duration) && duration >= SPRING_DURATION_MIN && duration <= SPRING_DURATION_MAX;
  return isStrength && isDuration ? { ...MOTION_AT_REST, kind: 'spring', strength, duration } : null;
}

/** The motion of a sweep with this frequency, as the format writes it; null if it has none of them. */
export function sweepOf(frequency: string): Motion | null {
  if (frequency === 'SYNC_TO_DEVICE') return { ...MOTION_AT_REST, kind: 'smooth' };
  const [kind] = Object.entries(STEPS).find(([, steps]) => String(steps) === frequency) ?? [];
  return kind === undefined ? null : { ...MOTION_AT_REST, kind: kind as Motion['kind'] };
}

/** The formula without spaces, and without brackets around all of it. */
function bare(formula: string): string {
  const text = formula.replace(/\s+/g, '');
  const inside = /^\((?<inside>.*)\)$/.exec(text)?.groups?.inside;
  if (inside === undefined) return text;
  let depth = 0;
  for (const letter of inside) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (depth < 0) return text;
  }
  return bare(inside);
}

const SWEPT = /^\(\[SECOND\]\+floor\(\[MILLISECOND\]\*(?<steps>\d+)\/1000\)\/\d+\)\*6$/;
const SPRUNG = /^\(\[SECOND\]\+\(\[MILLISECOND\]<(?<duration>\d+)\?\d+\*(?<strength>[\d.]+)\*/;

function candidateOf(text: string): Required<TurningStyle> | null {
  const turned = (tag: string, motion: Motion | null) => (motion ? { rotate: tag, motion } : null);
  if (text === '[HOUR_0_23_MINUTE]*15') return turned(HAND_TAGS.hour, { ...MOTION_AT_REST, round: '24' });
  if (text === '[MINUTE_SECOND]*6') return turned(HAND_TAGS.minutes, { ...MOTION_AT_REST, kind: 'smooth' });
  if (text === '[SECOND_MILLISECOND]*6') return turned(HAND_TAGS.seconds, { ...MOTION_AT_REST, kind: 'smooth' });
  const { steps } = SWEPT.exec(text)?.groups ?? {};
  if (steps !== undefined) return turned(HAND_TAGS.seconds, sweepOf(steps));
  const { duration, strength } = SPRUNG.exec(text)?.groups ?? {};
  return turned(HAND_TAGS.seconds, springOf(Number(strength), Number(duration)));
}

/** The tag and the motion that `motionFormula` writes as this formula; null if there are none. */
export function readMotion(formula: string): Required<TurningStyle> | null {
  const text = bare(formula);
  const candidate = candidateOf(text);
  const motion = candidate && motionOf(candidate);
  return motion && bare(motionFormula(motion)) === text ? candidate : null;
}
