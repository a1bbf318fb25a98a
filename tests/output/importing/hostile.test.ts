// Arbitrary documents: each gives a result, and every imported one can be written again.
import { describe, expect, it } from 'vitest';
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { readFace } from '@/output/importing/readFace';
import { writeFace } from '@/output/watchFace/writeFace';
import { CANVAS_SIDE_MAX, COMPLICATION_SLOTS_MAX, LABEL_MAX, NODES_MAX } from '@/schemas/limits';
import { dice, SEED } from '../../support/dice';
import { mutatedXml } from '../../support/mutatedXml';
import { TEMPLATE_CASES } from '../watchFace/faces';
import { named } from '../watchFace/written';
import { documentAlone, filesOf, portsFor, saidByMode, sourceOf } from './readBack';

const face = (scene: readonly XmlElement[], values: object = {}, head: readonly XmlElement[] = []): XmlElement =>
  xml('WatchFace', { width: 450, height: 450, ...values }, [...head, xml('Scene', {}, scene)]);

const read = (document: XmlElement) =>
  readFace({ ...documentAlone(document), pictures: new Map([['dial', sourceOf('dial')]]) }, portsFor());

const image = (values: object = {}) =>
  xml('PartImage', { x: 10, y: 10, width: 40, height: 30, ...values }, [xml('Image', { resource: 'dial' })]);

/** The face after importing and writing; the reason if it is refused. */
function taken(document: XmlElement) {
  const result = read(document);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return { ...result, written: writeFace(result.copy) };
}

const nested = (depth: number): XmlElement =>
  Array.from({ length: depth }).reduce<XmlElement>(
    (inner) => xml('Group', { name: 'g', x: 1, y: 1, width: 9, height: 9 }, [inner]),
    image(),
  );

describe('a document that is not a face', () => {
  const refusals: readonly [what: string, document: XmlElement, reason: string][] = [
    ['another root', xml('Face'), 'notWatchFace'],
    ['no scene', xml('WatchFace', { width: 450, height: 450 }), 'noScene'],
    ['no size', xml('WatchFace', {}, [xml('Scene')]), 'size'],
    ['a size that is no number', face([], { width: 'wide' }), 'size'],
    ['a size beyond every watch', face([], { height: CANVAS_SIDE_MAX + 1 }), 'size'],
    ['more layers than a copy has', face(Array.from({ length: 5000 }, () => image())), 'tooManyLayers'],
    ['elements that are too deep', face([nested(80)]), 'tooDeep'],
    ['a part longer than any', face([image({ name: 'n'.repeat(250_000), alpha: 7.5 })]), 'tooLong'],
    ['an attribute of its root that is longer than any', face([], { note: 'n'.repeat(5000) }), 'rootValue'],
    ['an attribute of its root with a name of no format', face([], { größe: 1 }), 'rootName'],
  ];

  it.each(refusals)('is refused for %s', (_, document, reason) => {
    expect(read(document)).toMatchObject({ ok: false, reason });
  });

  it('is refused with the line of the error', () => {
    const text = readXml('<WatchFace\n width="1"\n height="450">\n<Scene/></WatchFace>');
    expect(text.ok && read(text.root)).toMatchObject({ ok: false, reason: 'size', line: 1 });
  });
});

