// Faces with one planted fault of a data range each, and the same faces without it: the check finds every fault at a value that
// the tag can have, and nothing else.
import { describe, expect, it } from 'vitest';
import { dataTag } from '@/face/dataTags/catalogue';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { emsOf } from '@/face/nodes/googleComplication/fitText';
import { demoFaces } from '@/mocks/worlds/demoFaces';
import { paydayFaces } from '@/mocks/worlds/paydayFaces';
import { richFaces } from '@/mocks/worlds/richFaces';
import { checkCopy } from '@/output/watchFace/checkCopy';
import type { RawFinding } from '@/output/watchFace/checkFinding';
import { NO_FACTS } from '@/output/watchFace/checkFinding';
import { checkRanges } from '@/output/watchFace/checkRanges';
import { rangeReadings } from '@/output/watchFace/checkRanges/rangeReadings';
import { createTextFacts } from '@/packaging/check/textFacts';
import { type FaceCopy, platform as platformSchema } from '@/schemas/design';
import { RANGE_STATES_MAX } from '@/schemas/limits';
import { TEMPLATES } from '@/schemas/templates';
import { createDesign } from '@/schemas/templates/createDesign';
import { findingWords } from '@/simulator/findingTexts';
import { artOf, faceOf, type RawLayer, raw, ref } from '../../support/brokenFaces';
import { i18nForTests } from '../../support/i18nForTests';

type Style = Record<string, unknown>;

const text = (textTag: string, rest: Style = {}) => raw('text', 'words', { textTag, width: 300, x: 100, y: 200 }, rest);
const ring = (fillRate: string) => raw('progress', 'ring', { fillRate });
const icons = (textTag: string, imgs: readonly object[]) => raw('image_sequence', 'icon', { textTag, imgs });
const digits = (textTag: string, count: number, places = 2) =>
  raw('image_sequence', 'digits', { textTag, shows: 'digits', places, imgs: artOf('digits-bold', count) });
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: ref(`p${index}`), fileSize: 10 }));
const shown = (source: string) => ({ ...raw('text', 'words', { text: 'Noon' }), live: { visible: source } });

interface Planted {
  name: string;
  key: string;
  fault: readonly RawLayer[];
  sound: readonly RawLayer[];
  /** Whether the values of the finding show it. */
  at(values: Readonly<Record<string, unknown>>): boolean;
}

