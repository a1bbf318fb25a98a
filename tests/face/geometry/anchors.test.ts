// Outlines of points with handles: bounds, shares of a box and back, corners and curve points.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Anchor,
  atEighth,
  corner,
  curveOf,
  fittedPath,
  isCurved,
  mirrored,
  nearestOn,
  type Outline,
  outlineBounds,
  outlinesOf,
  pointAt,
  segmentsNeeded,
  sidesOf,
  splitAt,
  withAnchor,
  withHandle,
  withToggled,
} from '@/face/geometry/anchors';
import type { Point } from '@/face/geometry/bounds';
import { nodeSchemas } from '@/schemas/nodes';

const coordinate = fc.integer({ min: -40_000, max: 40_000 }).map((value) => value / 100);
const point = fc.record({ x: coordinate, y: coordinate });
const anchor: fc.Arbitrary<Anchor> = fc.record({
  x: coordinate,
  y: coordinate,
  before: fc.option(point, { nil: null }),
  after: fc.option(point, { nil: null }),
});
const outline: fc.Arbitrary<Outline> = fc.record({
  anchors: fc.array(anchor, { minLength: 2, maxLength: 12 }),
  isClosed: fc.boolean(),
});

/** A straight side as a curve whose places are even. */
const linear = (from: Point, to: Point) => {
  const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  return [from, at(1 / 3), at(2 / 3), to] as const;
};

/** Points along every side. */
const sampled = (one: Outline): Point[] =>
  sidesOf(one).flatMap(([from, to]) => {
    const curve = curveOf(from, to) ?? ([from, from, to, to] as const);
    return Array.from({ length: 21 }, (_, step) => pointAt(curve, step / 20));
  });

describe('the bounds of an outline', () => {
  it('contain every point of it', () => {
    fc.assert(
      fc.property(outline, (one) => {
        const { x, y, width, height } = outlineBounds([one])!;
        for (const at of sampled(one)) {
          expect(at.x).toBeGreaterThanOrEqual(x - 1e-6);
          expect(at.x).toBeLessThanOrEqual(x + width + 1e-6);
          expect(at.y).toBeGreaterThanOrEqual(y - 1e-6);
          expect(at.y).toBeLessThanOrEqual(y + height + 1e-6);
        }
      }),
    );
  });
  it('of a quarter circle follow the curve, not its handles', () => {
    const k = 55.22847498;
    const arch: Outline = {
      anchors: [
        { x: 0, y: 100, before: null, after: { x: 0, y: 100 - 2 * k } },
        { x: 100, y: 100, before: { x: 100, y: 100 - 2 * k }, after: null },
      ],
      isClosed: false,
    };
    const { y, height } = outlineBounds([arch])!;
    // The top of a cubic with both handles at one height: three quarters of that height.
    expect(y).toBeCloseTo(100 - 1.5 * k, 6);
    expect(height).toBeCloseTo(1.5 * k, 6);
  });
  it('are null without a point', () => expect(fittedPath([{ anchors: [], isClosed: false }])).toBeNull());
});

describe('the path in shares of its box', () => {
  it('is valid in the schema, and read back has the same curves within 0.02 px', () => {
    fc.assert(
      fc.property(fc.array(outline, { minLength: 1, maxLength: 3 }), (outlines) => {
        const { path, ...box } = fittedPath(outlines)!;
        const node = { uuid: 'a', label: 'A', nodeType: 'shape', style: { kind: 'path', path, ...box } };
        expect(nodeSchemas.shape.safeParse(node).success).toBe(true);
        expect(path.length).toBeLessThanOrEqual(segmentsNeeded(outlines));
        const back = outlinesOf(path, box);
        const [was, is] = [outlines.flatMap(sampled), back.flatMap(sampled)];
        expect(is).toHaveLength(was.length);
        is.forEach((at, index) => {
          expect(Math.hypot(at.x + box.x - was[index]!.x, at.y + box.y - was[index]!.y)).toBeLessThan(0.02);
        });
        expect(back.map(({ isClosed }) => isClosed)).toEqual(outlines.map(({ isClosed }) => isClosed));
      }),
    );
  });
  it('of a closed curve ends at the first point once', () => {
    const segments = [['M', 0.5, 0], ['C', 1, 0.25, 1, 0.75, 0.5, 1], ['C', 0, 0.75, 0, 0.25, 0.5, 0], ['Z']] as const;
    const [leaf] = outlinesOf(segments, { width: 100, height: 200 });
    expect(leaf).toEqual({
      isClosed: true,
      anchors: [
        { x: 50, y: 0, before: { x: 0, y: 50 }, after: { x: 100, y: 50 } },
        { x: 50, y: 200, before: { x: 100, y: 150 }, after: { x: 0, y: 150 } },
      ],
    });
  });
});

