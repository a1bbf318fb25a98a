// When a layer is outside the canvas, on rectangles and on round dials.
import { describe, expect, it } from 'vitest';
import type { Box } from '@/face/geometry/bounds';
import { isOutsideAtAnyAngle, isWhollyOutside } from '@/face/geometry/outside';

const round = { width: 500, height: 500, shape: 'circle' } as const;
const rectangle = { width: 368, height: 448, shape: 'rectangle' } as const;

describe('wholly outside', () => {
  it.each<[string, Box, boolean, boolean]>([
    ['in the middle', { x: 150, y: 150, width: 50, height: 50 }, false, false],
    ['larger than the canvas', { x: -100, y: -100, width: 900, height: 900 }, false, false],
    ['far away', { x: 2000, y: 10, width: 50, height: 50 }, true, true],
    ['touching the left edge', { x: -50, y: 200, width: 50, height: 50 }, true, true],
    ['a hundredth inside the left edge', { x: -49.99, y: 225, width: 50, height: 50 }, false, false],
    ['in the corner the circle cuts off', { x: 0, y: 0, width: 60, height: 60 }, true, false],
    [
      'corner of the bounds inside, rotated box outside',
      { x: -60, y: -10, width: 100, height: 10, rotation: -45 },
      true,
      true,
    ],
    [
      'rotated away about a far pivot',
      { x: 200, y: 200, width: 50, height: 50, rotation: 180, offset: { x: 400, y: 0 } },
      true,
      true,
    ],
  ])('%s', (_, box, onRound, onRectangle) => {
    expect(isWhollyOutside(box, round)).toBe(onRound);
    expect(isWhollyOutside(box, rectangle)).toBe(onRectangle);
  });

  it('a box rotated past a rectangle corner is outside although its upright bounds overlap', () => {
    const canvas = { width: 100, height: 100, shape: 'rectangle' } as const;
    const box = { x: 60, y: -40, width: 100, height: 20, rotation: 45 };
    expect(isWhollyOutside(box, canvas)).toBe(true);
    expect(isWhollyOutside({ ...box, y: 0 }, canvas)).toBe(false);
  });

  it('a hand that passes over the canvas is never permanently outside', () => {
    const hand = { x: 600, y: 0, width: 10, height: 250, offset: { x: -350, y: 250 } };
    expect(isWhollyOutside(hand, round)).toBe(true);
    expect(isOutsideAtAnyAngle(hand, round)).toBe(false);
    expect(isOutsideAtAnyAngle({ ...hand, x: 5000 }, round)).toBe(true);
  });
});
