// The checker of watch face documents, rule by rule: its findings in small documents, and that it handles any tree.
import { describe, expect, test } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { checkElements, MOST_FAULTS } from '@/face/watchFaceFormat/checkElements';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import { dice, SEED } from '@/tests/support/dice';
import { madeWatchFace } from '@/tests/support/madeWatchFaces';

function read(text: string): XmlElement {
  const result = readXml(text);
  if (!result.ok) throw new Error(`${result.fault.kind} in ${text}`);
  return result.root;
}

const BOX = 'x="0" y="0" width="10" height="10"';
const face = (scene: string, before = '') =>
  `<WatchFace width="450" height="450">${before}<Scene>${scene}</Scene></WatchFace>`;
const image = (more = '', inside = '<Image resource="dial"/>') =>
  face(`<PartImage ${BOX} ${more}>${inside}</PartImage>`);
const text = (inside: string, more = '') =>
  face(`<PartText ${BOX}><Text ${more}><Font family="f" size="10">${inside}</Font></Text></PartText>`);
const shape = (inside: string) => face(`<PartDraw ${BOX}>${inside}</PartDraw>`);
const rectangle = (inside: string) => shape(`<Rectangle x="0.5" y="0" width="1.5" height="1">${inside}</Rectangle>`);
const arc = (inside: string) =>
  shape(`<Arc centerX="0" centerY="0" width="1" height="1" startAngle="0" endAngle="9">${inside}</Arc>`);
const filled = (inside: string) => rectangle(`<Fill color="#ffffff">${inside}</Fill>`);
const gradient = (inside: string, colors = '#ffffff #000000') =>
  filled(
    `<RadialGradient centerX="0" centerY="0" radius="1" colors="${colors}" positions="0 1">${inside}</RadialGradient>`,
  );
const hand = (inside: string) =>
  face(`<AnalogClock ${BOX}><SecondHand resource="hand" ${BOX}>${inside}</SecondHand></AnalogClock>`);
const slot = (id: number, type = 'SHORT_TEXT', bounds = `<BoundingBox ${BOX}/>`) =>
  `<ComplicationSlot slotId="${id}" supportedTypes="${type}" ${BOX}>${bounds}<Complication type="${type}"/></ComplicationSlot>`;
const digits = (format: string) => face(`<DigitalClock ${BOX}><TimeText format="${format}" ${BOX}/></DigitalClock>`);
const settings = (inside: string) => face('', `<UserConfigurations>${inside}</UserConfigurations>`);
const toggle = (id: number) => `<BooleanConfiguration id="c${id}" displayName="name" defaultValue="TRUE"/>`;
const glyph = (name: string, resource = 'g') =>
  face(
    '',
    `<BitmapFonts><BitmapFont name="f"><Character name="${name}" resource="${resource}" width="1" height="1"/></BitmapFont></BitmapFonts>`,
  );
const condition = (expressions: string, compares: string) =>
  face(`<Condition><Expressions>${expressions}</Expressions>${compares}</Condition>`);
const named = (name: string) => `<Expression name="${name}">[SECOND] &gt; 5</Expression>`;
const compared = (name: string) => `<Compare expression="${name}"><Group name="g" ${BOX}/></Compare>`;

const TRANSFORM = '<Transform target="alpha" value="1"/>';
const REFERENCE = '<Reference name="r" source="[SECOND]"/>';
const VARIANT = '<Variant mode="AMBIENT" target="alpha" value="0"/>';
const STROKE = '<Stroke color="#ffffff" thickness="1"/>';
const WEIGHTED = '<WeightedStroke colors="#ffffff #000000" weights="1 2" thickness="1"/>';

