// Months of earnings as they are charted, and how long the withdrawal window is open.
import { describe, expect, it } from 'vitest';
import { daysOf, earnedIn, monthAt, monthsBefore, monthsOf } from '@/features/money/earnings/earnedMonths';
import { daysLeft } from '@/features/money/earnings/windowWords';

const month = (text: string, sales = 100) => ({ month: text, sales, shares: 20, refunds: -5, salesCount: 1 });

describe('charted months', () => {
  it('end with the current one, including months without earnings', () => {
    const drawn = monthsOf([month('2026-08'), month('2026-10')], 'half', '2026-11');
    expect(drawn.map((one) => [one.key, earnedIn(one)])).toEqual([
      ['2026-06', 0],
      ['2026-07', 0],
      ['2026-08', 115],
      ['2026-09', 0],
      ['2026-10', 115],
      ['2026-11', 0],
    ]);
  });
  it('are at most twelve, and at least half a year', () => {
    const all = [month('2024-03'), month('2026-11')];
    expect(monthsOf(all, 'year', '2026-11')).toHaveLength(12);
    expect(monthsOf(all, 'all', '2026-11')).toHaveLength(33);
    expect(monthsOf([month('2026-11')], 'all', '2026-11')).toHaveLength(6);
    expect(monthsOf([], 'all', '2026-11')).toHaveLength(6);
  });
  it('are UTC months, across the end of a year', () => {
    expect(monthAt(Date.UTC(2026, 11, 31, 23, 59))).toBe('2026-12');
    expect(monthsBefore('2026-01', 1)).toBe('2025-12');
    expect(monthsBefore('2026-11', 119)).toBe('2016-12');
  });
});

it('the last thirty days end with the service’s day, across the end of a month', () => {
  const parts = { sales: 100, shares: 20, refunds: -5, salesCount: 1 };
  const drawn = daysOf([{ day: '2026-10-31', ...parts }], Date.UTC(2026, 10, 12, 23, 59));
  expect(drawn).toHaveLength(30);
  expect([drawn[0]?.key, drawn.at(-1)?.key]).toEqual(['2026-10-14', '2026-11-12']);
  expect(drawn.filter((one) => earnedIn(one) !== 0).map(({ key }) => key)).toEqual(['2026-10-31']);
});

it('D7: days left include the current one', () => {
  const end = Date.UTC(2026, 10, 16) - 1;
  expect(daysLeft(end, Date.UTC(2026, 10, 11))).toBe(5);
  expect(daysLeft(end, Date.UTC(2026, 10, 15))).toBe(1);
  expect(daysLeft(end, end)).toBe(0);
});
