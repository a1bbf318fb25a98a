// The 30 percent rule at its limit: exactly 30 percent is allowed, a hundredth of a pixel more is not.
import { describe, expect, it } from 'vitest';
import { areaShare, isRotatableArea, isWithinAreaShare } from '@/face/geometry/area';

const canvas = { width: 500, height: 500 };

describe('30 percent of the canvas', () => {
  it.each([
    [300, 250, true],
    [300, 250.01, false],
    [300.01, 250, false],
    [100, 750, true],
    [187.5, 400, true],
    [187.51, 400, false],
    [0.07, 1_071_428.57, true],
    [500, 500, false],
    [1, 1, true],
  ])('%s x %s: %s', (width, height, allowed) => {
    expect(isRotatableArea({ width, height }, canvas)).toBe(allowed);
  });

  it('the chip platform compares with 217,156 px²: 65,146 fits and 65,147 does not', () => {
    expect(isWithinAreaShare({ width: 65_146, height: 1 }, 466 * 466)).toBe(true);
    expect(isWithinAreaShare({ width: 65_147, height: 1 }, 466 * 466)).toBe(false);
  });

  it('the share of the canvas', () => {
    expect(areaShare({ width: 250, height: 250 }, canvas)).toBe(0.25);
  });
});