describe('a point', () => {
  it('becomes a curve point along its neighbors, and a corner again', () => {
    const zigzag: Outline = {
      anchors: [corner({ x: 0, y: 0 }), corner({ x: 30, y: 60 }), corner({ x: 60, y: 0 })],
      isClosed: false,
    };
    const curved = withToggled(zigzag, 1);
    const [, middle] = curved.anchors;
    expect(middle!.before!.y).toBe(60);
    expect(middle!.after!.y).toBe(60);
    expect(middle!.before!.x).toBeLessThan(30);
    expect(middle!.after!.x).toBeGreaterThan(30);
    expect(withToggled(curved, 1)).toEqual(zigzag);
  });
  it('pulled has handles that mirror each other', () => {
    fc.assert(
      fc.property(point, point, (at, to) => {
        const { before, after } = mirrored(at, to);
        expect((before!.x + after!.x) / 2).toBeCloseTo(at.x, 6);
        expect((before!.y + after!.y) / 2).toBeCloseTo(at.y, 6);
      }),
    );
  });
  it('held with Shift lies on a line at a multiple of 45°', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const { x, y } = atEighth(from, to);
        const [dx, dy] = [Math.abs(x - from.x), Math.abs(y - from.y)];
        expect(Math.min(dx, dy, Math.abs(dx - dy))).toBeLessThanOrEqual(0.02);
      }),
    );
  });
  it('without handles is a corner', () => expect(isCurved(corner({ x: 1, y: 2 }))).toBe(false));
});

describe('a side', () => {
  const side = fc.tuple(outline, fc.nat(), fc.double({ min: 0.05, max: 0.95, noNaN: true }));
  it('divided in two is drawn the same, with one point more', () => {
    fc.assert(
      fc.property(side, ([one, seed, t]) => {
        const at = seed % sidesOf(one).length;
        const two = splitAt(one, at, t);
        expect(two.anchors).toHaveLength(one.anchors.length + 1);
        const cubic = (of: Outline, index: number) => {
          const [from, to] = sidesOf(of)[index]!;
          return curveOf(from, to) ?? linear(from, to);
        };
        for (let step = 0; step <= 20; step += 1) {
          const share = step / 20;
          const is =
            share <= t ? pointAt(cubic(two, at), share / t) : pointAt(cubic(two, at + 1), (share - t) / (1 - t));
          const was = pointAt(cubic(one, at), share);
          expect(Math.hypot(is.x - was.x, is.y - was.y)).toBeLessThan(1e-6);
        }
      }),
      { numRuns: 50 },
    );
  });
  it('is found nearest to a place on it', () => {
    const square: Outline = {
      anchors: [corner({ x: 0, y: 0 }), corner({ x: 100, y: 0 }), corner({ x: 100, y: 100 })],
      isClosed: true,
    };
    expect(nearestOn([square], { x: 97, y: 30 })).toMatchObject({ outline: 0, side: 1 });
    expect(nearestOn([square], { x: 97, y: 30 })!.t).toBeCloseTo(0.3, 3);
    expect(nearestOn([], { x: 0, y: 0 })).toBeNull();
  });
});

describe('a handle', () => {
  const smooth = mirrored({ x: 10, y: 10 }, { x: 30, y: 10 });
  it('moves its mirror along', () =>
    expect(withHandle(smooth, 'after', { x: 10, y: 40 }, false).before).toEqual({ x: 10, y: -20 }));
  it('moves alone with Alt', () =>
    expect(withHandle(smooth, 'after', { x: 10, y: 40 }, true).before).toEqual({ x: -10, y: 10 }));
});

it('an outline whose last side loses a point is dropped', () => {
  const line: Outline = { anchors: [corner({ x: 0, y: 0 }), corner({ x: 9, y: 9 })], isClosed: false };
  expect(withAnchor([line, line], { outline: 0, anchor: 1 }, null)).toEqual([line]);
});
