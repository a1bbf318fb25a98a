// Memory of a face on the watch, against numbers counted by hand.
import { describe, expect, it } from 'vitest';
import { type XmlElement, xml } from '@/bytes/xml/xml';
import {
  ACTIVE_BYTES_MAX,
  AMBIENT_BYTES_MAX,
  activeBytes,
  ambientBytes,
  type DrawableFacts,
  type FaceFiles,
} from '@/output/watchFace/memoryFootprint';

const FILES: Readonly<Record<string, DrawableFacts>> = {
  dial: { width: 450, height: 450, frames: 1 },
  hand: { width: 20, height: 200, frames: 1 },
  same: { width: 20, height: 200, frames: 1, content: 'one' },
  twin: { width: 20, height: 200, frames: 1, content: 'one' },
  film: { width: 100, height: 100, frames: 8 },
  plain: { width: 100, height: 100, frames: 1, fitsRgb565: true },
  nought: { width: 30, height: 40, frames: 1 },
  one: { width: 30, height: 40, frames: 1 },
};
const files: FaceFiles = {
  drawable: (name) => FILES[name] ?? null,
  fontBytes: (family) => (family === 'inter' ? 300_000 : null),
};
const SYSTEM_FONT = 2_371_712;
const LAYER = 450 * 450 * 4;
const DIAL = 450 * 450 * 4;
const HAND = 20 * 200 * 4;

const face = (children: readonly XmlElement[], before: readonly XmlElement[] = []) =>
  xml('WatchFace', {}, [...before, xml('Scene', {}, children)]);
const image = (resource: string, values = {}, more: readonly XmlElement[] = []) =>
  xml('PartImage', values, [...more, xml('Image', { resource })]);
const turned = (resource: string) =>
  image(resource, {}, [xml('Transform', { target: 'angle', value: '[MINUTE] * 6' })]);
const text = (family?: string, tag = false) =>
  xml('PartText', {}, [
    xml('Text', {}, [
      xml(
        'Font',
        family ? { family } : {},
        tag ? [xml('Template', {}, ['%s', xml('Parameter', { expression: '[HOUR]' })])] : ['Hi'],
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
    xml('BitmapFont', { family: 'digits' }, [xml('Template', {}, ['%s', xml('Parameter', { expression: '[HOUR]' })])]),
  ]),
]);

it('knows the bounds of watches', () =>
  expect([ACTIVE_BYTES_MAX, AMBIENT_BYTES_MAX]).toEqual([104_857_600, 10_485_760]));

describe('awake', () => {
  it.each([
    ['nothing', face([]), 0],
    ['a picture whole, four bytes a px', face([image('dial')]), DIAL],
    ['a picture that is shown twice, once', face([image('dial'), image('dial')]), DIAL],
    ['pictures of one content, once', face([image('same'), image('twin')]), HAND],
    ['every frame of an animated picture', face([image('film')]), 100 * 100 * 4 * 8],
    ['a hand of a clock', face([clock()]), HAND],
    ['every picture of a font made of pictures', face([digitText], [digits]), 2 * 30 * 40 * 4],
    ['the font of the system', face([text('SYNC_TO_DEVICE')]), SYSTEM_FONT],
    ['the same where none is named', face([text()]), SYSTEM_FONT],
    ['a font by its file, once', face([text('inter'), text('inter')]), 300_000],
    ['nothing for what always-on alone shows', face([onlyAmbient([image('dial')])]), 0],
    ['nothing for what is not among the files', face([image('lost')]), 0],
  ])('counts %s', (_, root, bytes) => expect(activeBytes(root, files)).toBe(bytes));
});

describe('in always-on', () => {
  it.each([
    ['nothing', face([]), 0],
    ['one layer for parts that stand still', face([image('dial'), image('hand'), text('inter')]), LAYER],
    ['a new layer after a clock, and its hands', face([image('dial'), clock(), image('hand')]), 2 * LAYER + HAND],
    ['a new layer after a slot', face([image('dial'), xml('ComplicationSlot', {}), image('dial')]), 2 * LAYER],
    ['no layer of its own for what is turned, but its picture', face([image('dial'), turned('hand')]), LAYER + HAND],
    ['pictures of one content that are turned, once', face([turned('same'), turned('twin')]), HAND],
    ['two bytes a px for colours that stand it', face([turned('plain')]), 100 * 100 * 2],
    ['one frame of what moves', face([turned('film')]), 100 * 100 * 4],
    ['the pictures of digits', face([digitText], [digits]), 2 * 30 * 40 * 4],
    [
      'what stands in a condition as drawn anew',
      face([xml('Condition', {}, [xml('Default', {}, [image('hand')])])]),
      HAND,
    ],
    [
      'what a turned group holds as drawn anew',
      face([xml('Group', {}, [xml('Transform', { target: 'angle', value: '[MINUTE]' }), image('hand')])]),
      HAND,
    ],
    ['nothing for what is hidden there', face([unlessAmbient([image('dial'), clock()])]), 0],
    ['what is shown there alone', face([onlyAmbient([image('dial')])]), LAYER],
  ])('counts %s', (_, root, bytes) => expect(ambientBytes(root, files)).toBe(bytes));
});
