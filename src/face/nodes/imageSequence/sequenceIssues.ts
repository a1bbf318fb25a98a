// Warnings for sequences: a tag whose value is not a number, and a minus sign without a picture.
import { dataTag } from '@/face/dataTags/catalogue';
import { parse } from '@/face/dataTags/expression/parse';
import { SAMPLE_STATE, type WatchState } from '@/face/dataTags/watchState';
import type { NodeOf, StyleOf } from '@/schemas/nodes';
import { liveNumber, liveText, type ReadableWatch } from '../liveValue';
import type { NodeIssue } from '../nodeIssue';
import { DIGIT_COUNT } from './picking';

type Source = Pick<StyleOf<'image_sequence'>, 'textTag' | 'shows'>;

const watchAt = (state: WatchState): ReadableWatch => ({
  read: (name) => dataTag(name)?.value(state) ?? null,
  state: () => state,
});

/** Lowest values of the sensors: hard frost, and no activity today. */
const LEAST: WatchState = {
  ...SAMPLE_STATE,
  ...{ battery: 0, steps: 0, heartRate: 0, distanceKm: 0, calories: 0, stress: 0, bloodOxygen: 0, sleepQuality: 0 },
  weather: SAMPLE_STATE.weather && { ...SAMPLE_STATE.weather, current: -30, high: -24, low: -35 },
};

/** Whether the expression is valid but its value can neither pick a picture nor be written in digits. */
export function givesNoNumber({ textTag, shows }: Source): boolean {
  if (textTag === '' || !parse(textTag).ok) return false;
  const watch = watchAt(SAMPLE_STATE);
  return shows === 'digits' ? !/[0-9]/.test(liveText(textTag, watch, '')) : liveNumber(textTag, watch, '') === null;
}

/** A negative number; a dash between two numbers does not count. */
const NEGATIVE = /(?<!\d)-\d/;

/** Whether the value can be negative, so that a minus sign must be drawn. */
const mayBeNegative = ({ textTag, shows }: Source): boolean =>
  shows === 'digits' && parse(textTag).ok && NEGATIVE.test(liveText(textTag, watchAt(LEAST), ''));

/** Reported at the field where the user can fix it. */
export function sequenceIssues({ style }: NodeOf<'image_sequence'>): readonly NodeIssue[] {
  if (givesNoNumber(style)) {
    return [{ path: 'style.textTag', key: 'errors:images.noNumber', params: { source: style.textTag } }];
  }
  const lacksMinus = style.imgs.length === DIGIT_COUNT && mayBeNegative(style);
  return lacksMinus ? [{ path: 'style.imgs', key: 'errors:images.minus', params: {} }] : [];
}
