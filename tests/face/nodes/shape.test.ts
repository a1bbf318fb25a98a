// Shapes: bounds of the schema, the rasteriser, and what the writer makes of each kind.
import { describe, expect, it } from 'vitest';
import { isOutside } from '@/editor/commands/layerFacts';
import { derivedStyle, exportOutcome } from '@/face/nodes';
import { isSeen } from '@/face/nodes/seen';
import { marginOf } from '@/face/nodes/shape/facts';
import { bakedShape } from '@/face/nodes/shape/shapePicture';
import { rasterise } from '@/face/nodes/shapeRaster';
import { nodeSchemas } from '@/schemas/nodes';
import { bare } from './sampleNodes';
import { attributesOf, writtenNode } from './writtenNode';

const shape = (style: object) => bare('shape', { x: 10, y: 20, width: 100, height: 100, ...style });
const isValid = (style: object) =>
  nodeSchemas.shape.safeParse({ uuid: 'a', label: 'A', nodeType: 'shape', style }).success;
const stops = [
  { at: 0, color: '#ff0000' },
  { at: 1, color: '#0000ff' },
];
const sweep = { kind: 'sweep', stops, centre: { x: 0.5, y: 0.5 }, angle: 0 };

describe('the schema', () => {
  it.each([
    ['2,001 segments', { path: Array.from({ length: 2001 }, () => ['L', 0, 0]) }],
    ['raw path text', { path: 'M0 0L1 1' }],
    ['a coordinate that is no number', { path: [['M', Number.NaN, 0]] }],
    ['an odd number of dashes', { stroke: { dash: [4, 2, 4] } }],
    ['a stroke of 201 px', { stroke: { width: 201 } }],
    ['25 sides', { sides: 25 }],
    ['one stop', { fill: { ...sweep, stops: stops.slice(1) } }],
    ['stops out of order', { fill: { ...sweep, stops: [...stops].reverse() } }],
  ])('refuses %s', (_, style) => expect(isValid(style)).toBe(false));
  it('accepts 2,000 segments', () =>
    expect(isValid({ path: Array.from({ length: 2000 }, () => ['L', 0, 0]) })).toBe(true));
});

/** The sum of alpha, in px. */
function areaOf(style: object): number {
  const { rgba } = rasterise(bakedShape(shape(style).style).drawing);
  return rgba.reduce((sum, value, at) => (at % 4 === 3 ? sum + value / 255 : sum), 0);
}

describe('the rasteriser', () => {
  const line = { kind: 'solid', color: '#ffffff' };
  it.each([
    ['a rectangle', { kind: 'rectangle' }, 10_000],
    ['a disc', { kind: 'ellipse' }, Math.PI * 2500],
    ['a quarter', { kind: 'pie', startAngle: 0, endAngle: 90 }, (Math.PI * 2500) / 4],
    ['a hexagon', { kind: 'polygon', sides: 6 }, 1.5 * Math.sqrt(3) * 2500],
    ['a ring', { kind: 'arc', startAngle: 0, endAngle: 360, stroke: { paint: line, width: 10 } }, Math.PI * 1000],
    ['an arc', { kind: 'arc', startAngle: 0, endAngle: 90, stroke: { paint: line, width: 10 } }, Math.PI * 250],
    [
      'an inner stroke',
      { kind: 'ellipse', fill: null, stroke: { paint: line, width: 10, align: 'inside' } },
      Math.PI * 900,
    ],
  ])('covers the area of %s within 0.5 %%', (_, style, area) => {
    expect(Math.abs(areaOf(style) / area - 1)).toBeLessThan(0.005);
  });
  it('turns a sweep clockwise from the top', () => {
    const { rgba, width } = rasterise(bakedShape(shape({ fill: sweep }).style).drawing);
    const at = (x: number, y: number) => [...rgba.slice((y * width + x) * 4, (y * width + x) * 4 + 4)];
    expect(at(90, 51)[0]).toBeGreaterThan(180);
    expect(at(10, 51)[2]).toBeGreaterThan(180);
  });
  it.each([
    ['butt', 0],
    ['square', 6 * 16],
    ['round', 6 * Math.PI * 4],
  ])('draws dashes of no length with %s caps as dots', (cap, area) => {
    const stroke = { paint: line, width: 4, cap, dash: [0, 19.99] };
    expect(Math.abs(areaOf({ kind: 'line', stroke }) - area)).toBeLessThan(1);
  });
  it.each([
    ['a hexagon', { kind: 'polygon', sides: 6 }],
    ['a flat triangle', { kind: 'polygon', sides: 3, height: 30 }],
    ['a blunt star', { kind: 'star', points: 8, inner: 0.8 }],
    ['a star with bevelled tips', { kind: 'star', points: 24, inner: 0.2 }],
    ['a pie', { kind: 'pie', startAngle: 20, endAngle: 150 }],
    ['a thin pie', { kind: 'pie', startAngle: 0, endAngle: 12 }],
    ['a long pie', { kind: 'pie', startAngle: 0, endAngle: 300, height: 20 }],
  ])('draws the mitred corners of %s within the margin of its picture', (_, style) => {
    const { style: drawn } = shape({ ...style, fill: null, stroke: { paint: line, width: 16 } });
    const margin = 80;
    const [width, height] = [drawn.width + 2 * margin, drawn.height + 2 * margin];
    const { rgba } = rasterise({ style: drawn, width, height, dx: margin, dy: margin });
    const inked = Array.from({ length: width * height }, (_, at) => at).filter((at) => rgba[at * 4 + 3] !== 0);
    const reach = inked.map((at) => {
      const [x, y] = [(at % width) - margin, Math.floor(at / width) - margin];
      return Math.max(-x, -y, x + 1 - drawn.width, y + 1 - drawn.height);
    });
    expect(reach.reduce((most, one) => Math.max(most, one))).toBeLessThanOrEqual(marginOf(drawn) + 1);
  });
  it('makes no room for corners that are not sharp', () => {
    expect(marginOf(shape({ kind: 'polygon', sides: 6, stroke: { paint: line, width: 16 } }).style)).toBeCloseTo(
      8 / Math.sin(Math.PI / 3),
    );
  });
});

