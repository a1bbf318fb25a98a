// Shadows of shapes and pictures: how they are exported, where they are drawn at an angle, and what always-on starts with.
import { describe, expect, it } from 'vitest';
import { ambientStart } from '@/editor/document/modes';
import { exportOutcome, shadowOfLayer } from '@/face/nodes';
import { pictured as picturedImage } from '@/face/nodes/image/pictured';
import { withoutLostEffects } from '@/face/nodes/lostEffects';
import { isSeen } from '@/face/nodes/seen';
import { pictured } from '@/face/nodes/shape/pictured';
import { rasterise } from '@/face/nodes/shapeRaster';
import { bakePicture } from '@/output/watchFace/bakePicture';
import { type FaceNode, nodeSchemas } from '@/schemas/nodes';
import { bare } from './sampleNodes';
import { attributesOf, writtenNode } from './writtenNode';

const shadow = { isOn: true, x: 12, y: 20, blur: 8, color: '#10203080' };
const shape = (style: object) =>
  bare('shape', { kind: 'rectangle', x: 100, y: 100, width: 40, height: 40, shadow, ...style });
const hand = shape({ rotate: '#DWFM#', offset: { x: 20, y: 40 } });

it('an older document has no shadow, and one click adds a usable one', () => {
  const { style } = bare('shape', {});
  expect(style.shadow).toEqual({ isOn: false, x: 0, y: 4, blur: 6, color: '#00000080' });
  const read = (given: object) =>
    nodeSchemas.shape.safeParse({ uuid: 'a', label: 'A', nodeType: 'shape', style: { shadow: given } }).success;
  expect([{ x: 101 }, { y: -101 }, { blur: 61 }, { blur: -1 }, { color: 'black' }].map(read)).toEqual(
    new Array(5).fill(false),
  );
});

describe('how it leaves', () => {
  it.each([
    ['a plain shape', shape({}), 'watchFace', { outcome: 'restructured', reasons: ['shadowBelow'] }],
    ['a hand', hand, 'watchFace', { outcome: 'restructured', reasons: ['shadowBelow'] }],
    ['a star', shape({ kind: 'star' }), 'watchFace', { outcome: 'baked', reasons: ['noOutline', 'shadowBelow'] }],
    [
      ...(['a huge shape', shape({ width: 3000 }), 'watchFace'] as const),
      { outcome: 'native', reasons: ['shadowTooLarge'], lost: ['shadow'] },
    ],
    ['a plain shape', shape({}), 'layers', { outcome: 'baked', reasons: ['chip', 'shadowInPicture'] }],
    ['a hand', hand, 'layers', { outcome: 'baked', reasons: ['chip', 'shadowTurns'], lost: ['shadow'] }],
    [
      'a clear color',
      shape({ shadow: { ...shadow, color: '#00000000' } }),
      'watchFace',
      { outcome: 'native', reasons: [] },
    ],
  ] as const)('%s in %3$s', (_, node, packaging, outcome) => expect(exportOutcome(node, packaging)).toEqual(outcome));

  it('the shadow of a hand turns by the same value about the pivot moved by the offset', () => {
    const { elements, pictures } = writtenNode(hand);
    expect(elements.map(({ name }) => name)).toEqual(['PartImage', 'PartDraw']);
    const [below, above] = elements.map(({ attributes }) => {
      const { x, y, width, height, pivotX, pivotY } = attributes;
      return { x: Number(x) + Number(width) * Number(pivotX), y: Number(y) + Number(height) * Number(pivotY) };
    });
    expect(above!.x).toBeCloseTo(120, 3);
    expect(above!.y).toBeCloseTo(140, 3);
    expect(below!.x).toBeCloseTo(132, 3);
    expect(below!.y).toBeCloseTo(160, 3);
    const [first, second] = attributesOf(elements, 'Transform');
    expect(first).toEqual(second);
    expect(attributesOf(elements, 'PartImage')[0]?.tintColor).toBe('#102030');
    expect(pictures[0]?.drawing?.shadow).toEqual({ x: 0, y: 0, blur: 8, color: '#ffffff80', isAlone: true });
  });

  it('a faded layer fades with its shadow as one', () => {
    const { elements } = writtenNode(shape({ opacity: 0.5 }));
    expect(elements.map(({ name, attributes }) => [name, attributes.alpha])).toEqual([['Group', '128']]);
    expect(attributesOf(elements, 'PartImage')[0]?.alpha).toBeUndefined();
  });

  it('a resting shadow is part of the picture for a chip watch, and keeps its side on the canvas', () => {
    const { picture, layer } = pictured(shape({ rotation: 90 }))!;
    const { x, y } = picture.drawing!.shadow!;
    expect([x, y]).toEqual([expect.closeTo(20), expect.closeTo(-12)]);
    expect(layer(`asset:${'0'.repeat(64)}`, 1).style).toMatchObject({ rotation: 90, isTinted: false });
    expect(pictured(hand)!.picture.drawing!.shadow).toBeUndefined();
  });
});

