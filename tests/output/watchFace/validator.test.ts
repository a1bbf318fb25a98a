// What Google's validator refuses beyond the schema: a minimal document for each rule, the layer that it leads to, and plain
// sentences.
import { beforeAll, describe, expect, it } from 'vitest';
import { xml } from '@/bytes/xml/xml';
import { validatorFaults } from '@/face/watchFaceFormat/validatorFaults';
import { checkCopy } from '@/output/watchFace/checkCopy';
import { NO_FACTS } from '@/output/watchFace/checkFinding';
import type { FaceCopy } from '@/schemas/design';
import { findingWords } from '@/simulator/findingTexts';
import { faceOf, raw, ref } from '../../support/brokenFaces';
import { i18nForTests } from '../../support/i18nForTests';
import { TEMPLATE_CASES } from './faces';

const validatorFindings = (copy: FaceCopy) =>
  checkCopy(copy, NO_FACTS).findings.filter(({ key }) => key === 'validator');
const box = 'x="0" y="0" width="9" height="9"';
const text = (inner: string) =>
  `<PartText ${box}><Text><Font family="SYNC_TO_DEVICE" size="9"><Template>%s${inner}</Template></Font></Text></PartText>`;
const transform = (value: string) =>
  `<PartDraw ${box}><Transform target="x" value="${value}"/><Line startX="0" startY="0" endX="9" endY="9"><Stroke color="#ffffff" thickness="1"/></Line></PartDraw>`;
const shape = (paint: string) => `<PartDraw ${box}><Rectangle ${box}>${paint}</Rectangle></PartDraw>`;
const FILL = '<Fill color="#ffffff"/>';
const STROKE = '<Stroke color="#ffffff" thickness="1"/>';
const slot = (types: string, drawn: readonly string[]) =>
  `<ComplicationSlot ${box} slotId="1" supportedTypes="${types}"><BoundingBox ${box}/>` +
  `${drawn.map((type) => `<Complication type="${type}"/>`).join('')}</ComplicationSlot>`;

/** Preserved parts: XML that breaks one rule, the rule, and the content of the sentence. */
const BROKEN: readonly (readonly [string, string, RegExp])[] = [
  ['share', `<Group name="g" ${box} pivotX="1.5"/>`, /“pivotX” of <Group> is 1\.5/],
  [
    'share',
    `<AnalogClock ${box}><SecondHand resource="r" ${box}><Tick duration="0.5" strength="2"/></SecondHand></AnalogClock>`,
    /“strength” of <Tick> is 2/,
  ],
  [
    'negativeSize',
    `<Group name="g" x="0" y="0" width="9" height="9"><Clip width="-4"/></Group>`,
    /“width” of <Clip> is -4/,
  ],
  ['fillAndStroke', shape(FILL + STROKE), /<Rectangle> has both a fill and a stroke/],
  ['emptyFormula', text('<Parameter expression=""/>'), /expression of <Parameter> is empty/],
  ['emptyFormula', transform(' '), /expression of <Transform> is empty/],
  ['brokenFormula', transform('[SECOND] * '), /expression of <Transform> has an error: \[SECOND\] \*/],
  ['complicationMissing', slot('SHORT_TEXT ICON EMPTY', ['SHORT_TEXT']), /no layout for: ICON, EMPTY/],
];

/** The same parts without the error. */
const SOUND: readonly string[] = [
  `<Group name="g" ${box} pivotX="1" pivotY="0"/>`,
  shape(FILL),
  shape(STROKE),
  text('<Parameter expression="[STEP_COUNT]"/>'),
  transform('#ff8040'),
  transform('[SECOND] * 6'),
  slot('SHORT_TEXT EMPTY', ['SHORT_TEXT', 'EMPTY']),
];

describe('a preserved part that the validator refuses', () => {
  beforeAll(() => i18nForTests('en').loadNamespaces(['check', 'messages']));

  it.each(BROKEN)('%s: %s', (fault, part, words) => {
    const copy = faceOf([raw('watch_part', 'odd', { x: 0, y: 0, width: 9, height: 9, xml: part })]);
    const [finding, ...others] = validatorFindings(copy);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'warning', uuid: 'odd', mode: 'normal', params: { fault } });
    const wordsIn = (language: 'en' | 'zh') =>
      findingWords((key, values) => i18nForTests(language).t(key, { ...values }), finding!);
    expect(wordsIn('en')).toMatch(words);
    expect(wordsIn('zh')).toMatch(/Google 的校验工具会拒绝：.+。$/);
    expect(`${wordsIn('en')}${wordsIn('zh')}`).not.toMatch(/\{\{|validator\./);
  });

  it.each(SOUND)('has no finding if it is valid: %s', (part) => {
    expect(
      validatorFindings(faceOf([raw('watch_part', 'odd', { x: 0, y: 0, width: 9, height: 9, xml: part })])),
    ).toEqual([]);
  });
});

describe('a face made here', () => {
  it('without layers is reported as a whole', () => {
    expect(validatorFindings(faceOf([]))).toMatchObject([{ uuid: null, params: { fault: 'emptyScene' } }]);
  });
  it('with a hand that rotates about a point outside its picture leads to the hand', () => {
    const style = { x: 0, y: 0, width: 40, height: 40, offset: { x: 200, y: 200 }, rotate: '#DWFM#' };
    const [finding] = validatorFindings(faceOf([raw('image', 'hand', { ...style, url: ref('hand') })]));
    expect(finding).toMatchObject({ uuid: 'hand', mode: 'normal', params: { fault: 'share', name: 'pivotX' } });
  });
  it.each(TEMPLATE_CASES)('of the template $name is accepted', ({ make }) => {
    expect(validatorFindings(make())).toEqual([]);
  });
});

it('names configurations and options with duplicate ids', () => {
  const option = xml('ListOption', { id: 'a' });
  const root = xml('WatchFace', {}, [
    xml('UserConfigurations', {}, [
      xml('BooleanConfiguration', { id: 'x' }),
      xml('ListConfiguration', { id: 'x' }, [option, xml('ListOption', { id: 'a' })]),
    ]),
    xml('Scene', {}, [xml('Group', {})]),
  ]);
  expect(validatorFaults(root).map(({ key, params }) => [key, params.element, params.value])).toEqual([
    ['repeatedId', 'ListConfiguration', 'x'],
    ['repeatedId', 'ListOption', 'a'],
  ]);
});
