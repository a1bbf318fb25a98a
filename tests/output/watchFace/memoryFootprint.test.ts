// Memory of a face on the watch, compared with numbers computed by hand.
import { describe, expect, it } from 'vitest';
import { elementsOf, type XmlElement, xml } from '@/bytes/xml/xml';
import { ACTIVE_BYTES_MAX, AMBIENT_BYTES_MAX, activeBytes, ambientBytes } from '@/output/watchFace/memoryFootprint';
import type { DrawableFacts, FaceFiles } from '@/output/watchFace/memoryResources';

const FILES: Readonly<Record<string, DrawableFacts>> = {
  dial: { width: 450, height: 450, frames: 1 },
  hand: { width: 20, height: 200, frames: 1 },
  same: { width: 20, height: 200, frames: 1, content: 'one' },
  twin: { width: 20, height: 200, frames: 1, content: 'one' },
  packed: { width: 20, height: 200, frames: 1, file: 'one' },
  again: { width: 20, height: 200, frames: 1, file: 'one' },
  film: { width: 100, height: 100, frames: 8 },
  plain: { width: 100, height: 100, frames: 1, fitsRgb565: true },
  nought: { width: 30, height: 40, frames: 1 },
  one: { width: 30, height: 40, frames: 1 },
};
const files: FaceFiles = {
  drawable: (name) => FILES[name] ?? null,
  fontBytes: (family) => ({ inter: 300_000, huge: 10_884_219 })[family] ?? null,
};
const SYSTEM_FONT = 2_371_712;
const LAYER = 450 * 450 * 4;
const DIAL = 450 * 450 * 4;
const HAND = 20 * 200 * 4;
const FILM = 100 * 100 * 4 * 8;

const face = (children: readonly XmlElement[], before: readonly XmlElement[] = []) =>
  xml('WatchFace', {}, [...before, xml('Scene', {}, children)]);
const image = (resource: string, values = {}, more: readonly XmlElement[] = []) =>
  xml('PartImage', values, [...more, xml('Image', { resource })]);
const turned = (resource: string) =>
  image(resource, {}, [xml('Transform', { target: 'angle', value: '[MINUTE] * 6' })]);
const text = (family?: string, tag: string | null = null) =>
  xml('PartText', {}, [
    xml('Text', {}, [
      xml(
        'Font',
        family ? { family } : {},
        tag ? [xml('Template', {}, ['%s', xml('Parameter', { expression: tag })])] : ['Hi'],
      ),
    ]),
  ]);
const clock = () => xml('AnalogClock', {}, [xml('HourHand', { resource: 'hand' })]);
const unlessAmbient = (children: readonly XmlElement[]) =>
  xml('Group', {}, [xml('Variant', { mode: 'AMBIENT', target: 'alpha', value: 0 }), ...children]);
const onlyAmbient = (children: readonly XmlElement[]) =>
  xml('Group', { alpha: 0 }, [xml('Variant', { mode: 'AMBIENT', target: 'alpha', value: 255 }), ...children]);
const digits = xml('BitmapFonts', {}, [
  xml('BitmapFont', { name: 'digits' }, [
    xml('Character', { name: '0', resource: 'nought' }),
    xml('Character', { name: '1', resource: 'one' }),
  ]),
]);
const digitText = xml('PartText', {}, [
  xml('Text', {}, [
    xml('BitmapFont', { family: 'digits' }, [
      xml('Template', {}, ['%s', xml('Parameter', { expression: '[MINUTE_Z]' })]),
    ]),
  ]),
]);
const digitalClock = (family: string) => xml('DigitalClock', {}, [xml('TimeText', {}, [xml('Font', { family })])]);
const list = (id: string, options: Readonly<Record<string, readonly XmlElement[]>>) =>
  xml(
    'ListConfiguration',
    { id },
    Object.entries(options).map(([option, children]) => xml('ListOption', { id: option }, children)),
  );
const declared = (...all: readonly XmlElement[]) =>
  xml(
    'UserConfigurations',
    {},
    all.map((one) =>
      xml(
        one.name,
        one.attributes,
        elementsOf(one).map(({ name, attributes }) => xml(name, attributes)),
      ),
    ),
  );
const condition = (expression: string, then: readonly XmlElement[], otherwise: readonly XmlElement[]) =>
  xml('Condition', {}, [
    xml('Expressions', {}, [xml('Expression', { name: 'is' }, [expression])]),
    xml('Compare', { expression: 'is' }, then),
    xml('Default', {}, otherwise),
  ]);
const HOUR = '[HOUR_0_23]';
/** Parts that show data of all kinds except minutes. */
const mcClock = [
  image('dial', {}, [xml('Transform', { target: 'x', value: '[SECOND]' })]),
  condition('[BATTERY_PERCENT] > 20', [image('hand'), text('inter', '[STEP_COUNT]')], [image('film')]),
  xml('PartDraw', {}, [xml('Arc', {}, [xml('Transform', { target: 'endAngle', value: '[MINUTE] * 6' })])]),
];
const slot = xml('ComplicationSlot', {}, [
  xml('Complication', { type: 'SHORT_TEXT' }, [text('inter', '[COMPLICATION.TEXT]')]),
]);
const colors = list('dial', { plain: [image('hand')], rich: [image('dial'), image('film')] });
const hands = list('hands', { none: [], one: [turned('hand'), image('dial'), clock(), image('dial')] });