it('the picture has the alpha of the blurred silhouette', () => {
  const { drawing } = writtenNode(hand).pictures.find(({ drawing }) => drawing?.shadow) ?? {};
  const { width, rgba } = rasterise(drawing!);
  const alpha = (x: number, y: number) => rgba[(y * width + x) * 4 + 3]!;
  const sum = rgba.reduce((total, value, at) => (at % 4 === 3 ? total + value / 128 : total), 0);
  expect(sum / 1600).toBeCloseTo(1, 1);
  const left = Math.round(drawing!.dx);
  const middle = Math.round(drawing!.dy) + 20;
  expect(alpha(left + 20, middle)).toBe(128);
  expect(Math.abs(alpha(left, middle) + alpha(left - 1, middle) - 128)).toBeLessThan(3);
  expect(alpha(0, 0)).toBe(0);
});

it('always-on starts without it, and the layer of the normal mode keeps it', () => {
  const [layer] = ambientStart([hand, bare('text')]).nodes;
  expect(layer).toMatchObject({ uuid: hand.uuid, style: { shadow: { isOn: false, x: 12 } } });
  expect(hand.style.shadow.isOn).toBe(true);
});

it('a shadow that reaches into the canvas shows a layer whose box is outside', () => {
  const canvas = { width: 500, height: 500, shape: 'rectangle' } as const;
  const at = (y: number) => isSeen(shape({ y: -50, shadow: { ...shadow, x: 0, y, blur: 0 } }), canvas);
  expect([at(0), at(30)]).toEqual([false, true]);
});

