// The features of a face besides the time, derived from its layers and from its preserved parts.
import { expect, it } from 'vitest';
import { featuresOf } from '@/face/features';
import { copy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { bare } from './nodes/sampleNodes';

const faceWith = (...layers: FaceNode[]) => ({
  copies: [
    copy.parse({
      id: 'c',
      platform: 'android',
      shape: 'circle',
      ratio: '450*450',
      normal: { nodeList: [bare('root'), ...layers] },
    }),
  ],
});
const preservedPart = (inside: string) =>
  bare('watch_part', { xml: `<Group x="0" y="0" width="9" height="9">${inside}</Group>` });
const says = (formula: string) => preservedPart(`<Template>%s<Parameter expression="${formula}"/></Template>`);

it.each([
  ['[WEATHER.TEMPERATURE]', ['weather']],
  ['[WEATHER.DAYS.2.CONDITION_DAY]', ['weather']],
  ['round([WEATHER.UV_INDEX])', ['weather']],
  ['[HEART_RATE]', ['health']],
  ['[HEART_RATE_Z]', ['health']],
  ['[STEP_PERCENT] &gt; 50 ? 1 : 0', ['health']],
  ['[DAY_OF_WEEK_F]', ['language']],
  ['[HOUR_0_23_Z] + [BATTERY_PERCENT] + [COMPLICATION.TEXT] + [CONFIGURATION.theme]', []],
])('a preserved part that shows %s offers %s', (formula, features) => {
  expect(featuresOf(faceWith(says(formula)))).toEqual(features);
});

it.each([
  ['<PartAnimatedImage x="0"/>', ['animation']],
  ['<Launch target="ALARM"/>', ['tap']],
  ['<PartText name="WEATHER.TEMPERATURE"/>', []],
])('a preserved part with %s offers %s', (inside, features) => {
  expect(featuresOf(faceWith(preservedPart(inside)))).toEqual(features);
});

it('a layer offers the features of its tags; text in a fixed language has none', () => {
  const layers = [bare('text', { textTag: '#ZHR#' }), bare('text', { textTag: '#DMMMM#' }, { uuid: 'month' })];
  expect(featuresOf(faceWith(...layers))).toEqual(['health']);
});
