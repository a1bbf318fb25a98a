// Equal gaps: the outermost stay, all gaps are equal, and the given order does not matter.

import { describe, expect, it } from 'vitest';
import { boundsOf } from '@/face/geometry/bounds';
import { DISTRIBUTIONS, distribute } from '@/face/geometry/distribute';
import fc from '@/tests/support/property';

const length = fc.integer({ min: 1, max: 90 });
const place = fc.integer({ min: -300, max: 300 });
const box = fc.record({
  x: place,
  y: place,
  width: length,
  height: length,
  rotation: fc.constantFrom(0, 0, 90, 33),
});

describe('distributing', () => {
  it.each(DISTRIBUTIONS)('%s: gaps are equal and nothing moves across', (distribution) => {
    const [from, size, across] =
      distribution === 'horizontal' ? (['x', 'width', 'y'] as const) : (['y', 'height', 'x'] as const);
    fc.assert(
      fc.property(fc.array(box, { minLength: 3, maxLength: 8 }), (boxes) => {
        const places = distribute(boxes, distribution);
        const before = boxes.map((one) => boundsOf(one));
        const after = boxes.map((one, index) => boundsOf({ ...one, ...places[index]! }));
        places.forEach((at, index) => {
          expect(at[across]).toBe(boxes[index]![across]);
        });
        const order = before.map((_, index) => index).sort((a, b) => before[a]![from] - before[b]![from] || a - b);
        const sorted = order.map((index) => after[index]!);
        const gaps = sorted.slice(1).map((one, index) => one[from] - sorted[index]![from] - sorted[index]![size]);
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0]!, 1);
        const end = (all: typeof before) => Math.max(...all.map((one) => one[from] + one[size]));
        expect(sorted[0]![from]).toBeCloseTo(Math.min(...before.map((one) => one[from])), 1);
        expect(sorted.at(-1)![from] + sorted.at(-1)![size]).toBeCloseTo(end(before), 1);
      }),
    );
  });
  it('leaves two in place', () => {
    const two = [
      { x: 0, y: 0, width: 10, height: 10 },
      { x: 90, y: 5, width: 10, height: 10 },
    ];
    expect(distribute(two, 'horizontal')).toEqual([
      { x: 0, y: 0 },
      { x: 90, y: 5 },
    ]);
  });
});