it('knows the limits of watches', () =>
  expect([ACTIVE_BYTES_MAX, AMBIENT_BYTES_MAX]).toEqual([104_857_600, 10_485_760]));

describe('awake', () => {
  it.each([
    ['nothing', face([]), 0],
    ['a whole picture, four bytes a px', face([image('dial')]), DIAL],
    ['a picture that is shown twice, once', face([image('dial'), image('dial')]), DIAL],
    ['pictures of one content under two names, twice', face([image('same'), image('twin')]), 2 * HAND],
    ['two names of one packaged file, once', face([image('packed'), image('again')]), HAND],
    ['the largest option of a configuration', face([colors], [declared(colors)]), DIAL + FILM],
    [
      'a picture that one option shares with another configuration, once',
      face([colors, list('marks', { on: [image('dial')] })], [declared(colors, list('marks', { on: [] }))]),
      DIAL + FILM,
    ],
    [
      'a picture of an option that is also drawn elsewhere at most one extra time',
      face([image('dial'), colors], [declared(colors)]),
      DIAL + FILM + HAND,
    ],
    [
      'only what a condition shows while the watch is awake',
      face([condition('[STATE.IS_AMBIENT]', [image('dial')], [image('hand')])]),
      HAND,
    ],
    [
      'both sides of any other condition',
      face([condition('[HOUR] > 3', [image('dial')], [image('hand')])]),
      DIAL + HAND,
    ],
    ['nothing for a name that comes from a source', face([image('[COMPLICATION.SMALL_IMAGE]')]), 0],
    ['a font of the package and a system font', face([text('inter'), text('SYNC_TO_DEVICE')]), 300_000 + SYSTEM_FONT],
    ['every frame of an animated picture', face([image('film')]), 100 * 100 * 4 * 8],
    ['a hand of a clock', face([clock()]), HAND],
    ['every picture of a bitmap font', face([digitText], [digits]), 2 * 30 * 40 * 4],
    ['the system font', face([text('SYNC_TO_DEVICE')]), SYSTEM_FONT],
    ['the same if none is named', face([text()]), SYSTEM_FONT],
    ['a font by its file, once', face([text('inter'), text('inter')]), 300_000],
    ['nothing for elements that only always-on shows', face([onlyAmbient([image('dial')])]), 0],
    ['nothing for missing files', face([image('lost')]), 0],
  ])('counts %s', (_, root, bytes) => expect(activeBytes(root, files)).toBe(bytes));
});

describe('in always-on', () => {
  it.each([
    ['nothing', face([]), 0],
    ['one layer for static parts', face([image('dial'), image('hand'), text('inter')]), LAYER],
    ['a new layer after a clock, and its hands', face([image('dial'), clock(), image('hand')]), 2 * LAYER + HAND],
    ['a new layer after a slot', face([image('dial'), xml('ComplicationSlot', {}), image('dial')]), 2 * LAYER],
    ['no layer of its own for a rotated element, but its picture', face([image('dial'), turned('hand')]), LAYER + HAND],
    ['rotated pictures of one content, once', face([turned('same'), turned('twin')]), HAND],
    ['two bytes a px for colours that fit', face([turned('plain')]), 100 * 100 * 2],
    ['one frame of an animation', face([turned('film')]), 100 * 100 * 4],
    ['the pictures of digits', face([digitText], [digits]), 2 * 30 * 40 * 4],
    ['the font of a digital clock', face([digitalClock('inter')]), 300_000],
    ['the system font in a digital clock', face([digitalClock('SYNC_TO_DEVICE')]), SYSTEM_FONT],
    ['the font of a text with minutes', face([text('inter', '[MINUTE_Z]')]), 300_000],
    ['the font of a text with a time by ICU', face([text('inter', 'icuText("h:mm")')]), 300_000],
    ['a text with hours as static', face([text('inter', HOUR)]), LAYER],
    ['one layer for parts with parameters, transforms and conditions', face(mcClock), LAYER],
    [
      'a picture in a turned group as static',
      face([xml('Group', {}, [xml('Transform', { target: 'angle', value: '[MINUTE]' }), image('hand')])]),
      LAYER,
    ],
    [
      'a part turned by the hour as static',
      face([image('hand', {}, [xml('Transform', { target: 'angle', value: HOUR })])]),
      LAYER,
    ],
    [
      'the layers of the largest option, and its dynamic pictures',
      face([image('dial'), hands], [declared(hands)]),
      3 * LAYER + HAND,
    ],
    [
      'the branch of a condition that always-on shows',
      face([condition(' [STATE.IS_AMBIENT] ', [], [image('dial')])]),
      0,
    ],
    ['a slot with the fonts of its texts', face([slot]), 300_000],
    ['a font of 10.38 MB on the time', face([image('dial'), text('huge', '[MINUTE]')]), LAYER + 10_884_219],
    ['nothing for elements hidden there', face([unlessAmbient([image('dial'), clock()])]), 0],
    ['elements shown only there', face([onlyAmbient([image('dial')])]), LAYER],
  ])('counts %s', (_, root, bytes) => expect(ambientBytes(root, files)).toBe(bytes));
});
