// A scrolling list shows whole rows when it opens.
import { expect, it } from 'vitest';
import { wholeRowsHeight } from '@/ui/wholeRows';

const rows = (...tops: number[]) => tops.map((top) => ({ top, bottom: top + 30 }));

it('ends above the row that would be cut', () => {
  expect(wholeRowsHeight(300, rows(0, 100, 200, 280))).toBe(279);
});

it('keeps its height if no row is cut, or if too much would be lost', () => {
  expect(wholeRowsHeight(300, rows(0, 100, 200, 320))).toBe(300);
  expect(wholeRowsHeight(300, [{ top: 10, bottom: 600 }])).toBe(300);
});

it('drops rows that overlap the cut one', () => {
  expect(wholeRowsHeight(300, [...rows(0), { top: 240, bottom: 285 }, { top: 270, bottom: 310 }])).toBe(239);
});