describe('a valid document', () => {
  test.each<[string, string, string]>([
    ['with an empty scene', face(''), '12345'],
    ['with a part', image(), '12345'],
    ['with comments and line breaks', image('', '\n<!-- dial -->\n<Image resource="dial"/>\n'), '12345'],
    ['with prefixes declared', '<WatchFace xmlns:a="urn:a" width="1" height="1"><Scene/></WatchFace>', '12345'],
    ['with a blend of parts', image('blendMode="PLUS"'), '345'],
    ['with a blended group', face(`<Group name="g" blendMode="PLUS" ${BOX}/>`), '5'],
    ['with a part that is 0 px high', image().replace('height="10"', 'height="0"'), '1235'],
    ['with seven digits of a colour', image('tintColor="#fffffff"'), '123'],
    ['with a source as colour', image('tintColor="[CONFIGURATION.theme.0]"'), '12345'],
    ['with photos', image('', '<Photos source="[CONFIGURATION.p]" defaultImageResource="p"/>'), '45'],
    ['with sized text', text('x', 'isAutoSize="TRUE"'), '345'],
    ['with letter spacing', text('x').replace('size=', 'letterSpacing="0.1" size='), '2345'],
    ['with a changing shadow', text(`<Shadow color="#ffffff">x${TRANSFORM}</Shadow>`), '45'],
    ['with a stroked arc', arc(STROKE), '12345'],
    ['with a weighted arc', arc(WEIGHTED), '2345'],
    ['with a plain arc', arc(''), '2345'],
    ['with a gradient', gradient(TRANSFORM), '12345'],
    ['with a gradient of a source', gradient('', '[CONFIGURATION.theme]'), '2345'],
    ['with four transforms of three measures', gradient(TRANSFORM.repeat(4)), '5'],
    ['with a fill that changes twice', filled(TRANSFORM.repeat(2)), '5'],
    ['with a sweeping hand', hand(`${VARIANT}<Sweep frequency="15"/>`), '12345'],
    ['with a hand that follows the watch', hand('<Sweep frequency="SYNC_TO_DEVICE"/>'), '2345'],
    ['with digits', digits('hh:mm:ss'), '12345'],
    ['with one digit', digits('mm_10'), '2345'],
    ['with an odd digit', digits('mm_12'), '23'],
    ['with eight slots', face([1, 2, 3, 4, 5, 6, 7, 8].map((id) => slot(id)).join('')), '12345'],
    ['with a goal', face(slot(1, 'GOAL_PROGRESS')), '2345'],
    ['with twenty settings', settings(Array.from({ length: 20 }, (_, id) => toggle(id)).join('')), '12345'],
    ['with a highlighted setting', settings(toggle(1).replace('id=', 'highlight="h" id=')), '45'],
    ['with a condition', condition(named('a') + named('b'), compared('b')), '12345'],
    ['with a glyph', glyph('9'), '12345'],
    ['with a glyph of two letters', glyph('99'), '123'],
    ['with a resource in capitals', glyph('9', 'Nine'), '1234'],
    [
      'with an animated variant',
      image('', `${VARIANT.replace('mode', 'duration="0.5" mode')}<Image resource="d"/>`),
      '45',
    ],
  ])('%s', (_, document, versions) => {
    const right = FORMAT_VERSIONS.filter((version) => checkElements(read(document), version).length === 0);
    expect(right.join('')).toBe(versions);
  });
});

