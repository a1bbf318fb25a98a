// Resizing and rotating, driven with points: the fixed point, proportions, snapping of the edges that move.

import { describe, expect, it } from 'vitest';
import { createGroupResizeGesture, createResizeGesture } from '@/editor/gestures/resizeGesture';
import { createRotateGesture } from '@/editor/gestures/rotateGesture';
import { type Box, boundsOf, onCanvas } from '@/face/geometry/bounds';
import type { ResizeHandle } from '@/face/geometry/resize';
import { buildSnapIndex } from '@/face/geometry/snap';
import fc from '@/tests/support/property';

const CANVAS = { width: 500, height: 500 };
const index = buildSnapIndex([], CANVAS);
const HANDLES: readonly ResizeHandle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];
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
const resize = (box: Box, handle: ResizeHandle, keepRatio = false, zoom = 1) =>
  createResizeGesture({ box, handle, keepRatio, index, zoom });

const box: Box = { x: 100, y: 100, width: 80, height: 40 };
const drag = fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -300, max: 300 }) });

describe('resize', () => {
  it('keeps the point opposite the handle in place, at any angle', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...HANDLES),
        drag,
        fc.integer({ min: 0, max: 359 }),
        fc.boolean(),
        (handle, by, angle, ratio) => {
          const turned = { ...box, rotation: angle };
          const { style } = resize(turned, handle, ratio).update(by);
          const [sx, sy] = OPPOSITE[handle];
          const before = onCanvas(turned, { x: sx * box.width, y: sy * box.height });
          const after = onCanvas({ ...turned, ...style }, { x: sx * style.width, y: sy * style.height });
          // An upright box is at whole px: half a px each way.
          expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(angle === 0 ? 0.72 : 0.05);
        },
      ),
    );
  });

  it('keeps proportions if required, also when an edge snaps', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HANDLES), drag, (handle, by) => {
        const { style } = resize(box, handle, true).update(by);
        // Whole px: half a px of width, and twice half a px of height.
        expect(Math.abs(style.width - 2 * style.height)).toBeLessThanOrEqual(1.5);
      }),
    );
  });

  it('stops at the largest area, in proportion or by the dragged side', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HANDLES), drag, fc.boolean(), (handle, by, ratio) => {
        const gesture = createResizeGesture({ box, handle, keepRatio: ratio, index, zoom: 1, maxArea: 5000 });
        const { style } = gesture.update(by);
        expect(style.width * style.height).toBeLessThanOrEqual(5000);
        if (gesture.isStopped()) expect(style.width * style.height).toBeGreaterThan(4900);
        if (!ratio && ['e', 'w'].includes(handle)) expect(style.height).toBe(box.height);
        if (ratio) expect(Math.abs(style.width - 2 * style.height)).toBeLessThanOrEqual(1.5);
      }),
    );
  });

  it('snaps the edge that moves and no other', () => {
    const { style, guides } = resize(box, 'e').update({ x: 67, y: 0 });
    expect(style).toMatchObject({ x: 100, width: 150 });
    expect(guides).toEqual({ xs: [250], ys: [] });
    expect(resize(box, 'e').update({ x: 67, y: 0 }, { free: true }).style.width).toBe(147);
  });

  it('snaps the dragged edge to the grid if no line is near', () => {
    const index = buildSnapIndex([], CANVAS);
    const gesture = createResizeGesture({ box, handle: 'e', keepRatio: false, index, grid: 10, zoom: 1 });
    const { style, guides } = gesture.update({ x: 23, y: 0 });
    expect((style.x + style.width) % 10).toBe(0);
    expect(guides).toEqual({ xs: [], ys: [] });
    expect(gesture.update({ x: 23, y: 0 }, { free: true }).style.width).toBe(box.width + 23);
  });

  it('gives whole px between lines, and nothing when nothing changed', () => {
    const gesture = resize(box, 'se', false, 3);
    expect(gesture.update({ x: 50, y: 20 }).style).toMatchObject({ width: 97, height: 47 });
    gesture.update({ x: 0, y: 0 });
    expect(gesture.end()).toBeNull();
  });

  it.each([
    ['in proportion', { width: 96, height: 67 }, true],
    ['from a fraction', { x: 12.5, y: 7.25, width: 96, height: 67 }, true],
    ['freely', { x: 12.5, y: 7.25 }, false],
  ] as const)('gives whole px for everything it changes, %s', (_, start, ratio) => {
    fc.assert(
      fc.property(fc.constantFrom('nw', 'ne', 'se', 'sw'), drag, (handle, by) => {
        const gesture = resize({ ...box, ...start }, handle, ratio, 3);
        const { style, guides } = gesture.update(by);
        fc.pre(gesture.end() !== null && guides.xs.length + guides.ys.length === 0);
        const was = { ...box, ...start };
        const changed = [
          ...(style.width === was.width ? [] : [style.x, style.width]),
          ...(style.height === was.height ? [] : [style.y, style.height]),
        ];
        expect(changed.filter((value) => !Number.isInteger(value))).toEqual([]);
      }),
    );
  });

  it('keeps the pivot of a hand exactly, also when its edge snaps', () => {
    const hand: Box = { x: 240, y: 65, width: 20, height: 215, offset: { x: 10, y: 185 } };
    fc.assert(
      fc.property(fc.constantFrom(...HANDLES), drag, fc.boolean(), fc.boolean(), (handle, by, ratio, fromCentre) => {
        const { style } = resize(hand, handle, ratio).update(by, { fromCentre });
        expect(style.x + (style.offset?.x ?? 0)).toBeCloseTo(250, 5);
        expect(style.y + (style.offset?.y ?? 0)).toBeCloseTo(250, 5);
      }),
    );
    const { style, guides } = resize(hand, 'n').update({ x: 0, y: -63 });
    expect([style.y, guides.ys]).toEqual([expect.closeTo(0, 1), [0]]);
  });

  it('grows about the centre with Alt', () => {
    const { style } = resize(box, 'e').update({ x: 10, y: 0 }, { fromCentre: true });
    expect(style).toMatchObject({ x: 90, width: 100, height: 40 });
  });

  it('scales several layers within their common bounds', () => {
    const layers = [
      { uuid: 'a', box: { x: 0, y: 0, width: 50, height: 50 } },
      { uuid: 'b', box: { x: 50, y: 50, width: 50, height: 50 } },
    ];
    const bounds = { x: 0, y: 0, width: 100, height: 100 };
    const gesture = createGroupResizeGesture({ layers, bounds, handle: 'se', index, zoom: 1 });
    gesture.update({ x: 33, y: 33 }, { free: true });
    expect(gesture.end()).toEqual(
      new Map([
        ['a', { x: 0, y: 0, width: 67, height: 67 }],
        ['b', { x: 67, y: 67, width: 67, height: 67 }],
      ]),
    );
    gesture.update({ x: 100, y: 100 }, { free: true });
    expect(gesture.end()).toEqual(
      new Map([
        ['a', { x: 0, y: 0, width: 100, height: 100 }],
        ['b', { x: 100, y: 100, width: 100, height: 100 }],
      ]),
    );
  });
});

