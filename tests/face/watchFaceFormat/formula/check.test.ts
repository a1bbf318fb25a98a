// Sources and functions that a formula may use in each version of the format.
import { describe, expect, it } from 'vitest';
import { checkFormula, versionOf } from '@/face/watchFaceFormat/formula/checkFormula';
import { parseWatchFormula } from '@/face/watchFaceFormat/formula/parseWatchFormula';

const treeOf = (source: string) => {
  const result = parseWatchFormula(source);
  if (!result.ok) throw new Error(`${source}: ${result.fault.key}`);
  return result.tree;
};
const faults = (source: string, version: number) => checkFormula(treeOf(source), version);

describe('a valid formula', () => {
  it.each([
    ['[SECOND] * 6', 1],
    ['([YEAR] % 4 == 0) ? 366 : 365', 1],
    ['[CONFIGURATION.art] == "TRUE" && [AMPM_STATE] == 1', 1],
    ['[COMPLICATION.TITLE] != null', 1],
    ['[DAY_OF_WEEK_S] != null', 1],
    ['textLength([DAY_OF_WEEK_S]) == 2', 1],
    ['subText([DAY_OF_WEEK_S], 0, 1)', 1],
    ['[IS_24_HOUR_MODE] ? [HOUR_0_23_Z] : [HOUR_1_12_Z]', 1],
    ['icuText("HH:mm", [WEATHER.LAST_UPDATED])', 2],
    ['numberFormat("0.0", [WEATHER.TEMPERATURE] / 3)', 2],
    ['colorRgb([SECOND], 0, 0)', 4],
    ['"a" == "b"', 1],
  ])('%s at %i', (source, version) => {
    expect(faults(source, version)).toEqual([]);
    expect(versionOf(treeOf(source))).toBe(version);
  });
});

describe('an invalid formula', () => {
  it.each([
    ['[IS_AMBIENT]', 5, 'unknownSource', { name: 'IS_AMBIENT' }],
    ['[SECONDS_SINCE_EPOCH]', 2, 'newSource', { name: 'SECONDS_SINCE_EPOCH', since: 3, version: 2 }],
    ['[WEATHER.TEMPERATURE]', 1, 'newSource', { name: 'WEATHER.TEMPERATURE', since: 2, version: 1 }],
    ['min(1, 2)', 5, 'unknownFunction', { name: 'min' }],
    ['toString(1)', 5, 'unknownFunction', { name: 'toString' }],
    ['clamp(1, 2)', 5, 'argumentCount', { name: 'clamp', found: 2 }],
    ['icuText("d", 1)', 1, 'newFunction', { name: 'icuText', since: 2, version: 1 }],
    ['colorRgb(1, 2, 3)', 3, 'newFunction', { name: 'colorRgb', since: 4, version: 3 }],
    ['[SECOND_Z] * 6', 5, 'textCalculated', { name: '*' }],
    ['-[MINUTE_Z]', 5, 'textCalculated', { name: '-' }],
    ['round([MINUTE_Z])', 5, 'textCalculated', { name: 'round' }],
    ['[DAY_OF_WEEK_S] == "Fri"', 5, 'textCompared', { name: '==' }],
    ['[SECOND] > "5"', 5, 'textCompared', { name: '>' }],
    ['[UNREAD_NOTIFICATION_COUNT] > 0', 5, 'textCompared', { name: '>' }],
    ['(1 ? [HOUR_0_23_Z] : [HOUR_1_12_Z]) == 3', 5, 'textCompared', { name: '==' }],
  ])('%s at %i: %s', (source, version, key, params) => {
    expect(faults(source, version)).toEqual([{ key, params }]);
  });

  it('has several errors at once', () => {
    expect(faults('min([IS_AMBIENT], 1) + foo()', 2).map(({ key }) => key)).toEqual([
      'unknownFunction',
      'unknownSource',
      'unknownFunction',
    ]);
  });
});