const PLANTED: readonly Planted[] = [
  {
    name: 'a text that divides by the steps',
    key: 'dividesByZero',
    fault: [text('(#BLP#/#ZSC#)')],
    sound: [text('$#ZSC#!=0?(#BLP#/#ZSC#):0$')],
    at: ({ ZSC }) => ZSC === 0,
  },
  {
    name: 'a remainder of the minute',
    key: 'dividesByZero',
    fault: [raw('shape', 'hand', { rotate: '(#DH#%#Dm#)' })],
    sound: [raw('shape', 'hand', { rotate: '(#DH#%(#Dm#+1))' })],
    at: ({ Dm }) => Dm === 0,
  },
  {
    name: 'a position that divides by zero inside the range',
    key: 'dividesByZero',
    fault: [{ ...raw('text', 'words', { text: 'Noon' }), live: { x: '(100/(#BLP#-50))' } }],
    sound: [{ ...raw('text', 'words', { text: 'Noon' }), live: { x: '(100/(#BLP#+50))' } }],
    at: ({ BLP }) => BLP === 50,
  },
  {
    name: 'a share of the day when its high equals its low',
    key: 'dividesByZero',
    fault: [ring('clamp((#WCT#-#WTL#)/(#WTH#-#WTL#),0,1)')],
    sound: [ring('#WCTR#')],
    at: ({ WTH, WTL }) => WTH === WTL,
  },
  {
    name: 'steps divided by the goal, which is never zero',
    key: 'dividesByZero',
    fault: [ring('(#ZSC#/(#ZSCG#-1000))')],
    sound: [ring('(#ZSC#/#ZSCG#)')],
    at: ({ ZSCG }) => ZSCG === 1000,
  },
  {
    name: 'a ring that is full at half of the battery',
    key: 'fillPastFull',
    fault: [ring('(#BLP#/50)')],
    sound: [ring('(#BLP#/100)')],
    at: ({ BLP }) => BLP === 100,
  },
  {
    name: 'a ring of the hour in the 24-hour format',
    key: 'fillPastFull',
    fault: [ring('(#Db#/12)')],
    sound: [ring('(#Db#/24)')],
    at: ({ Db }) => Db === '23',
  },
  {
    name: 'a ring of the temperature below zero',
    key: 'fillBelowEmpty',
    fault: [ring('clamp(#WCT#/60,-1,1)')],
    sound: [ring('clamp((#WCT#+50)/110,0,1)')],
    at: ({ WCT }) => Number(WCT) < 0,
  },
  {
    name: '9 pictures for 10 kinds of weather',
    key: 'pictureAbsent',
    fault: [icons('#WCCI#', artOf('weather-line', 9))],
    sound: [icons('#WCCI#', artOf('weather-line', 10))],
    at: ({ WCCI }) => WCCI === 9,
  },
  {
    name: '10 pictures for the tens of the battery',
    key: 'pictureAbsent',
    fault: [icons('(#BLP#/10)', pictures(10))],
    sound: [icons('(#BLP#/10)', pictures(11))],
    at: ({ BLP }) => BLP === 100,
  },
  {
    name: 'a picture that is not set',
    key: 'pictureEmpty',
    fault: [
      icons('#BS#', [
        { url: ref('off'), fileSize: 1 },
        { url: '', fileSize: 0 },
      ]),
    ],
    sound: [icons('#BS#', pictures(2))],
    at: ({ BS }) => BS === true,
  },
  {
    name: '9 pictures for 10 digits',
    key: 'digitAbsent',
    fault: [digits('#DmZ#', 9)],
    sound: [digits('#DmZ#', 10)],
    at: ({ DmZ }) => String(DmZ).includes('9'),
  },
  {
    name: 'a temperature without a minus sign',
    key: 'minusAbsent',
    fault: [digits('#WCT#', 10, 3)],
    sound: [digits('#WCT#', 11, 3)],
    at: ({ WCT }) => Number(WCT) < 0,
  },
  {
    name: 'a second in which nothing is shown',
    key: 'nothingShown',
    fault: [shown('(#Ds#!=30)')],
    sound: [shown('(#Ds#!=30)'), raw('text', 'other', { text: 'Noon', x: 100, y: 300 })],
    at: ({ Ds }) => Ds === 30,
  },
  {
    name: 'two layers that are both hidden at a heart rate of 0',
    key: 'nothingShown',
    fault: [text('$#ZHR#>0?#ZHR#:$'), { ...ring('(#BLP#/100)'), live: { visible: '(#ZHR#>100)' } }],
    sound: [text('$#ZHR#>0?#ZHR#:0$'), { ...ring('(#BLP#/100)'), live: { visible: '(#ZHR#>100)' } }],
    at: ({ ZHR }) => ZHR === 0,
  },
];

const valuesOf = ({ at }: RawFinding) => Object.fromEntries(at!.values.map(({ tag, value }) => [tag, value]));
const ofRange = (copy: FaceCopy) => checkRanges(copy, NO_FACTS);

describe.each(platformSchema.options)('on %s', (platform) => {
  const other = raw('shape', 'other', { x: 100, y: 300 });
  /** Another layer is always shown, unless the fault is that nothing is. */
  const on = (layers: readonly RawLayer[], key: string): FaceCopy => ({
    ...faceOf(key === 'nothingShown' ? layers : [...layers, other]),
    platform,
  });
  it.each(PLANTED.map((one) => [one.name, one] as const))('finds %s, and nothing in its sound twin', (_, one) => {
    const findings = ofRange(on(one.fault, one.key));
    expect(findings.map(({ key, severity }) => [key, severity])).toEqual([[one.key, 'warning']]);
    const [finding] = findings;
    expect(one.at(valuesOf(finding!)), JSON.stringify(valuesOf(finding!))).toBe(true);
    expect(ofRange(on(one.sound, one.key))).toEqual([]);
  });
});

it('names values that the tags have in the state that one click shows', () => {
  for (const { fault } of PLANTED) {
    for (const { at } of ofRange(faceOf(fault))) {
      const watch = createWatch(at!.state);
      for (const { tag, value } of at!.values) expect(watch.read(tag)).toEqual(value);
    }
  }
});

