// The size label under the selection avoids the zoom bar, which would cover it.
import { expect, it } from 'vitest';
import { labelDrop } from '@/editor/canvas/drawFrame';

/** The layout on a phone, px of the stage. */
const BAR = { x: 12, y: 282, width: 195, height: 34 };

it('is lifted just above the bar if it would be under it', () => {
  const drop = labelDrop({ x: 195, y: 164 }, 124, '327.7 × 350.4', BAR);
  expect(164 + drop + 18).toBeLessThanOrEqual(BAR.y);
  expect(164 + drop + 18).toBeGreaterThan(BAR.y - 10);
});

it.each([
  ['above the bar', { x: 195, y: 140 }, 100],
  ['beside the bar', { x: 300, y: 164 }, 124],
  ['below the bar, out of view', { x: 195, y: 164 }, 200],
])('stays under its box %s', (_, at, below) => {
  expect(labelDrop(at, below, '10 × 10', BAR)).toBe(below);
});

it('stays under its box if there is no bar', () => {
  expect(labelDrop({ x: 195, y: 164 }, 124.4, '10 × 10', null)).toBe(124);
});
