// Formulas evaluate as the format defines.
import { describe, expect, it } from 'vitest';
import { sampleState } from '@/face/dataTags/watchState';
import { evaluateWatchFormula, type WatchValue } from '@/face/watchFaceFormat/formula/evaluateFormula';
import { numberFormat } from '@/face/watchFaceFormat/formula/numberFormat';
import { parseWatchFormula } from '@/face/watchFaceFormat/formula/parseWatchFormula';
import { WATCH_SOURCES, watchSource } from '@/face/watchFaceFormat/formula/sources';
import { watchSources } from '@/face/watchFaceFormat/formula/watchSources';
import fc from '@/tests/support/property';
import { anyFormula } from './formulas';

const SOURCES: Record<string, WatchValue> = {
  A: 5,
  B: 0,
  T: 'Friday',
  YEAR: 2026,
  MONTH_S: 'Nov',
  DAY: 20,
  HOUR_0_23_Z: '08',
};
const source = (name: string) => SOURCES[name] ?? null;
const worth = (formula: string, draw?: () => number) => {
  const result = parseWatchFormula(formula);
  if (!result.ok) throw new Error(`${formula}: ${result.fault.key}`);
  return evaluateWatchFormula(result.tree, source, draw);
};

describe('a formula evaluates', () => {
  it.each([
    ['7 / 2', 3.5],
    ['-7 % 3', -1],
    ['5 / 0', null],
    ['1 - 2 - 3', -4],
    ['2 + 3 * 4', 14],
    ['round(2.5)', 3],
    ['round(-2.5)', -2],
    ['floor(-0.5)', -1],
    ['fract(2.25)', 0.25],
    ['clamp(7, 0, 5)', 5],
    ['clamp(-7, 0, 5)', 0],
    ['deg(rad(180))', 180],
    ['log10(1000)', 3],
    ['pow(2, 10)', 1024],
    ['sqrt(-1)', null],
    ['sin(0)', 0],
    ['[A] == 5', 1],
    ['[A] != 5', 0],
    ['![B]', 1],
    ['~5', -6],
    ['6 & 3', 2],
    ['6 | 3', 7],
    ['[B] && [NONE]', 0],
    ['[A] || [NONE]', 1],
    ['[NONE] && 0', null],
    ['[NONE] + 1', null],
    ['[NONE] == null', 1],
    ['[A] != null', 1],
    ['[NONE] == 1', null],
    ['[NONE] ? 1 : 2', null],
    ['[B] ? [NONE] : "none"', 'none'],
    ['[T] + 1', null],
    ['TRUE', 1],
    ['subText([T], 0, 3)', 'Fri'],
    ['textLength([T])', 6],
    ['numberFormat("00", 7)', '07'],
    ['icuText("MMM d, yyyy")', 'Nov 20, 2026'],
    ["icuText(\"HH 'o''clock'\")", "08 o'clock"],
    ['icuText("S")', null],
    ['icuBestText("yMd")', null],
    ['colorRgb(255, 128, 0)', '#ff8000'],
    ['colorArgb(0, 300, -1, 16)', '#00ff0010'],
    ['hello(1)', null],
    ['toString(1)', null],
    ['clamp(1)', null],
    ['expm1(0)', 0],
  ])('%s: %j', (formula, expected) => {
    expect(worth(formula)).toBe(expected);
  });

  it('random values between the bounds', () => {
    expect([0, 0.5, 0.75].map((drawn) => worth('rand(10, 20)', () => drawn))).toEqual([10, 15, 17.5]);
  });

  it('to something finite or null, whatever it is', () => {
    const read = watchSources(sampleState());
    fc.assert(
      fc.property(anyFormula, (tree) => {
        const value = evaluateWatchFormula(tree, read);
        expect(value === null || typeof value === 'string' || Number.isFinite(value)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a number by a pattern', () => {
  it.each([
    ['0.######', 3.5, '3.5'],
    ['0.######', -0.25, '-0.25'],
    ['0.######', 1e-9, '0'],
    ['0.######', -1e-9, '0'],
    ['0.######', 72, '72'],
    ['0', 6284, '6284'],
    ['00', 5, '05'],
    ['#.##', 0.5, '.5'],
    ['#,##0.00', 12_345.678, '12,345.68'],
    ['0%', 0.62, '62%'],
    ["0.0 'km'", 4.62, '4.6 km'],
    ['0', 2.5, '2'],
    ['0', 3.5, '4'],
    ['', 1, null],
    ['0;(0)', 1, null],
  ])('%s of %d is %j', (pattern, value, expected) => {
    expect(numberFormat(pattern, value)).toBe(expected);
  });
});

describe('the simulated watch', () => {
  const ALL = [...WATCH_SOURCES.keys(), 'WEATHER.HOURS.3.TEMPERATURE', 'WEATHER.DAYS.2.CONDITION_NIGHT_NAME'];
  const read = watchSources(sampleState({ language: 'en' }));

  it.each(ALL)('has %s, with the type from the table', (name) => {
    const value = read(name);
    const kind = watchSource(name)?.kind;
    expect(typeof value).toBe(kind === 'text' ? 'string' : 'number');
    if (kind === 'integer') expect(Number.isInteger(value)).toBe(true);
    if (kind === 'boolean') expect([0, 1]).toContain(value);
  });

  it.each([
    ['HOUR_1_24', 8],
    ['HOUR_0_23_MINUTE', 8 + 59 / 60],
    ['SECONDS_IN_DAY', 32_348],
    ['DAY_OF_WEEK', 6],
    ['WEEK_IN_MONTH', 3],
    ['WEEK_IN_YEAR', 47],
    ['TIMEZONE_OFFSET_MINUTES', 480],
    ['IS_DAYLIGHT_SAVING_TIME', 0],
    ['MINUTE_TENS_DIGIT', 5],
    ['STEP_PERCENT', 62],
    ['WEATHER.CONDITION', 14],
    ['WEATHER.DAYS.0.TEMPERATURE_HIGH', 15],
    ['IS_AMBIENT', null],
    ['WEATHER.NOTHING', null],
    ['CONFIGURATION.art', null],
    ['toString', null],
  ])('gives %s: %j', (name, value) => {
    expect(read(name)).toBe(value);
  });

  it('knows daylight saving where there is one', () => {
    const summer = watchSources(sampleState({ zone: 'America/New_York', now: Date.UTC(2026, 6, 1, 12) }));
    expect(summer('IS_DAYLIGHT_SAVING_TIME')).toBe(1);
    expect([summer('TIMEZONE_OFFSET'), summer('TIMEZONE_OFFSET_DST')]).toEqual([-5, -4]);
  });

  it('stops at the goal, and has no steps without a sensor', () => {
    expect(watchSources(sampleState({ steps: 15_000 }))('STEP_PERCENT')).toBe(100);
    expect(watchSources(sampleState({ steps: null }))('STEP_PERCENT')).toBeNull();
  });

  it('without weather has only its absence, and its unit', () => {
    const without = watchSources(sampleState({ weather: null, isMetric: false }));
    const available = ALL.filter((name) => name.startsWith('WEATHER.') && without(name) !== null);
    expect(available).toEqual(['WEATHER.IS_AVAILABLE', 'WEATHER.IS_ERROR', 'WEATHER.TEMPERATURE_UNIT']);
    expect(without('WEATHER.IS_AVAILABLE')).toBe(0);
    expect(without('WEATHER.TEMPERATURE_UNIT')).toBe(2);
  });

  it('uses the fixed language, or its own', () => {
    const words = ['DAY_OF_WEEK_S', 'MONTH_F', 'WEATHER.CONDITION_NAME'];
    const wordsIn = (locale: 'zh_CN' | 'en_US' | null) =>
      words.map(watchSources(sampleState({ language: 'zh' }), locale));
    expect(wordsIn(null)).toEqual(['周五', '十一月', '多云']);
    expect(wordsIn('zh_CN')).toEqual(wordsIn(null));
    expect(wordsIn('en_US')).toEqual(['Fri', 'November', 'Partly cloudy']);
  });
});