describe('rotate', () => {
  it("rotates about the pivot by the pointer's angle around it", () => {
    const gesture = createRotateGesture({ box: { ...box, rotation: 350 }, from: { x: 140, y: 50 } });
    expect(gesture.pivot).toEqual({ x: 140, y: 120 });
    expect(gesture.update({ x: 210, y: 120 }).rotation).toBe(80);
    expect(gesture.end()).toEqual({ rotation: 80 });
    expect(gesture.update({ x: 140, y: 20 }).rotation).toBe(350);
    expect(gesture.end()).toBeNull();
  });

  it('steps by 15 degrees with Shift', () => {
    const gesture = createRotateGesture({ box, from: { x: 140, y: 50 } });
    expect(gesture.update({ x: 200, y: 60 }, { stepped: true }).rotation % 15).toBe(0);
  });

  it('keeps the pivot of a hand in place', () => {
    const hand = { ...box, offset: { x: 10, y: 35 } };
    const { rotation } = createRotateGesture({ box: hand, from: { x: 0, y: 0 } }).update({ x: 200, y: 10 });
    const pivot = onCanvas(hand, hand.offset);
    expect(onCanvas({ ...hand, rotation }, hand.offset)).toEqual(pivot);
    expect(boundsOf({ ...hand, rotation })).not.toEqual(boundsOf(hand));
  });
});