describe('an invalid document', () => {
  test.each<[string, string, string, string, Record<string, unknown>]>([
    ['with another root', '<Face/>', 'wrongRoot', 'Face', { name: 'Face' }],
    [
      'with an unknown element',
      face('<Blob/>'),
      'unknownElement',
      'WatchFace/Scene/Blob',
      { name: 'Blob', parent: 'Scene' },
    ],
    ['with a misplaced element', face('<Font/>'), 'misplacedElement', 'WatchFace/Scene/Font', { parent: 'Scene' }],
    [
      'with a slot in a group',
      face(`<Group name="g" ${BOX}>${slot(1)}</Group>`),
      'misplacedElement',
      'WatchFace/Scene/Group/ComplicationSlot',
      {},
    ],
    ['with an unknown attribute', image('tint="1"'), 'unknownAttribute', 'WatchFace/Scene/PartImage', { name: 'tint' }],
    [
      'with a default namespace',
      '<WatchFace xmlns="urn:a" width="1" height="1"><Scene/></WatchFace>',
      'unknownAttribute',
      'WatchFace',
      { name: 'xmlns' },
    ],
    [
      'without a name of a group',
      face(`<Group ${BOX}/>`),
      'missingAttribute',
      'WatchFace/Scene/Group',
      { name: 'name' },
    ],
    [
      'with half a pixel',
      image().replace('x="0"', 'x="0.5"'),
      'badValue',
      'WatchFace/Scene/PartImage',
      { name: 'x', value: '0.5', wanted: 'integer' },
    ],
    ['with too much alpha', image('alpha="256"'), 'badValue', 'WatchFace/Scene/PartImage', { wanted: 'whole0To255' }],
    [
      'with an unknown option',
      text('x', 'align="LEFT"'),
      'badValue',
      'WatchFace/Scene/PartText/Text',
      { wanted: 'option', options: 'START, CENTER, END' },
    ],
    [
      'with a boolean in lower case',
      text('x', 'ellipsis="true"'),
      'badValue',
      'WatchFace/Scene/PartText/Text',
      { value: 'true' },
    ],
    ['with a colour by name', image('tintColor="red"'), 'badValue', 'WatchFace/Scene/PartImage', { wanted: 'colour' }],
    [
      'with sources among colours',
      gradient('', '[CONFIGURATION.t] #ffffff'),
      'badValue',
      'WatchFace/Scene/PartDraw/Rectangle/Fill/RadialGradient',
      { wanted: 'colourList' },
    ],
    [
      'without a scene',
      '<WatchFace width="1" height="1"/>',
      'tooFew',
      'WatchFace',
      { names: 'Scene', least: 1, found: 0 },
    ],
    [
      'with two scenes',
      face('').replace('<Scene>', '<Scene/><Scene>'),
      'tooMany',
      'WatchFace',
      { names: 'Scene', most: 1, found: 2 },
    ],
    [
      'with nine slots',
      face([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => slot(id)).join('')),
      'tooMany',
      'WatchFace/Scene',
      { most: 8, found: 9 },
    ],
    [
      'with a slot of two shapes',
      face(slot(1, 'EMPTY', `<BoundingBox ${BOX}/><BoundingOval ${BOX}/>`)),
      'tooMany',
      'WatchFace/Scene/ComplicationSlot',
      { found: 2 },
    ],
    [
      'with an empty template',
      text('<Template>x</Template>'),
      'tooFew',
      'WatchFace/Scene/PartText/Text/Font/Template',
      { names: 'Parameter' },
    ],
    ['with no settings among settings', settings(''), 'tooFew', 'WatchFace/UserConfigurations', { least: 1 }],
    [
      'with a variant after the sweep',
      hand(`<Sweep frequency="2"/>${VARIANT}`),
      'outOfOrder',
      'WatchFace/Scene/AnalogClock/SecondHand/Variant',
      { name: 'Variant' },
    ],
    [
      'with both kinds of change',
      gradient(TRANSFORM + REFERENCE),
      'mixedNames',
      'WatchFace/Scene/PartDraw/Rectangle/Fill/RadialGradient',
      { names: 'Transform, Reference', since: 5 },
    ],
    ['with text in a scene', face('word'), 'strayText', 'WatchFace/Scene', { value: 'word' }],
    [
      'with a space in an image',
      image('', '<Image resource="d"> </Image>'),
      'strayText',
      'WatchFace/Scene/PartImage/Image',
      {},
    ],
    [
      'with two slots of one id',
      face(slot(1) + slot(1)),
      'repeated',
      'WatchFace/Scene/ComplicationSlot[2]',
      { name: 'slotId', value: '1' },
    ],
    [
      'with one reference twice',
      face(`<Group name="g" ${BOX}>${REFERENCE}</Group>${REFERENCE}`),
      'repeated',
      'WatchFace/Scene/Reference',
      { value: 'r' },
    ],
    [
      'with a comparison of nothing',
      condition(named('a'), compared('b')),
      'unknownReference',
      'WatchFace/Scene/Condition/Compare',
      { value: 'b' },
    ],
    [
      'with one expression twice',
      condition(named('a') + named('a'), compared('a')),
      'repeated',
      'WatchFace/Scene/Condition/Expressions/Expression[2]',
      { value: 'a' },
    ],
    [
      'with a later attribute',
      face(`<Group name="g" blendMode="PLUS" ${BOX}/>`),
      'notSince',
      'WatchFace/Scene/Group',
      { name: 'blendMode', since: 5 },
    ],
    [
      'with a later value',
      image().replace('width="10"', 'width="0"'),
      'notSince',
      'WatchFace/Scene/PartImage',
      { name: 'width', value: '0', since: 5 },
    ],
  ])('%s', (_, document, key, path, params) => {
    const [fault, ...others] = checkElements(read(document), 4);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ key, path, params, line: 1 });
  });

  test('with a later element, which is reported with its version', () => {
    const photos = image('', '<Photos source="s" defaultImageResource="p"/>');
    expect(checkElements(read(photos), 3)[0]).toMatchObject({
      key: 'notSince',
      path: 'WatchFace/Scene/PartImage/Photos',
      params: { name: 'Photos', element: 'PartImage', since: 4 },
    });
  });

  test('every error has its line and its element', () => {
    const root = read('<WatchFace width="1" height="1">\n<Scene>\n<Blob/>\n</Scene>\n</WatchFace>');
    const [fault] = checkElements(root, 5);
    expect(fault?.line).toBe(3);
    expect(fault?.element.name).toBe('Blob');
  });
});

