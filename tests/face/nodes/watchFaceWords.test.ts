// Text in the Watch Face Format: templates, languages, case, and replacements for missing values.
import { describe, expect, it } from 'vitest';
import { elementsOf } from '@/bytes/xml/xml';
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { bare } from './sampleNodes';
import { attributesOf, deep, textsOf, writtenNode } from './writtenNode';

const live = (textTag: string, style: object = {}) => writtenNode(bare('text', { text: '', textTag, ...style }));
const names = (elements: Parameters<typeof deep>[0]) => deep(elements).map(({ name }) => name);

describe('a text', () => {
  it('without a tag is written unchanged', () => {
    const { elements } = writtenNode(bare('text', { text: '100% %s' }));
    expect(textsOf(elements, 'Font')).toEqual(['100% %s']);
  });

  it('with tags is a template of their formulas', () => {
    const { elements } = live('#BLP#%');
    expect(textsOf(elements, 'Template')).toEqual(['%s%%']);
    expect(attributesOf(elements, 'Parameter')).toEqual([{ expression: '[BATTERY_PERCENT]' }]);
  });

  it.each([
    ['#DEG#', []],
    ['#DE#', [{ locales: 'en_US' }]],
    ['#DEzh#', [{ locales: 'zh_CN' }]],
  ])('%s has its language', (tag, locales) => {
    expect(attributesOf(live(tag).elements, 'Localization')).toEqual(locales);
  });

  it.each([
    [1, 'Upper', 'ABC'],
    [0, 'Lower', 'abc'],
  ])('in the case %d is written in it', (caseStyle, element, written) => {
    expect(textsOf(writtenNode(bare('text', { text: 'aBc', caseStyle })).elements, 'Font')).toEqual([written]);
    const [font] = deep(live('#DEG#', { caseStyle }).elements).filter(({ name }) => name === 'Font');
    expect(font && elementsOf(font).map(({ name }) => name)).toEqual([element]);
  });

  it('has its style in its font', () => {
    const style = { fontFamily: 'Inter', fontSize: 24, letterSpacing: 3, fill: '#11223380' };
    expect(attributesOf(live('#Dm#', style).elements, 'Font')).toEqual([
      { family: 'family_Inter', size: '24', color: '#80112233', letterSpacing: '0.125' },
    ]);
  });

  it('that is transparent is omitted', () => {
    expect(live('#Dm#', { fill: '#ffffff00' }).elements).toEqual([]);
  });
});

describe('a text of the weather', () => {
  it('is inside a condition on its availability, with dashes otherwise', () => {
    const { elements } = live('#Db#: #WCT#°');
    expect(names(elements)[0]).toBe('Condition');
    expect(textsOf(elements, 'Expression')).toEqual(['[WEATHER.IS_AVAILABLE]']);
    expect(textsOf(elements, 'Template')).toEqual(['%s: %s°', '%s: --°']);
  });

  it('is only dashes if all of it is weather', () => {
    const { elements } = live('#WCT#');
    const [otherwise] = deep(elements).filter(({ name }) => name === 'Default');
    expect(textsOf(otherwise ? [otherwise] : [], 'Font')).toEqual(['--']);
  });

  it('keeps the branch that applies without it', () => {
    const { elements } = live('$#DH#>12?#WCT#:#Dm#$');
    const [otherwise] = deep(elements).filter(({ name }) => name === 'Default');
    const [{ expression = '' } = {}] = attributesOf(otherwise ? [otherwise] : [], 'Parameter');
    expect(expression).toContain('"--"');
    expect(expression).toContain('[MINUTE]');
    expect(expression).not.toContain('WEATHER');
  });
});

describe('an inexpressible part', () => {
  it('is reported by its tag, and is dashes like any missing value', () => {
    const { elements, findings } = live('#SUNRh#:#Dm#');
    expect(findings).toEqual([
      { key: 'noSource', severity: 'warning', uuid: 'u-text', params: { field: 'style.textTag', tag: 'SUNRh' } },
    ]);
    expect(textsOf(elements, 'Template')).toEqual(['--:%s']);
  });

  it('stops the export if it is not a missing value', () => {
    const { findings } = live('#DE# #DEzh#');
    expect(findings.map(({ key, severity }) => [key, severity])).toEqual([['twoLanguages', 'error']]);
  });

  it('leaves a layer at its fixed angle', () => {
    const { elements, findings } = writtenNode(
      bare('image', { url: 'art:a/b.png', rotation: 20, rotate: '(#DIST#*6)' }),
    );
    expect(findings.map(({ key, params }) => [key, params])).toEqual([
      ['noSource', { field: 'style.rotate', tag: 'DIST' }],
    ]);
    expect(attributesOf(elements, 'PartImage')[0]).toMatchObject({ angle: '20' });
    expect(attributesOf(elements, 'Transform')).toEqual([]);
  });

  it('is reported once for each tag without a source', () => {
    expect(live('#CAL#-#SV#-#Dm#').findings.map(({ params }) => params.tag)).toEqual(['CAL', 'SV']);
  });
});

it('dashes are written wherever the format reports a missing value: for all of the weather, and for no sensor', () => {
  const sensors = { battery: null, steps: null, stepGoal: null, heartRate: null };
  const missing = DATA_TAGS.filter(
    ({ watchFaceFormat, value }) =>
      watchFaceFormat !== null && value({ ...SAMPLE_STATE, ...sensors, weather: null }) === null,
  );
  const flagged = missing.filter(({ name }) => names(live(`#${name}#`).elements).includes('Condition'));
  const weather = missing.filter(({ value }) => value({ ...SAMPLE_STATE, weather: null }) === null);
  expect(flagged).toEqual(weather);
  expect(weather.length).toBeGreaterThan(5);
  const sensed = missing.filter((tag) => !weather.includes(tag)).map(({ name }) => name);
  expect(sensed).toEqual(expect.arrayContaining(['BLN', 'BLP', 'ZHR', 'ZSC', 'ZSCG', 'ZSCGP']));
});