it('reports a fault of always-on for always-on, at a full minute', () => {
  const copy = faceOf([raw('text', 'other', { text: 'Noon' })], [text('(#BLP#/#Dm#)')]);
  expect(ofRange(copy)).toMatchObject([{ key: 'dividesByZero', mode: 'ambient', uuid: 'words' }]);
  // The seconds of always-on do not run.
  expect(ofRange(faceOf([raw('text', 'other', { text: 'Noon' })], [shown('(#Ds#!=30)')]))).toEqual([]);
});

it('leaves tags without a source to their own finding', () => {
  const copy = faceOf([text('(#BLP#/#CAL#)')]);
  expect(ofRange(copy)).toEqual([]);
  expect(checkCopy(copy, NO_FACTS).findings.map(({ key }) => key)).toContain('noSource');
  expect(dataTag('CAL')?.watchFaceFormat).toBeNull();
});

it('can be accepted as meant', () => {
  const layer = { ...ring('(#BLP#/50)'), meant: [{ key: 'fillPastFull', note: 'half is enough' }] };
  const { findings, meant } = checkCopy(faceOf([layer]), NO_FACTS);
  expect(meant.map(({ key, note }) => [key, note])).toEqual([['fillPastFull', 'half is enough']]);
  expect(findings.map(({ key }) => key)).not.toContain('fillPastFull');
});

it.each([
  ['en', 'The expression for its fill (“Driven by”) reaches 200%', /Shown when: .+ = 100\.$/],
  ['zh', '填充（“数据来源”）的表达式最高达到 200%', /出现条件：.+为 100。$/],
] as const)('says the fault and the value in %s', (language, fault, when) => {
  const { t } = i18nForTests(language);
  const { findings } = checkCopy(faceOf([ring('(#BLP#/50)')]), NO_FACTS);
  const words = findingWords(
    (key, values) => t(key, { ...values }),
    findings.find(({ key }) => key === 'fillPastFull')!,
  );
  expect(words).toContain(fault);
  expect(words).toMatch(when);
});

const keysOf = (copy: FaceCopy) => ofRange(copy).map(({ key, uuid, params, at }) => [key, uuid, params, at?.values]);

it.each(TEMPLATES.map((template) => [template.id, template] as const))('the template %s has none', (_, template) => {
  let made = 0;
  for (const system of ['wearOS', 'other', 'all'] as const) {
    const design = createDesign({
      ...{ id: 'design', copyId: 'copy', newId: () => `layer${made++}`, system, ratio: '500*500', shape: 'circle' },
      ...{ name: 'Any', language: 'en', template, labelOf: String },
    });
    for (const copy of design.copies) {
      expect(keysOf(copy)).toEqual([]);
      expect(createTextFacts(emsOf).of(copy).texts).toEqual({});
    }
  }
});

it.each(Object.entries({ demoFaces, paydayFaces, richFaces }))('no face of %s has one', (_, faces) => {
  for (const region of ['domestic', 'overseas'] as const) {
    for (const { design } of faces(region))
      for (const copy of design.copies) expect([design.id, ...keysOf(copy)]).toEqual([design.id]);
  }
});

describe('cost', () => {
  it('is at most 200 states for an expression, which are evaluated once', () => {
    const readings = rangeReadings(SAMPLE_STATE, 'normal');
    const source = '(#ZSC#+#ZHR#+#BLP#+#DH#+#Dm#+#Ds#+#WCT#+#Dd#)';
    const reading = readings.of(source)!;
    expect(reading.watches.length).toBeLessThanOrEqual(RANGE_STATES_MAX);
    expect(rangeReadings({ ...SAMPLE_STATE }, 'normal').of(source)).toBe(reading);
  });
  it('is small for 300 layers with expressions of their own', () => {
    const layers = Array.from({ length: 300 }, (_, index) => ({
      ...raw('text', `t${index}`, { textTag: `(#ZSC#*${index}/(#ZSCG#+${index}))`, width: 300 }),
      live: { x: `(#Ds#*${index}+#BLP#)` },
    }));
    const copy = faceOf(layers);
    const began = performance.now();
    ofRange(copy);
    expect(performance.now() - began).toBeLessThan(4000);
  });
});
