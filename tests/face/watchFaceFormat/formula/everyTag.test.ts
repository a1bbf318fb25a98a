// Every data tag in the Watch Face Format: which have a formula, and that it equals our live value all year.
import { describe, expect, it } from 'vitest';
import { DATA_TAGS, dataTag } from '@/face/dataTags/catalogue';
import { evaluateText } from '@/face/dataTags/expression/evaluate';
import { parse } from '@/face/dataTags/expression/parse';
import { formatValue, numberOf } from '@/face/dataTags/expression/values';
import { sampleState, type WatchState } from '@/face/dataTags/watchState';
import { WATCH_CONDITIONS } from '@/face/dataTags/weather';
import { checkFormula } from '@/face/watchFaceFormat/formula/checkFormula';
import { evaluateWatchFormula } from '@/face/watchFaceFormat/formula/evaluateFormula';
import { parseWatchFormula } from '@/face/watchFaceFormat/formula/parseWatchFormula';
import { sayNumber, sayText } from '@/face/watchFaceFormat/formula/writeExpression';
import { shownText, treeOf, valueOfFormula } from './said';

const WITHOUT =
  `SUNRh SUNRhZ SUNRH SUNRHZ SUNRm SUNRmZ SUNSh SUNShZ SUNSH SUNSHZ SUNSm SUNSmZ DIST CAL SV BOV SQV WCPM WHU
WHUP WWD WWS WWL ZDEVICE ZMANU PWL NC`.split(/\s+/);
const WITH = DATA_TAGS.filter(({ watchFaceFormat }) => watchFaceFormat !== null);

/** Text that the format cannot convert to a number. */
const TEXT_ONLY = `DMMM DMMMM DMMMzh DMMMMzh DMMMG DMMMMG DE DEEEE DES DEzh DEEEEzh DESzh DEG DEEEEG DESG Da Dz Dzzzz
MOONPHASENAME WCTS WCCT WM NURC`.split(/\s+/);
const FACTS = { isRound: true };

describe('the tags', () => {
  it('are 64 with a formula and 27 without', () => {
    expect(
      DATA_TAGS.filter(({ watchFaceFormat }) => watchFaceFormat === null)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...WITHOUT].sort());
    expect([WITH.length, WITHOUT.length]).toEqual([64, 27]);
  });

  it.each(WITHOUT)('%s has no source, as text and as number', (name) => {
    const unsaid = { ok: false, reason: 'noSource', tags: [name] };
    expect(sayText(`#${name}#`, FACTS)).toEqual(unsaid);
    expect(sayNumber(`#${name}#`, FACTS)).toEqual(unsaid);
    expect(sayText(`#DH# (1+#${name}#)`, FACTS)).toEqual(unsaid);
  });

  it('are all reported if several have no source', () => {
    expect(sayText('#SV# #DH# $#BOV#>90?#SV#:a$', FACTS)).toMatchObject({ tags: ['SV', 'BOV'] });
  });

  it.each(TEXT_ONLY)('%s is reported as text where a number is required', (name) => {
    expect(sayNumber(`(#${name}#+1)`, FACTS)).toEqual({ ok: false, reason: 'textCompared', tags: [name] });
  });
});

describe('their formulas', () => {
  it.each(WITH.map((tag) => [tag.name, tag.watchFaceFormat] as const))('of %s parse', (_, row) => {
    if (row === null || (typeof row !== 'string' && 'fact' in row)) return;
    const formulas = typeof row === 'string' ? [row] : [row.formula, row.number ?? []].flat();
    expect(formulas.filter((formula) => !parseWatchFormula(formula).ok)).toEqual([]);
  });

  it.each(WITH.map(({ name }) => name))('of %s are valid in version 2', (name) => {
    const text = sayText(`#${name}#`, FACTS);
    const number = sayNumber(`#${name}#`, FACTS);
    if (!text.ok) throw new Error(text.reason);
    const formulas = [...text.value.parameters, ...(number.ok ? [number.value] : [])];
    expect(formulas.flatMap((formula) => checkFormula(treeOf(formula), 2))).toEqual([]);
    expect(number.ok).toBe(!TEXT_ONLY.includes(name));
  });

  it('report which of them are inside a condition on the weather', () => {
    const weather = WITH.map(({ name }) => name).filter((name) => {
      const written = sayText(`#${name}#`, FACTS);
      return written.ok && written.weather;
    });
    expect(weather).toEqual(['WTH', 'WTL', 'WCT', 'WCTR', 'WCTS', 'WCCI', 'WCCT', 'WM', 'UNITSYS']);
  });

  it.each([
    ['DE', 'en_US'],
    ['DEzh', 'zh_CN'],
    ['DEG', null],
    ['DMMMMzh', 'zh_CN'],
    ['DES', 'en_US'],
    ['Da', null],
    ['DH', null],
  ])('of %s fix their language to %s', (name, locale) => {
    expect(sayText(`#${name}#`, FACTS)).toMatchObject({ value: { locale } });
  });
});