describe('a face with unusual parts', () => {
  const strange: readonly [what: string, element: XmlElement][] = [
    ['an element nobody knows', xml('PartHologram', { x: 1, y: 2, width: 3, height: 4 })],
    ['numbers beyond all measures', image({ x: 1e308, width: -1e308 })],
    ['numbers that are none', image({ x: 'here', y: 'there', alpha: 'some', angle: 'NaN' })],
    ['no place', xml('PartImage', {}, [xml('Image', { resource: 'dial' })])],
    [
      'a picture that is missing',
      xml('PartImage', { x: 1, y: 1, width: 5, height: 5 }, [xml('Image', { resource: 'none' })]),
    ],
    [
      'a formula that is broken',
      xml('PartImage', { x: 1, y: 1, width: 5, height: 5 }, [
        xml('Transform', { target: 'angle', value: '((([SECOND]' }),
        xml('Image', { resource: 'dial' }),
      ]),
    ],
    [
      'names of what every object has',
      xml('PartImage', { x: 1, y: 1, width: 5, height: 5 }, [
        xml('constructor'),
        xml('Image', { resource: '__proto__' }),
      ]),
    ],
    ['a condition without cases', xml('Condition')],
    ['a condition on itself', xml('Condition', {}, [xml('Compare', { expression: 'x' }, [xml('Condition')])])],
    ['a group in a group, far inside', nested(40)],
    ['a clock without hands', xml('AnalogClock', { x: 0, y: 0, width: 450, height: 450 })],
    ['a text without a font', xml('PartText', { x: 1, y: 1, width: 9, height: 9 }, [xml('Text')])],
    [
      'a text of words and data together',
      xml('PartText', { x: 1, y: 1, width: 99, height: 19 }, [
        xml('Text', {}, [
          xml('Font', { size: 8 }, ['at ', xml('Template', {}, ['%s', xml('Parameter', { expression: '[SECOND]' })])]),
        ]),
      ]),
    ],
  ];

  it.each(strange)('imports %s, and loses nothing of it', (_, element) => {
    const document = face([image({ name: 'below' }), element, image({ x: 60, name: 'above' })]);
    const { written, notes } = taken(document);
    const again = filesOf(written);
    const pictures = new Map([...again.pictures, ['dial', sourceOf('dial')]] as const);
    expect(saidByMode({ ...again, pictures })).toEqual(saidByMode({ ...documentAlone(document), pictures }));
    expect(notes.length).toBeGreaterThanOrEqual(2);
  });

  it('reports the missing picture', () => {
    const { notes } = taken(
      face([xml('PartImage', { x: 1, y: 1, width: 5, height: 5 }, [xml('Image', { resource: 'none' })])]),
    );
    expect(notes).toMatchObject([{ kind: 'kept', key: 'keptPicture', params: { picture: 'none' } }]);
  });

  it('has a unique number for each slot, and no more of them than a face may have', () => {
    const slot = () =>
      xml('ComplicationSlot', { slotId: 3, supportedTypes: 'EMPTY', x: 1, y: 1, width: 50, height: 50 });
    const { written, notes } = taken(face(Array.from({ length: COMPLICATION_SLOTS_MAX + 2 }, slot)));
    const numbers = named(written.document, 'ComplicationSlot').map(({ attributes }) => attributes.slotId);
    expect(new Set(numbers).size).toBe(COMPLICATION_SLOTS_MAX);
    expect(notes.filter(({ kind, uuid }) => kind === 'left' && uuid === null)).toHaveLength(2);
  });

  it('keeps the elements before the scene', () => {
    const settings = xml('UserConfigurations', {}, [
      xml('BooleanConfiguration', { id: 'big', displayName: 'big', defaultValue: 'TRUE' }),
    ]);
    const { written } = taken(
      face([], { clipShape: 'NONE', cornerRadiusX: 9 }, [settings, xml('Metadata', { key: 'own', value: 'x' })]),
    );
    expect(named(written.document, 'BooleanConfiguration')).toHaveLength(1);
    expect(written.document.attributes).toMatchObject({ cornerRadiusX: '9', clipShape: 'NONE' });
    expect(named(written.document, 'Metadata').map(({ attributes }) => attributes.key)).toContain('own');
  });

  it('imports as many layers as a copy may have', () => {
    const { copy } = taken(face(Array.from({ length: NODES_MAX - 1 }, (_, index) => image({ x: index % 300 }))));
    expect(copy.normal.nodeList).toHaveLength(NODES_MAX);
  });
});

const LONG = process.env.LONG !== undefined;
const NAMES = [
  'PartText',
  'PartImage',
  'Group',
  'AnalogClock',
  'Condition',
  'ComplicationSlot',
  'BitmapFont',
  'Variant',
];
const VALUES = ['', '0', '-1', '1e9', 'NaN', '[SECOND]', '#ff0000', 'TRUE', '%s', '[', 'ambient', '255', '0.5'];

