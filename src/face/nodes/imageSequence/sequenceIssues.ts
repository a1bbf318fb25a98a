// What a sequence cannot show: the value of a tag that is no number, and a minus sign it has no picture for.
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

/** The least the sensors emit: a hard frost, and nothing done today. */
const LEAST: WatchState = {
  ...SAMPLE_STATE,
  ...{ battery: 0, steps: 0, heartRate: 0, distanceKm: 0, calories: 0, stress: 0, bloodOxygen: 0, sleepQuality: 0 },
  weather: SAMPLE_STATE.weather && { ...SAMPLE_STATE.weather, current: -30, high: -24, low: -35 },
};

/** Whether the expression is whole and gives nothing that could pick a picture or be written with digits. */
export function givesNoNumber({ textTag, shows }: Source): boolean {
  if (textTag === '' || !parse(textTag).ok) return false;
  const watch = watchAt(SAMPLE_STATE);
  return shows === 'digits' ? !/[0-9]/.test(liveText(textTag, watch, '')) : liveNumber(textTag, watch, '') === null;
}

/** A number below zero; a dash between two numbers is none. */
const NEGATIVE = /(?<!\d)-\d/;

/** Whether the value can be below zero, so that a minus sign has to be drawn. */
const mayBeNegative = ({ textTag, shows }: Source): boolean =>
  shows === 'digits' && parse(textTag).ok && NEGATIVE.test(liveText(textTag, watchAt(LEAST), ''));

/** Told at the field where it is mended. */
export function sequenceIssues({ style }: NodeOf<'image_sequence'>): readonly NodeIssue[] {
  if (givesNoNumber(style)) {
    return [{ path: 'style.textTag', key: 'errors:images.noNumber', params: { source: style.textTag } }];
  }
  const lacksMinus = style.imgs.length === DIGIT_COUNT && mayBeNegative(style);
  return lacksMinus ? [{ path: 'style.imgs', key: 'errors:images.minus', params: {} }] : [];
}
