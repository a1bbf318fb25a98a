// How a layer moves that a hand's tag turns: in steps, by a sweep, with a spring, or once in a day.
import { z } from 'zod';
import { choice } from './fields';
import { openObject } from './openObject';
import { ui } from './ui';

/** The tag that turns each hand. */
export const HAND_TAGS = { hour: '#DWFKS#', minutes: '#DWFM#', seconds: '#DWFS#' } as const;

/**
 * How it moves from mark to mark: `steps` as the tag does, `sweep` with a number of steps per second, `smooth` as finely
 * as the watch draws, `spring` once a second with a recoil. Numbers of the Watch Face Format's `Sweep`.
 */
export const MOTION_KINDS = ['steps', 'sweep2', 'sweep5', 'sweep10', 'sweep15', 'smooth', 'spring'] as const;

/** Range of a spring's strength, a share, and of its duration in ms; the format requires less than a second. */
export const SPRING_STRENGTH_MIN = 0.05;
export const SPRING_DURATION_MIN = 50;
export const SPRING_DURATION_MAX = 950;

const { hour, minutes, seconds } = HAND_TAGS;
const springs = {
  section: 'data',
  showIf: [
    { field: '../rotate', in: [seconds] },
    { field: 'kind', in: ['spring'] },
  ],
};

const motion = openObject({
  kind: z
    .enum(MOTION_KINDS)
    .default('steps')
    .register(ui, {
      control: 'select',
      section: 'data',
      showIf: { field: '../rotate', in: [minutes, seconds] },
      optionsBy: { field: '../rotate', values: { [minutes]: ['steps', 'smooth'], [seconds]: MOTION_KINDS } },
    }),
  strength: z
    .number()
    .min(SPRING_STRENGTH_MIN)
    .max(1)
    .default(0.5)
    .register(ui, { control: 'slider', unit: '%', step: 0.05, ...springs }),
  duration: z
    .int()
    .min(SPRING_DURATION_MIN)
    .max(SPRING_DURATION_MAX)
    .default(200)
    .register(ui, { control: 'number', unit: 'ms', step: 10, ...springs }),
  /** Hours in which the hour hand turns once. */
  round: choice(['12', '24'], { section: 'data', showIf: { field: '../rotate', in: [hour] } }).default('12'),
});
export type Motion = z.output<typeof motion>;

/** The values of a layer without the field. */
export const MOTION_AT_REST: Motion = motion.parse({});

/** The field of every layer that turns. Absent: it moves as its tag does. */
export const motionField = () => motion.optional();
