// Resizing keeps a layer's own pivot in place, otherwise the opposite point, at any rotation and scale.

import { describe, expect, it } from 'vitest';
import { type Box, onCanvas } from '@/face/geometry/bounds';
import { fixedAt } from '@/face/geometry/fixedAt';
import { type ResizeHandle, resizedTo, resizeStyle, resizeWithin } from '@/face/geometry/resize';
import fc from '@/tests/support/property';

const OPPOSITE: Record<ResizeHandle, [number, number]> = {
  nw: [1, 1],
  n: [0.5, 1],
  ne: [0, 1],
  e: [0, 0.5],
  se: [0, 0],
  s: [0.5, 0],
  sw: [1, 0],
  w: [1, 0.5],
};
const handles = Object.keys(OPPOSITE) as ResizeHandle[];
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const boxes: fc.Arbitrary<Box> = fc.record({
  x: number(-300, 300),
  y: number(-300, 300),
  width: number(2, 400),
  height: number(2, 400),
  rotation: number(-360, 360),
  scaleX: fc.constantFrom(1, 1, -1, 2),
  scaleY: fc.constantFrom(1, 1, -1, 0.5),
  offset: fc.option(fc.record({ x: number(-50, 300), y: number(-50, 300) }), { nil: null }),
});
const at = (box: Box, [fx, fy]: readonly [number, number]) => onCanvas(box, { x: fx * box.width, y: fy * box.height });

/** The fixed point, as a fraction of the box. */
const staying = ({ offset, width, height }: Box, handle: ResizeHandle): [number, number] =>
  offset ? [offset.x / width, offset.y / height] : OPPOSITE[handle];

