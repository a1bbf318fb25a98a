// The states of ranges reach both ends of the range that each tag declares, and nothing beyond it.
import { expect, it } from 'vitest';
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import { numberOf } from '@/face/dataTags/expression/values';
import { dependenciesOf, rangeStates } from '@/face/dataTags/rangeStates';
import { NEW_YORK, SAMPLE_STATE, sampleState } from '@/face/dataTags/watchState';
import { NO_READINGS } from '@/face/dataTags/wideStates';
import { RANGE_STATES_MAX } from '@/schemas/limits';

/** Ranges of whole numbers that a change of the state alone can reach. */
const RANGE = /^(-?\d+)-(\d+(?:\.9)?)(?: °C or -58-140 °F|$|[,:] )/;
const RANGED = DATA_TAGS.flatMap((tag) => {
  const [, low, high] = RANGE.exec(tag.rangeEn) ?? [];
  return low === undefined || high === undefined ? [] : [[tag.name, tag, Number(low), Number(high)] as const];
});
/** Other values bound the goal's share, and angles and years are sampled. */
const PARTLY = new Set(['ZSCGP', 'Dyy', 'DWFKS', 'DWFM', 'DWFS', 'DIY']);

it('cover at least 30 tags with a range', () => expect(RANGED.length).toBeGreaterThanOrEqual(30));

it.each(RANGED)('#%s# stays in its range', (name, tag, low, high) => {
  const states = rangeStates(dependenciesOf([name]), SAMPLE_STATE);
  const most = tag.rangeEn.includes('°F') ? 140 : high;
  const least = tag.rangeEn.includes('°F') ? -58 : low;
  const values = states.flatMap((state) => numberOf(tag.value(state)) ?? []);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...values)).toBeLessThanOrEqual(most);
  if (tag.category === 'time' || PARTLY.has(name)) return;
  expect(Math.min(...values)).toBe(least);
  expect(Math.max(...values)).toBe(most);
});

it.each(['Dd', 'DdL', 'DM', 'DMM', 'DOW', 'DOWB', 'Dm', 'DmZ', 'Ds', 'DIM'])('#%s# reaches every value', (name) => {
  const [, tag, low, high] = RANGED.find(([one]) => one === name)!;
  const states = rangeStates(dependenciesOf([name]), sampleState(NEW_YORK));
  const values = new Set(states.map((state) => numberOf(tag.value(state))));
  expect([...values].sort((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: high - low + 1 }, (_, index) => low + index),
  );
});

it('each reading can be missing, and the battery and the goal cannot', () => {
  for (const field of Object.keys(NO_READINGS) as (keyof typeof NO_READINGS)[])
    expect(rangeStates([field], SAMPLE_STATE).some((state) => state[field] === null)).toBe(true);
  for (const field of ['battery', 'stepGoal'] as const)
    expect(rangeStates([field], SAMPLE_STATE).some((state) => state[field] === null)).toBe(false);
});

it('are bounded for any number of tags, and combine the ends of two', () => {
  const all = rangeStates(dependenciesOf(DATA_TAGS.map(({ name }) => name)), SAMPLE_STATE);
  expect(all.length).toBeLessThanOrEqual(RANGE_STATES_MAX);
  const two = rangeStates(dependenciesOf(['ZSC', 'ZSCG']), SAMPLE_STATE);
  expect(two.length).toBeLessThanOrEqual(RANGE_STATES_MAX);
  expect(two).toContainEqual({ ...SAMPLE_STATE, steps: 99_999, stepGoal: 1000 });
  expect(two).toContainEqual({ ...SAMPLE_STATE, steps: 0, stepGoal: 99_999 });
  expect(two[0]).toEqual(SAMPLE_STATE);
});
