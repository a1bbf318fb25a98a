// Zoom and pan: the point under the pointer stays, bounds hold, and conversions are inverse.

import { describe, expect, it, vi } from 'vitest';
import { createViewport, RIM_SHARE } from '@/editor/canvas/viewport';
import { createZoomPort } from '@/editor/canvas/zoomPort';
import { startPan } from '@/editor/gestures/panSession';
import fc from '@/tests/support/property';

const STAGE = { width: 800, height: 600 };
const CANVAS = { width: 500, height: 500 };

function measured() {
  const viewport = createViewport();
  viewport.measure(STAGE, CANVAS);
  return viewport;
}

const point = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) });
const factor = fc.double({ min: 0.1, max: 8, noNaN: true });

describe('viewport', () => {
  it('centres a part of the canvas, as large as possible', () => {
    const viewport = measured();
    const part = { x: 100, y: 50, width: 200, height: 40 };
    viewport.showBounds(part);
    const middle = viewport.toScreen({ x: 200, y: 70 });
    expect([Math.round(middle.x), Math.round(middle.y)]).toEqual([400, 300]);
    const [left, right] = [viewport.toScreen({ x: 100, y: 50 }), viewport.toScreen({ x: 300, y: 90 })];
    expect(left.x).toBeGreaterThanOrEqual(0);
    expect(right.x - left.x).toBeGreaterThan(600);
    viewport.showBounds({ x: 10, y: 10, width: 0, height: 0 });
    expect(viewport.get().zoom).toBe(5);
  });
  it('fits the whole canvas, centred, when first measured', () => {
    const viewport = measured();
    const start = viewport.toScreen({ x: 0, y: 0 });
    const end = viewport.toScreen({ x: 500, y: 500 });
    expect(start.x + end.x).toBeCloseTo(800, -1);
    expect(start.y).toBeGreaterThan(0);
    expect(end.y).toBeLessThan(600);
  });

  it.each([
    [390, 328],
    [390, 520],
    [320, 300],
    [848, 803],
  ])('fits the case between the bars at both edges on a stage of %d x %d', (width, height) => {
    for (const canvas of [CANVAS, { width: 368, height: 448 }]) {
      const viewport = createViewport();
      viewport.measure({ width, height }, canvas);
      const rim = RIM_SHARE * Math.min(canvas.width, canvas.height);
      // A bar is 34 px high and 12 px from the edge.
      expect(viewport.toScreen({ x: 0, y: -rim }).y).toBeGreaterThan(46);
      expect(viewport.toScreen({ x: 0, y: canvas.height + rim }).y).toBeLessThan(height - 46);
    }
  });

  it('keeps the canvas point under the pointer in place, and the zoom in bounds', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(factor, point), { minLength: 1, maxLength: 12 }), (turns) => {
        const viewport = measured();
        for (const [by, at] of turns) {
          const before = viewport.toCanvas(at);
          viewport.zoomAt(by, at);
          const after = viewport.toCanvas(at);
          expect(after.x).toBeCloseTo(before.x, 4);
          expect(after.y).toBeCloseTo(before.y, 4);
          expect(viewport.get().zoom).toBeGreaterThanOrEqual(0.25);
          expect(viewport.get().zoom).toBeLessThanOrEqual(5);
        }
      }),
    );
  });

  it('converts to the screen and back', () => {
    fc.assert(
      fc.property(point, factor, (at, by) => {
        const viewport = measured();
        viewport.zoomAt(by, { x: 13, y: 17 });
        const back = viewport.toCanvas(viewport.toScreen(at));
        expect(back.x).toBeCloseTo(at.x, 6);
        expect(back.y).toBeCloseTo(at.y, 6);
      }),
    );
  });

  it('fits again when the stage changes, until the designer has chosen a zoom', () => {
    const viewport = measured();
    const fitted = viewport.get().zoom;
    viewport.measure({ width: 400, height: 300 }, CANVAS);
    expect(viewport.get().zoom).toBeLessThan(fitted);
    viewport.zoomTo(2);
    viewport.measure(STAGE, CANVAS);
    expect(viewport.get().zoom).toBe(2);
  });

  it('never moves the canvas out of view', () => {
    const viewport = measured();
    viewport.panBy(1e6, -1e6);
    const start = viewport.toScreen({ x: 0, y: 0 });
    const end = viewport.toScreen({ x: 500, y: 500 });
    expect(start.x).toBeLessThan(800);
    expect(end.y).toBeGreaterThan(0);
  });

  it('pans with the pointer past its bounds and back, and Escape reverts it', () => {
    const viewport = measured();
    const before = viewport.get();
    const at = (x: number, y: number) => ({ at: { x, y }, shift: false, alt: false, mod: false });
    const pan = startPan({ viewport }, at(100, 100));
    pan.update(at(9000, 9000));
    expect(viewport.get().panX).toBeGreaterThan(before.panX);
    pan.update(at(130, 90));
    expect(viewport.get()).toEqual({ ...before, panX: before.panX + 30, panY: before.panY - 10 });
    pan.update(at(-9000, 9000));
    pan.cancel();
    expect(viewport.get()).toEqual(before);
  });

  it("implements the commands' port and notifies listeners once per change", () => {
    const viewport = measured();
    const port = createZoomPort(viewport);
    const onChange = vi.fn();
    const stop = viewport.subscribe(onChange);
    port.zoomTo(1);
    port.zoomTo(1);
    port.zoomBy(1.25);
    expect(viewport.get().zoom).toBe(1.25);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    port.fit();
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