describe('resizing', () => {
  it('keeps the pivot, or the opposite point, fixed, whatever rotation, handle and drag', () => {
    fc.assert(
      fc.property(
        boxes,
        fc.constantFrom(...handles),
        number(-600, 600),
        number(-600, 600),
        fc.boolean(),
        (box, handle, dx, dy, keepRatio) => {
          const after = { ...box, ...resizeStyle(box, handle, dx, dy, keepRatio) };
          // At the limits of a document, staying within them comes first.
          fc.pre(Math.max(Math.abs(after.x), Math.abs(after.y)) < 10_000);
          fc.pre(!after.offset || Math.max(Math.abs(after.offset.x), Math.abs(after.offset.y)) < 10_000);
          const stays = staying(box, handle);
          const before = at(box, stays);
          const now = after.offset ? onCanvas(after, after.offset) : at(after, stays);
          expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(0.021);
          expect(Math.min(after.width, after.height)).toBeGreaterThanOrEqual(1);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('the dragged point follows the pointer within the limits', () => {
    fc.assert(
      fc.property(
        boxes,
        fc.constantFrom('nw', 'ne', 'se', 'sw'),
        number(-300, 300),
        number(-300, 300),
        (box, handle, dx, dy) => {
          const after = { ...box, ...resizeStyle(box, handle as ResizeHandle, dx, dy) };
          fc.pre(after.width > 1 && after.height > 1 && Math.max(Math.abs(after.x), Math.abs(after.y)) < 10_000);
          const [fx, fy] = OPPOSITE[handle as ResizeHandle];
          const [sx, sy] = staying(box, handle as ResizeHandle);
          // A pivot at the dragged edge has no leverage, and a far one magnifies the rounding of the size.
          const levers = [Math.abs(1 - fx - sx), Math.abs(1 - fy - sy)];
          fc.pre(Math.min(...levers) >= 0.1 && Math.max(...levers) < 3);
          fc.pre(Math.max(after.width, after.height) < 9_999);
          const from = at(box, [1 - fx, 1 - fy]);
          const to = at(after, [1 - fx, 1 - fy]);
          expect(Math.hypot(to.x - from.x - dx, to.y - from.y - dy)).toBeLessThan(0.08);
        },
      ),
    );
  });

  it('keeps proportions, and the pivot at the same fraction of the box', () => {
    fc.assert(
      fc.property(boxes, fc.constantFrom(...handles), number(-300, 300), number(-300, 300), (box, handle, dx, dy) => {
        const after = resizeStyle(box, handle, dx, dy, true);
        fc.pre(after.width > 20 && after.height > 20);
        // At the limits of a document, staying within them comes first.
        fc.pre(!after.offset || Math.max(Math.abs(after.offset.x), Math.abs(after.offset.y)) < 10_000);
        expect(after.width / after.height / (box.width / box.height)).toBeCloseTo(1, 2);
        expect(after.offset === undefined).toBe(box.offset === null);
        if (after.offset && box.offset) {
          // Both are rounded to hundredths of a px: far pivots of small boxes show it most.
          for (const [axis, side] of [
            ['x', 'width'],
            ['y', 'height'],
          ] as const) {
            const wanted = box.offset[axis] / box[side];
            expect(Math.abs(after.offset[axis] / after[side] - wanted)).toBeLessThan(0.01 * (1 + Math.abs(wanted)));
          }
        }
      }),
    );
  });

  const plain: Box = { x: 100, y: 100, width: 80, height: 40 };
  it.each<[ResizeHandle, number, number, boolean, [number, number, number, number]]>([
    ['se', 10, 5, false, [100, 100, 90, 45]],
    ['nw', 10, 5, false, [110, 105, 70, 35]],
    ['e', 10, 99, false, [100, 100, 90, 40]],
    ['n', 99, -10, false, [100, 90, 80, 50]],
    ['w', 200, 0, false, [179, 100, 1, 40]],
    ['se', -500, -500, true, [100, 100, 2, 1]],
    ['se', 80, 40, true, [100, 100, 160, 80]],
    ['e', 80, 0, true, [100, 80, 160, 80]],
    ['s', 0, 40, true, [60, 100, 160, 80]],
    ['se', 1e9, 1e9, false, [100, 100, 10_000, 10_000]],
  ])('%s by %s, %s, proportional %s', (handle, dx, dy, keepRatio, [x, y, width, height]) => {
    expect(resizeStyle(plain, handle, dx, dy, keepRatio)).toEqual({ x, y, width, height });
  });

  it('drags the visible right edge of a box rotated by a quarter: its top', () => {
    expect(resizeStyle({ ...plain, rotation: 90 }, 'n', 10, 0)).toEqual({ x: 105, y: 95, width: 80, height: 50 });
  });

  describe('a hand on the dial centre', () => {
    const hand: Box = { x: 240, y: 65, width: 20, height: 215, offset: { x: 10, y: 185 }, rotation: 354 };
    const upright: Box = { ...hand, rotation: 0 };
    it.each(handles)('%s leaves its pivot in place', (handle) => {
      const after = { ...hand, ...resizeStyle(hand, handle, 13, -29) };
      const { x, y } = onCanvas(after, after.offset ?? { x: 0, y: 0 });
      expect([x, y]).toEqual([expect.closeTo(250, 1), expect.closeTo(250, 1)]);
    });
    it('the north handle shortens it towards the pivot, under the pointer', () => {
      const after = resizeStyle(upright, 'n', 0, 37);
      expect(after).toEqual({ x: 240, y: 102, width: 20, height: 172, offset: { x: 10, y: 148 } });
    });
    it('a handle at the pivot itself does not make it huge', () => {
      const atFoot: Box = { ...upright, y: 40, offset: { x: 10, y: 210 } };
      expect(resizeStyle(atFoot, 's', 0, 10).height).toBe(225);
    });
    it('another size by number: the same', () => {
      expect(resizedTo(upright, { width: 40, height: 430 })).toEqual({
        x: 230,
        y: -120,
        width: 40,
        height: 430,
        offset: { x: 20, y: 370 },
      });
      expect(resizedTo(plain, { width: 90, height: 45 })).toEqual({ x: 100, y: 100, width: 90, height: 45 });
    });
  });

  it('about the centre', () => {
    expect(fixedAt(plain, { x: 0.5, y: 0.5 }, 100, 60)).toEqual({ x: 90, y: 90, width: 100, height: 60 });
  });
});

describe('resizing several layers', () => {
  const from = { x: 0, y: 0, width: 100, height: 100 };
  const to = { x: 0, y: 0, width: 200, height: 50 };
  it('upright layers follow both sides, a quarter turn swaps them', () => {
    expect(resizeWithin({ x: 10, y: 20, width: 20, height: 40 }, from, to)).toEqual({
      x: 20,
      y: 10,
      width: 40,
      height: 20,
    });
    const turned = resizeWithin({ x: 10, y: 20, width: 20, height: 40, rotation: 90 }, from, to);
    expect(turned).toMatchObject({ width: 10, height: 80 });
  });
  it('a layer at another angle keeps its proportions, and its centre follows', () => {
    const box = { x: 10, y: 20, width: 20, height: 40, rotation: 30 };
    const after = { ...box, ...resizeWithin(box, from, to) };
    expect(after.width / after.height).toBeCloseTo(0.5);
    expect(at(after, [0.5, 0.5])).toEqual({ x: 40, y: 20 });
  });
});
