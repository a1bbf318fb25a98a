// Moving and the rubber band, driven with points: snapping, one axis, whole px, and their results.

import { describe, expect, it } from 'vitest';
import { createBandGesture } from '@/editor/gestures/bandGesture';
import { createMoveGesture } from '@/editor/gestures/moveGesture';
import { buildSnapIndex } from '@/face/geometry/snap';
import fc from '@/tests/support/property';

const CANVAS = { width: 500, height: 500 };
const box = { x: 100, y: 40, width: 50, height: 30 };
const move = (zoom = 1, others: readonly (typeof box)[] = []) =>
  createMoveGesture({ layers: [{ uuid: 'a', box }], bounds: box, index: buildSnapIndex(others, CANVAS), zoom });

describe('move', () => {
  it('follows the pointer in canvas px, whatever the zoom', () => {
    const gesture = move(2);
    expect(gesture.update({ x: 41, y: 60 }, { free: true })).toMatchObject({ x: 21, y: 30 });
    expect(gesture.end()).toEqual(new Map([['a', { x: 121, y: 70 }]]));
  });

  it('returns nothing when the pointer came back', () => {
    const gesture = move();
    gesture.update({ x: 80, y: 80 });
    gesture.update({ x: 0, y: 0 });
    expect(gesture.end()).toBeNull();
  });

  it('snaps its centre to the centre of the canvas and reports it', () => {
    const gesture = move();
    expect(gesture.update({ x: 122, y: 60 })).toEqual({ x: 125, y: 60, guides: { xs: [250], ys: [] } });
    expect(gesture.update({ x: 122, y: 60 }, { free: true })).toMatchObject({ x: 122, guides: { xs: [], ys: [] } });
  });

  it('snaps within 5 px of the screen, not of the canvas', () => {
    expect(move(1).update({ x: 121, y: 60 }).guides.xs).toEqual([250]);
    expect(move(4).update({ x: 496, y: 240 }).guides.xs).toEqual([250]);
    expect(move(4).update({ x: 460, y: 240 }).guides.xs).toEqual([]);
  });

  it('snaps its corner to the grid if no line is near, and to guides first', () => {
    const index = buildSnapIndex([], CANVAS, { xs: [196], ys: [] });
    const gesture = createMoveGesture({ layers: [{ uuid: 'a', box }], bounds: box, index, grid: 10, zoom: 1 });
    expect(gesture.update({ x: 33, y: 18 })).toEqual({ x: 30, y: 20, guides: { xs: [], ys: [] } });
    expect(gesture.update({ x: 94, y: 18 })).toEqual({ x: 96, y: 20, guides: { xs: [196], ys: [] } });
    expect(gesture.update({ x: 33, y: 18 }, { free: true })).toMatchObject({ x: 33, y: 18 });
  });

  it('keeps to one axis with Shift', () => {
    const gesture = move();
    expect(gesture.update({ x: 33, y: 20 }, { constrain: true })).toMatchObject({ x: 33, y: 0 });
    expect(gesture.update({ x: 20, y: 33 }, { constrain: true })).toMatchObject({ x: 0, y: 33 });
  });

  it('never ends farther from the pointer than snapping and rounding allow', () => {
    const drag = fc.record({ x: fc.integer({ min: -600, max: 600 }), y: fc.integer({ min: -600, max: 600 }) });
    fc.assert(
      fc.property(drag, fc.constantFrom(0.25, 1, 3), (by, zoom) => {
        const others = [{ x: 7.5, y: 13, width: 20, height: 90 }];
        const { x, y } = move(zoom, others).update(by);
        const slack = Math.max(0.5, 5 / zoom) + 1e-9;
        expect(Math.abs(x - by.x / zoom)).toBeLessThanOrEqual(slack);
        expect(Math.abs(y - by.y / zoom)).toBeLessThanOrEqual(slack);
      }),
    );
  });
});

describe('rubber band', () => {
  const candidates = [
    { uuid: 'wide', bounds: { x: 0, y: 0, width: 500, height: 500 } },
    { uuid: 'near', bounds: { x: 30, y: 30, width: 10, height: 10 } },
    { uuid: 'far', bounds: { x: 300, y: 300, width: 10, height: 10 } },
  ];
  it('selects what it touches, in either direction, but not the layer it began on', () => {
    const gesture = createBandGesture({ candidates, from: { x: 50, y: 50 } });
    expect(gesture.update({ x: 35, y: 20 })).toEqual({ x: 35, y: 20, width: 15, height: 30 });
    expect(gesture.end()).toEqual(['near']);
    gesture.update({ x: 400, y: 400 });
    expect(gesture.end()).toEqual(['far']);
  });
});
