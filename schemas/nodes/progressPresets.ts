// Ready-made sources of a progress (spec 9): step rate, battery, heart rate, week and month.
import { STEP_GOALS } from '../limits';
import type { FieldPreset } from '../ui';

/** Steps against the watch's own goal, or against one of the goals offered. */
const stepRate: FieldPreset = {
  key: 'stepRate',
  value: '(#ZSC#/#ZSCG#)',
  variants: {
    name: 'stepGoal',
    options: [
      { key: 'ownGoal', value: '(#ZSC#/#ZSCG#)' },
      ...STEP_GOALS.map((goal) => ({ key: `goal${goal}`, value: `(#ZSC#/${goal})` })),
    ],
  },
};
const battery: FieldPreset = { key: 'battery', value: '(#BLP#/100)' };
const heartRate: FieldPreset = { key: 'heartRate', value: '(#ZHR#/240)' };

/** Of a fill: on the last day of the week and in the last month it is full. */
export const FILL_PRESETS: readonly FieldPreset[] = [
  stepRate,
  battery,
  heartRate,
  { key: 'week', value: '(#DOWB#/7)' },
  { key: 'month', value: '(#DMM#/12)' },
];

const WEEK_IMAGES = '(#DOW#/7)';
const MONTH_IMAGES = '((#DMM#-1)/12)';

/** Of images: of 7 each day, of 12 each month has its own, the first Sunday's and January's. */
export const IMAGE_PRESETS: readonly FieldPreset[] = [
  stepRate,
  battery,
  heartRate,
  { key: 'week', value: WEEK_IMAGES },
  { key: 'month', value: MONTH_IMAGES },
];

/** How many images a preset needs: one for each day, or for each month. */
export const IMAGES_OF_PRESET: ReadonlyMap<string, number> = new Map([
  [WEEK_IMAGES, 7],
  [MONTH_IMAGES, 12],
]);
