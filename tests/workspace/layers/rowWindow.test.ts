// Which rows of a long layer list are in the DOM.
import { describe, expect, it } from 'vitest';
import { rangeInView, rowsAndGaps } from '@/workspace/layers/rowWindow';

describe('the window', () => {
  it('contains the visible rows with some around them, and moves in steps', () => {
    const { first, last } = rangeInView(3200, 3904, 32);
    expect(first).toBeLessThanOrEqual(95);
    expect(last).toBeGreaterThanOrEqual(127);
    expect(last - first).toBeLessThan(48);
    expect(rangeInView(3203, 3904, 32)).toEqual({ first, last });
    expect(rangeInView(-80, 600, 32).first).toBe(0);
  });
  it('keeps the height of every row, whichever are omitted', () => {
    const parts = rowsAndGaps({ first: 40, last: 59 }, [3, 50, -1, 500], 501);
    const rows = parts.flatMap((part) => ('index' in part ? [part.index] : []));
    const left = parts.reduce((sum, part) => sum + ('gap' in part ? part.gap : 0), 0);
    expect(rows).toEqual([3, ...Array.from({ length: 20 }, (_, at) => 40 + at), 500]);
    expect(rows.length + left).toBe(501);
  });
  it('shows all of a short list', () => {
    expect(rowsAndGaps({ first: 0, last: 23 }, [-1], 3)).toEqual([{ index: 0 }, { index: 1 }, { index: 2 }]);
    expect(rowsAndGaps({ first: 8, last: 23 }, [-1], 0)).toEqual([]);
  });
});
