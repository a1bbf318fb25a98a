// Shadows of shapes: how they leave, where they are at an angle, and what always-on starts with.
import { describe, expect, it } from 'vitest';
import { ambientStart } from '@/editor/document/modes';
import { exportOutcome } from '@/face/nodes';
import { isSeen } from '@/face/nodes/seen';
import { pictured } from '@/face/nodes/shape/pictured';
import { rasterise } from '@/face/nodes/shapeRaster';
import { nodeSchemas } from '@/schemas/nodes';
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
    const { drawing, layer } = pictured(shape({ rotation: 90 }))!;
    const { x, y } = drawing.shadow!;
    expect([x, y]).toEqual([expect.closeTo(20), expect.closeTo(-12)]);
    expect(layer(`asset:${'0'.repeat(64)}`, 1).style).toMatchObject({ rotation: 90, isTinted: false });
    expect(pictured(hand)!.drawing.shadow).toBeUndefined();
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
