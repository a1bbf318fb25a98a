// The catalogue: every tag of the specification, complete rows, golden values, missing data, both builds.
import { describe, expect, it } from 'vitest';
import { DATA_TAGS, dataTag, TAG_CATEGORIES, tagsOf } from '@/face/dataTags/catalogue';
import { NEW_YORK, SAMPLE_STATE, sampleState, type WatchState } from '@/face/dataTags/watchState';
import enCatalogue from '@/locales/en/catalogue.json';
import zhCatalogue from '@/locales/zh/catalogue.json';
import { dataTagEntry } from '@/schemas/dataTag';
import { GOLDEN, MOMENTS } from './golden';

/** Specification section 3, in its order, with the three names that its other lists add. */
const SPECIFIED =
  `DNOW Dy Dyy Dyyyy DM DMM DMMM DMMMM DMMMMzh DMMMzh DMMMG DMMMMG DIM DD DIY Dd DdL DE DEEEE DES DEzh DEEEEzh
DEG DEEEEG DESG DESzh DOW DOWB DaB Da Db DH Dm DmZ Ds DsZ Dz Dzzzz MOONPHASE MOONPHASENAME SUNRh SUNRhZ SUNRH SUNRHZ SUNRm
SUNRmZ SUNSh SUNShZ SUNSH SUNSHZ SUNSm SUNSmZ ZSC ZSCG ZSCGP ZHR ZHRM DIST CAL SV BOV SQV WTH WTL WCT WCTR WCTS WCCI WCCT
WCPM WHU WHUP WM WWD WWS WWL BLP BLN BS ZDEVICE ZMANU ZISROUND PWL DTIMEFORMAT UNITSYS NURC NC DWFKS DWFM DWFS DWFSF`.split(
    /\s+/,
  );

const names = (tags: readonly { name: string }[]) => tags.map((tag) => tag.name);
const valueAt = (name: string, overrides: Partial<WatchState> = {}) => dataTag(name)?.value(sampleState(overrides));

describe('the catalogue', () => {
  it('has every name of the specification, each once', () => {
    expect(SPECIFIED.filter((name) => !names(DATA_TAGS).includes(name))).toEqual([]);
    expect(new Set(names(DATA_TAGS)).size).toBe(DATA_TAGS.length);
  });

  it.each(DATA_TAGS.map((tag) => [tag.name, tag] as const))('%s is a complete row', (_, tag) => {
    const { name, category, desc, descEn, sample, range, rangeEn } = tag;
    const entry = dataTagEntry.safeParse({ tag: name, category, desc, descEn, default: sample, range, rangeEn });
    expect(entry.error).toBeUndefined();
    expect(tag.desc).not.toMatch(/^[ -~]*$/);
    expect(`${tag.descEn}`).toMatch(/^[ -~]*$/);
    expect(typeof tag.sample).toBe({ number: 'number', text: 'string', boolean: 'boolean' }[tag.kind]);
    expect(dataTag(name)).toBe(tag);
  });

  it('has descriptions that differ from tag to tag in both languages', () => {
    expect(new Set(DATA_TAGS.map((tag) => tag.desc)).size).toBe(DATA_TAGS.length);
    expect(new Set(DATA_TAGS.map((tag) => tag.descEn)).size).toBe(DATA_TAGS.length);
  });

  it('names its categories in both languages', () => {
    for (const words of [zhCatalogue, enCatalogue]) {
      expect(Object.keys(words.tagCategories).sort()).toEqual(['all', ...TAG_CATEGORIES].sort());
    }
  });

  it('offers every tag except DWFSF, and marks SQV and DESzh for the chip platform', () => {
    const all = names(tagsOf('all', { oversea: false }));
    expect(all).toEqual(TAG_CATEGORIES.flatMap((category) => names(tagsOf(category, { oversea: false }))));
    expect(SPECIFIED.filter((name) => !all.includes(name))).toEqual(['DWFSF']);
    expect(names(DATA_TAGS.filter((tag) => tag.offered === 'chipOnly')).sort()).toEqual(['DESzh', 'SQV']);
  });

  it('omits the Chinese forms and PM2.5 overseas', () => {
    const oversea = names(tagsOf('all', { oversea: true }));
    const left = names(tagsOf('all', { oversea: false })).filter((name) => !oversea.includes(name));
    expect(left.sort()).toEqual(['DEEEEzh', 'DESzh', 'DEzh', 'DMMMMzh', 'DMMMzh', 'WCPM']);
  });

  it('has no other names, not even in another case', () => {
    expect(['dmz', 'DMZ', '', 'toString', '__proto__'].map(dataTag)).toEqual(Array(5).fill(undefined));
  });
});