const STEP = (7 * 60 + 13) * 60_000 + 17_123;
const YEAR = 365 * 86_400_000;
const START = Date.UTC(2027, 10, 20, 1, 2, 3);
const ZONES = [
  'Asia/Shanghai',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Europe/London',
  'UTC',
];
/** Local times in UTC of that zone: midnights, new year, leap day, both changes of daylight saving, a second before. */
const AWKWARD: readonly (readonly [zone: string, now: string])[] = [
  ['UTC', '2026-01-01T00:00:00.000Z'],
  ['UTC', '2025-12-31T23:59:59.999Z'],
  ['UTC', '2028-02-29T12:00:00.000Z'],
  ['UTC', '2028-02-29T00:00:00.000Z'],
  ['UTC', '2100-02-28T23:59:59.000Z'],
  ['UTC', '2000-02-29T10:09:08.007Z'],
  ['UTC', '2026-06-15T12:00:00.000Z'],
  ['UTC', '2026-06-15T11:59:59.999Z'],
  ['UTC', '2009-09-09T09:09:09.009Z'],
  ['Asia/Shanghai', '2026-02-16T16:00:00.000Z'],
  ['America/New_York', '2026-03-08T06:59:59.999Z'],
  ['America/New_York', '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '2026-11-01T05:59:59.000Z'],
  ['America/New_York', '2026-11-01T06:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00.000Z'],
  ['Asia/Kolkata', '2026-12-31T18:29:59.500Z'],
  ['Pacific/Apia', '2026-09-30T11:00:00.000Z'],
];

/** The rest of the state, derived from a counter so that every kind of day meets every setting. */
function stateAt(now: number, zone: string, count: number): WatchState {
  const low = (count % 60) - 35;
  return sampleState({
    now,
    zone,
    language: count % 2 ? 'zh' : 'en',
    is24Hour: count % 3 > 0,
    isMetric: count % 5 > 0,
    charging: count % 4 === 0,
    battery: count % 17 === 0 ? null : count % 101,
    stepGoal: 10_000,
    steps: count % 19 === 0 ? null : (count * 37) % 10_001,
    heartRate: count % 7 === 0 ? null : 40 + (count % 200),
    weather:
      count % 11 === 0 ? null : { ...weatherOf(count), low, high: low + (count % 13), current: low + (count % 16) - 2 },
    device: { ...sampleState().device, unread: count % 100, isRound: count % 2 === 0 },
  });
}
const sampleWeather = sampleState().weather;
const weatherOf = (count: number) => ({ ...(sampleWeather as NonNullable<WatchState['weather']>), icon: count % 10 });

const STATES = [
  ...Array.from({ length: Math.ceil(YEAR / STEP) }, (_, count) =>
    stateAt(START + count * STEP, ZONES[count % ZONES.length] ?? 'UTC', count),
  ),
  ...AWKWARD.flatMap(([zone, now]) => [1, 2, 3, 4, 5, 6].map((count) => stateAt(Date.parse(now), zone, count))),
];

/** A ratio of whole degrees Fahrenheit differs slightly from that of degrees Celsius. */
const isRounded = (name: string, state: WatchState) => name === 'WCTR' && !state.isMetric;

describe('over a year, in seven zones, both languages, with sensors missing', () => {
  it.each(WITH.map(({ name }) => name))('%s shows the same there', (name) => {
    const expression = parse(`#${name}#`);
    if (!expression.ok) throw new Error(name);
    const differences = STATES.filter((state) => !isRounded(name, state)).flatMap((state) => {
      const written = sayText(`#${name}#`, state.device);
      const theirs = written.ok ? shownText(written.value, state) : written.reason;
      const ours = evaluateText(expression.tree, (tag) => dataTag(tag)?.value(state) ?? null);
      // Each of several pieces can be missing on its own.
      return theirs.replace(/^--°.$/, '--').replace(/^(--)+$/, '--') === ours
        ? []
        : [{ now: state.now, zone: state.zone, ours, theirs }];
    });
    expect(differences.slice(0, 3)).toEqual([]);
  });

  it.each(WITH.map(({ name }) => name).filter((name) => !TEXT_ONLY.includes(name)))(
    '%s is the same number there',
    (name) => {
      const differences = STATES.filter((state) => !isRounded(name, state)).flatMap((state) => {
        const written = sayNumber(`#${name}#`, state.device);
        const theirs = written.ok ? valueOfFormula(written.value, state) : written.reason;
        const ours = numberOf(dataTag(name)?.value(state) ?? null);
        const isSame = typeof theirs === 'number' && ours !== null ? Math.abs(theirs - ours) < 1e-9 : theirs === ours;
        return isSame ? [] : [{ now: state.now, zone: state.zone, ours, theirs }];
      });
      expect(differences.slice(0, 3)).toEqual([]);
    },
  );

  it('the ratio of the temperature differs in Fahrenheit by no more than its rounding', () => {
    const written = sayNumber('#WCTR#', FACTS);
    for (const state of STATES.filter(({ isMetric, weather }) => !isMetric && weather)) {
      const ours = Number(dataTag('WCTR')?.value(state));
      const theirs = Number(written.ok && valueOfFormula(written.value, state));
      const span = ((state.weather?.high ?? 0) - (state.weather?.low ?? 0)) * 1.8;
      expect(Math.abs(ours - theirs)).toBeLessThan(1.5 / Math.max(span, 1.5));
    }
  });
});

describe('differences of the format', () => {
  it('steps stop at the goal there, and continue here', () => {
    const state = sampleState({ steps: 15_000, stepGoal: 10_000 });
    expect(formatValue(dataTag('ZSCGP')?.value(state) ?? '')).toBe('150');
    expect(valueOfFormula('[STEP_PERCENT]', state)).toBe(100);
  });

  it('each weather condition has one of our icons, unknown ones are cloudy', () => {
    const written = sayNumber('#WCCI#', FACTS);
    if (!written.ok) throw new Error(written.reason);
    const icons = Array.from({ length: 18 }, (_, condition) =>
      evaluateWatchFormula(treeOf(written.value), () => condition),
    );
    expect(icons).toEqual([2, 0, 2, 3, 5, 7, 5, 7, 0, 6, 8, 7, 4, 3, 1, 9, 2, 2]);
    expect(WATCH_CONDITIONS.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });
});