describe('no tree is too odd', () => {
  const scene = (children: readonly XmlElement[]) =>
    xml('WatchFace', { width: 1, height: 1 }, [xml('Scene', {}, children)]);
  const group = (inside: readonly XmlElement[]) => xml('Group', { name: 'g', x: 0, y: 0, width: 1, height: 1 }, inside);

  test('with a hundred thousand levels', () => {
    let deep = group([xml('Blob')]);
    for (let level = 0; level < 100_000; level += 1) deep = group([deep]);
    const [fault, ...others] = checkElements(scene([deep]), 5);
    expect(others).toEqual([]);
    expect(fault?.path).toMatch(/^…\/Group\/.*\/Group\/Blob$/);
  });

  test('with more errors than the limit', () => {
    const many = scene(Array.from({ length: 5000 }, () => xml('Blob')));
    expect(checkElements(many, 5)).toHaveLength(MOST_FAULTS);
  });

  test.each(['constructor', '__proto__', 'toString', 'TimeText.Font', 'Setting.ListOption', ''])(
    'with the name "%s"',
    (name) => {
      const attributes = Object.fromEntries([[name, '1']]);
      const faults = checkElements(scene([{ ...xml(name), attributes }]), 5);
      expect(faults.map(({ key }) => key)).toEqual(['unknownElement']);
      const inGroup: XmlElement = { ...group([]), attributes: { ...group([]).attributes, ...attributes } };
      expect(checkElements(scene([inGroup]), 5).map(({ key }) => key)).toEqual(['unknownAttribute']);
    },
  );

  test('with values that would make a regular expression slow', () => {
    const weights = `${'1'.repeat(5000)}|`;
    const stroke = xml('WeightedStroke', { colors: '#ffffff', thickness: 1, weights });
    const at = { centerX: 0, centerY: 0, width: 1, height: 1, startAngle: 0, endAngle: 1 };
    const part = xml('PartDraw', { x: 0, y: 0, width: 1, height: 1 }, [xml('Arc', at, [stroke])]);
    for (const version of FORMAT_VERSIONS.slice(1))
      expect(checkElements(scene([part]), version).length).toBeLessThan(2);
  });
});

test.each(FORMAT_VERSIONS)('random documents from the table of version %i are valid by it', (version) => {
  const random = dice(SEED);
  for (let index = 0; index < 20; index += 1)
    expect(checkElements(madeWatchFace(version, random), version)).toEqual([]);
});
