// Preset expressions of a progress layer (spec 9): step rate, battery, heart rate, week and month.
import { STEP_GOALS } from '../limits';
import type { FieldPreset } from '../ui';

/** Steps relative to the watch's own goal, or to a selected goal. */
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

/** For fills: full on the last day of the week and in the last month. */
export const FILL_PRESETS: readonly FieldPreset[] = [
  stepRate,
  battery,
  heartRate,
  { key: 'week', value: '(#DOWB#/7)' },
  { key: 'month', value: '(#DMM#/12)' },
];

const WEEK_IMAGES = '(#DOW#/7)';
const MONTH_IMAGES = '((#DMM#-1)/12)';

/** For images: one of 7 per weekday, one of 12 per month, starting with Sunday and January. */
export const IMAGE_PRESETS: readonly FieldPreset[] = [
  stepRate,
  battery,
  heartRate,
  { key: 'week', value: WEEK_IMAGES },
  { key: 'month', value: MONTH_IMAGES },
];

/** Number of images that a preset needs: one per weekday or month. */
export const IMAGES_OF_PRESET: ReadonlyMap<string, number> = new Map([
  [WEEK_IMAGES, 7],
  [MONTH_IMAGES, 12],
]);
