// Snapping equals a brute-force search over every line, and never moves anything farther than the threshold.

import { describe, expect, it } from 'vitest';
import type { Bounds } from '@/face/geometry/bounds';
import { buildSnapIndex, NO_SNAP, snapEdges, snapMove } from '@/face/geometry/snap';
import fc from '@/tests/support/property';

const CANVAS = { width: 500, height: 500 };
const coordinate = fc.integer({ min: -2000, max: 4000 }).map((quarter) => quarter / 4);
const box: fc.Arbitrary<Bounds> = fc.record({
  x: coordinate,
  y: coordinate,
  width: fc.integer({ min: 1, max: 600 }),
  height: fc.integer({ min: 1, max: 600 }),
});

/** Every line on the x axis, unordered and with repeats. */
const linesByHand = (boxes: readonly Bounds[]) => [
  0,
  CANVAS.width / 2,
  CANVAS.width,
  ...boxes.flatMap(({ x, width }) => [x, x + width / 2, x + width]),
];

describe('snapping', () => {
  it('finds the same shift as trying every edge against every line', () => {
    fc.assert(
      fc.property(
        fc.array(box, { maxLength: 40 }),
        box,
        fc.integer({ min: 1, max: 20 }),
        (others, moving, threshold) => {
          const { x } = snapMove(buildSnapIndex(others, CANVAS), moving, threshold);
          const edges = [moving.x, moving.x + moving.width / 2, moving.x + moving.width];
          const nearest = Math.min(
            ...linesByHand(others).flatMap((line) => edges.map((edge) => Math.abs(line - edge))),
          );
          expect(Math.abs(x.delta)).toBe(nearest <= threshold ? nearest : 0);
          expect(x.guides.length > 0).toBe(nearest <= threshold);
        },
      ),
    );
  });

  it('shows a guide only where an edge and a line meet after the shift', () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 20 }), box, (others, moving) => {
        const { x } = snapMove(buildSnapIndex(others, CANVAS), moving, 5);
        const edges = [moving.x, moving.x + moving.width / 2, moving.x + moving.width].map((edge) => edge + x.delta);
        for (const guide of x.guides) {
          expect(linesByHand(others)).toContain(guide);
          expect(edges).toContain(guide);
        }
      }),
    );
  });

  it('brings a box near the middle of the canvas onto it on both axes', () => {
    const { x, y } = snapMove(buildSnapIndex([], CANVAS), { x: 203, y: 197, width: 100, height: 100 }, 5);
    expect([x.delta, y.delta]).toEqual([-3, 3]);
    expect([x.guides, y.guides]).toEqual([[250], [250]]);
  });

  it('applies up to the threshold and no farther', () => {
    const { xs } = buildSnapIndex([], CANVAS);
    expect(snapEdges(xs, [255], 5)).toEqual({ delta: -5, guides: [250] });
    expect(snapEdges(xs, [255.01], 5)).toBe(NO_SNAP);
  });

  it('keeps one of several coinciding lines', () => {
    const same = Array.from({ length: 50 }, () => ({ x: 10, y: 10, width: 20, height: 20 }));
    expect([...buildSnapIndex(same, CANVAS).xs]).toEqual([0, 10, 20, 30, 250, 500]);
  });
});