describe('a picture', () => {
  const url = `asset:${'1'.repeat(64)}`;
  const picture = (style: object = {}, more: object = {}) =>
    bare('image', { x: 100, y: 100, width: 40, height: 80, url, shadow, ...style }, { type: 'image', ...more });
  const axis = { x: 240, y: 180, width: 20, height: 90, offset: { x: 10, y: 70 } };
  const clockHand = picture({ ...axis, rotate: '#DWFM#' }, { type: 'minutes' });
  const turned = picture({ rotate: '#DWFM#', offset: { x: 20, y: 70 } });
  const icon = picture({}, { type: 'icon', activeIcon: url, activeWhen: '(#BLP#>60)' });
  const below = { outcome: 'restructured', reasons: ['shadowBelow'] };
  const without = (reason: string) => ({ outcome: 'native', reasons: [reason], lost: ['shadow'] });

  it.each([
    ['at rest', picture(), below, { outcome: 'restructured', reasons: ['shadowInPicture'] }],
    ['that is a hand', clockHand, below, without('shadowTurns')],
    ['that data turns', turned, below, without('shadowTurns')],
    ['that is an icon with two pictures', icon, below, without('shadowLive')],
    ['too large for a picture', picture({ height: 1990 }), without('shadowTooLarge'), without('shadowTooLarge')],
    ...(
      [
        ['that is the background', picture({}, { type: 'background' })],
        ['with a clear shadow', picture({ shadow: { ...shadow, color: '#00000000' } })],
      ] as const
    ).map(
      ([name, node]) => [name, node, { outcome: 'native', reasons: [] }, { outcome: 'native', reasons: [] }] as const,
    ),
  ] as const)('%s leaves with its shadow, or says why not', (_, node, watchFace, layers) => {
    expect(exportOutcome(node, 'watchFace')).toEqual(watchFace);
    expect(exportOutcome(node, 'layers')).toEqual(layers);
  });

  it('the shadow of a clock hand is a second hand that turns about the moved pivot', () => {
    const { elements, pictures } = writtenNode(clockHand);
    expect(elements.map(({ name }) => name)).toEqual(['AnalogClock', 'AnalogClock']);
    const [cast, own] = attributesOf(elements, 'MinuteHand').map(
      ({ x, y, width, height, pivotX, pivotY, tintColor }) => ({
        x: Number(x) + Number(width) * Number(pivotX),
        y: Number(y) + Number(height) * Number(pivotY),
        tintColor,
      }),
    );
    expect(own).toEqual({ x: expect.closeTo(250, 2), y: expect.closeTo(250, 2), tintColor: undefined });
    expect(cast).toEqual({ x: expect.closeTo(262, 2), y: expect.closeTo(270, 2), tintColor: '#102030' });
    expect(pictures.map(({ cast }) => cast)).toEqual([
      {
        ...{ x: 0, y: 0, blur: 8, color: '#ffffff80', isAlone: true, width: 20, height: 90 },
        margins: { left: 12, top: 12, right: 12, bottom: 12 },
      },
      undefined,
    ]);
  });

  it('an icon shows the shadow of the picture that it shows', () => {
    const { elements, pictures } = writtenNode(icon);
    expect(attributesOf(elements, 'PartImage')).toHaveLength(4);
    expect(pictures.map(({ cast }) => cast !== undefined)).toEqual([true, false, true, false]);
  });

  it('that keeps something of an imported part keeps it when it fades with its shadow', () => {
    const left = [{ element: 'PartImage', attribute: 'tintColor', value: '[CONFIGURATION.theme.0]' }];
    const { elements, findings } = writtenNode({ ...picture({ opacity: 0.5 }), left });
    expect(findings).toEqual([]);
    const tints = attributesOf(elements, 'PartImage').map(({ tintColor }) => tintColor);
    expect(tints).toEqual(['#102030', '[CONFIGURATION.theme.0]']);
  });

  it('at rest on a chip watch its picture contains the shadow, and its pivot stays', () => {
    const made = picturedImage(picture({ rotation: 90, scaleX: -1, isTinted: true, tintColor: '#ff0000' }))!;
    expect(made.picture).toMatchObject({ url, mirrorX: true, tint: { red: 255, green: 0 }, cast: { isAlone: false } });
    const { x, y, margins } = made.picture.cast!;
    expect([x, y]).toEqual([expect.closeTo(20), expect.closeTo(-12)]);
    expect(margins).toEqual({ left: 0, top: 24, right: 32, bottom: 0 });
    const { style } = made.layer(`asset:${'2'.repeat(64)}`, 9);
    expect(style).toMatchObject({ x: 100, y: 76, width: 72, height: 104, rotation: 90, scaleX: 1, isTinted: false });
    expect(style).toMatchObject({ offset: { x: 20, y: 64 }, shadow: { isOn: false } });
    expect([clockHand, icon, picture({ shadow: { ...shadow, isOn: false } })].map(picturedImage)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is drawn above its shadow, pixel by pixel', () => {
    const red = {
      width: 2,
      height: 2,
      rgba: new Uint8ClampedArray([255, 0, 0, 255, 255, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0]),
    };
    const cast = {
      width: 2,
      height: 2,
      margins: { left: 0, top: 0, right: 1, bottom: 1 },
      blur: 0,
      color: '#0000ff80',
    };
    const rows = (isAlone: boolean, x = 1) => {
      const { width, rgba } = bakePicture(red, { url, cast: { ...cast, x, y: 0, isAlone } });
      return Array.from({ length: width }, (_, at) => [...rgba.slice(at * 4, at * 4 + 4)]);
    };
    // Behind the half clear pixel half of the shadow shows: 128 of red on 128 * (1 - 128 / 255) of blue.
    expect(rows(false)).toEqual([
      [255, 0, 0, 255],
      [170, 0, 85, 192],
      [0, 0, 255, 64],
    ]);
    expect(rows(true)).toEqual([
      [0, 0, 0, 0],
      [0, 0, 255, 128],
      [0, 0, 255, 64],
    ]);
    expect(rows(true, 0.5)[0]).toEqual([0, 0, 255, 64]);
  });

  it('always-on starts without it', () => {
    const [layer] = ambientStart([clockHand]).nodes;
    expect(layer).toMatchObject({ style: { shadow: { isOn: false, x: 12 } } });
  });
});

it.each([
  ['watchFace', '#DWFM#', true],
  ['watchFace', '', true],
  ['layers', '', true],
  ['layers', '#DWFM#', false],
] as const)('packages with %s: a layer turned by "%s" is drawn with its shadow: %s', (packaging, rotate, isOn) => {
  const node: FaceNode = bare('shape', { kind: 'rectangle', rotate, shadow: { isOn: true } });
  const shown = withoutLostEffects(node, packaging);
  expect(shown === node).toBe(isOn);
  expect(shadowOfLayer(shown)?.isOn).toBe(isOn);
});