describe('golden values', () => {
  it('cover every tag', () => expect(Object.keys(GOLDEN).sort()).toEqual([...SPECIFIED].sort()));

  describe.each(MOMENTS.map(([name, state], index) => [name, state, index] as const))('at %s', (_, state, index) => {
    it.each(Object.entries(GOLDEN))('%s', (name, golden) => {
      expect(dataTag(name)?.value(state)).toBe(Array.isArray(golden) ? golden[index] : golden);
    });
  });

  it.each(DATA_TAGS.map((tag) => [tag.name, tag] as const))('the sample of %s is its live value', (_, tag) => {
    expect(tag.value(SAMPLE_STATE)).toBe(tag.sample);
  });

  it('the sample hands are the default rotations', () => {
    expect(['DWFKS', 'DWFM', 'DWFS'].map((name) => valueAt(name))).toEqual([269.5, 354, 48]);
  });
});

describe('settings', () => {
  it.each([
    [0, '12', '00'],
    [1, '01', '01'],
    [11, '11', '11'],
    [12, '12', '12'],
    [13, '01', '13'],
    [23, '11', '23'],
  ])('hour %i is %s or %s', (hour, twelve, twentyFour) => {
    const now = Date.UTC(2026, 10, 20, hour - 8, 30);
    expect(valueAt('Db', { now, is24Hour: false })).toBe(twelve);
    expect(valueAt('Db', { now, is24Hour: true })).toBe(twentyFour);
  });

  it.each([
    ['DMMMG', 'Nov'],
    ['DMMMMG', 'November'],
    ['DEG', 'Fri'],
    ['DEEEEG', 'Friday'],
    ['DESG', 'F'],
    ['WCCT', 'Partly cloudy'],
    ['WWD', 'NW'],
    ['DMMMMzh', '十一月'],
  ])('%s in English is %s', (name, value) => expect(valueAt(name, { language: 'en' })).toBe(value));

  it.each([
    ['WTH', 59],
    ['WTL', 41],
    ['WCT', 54],
    ['WCTS', '54°F'],
    ['WM', 'F'],
    ['UNITSYS', false],
    ['WCTR', 0.7],
  ])('%s in Fahrenheit is %s', (name, value) => expect(valueAt(name, { isMetric: false })).toBe(value));

  it('in New York the zone and the sun are those of New York', () => {
    const state = { ...NEW_YORK, language: 'en' } as const;
    expect(['DH', 'Dm', 'Dd', 'Dz', 'Dzzzz'].map((name) => valueAt(name, state))).toEqual([
      8,
      59,
      20,
      'EST',
      'Eastern Standard Time',
    ]);
    // Almanac: 06:49 and 16:34.
    expect(['SUNRH', 'SUNSH'].map((name) => valueAt(name, state))).toEqual([6, 16]);
    expect(Math.abs(Number(valueAt('SUNRm', state)) - 49)).toBeLessThanOrEqual(2);
    expect(Math.abs(Number(valueAt('SUNSm', state)) - 34)).toBeLessThanOrEqual(2);
  });

  it.each([
    ['ZSCGP', { steps: 9_999 }, 99],
    // Above the goal it keeps rising.
    ['ZSCGP', { steps: 25_000 }, 250],
    ['ZSCGP', { stepGoal: 0 }, null],
    ['DWFSF', { now: SAMPLE_STATE.now + 250 }, 49.5],
    ['DWFS', { now: SAMPLE_STATE.now + 999 }, 48],
  ] as const)('%s with %o is %s', (name, overrides, value) => expect(valueAt(name, overrides)).toBe(value));

  it.each([
    [5, 5, 5, 0],
    [15, 5, 30, 1],
    [15, 5, -30, 0],
  ])('high %i, low %i, current %i: ratio %i', (high, low, current, ratio) => {
    const weather = { ...SAMPLE_STATE.weather!, high, low, current };
    expect(valueAt('WCTR', { weather })).toBe(ratio);
  });
});

describe('missing data', () => {
  const NONE = {
    battery: null,
    steps: null,
    stepGoal: null,
    heartRate: null,
    distanceKm: null,
    calories: null,
    stress: null,
    bloodOxygen: null,
    sleepQuality: null,
    weather: null,
  };
  const nothing = sampleState({ ...NONE, device: { ...SAMPLE_STATE.device, wifiLevel: null } });
  /** These have a value without their sensor: the maximum heart rate, and the weather unit. */
  const WITHOUT = ['ZHRM', 'WM'];

  it('is null, and nothing else is', () => {
    const missing = names(DATA_TAGS.filter((tag) => tag.value(nothing) === null));
    const expected = DATA_TAGS.filter(
      ({ name, depends }) => (depends.some((field) => field in NONE) && !WITHOUT.includes(name)) || name === 'PWL',
    );
    expect(missing).toEqual(names(expected));
  });

  it('no sunrise in the polar night: null', () => {
    const state = {
      zone: 'Europe/Oslo',
      place: { latitude: 69.65, longitude: 18.96 },
      now: Date.UTC(2026, 11, 21, 12),
    };
    for (const { name } of DATA_TAGS.filter((tag) => /^SUN[RS]/.test(tag.name)))
      expect(valueAt(name, state)).toBeNull();
  });
});
