// The SVG transform matches the bounds, and moving and rotating round to valid style values.

import { describe, expect, it } from 'vitest';
import { type Box, cornersOf } from '@/face/geometry/bounds';
import { directionOf, moveStyle, normalAngle, rotateStyle, transformOf } from '@/face/geometry/transform';
import fc from '@/tests/support/property';

type Matrix = [number, number, number, number, number, number];
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
const translate = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** Parses a transform attribute as SVG defines it. */
function matrixOf(transform: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0] = list.split(' ').map(Number);
    if (name === 'translate') matrix = times(matrix, translate(a, b));
    if (name === 'scale') matrix = times(matrix, [a, 0, 0, b, 0, 0]);
    if (name === 'rotate') {
      const angle = (a * Math.PI) / 180;
      const spin: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
      matrix = times(times(times(matrix, translate(b, c)), spin), translate(-b, -c));
    }
  }
  return matrix;
}

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const boxes: fc.Arbitrary<Box> = fc.record({
  x: number(-500, 500),
  y: number(-500, 500),
  width: number(1, 500),
  height: number(1, 500),
  rotation: number(-360, 360),
  scaleX: number(-2, 2),
  scaleY: number(-2, 2),
  offset: fc.option(fc.record({ x: number(-100, 100), y: number(-100, 100) }), { nil: null }),
});

describe('transform', () => {
  it('puts every corner where the bounds are', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const [a, b, c, d, e, f] = matrixOf(transformOf(box));
        const local = [
          [0, 0],
          [box.width, 0],
          [box.width, box.height],
          [0, box.height],
        ] as const;
        cornersOf(box).forEach((corner, index) => {
          const [x, y] = local[index]!;
          expect(a * x + c * y + e).toBeCloseTo(corner.x, 0);
          expect(b * x + d * y + f).toBeCloseTo(corner.y, 0);
        });
      }),
    );
  });

  it('is as short as possible', () => {
    const box = { x: 1, y: 2, width: 10, height: 20 };
    expect(transformOf(box)).toBe('translate(1 2)');
    expect(transformOf(box, 48)).toBe('translate(1 2) rotate(48 5 10)');
    expect(transformOf({ ...box, rotation: 30, offset: { x: 0, y: 3 } }, 0)).toBe('translate(1 2)');
  });

  it('moves by canvas px, to two decimals, within the bounds of a document', () => {
    const box = { x: 1, y: 2, width: 10, height: 20 };
    expect(moveStyle(box, 0.126, -0.001)).toEqual({ x: 1.13, y: 2 });
    expect(moveStyle(box, 1e308, -1e308)).toEqual({ x: 10_000, y: -10_000 });
  });

  it.each([
    [0, 0],
    [360, 0],
    [-90, 270],
    [359.999, 0],
    [725.5, 5.5],
  ])('the angle %s is %s', (degrees, angle) => {
    expect(normalAngle(degrees)).toBe(angle);
  });

  it('rotates in steps on request', () => {
    expect(rotateStyle(52.345)).toEqual({ rotation: 52.35 });
    expect(rotateStyle(52, 15)).toEqual({ rotation: 45 });
    expect(rotateStyle(-8, 15)).toEqual({ rotation: 345 });
  });

  it.each([
    [{ x: 0, y: -1 }, 0],
    [{ x: 1, y: 0 }, 90],
    [{ x: 0, y: 1 }, 180],
    [{ x: -1, y: 0 }, 270],
  ])('direction of %o is %s', (to, degrees) => {
    expect(directionOf({ x: 0, y: 0 }, to)).toBe(degrees);
  });
});
