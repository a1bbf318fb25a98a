// Distances between rectangles: separate, diagonal, overlapping, nested; and to neighbours and the canvas edges.
import { describe, expect, it } from 'vitest';
import type { Bounds } from '@/face/geometry/bounds';
import { distancesAround, type Gap, gapsBetween, lengthOf } from '@/face/geometry/distances';
import fc from '@/tests/support/property';

const box = (x: number, y: number, width: number, height: number): Bounds => ({ x, y, width, height });
const lengths = (gaps: readonly Gap[]) => Object.fromEntries(gaps.map((gap) => [gap.side, lengthOf(gap)]));
const OWN = box(100, 100, 40, 20);

describe('the distances between two rectangles', () => {
  it.each([
    ['to the left', box(10, 100, 50, 20), { left: 40 }],
    ['to the right', box(165, 90, 10, 80), { right: 25 }],
    ['above', box(90, 10, 100, 60), { top: 30 }],
    ['below', box(110, 132.5, 5, 5), { bottom: 12.5 }],
    ['diagonal, to the right and below', box(150, 150, 10, 10), { right: 10, bottom: 30 }],
    ['diagonal, to the left and above', box(0, 0, 80, 70), { left: 20, top: 30 }],
    ['touching', box(140, 100, 40, 20), { right: 0 }],
    ['touching at a corner', box(140, 120, 10, 10), { right: 0, bottom: 0 }],
    ['around it', box(0, 0, 450, 450), { left: 100, right: 310, top: 100, bottom: 330 }],
    ['inside it', box(110, 105, 10, 10), { left: 10, right: 20, top: 5, bottom: 5 }],
    ['overlapping a corner', box(120, 110, 40, 40), { left: 20, right: 20, top: 10, bottom: 30 }],
    ['the same', OWN, { left: 0, right: 0, top: 0, bottom: 0 }],
    ['a point inside', box(120, 110, 0, 0), { left: 20, right: 20, top: 10, bottom: 10 }],
    ['a point on the corner', box(100, 100, 0, 0), { left: 0, top: 0 }],
  ])('%s', (_, target, expected) => {
    expect(lengths(gapsBetween(OWN, target))).toEqual(expected);
  });

  it('draws the line between facing edges, without a helper line', () => {
    expect(gapsBetween(OWN, box(160, 110, 40, 100))).toEqual([
      { side: 'right', from: 140, to: 160, at: 115, helper: null },
    ]);
  });
  it('connects a line that ends beside its target', () => {
    expect(gapsBetween(OWN, box(160, 200, 40, 100))).toEqual([
      { side: 'right', from: 140, to: 160, at: 110, helper: { at: 160, from: 110, to: 200 } },
      { side: 'bottom', from: 120, to: 200, at: 120, helper: { at: 200, from: 120, to: 160 } },
    ]);
  });

  const any = fc.record({
    x: fc.integer({ min: -300, max: 600 }),
    y: fc.integer({ min: -300, max: 600 }),
    width: fc.integer({ min: 1, max: 200 }),
    height: fc.integer({ min: 1, max: 200 }),
  });
  it('are equal in both directions', () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        const sorted = (gaps: Gap[]) => gaps.map(lengthOf).sort((x, y) => x - y);
        expect(sorted(gapsBetween(a, b))).toEqual(sorted(gapsBetween(b, a)));
      }),
    );
  });
  it('are never negative and at most one per axis if the two are separate', () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        const gaps = gapsBetween(a, b);
        expect(gaps.every((gap) => lengthOf(gap) >= 0)).toBe(true);
        expect([1, 2, 4]).toContain(gaps.length);
      }),
    );
  });
});

describe('the distances around a rectangle', () => {
  const CANVAS = { width: 450, height: 450 };
  const around = (from: Bounds, others: readonly Bounds[]) =>
    distancesAround(from, others, CANVAS).map(({ side, neighbour, edge, isOver }) => [
      side,
      neighbour ? [neighbour.index, lengthOf(neighbour.gap)] : null,
      isOver ? -lengthOf(edge) : lengthOf(edge),
    ]);

  it('go to the nearest neighbour on each side and to the edges', () => {
    const others = [box(0, 100, 20, 20), box(60, 110, 30, 30), box(100, 200, 40, 40), box(300, 0, 50, 50)];
    expect(around(OWN, others)).toEqual([
      ['left', [1, 10], 100],
      ['right', null, 310],
      ['top', null, 100],
      ['bottom', [2, 80], 330],
    ]);
  });
  it('ignore rectangles that overlap or only touch the strip beside it', () => {
    expect(around(OWN, [box(120, 110, 40, 40), box(0, 120, 50, 50)]).map(([, neighbour]) => neighbour)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
  it('report a side beyond the edge', () => {
    expect(around(box(-30, 100, 40, 400), []).map(([side, , edge]) => [side, edge])).toEqual([
      ['left', -30],
      ['right', 440],
      ['top', 100],
      ['bottom', -50],
    ]);
  });
});