describe('the writer', () => {
  it('writes fill and stroke as two shapes of one part', () => {
    const stroke = { paint: { kind: 'solid', color: '#112233' }, width: 4 };
    const { elements } = writtenNode(shape({ kind: 'ellipse', stroke }));
    expect(elements.map(({ name }) => name)).toEqual(['PartDraw']);
    expect(attributesOf(elements, 'Ellipse')).toHaveLength(2);
    expect(attributesOf(elements, 'Stroke')).toEqual([{ color: '#112233', thickness: '4', cap: 'BUTT' }]);
  });
  it.each([[[0, 0]], [[0.001, 0.001]], [[1e-20, 1e-20]]])('draws dashes of %j px as a solid line', (dash) => {
    const { elements } = writtenNode(
      shape({ kind: 'line', stroke: { paint: { kind: 'solid', color: '#112233' }, width: 4, dash } }),
    );
    expect(attributesOf(elements, 'Stroke')).toEqual([{ color: '#112233', thickness: '4', cap: 'BUTT' }]);
    expect(
      areaOf({ kind: 'line', stroke: { paint: { kind: 'solid', color: '#112233' }, width: 4, dash } }),
    ).toBeCloseTo(400, 0);
  });
  it('tints a white picture of one colour', () => {
    const node = shape({ kind: 'star', fill: { kind: 'solid', color: '#ff8800' } });
    const { elements, pictures } = writtenNode(node);
    expect(attributesOf(elements, 'PartImage')[0]?.tintColor).toBe('#ff8800');
    expect(pictures[0]?.drawing?.style.fill).toEqual({ kind: 'solid', color: '#ffffff' });
    expect(exportOutcome(node, 'watchFace')).toEqual({ outcome: 'baked', reasons: ['noOutline'] });
    expect(exportOutcome(node, 'layers').outcome).toBe('baked');
  });
  it('names a layer that is too large for a picture', () => {
    const { findings } = writtenNode(shape({ kind: 'star', width: 5000 }));
    expect(findings).toMatchObject([{ key: 'shapeTooLarge', severity: 'error', uuid: 'u-shape' }]);
  });
});

describe('a stroke that reaches into the canvas shows a layer whose box is outside', () => {
  const canvas = { width: 500, height: 500, shape: 'rectangle' } as const;
  const stroke = (width: number) => ({ paint: { kind: 'solid', color: '#ffffff' }, width });
  it.each([
    [60, true],
    [4, false],
  ])('%d px wide: %j', (width, isShown) => {
    const node = shape({ kind: 'line', x: 100, y: -24, height: 16, stroke: stroke(width) });
    expect(isSeen(node, canvas)).toBe(isShown);
    expect(isOutside(node, canvas)).toBe(!isShown);
  });
});

describe('a new sweep along an arc', () => {
  const canvas = { width: 500, height: 500, shape: 'circle' } as const;
  const strokeOf = (style: object) => {
    const node = shape({ kind: 'arc', stroke: { paint: { kind: 'solid', color: '#ffffff' }, width: 4 }, ...style });
    return derivedStyle(node, 'stroke.paint', sweep, canvas);
  };
  it.each([
    ['opens below', { startAngle: -135, endAngle: 135 }, -180],
    ['opens on the left', { startAngle: 0, endAngle: 180 }, -90],
    ['is a ring', { startAngle: 0, endAngle: 360 }, 0],
    ['is a ring as an ellipse', { kind: 'ellipse' }, 0],
  ])('that %s has its seam in the gap', (_, style, angle) => {
    expect(strokeOf(style)).toMatchObject({ stroke: { width: 4, paint: { kind: 'sweep', angle } } });
  });
  it('keeps the angle of one that is already a sweep', () => {
    expect(strokeOf({ stroke: { paint: sweep, width: 4 } })).toMatchObject({ stroke: { paint: { angle: 0 } } });
  });
});
