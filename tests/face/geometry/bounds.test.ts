// Corners and bounds of rotated, scaled boxes with and without a pivot.

import { describe, expect, it } from 'vitest';
import { type Box, boundsOf, cornersOf, onCanvas, pivotOf, round2, turned, unionBounds } from '@/face/geometry/bounds';
import fc from '@/tests/support/property';

const box = (over: Partial<Box> = {}): Box => ({ x: 10, y: 20, width: 40, height: 20, ...over });

describe('bounds of a box', () => {
  it.each<[string, Box, [number, number, number, number]]>([
    ['at rest', box(), [10, 20, 40, 20]],
    ['a quarter turn about the centre', box({ rotation: 90 }), [20, 10, 20, 40]],
    ['a half turn', box({ rotation: 180 }), [10, 20, 40, 20]],
    ['a quarter turn about the top-left', box({ rotation: 90, offset: { x: 0, y: 0 } }), [-10, 20, 20, 40]],
    ['a quarter turn about a pivot below', box({ rotation: 90, offset: { x: 20, y: 40 } }), [50, 40, 20, 40]],
    ['doubled about the centre', box({ scaleX: 2, scaleY: 2 }), [-10, 10, 80, 40]],
    ['mirrored', box({ scaleX: -1 }), [10, 20, 40, 20]],
  ])('%s', (_, given, [x, y, width, height]) => {
    expect(boundsOf(given)).toEqual({ x, y, width, height });
  });

  it('a square at 45 degrees is as wide as its diagonal', () => {
    expect(boundsOf({ x: 0, y: 0, width: 10, height: 10, rotation: 45 }).width).toBeCloseTo(Math.SQRT2 * 10);
  });

  it('the pivot stays in place at every angle, and corners keep their distance from it', () => {
    const shape = fc.record({
      angle: fc.double({ min: -360, max: 360, noNaN: true }),
      px: fc.double({ min: -50, max: 90, noNaN: true }),
      py: fc.double({ min: -50, max: 90, noNaN: true }),
    });
    fc.assert(
      fc.property(shape, ({ angle, px, py }) => {
        const still = box({ offset: { x: px, y: py } });
        const spun = { ...still, rotation: angle };
        const pivot = onCanvas(spun, pivotOf(spun));
        expect(pivot.x).toBeCloseTo(10 + px);
        expect(pivot.y).toBeCloseTo(20 + py);
        const reach = (one: Box) => cornersOf(one).map((c) => Math.hypot(c.x - 10 - px, c.y - 20 - py));
        reach(spun).forEach((distance, index) => {
          expect(distance).toBeCloseTo(reach(still)[index]!);
        });
      }),
    );
  });

  it('turning by 90 takes right to down', () => {
    expect(turned({ x: 1, y: 0 }, 90)).toEqual({ x: 0, y: 1 });
    expect(turned({ x: 1, y: 0 }, -270)).toEqual({ x: 0, y: 1 });
  });

  it('the union contains all, and of nothing is null', () => {
    expect(unionBounds([box(), { x: -5, y: 30, width: 5, height: 50 }])).toEqual({
      x: -5,
      y: 20,
      width: 55,
      height: 60,
    });
    expect(unionBounds([])).toBeNull();
  });

  it('rounding gives two decimals and never -0', () => {
    expect(round2(1.005 + 1e-9)).toBe(1.01);
    expect(Object.is(round2(-0.001), 0)).toBe(true);
  });
});