/** Mutations of each face; `npm test` uses an export for the others. */
const CHANGES = LONG ? 200 : 25;

describe('one of our faces after a manual change', () => {
  it.each(LONG ? TEMPLATE_CASES : TEMPLATE_CASES.filter((_, index) => index % 7 === 0))(
    '$name is imported, and nothing of it is lost',
    { timeout: 600_000 },
    ({ name, make }) => {
      const first = writeFace(make());
      const files = filesOf(first);
      const families = new Map(first.fonts.map(({ name: family, typeface }) => [family, typeface]));
      const random = dice(SEED + name.length);
      for (let count = 0; count < CHANGES; count += 1) {
        const { what, root } = mutatedXml(files.document, random, { names: NAMES, values: VALUES });
        const changed = { ...files, document: root };
        const result = readFace(changed, portsFor(families));
        if (!result.ok) continue;
        const written = writeFace(result.copy);
        const again = filesOf(written);
        const fonts = new Map([
          ...families,
          ...written.fonts.map(({ name: family, typeface }) => [family, typeface] as const),
        ]);
        const pictures = new Map([...files.pictures, ...again.pictures]);
        const strings = new Map([...files.strings, ...again.strings]);
        const shownAgain = saidByMode({ ...again, pictures, strings }, fonts);
        expect([what, shownAgain]).toEqual([what, saidByMode(changed, families)]);
      }
    },
  );
});

describe('names of layers', () => {
  const words = (values: object) =>
    xml('PartText', { x: 10, y: 10, width: 200, height: 60, ...values }, [
      xml('Text', {}, [xml('Font', { family: 'SYNC_TO_DEVICE', size: 20 }, [{ kind: 'text', text: 'Hi' }])]),
    ]);
  const pair = (name: string) => [words({ name }), words({ name, blendMode: 'SCREEN' })];
  it.each([
    ['that reverse the text after them', 'a\u202Eb\u2066c\u200F', 'abc'],
    ['of several lines', ' a\n\u2028 b ', 'a b'],
    ['with emoji made of several', '\u{1F468}\u200D\u{1F469}', '\u{1F468}\u200D\u{1F469}'],
    ['of only invisible characters', '\u202E\u200B', 'PartText'],
    ['longer than the limit', `${'n'.repeat(LABEL_MAX - 1)}\u{1F468}`, 'n'.repeat(LABEL_MAX - 1)],
  ])('%s are names on one line, of layers and of preserved parts', (_, given, shown) => {
    const { copy, notes } = taken(face(pair(given)));
    expect(copy.normal.nodeList.slice(1).map(({ nodeType, label }) => [nodeType, label])).toEqual([
      ['text', shown],
      ['watch_part', shown],
    ]);
    expect(notes.map(({ what }) => what)).toEqual([shown, shown]);
  });
});

describe('words of a resource with the name of the label', () => {
  it.each(['Font', 'Parameter'])('stay unchanged, named in a %s', (where) => {
    const inside =
      where === 'Font'
        ? [{ kind: 'text' as const, text: 'app_name' }]
        : [xml('Template', {}, ['%s', xml('Parameter', { expression: 'app_name' })])];
    const text = xml('PartText', { x: 10, y: 10, width: 200, height: 60 }, [
      xml('Text', {}, [xml('Font', { family: 'SYNC_TO_DEVICE', size: 20 }, inside)]),
    ]);
    const strings = new Map([['app_name', { zh: '你好', other: 'Hello' }]]);
    const result = readFace({ ...documentAlone(face([text])), strings }, portsFor());
    if (!result.ok) throw new Error(result.reason);
    const written = writeFace(result.copy);
    expect(written.strings).toEqual([{ name: 'app_name_2', zh: '你好', en: 'Hello' }]);
    expect(writeXml(written.document)).toMatch(/[>"]app_name_2[<"]/);
  });
});
