// Days grouped by day, week and month: UTC days, whatever the zone, partial at the ends, none lost and none counted twice.

import { describe, expect, it } from 'vitest';
import { bestOf, daysOf, lengthOf, narrowStep, periodsOf, RANGES, STEPS, stepsOf } from '@/pages/management/periods';
import fc from '@/tests/support/property';

const NOW = Date.UTC(2026, 10, 22, 16, 0);
const DAY_MS = 86_400_000;

describe('ranges', () => {
  it.each([
    ['month', '2026-10-24'],
    ['quarter', '2026-08-25'],
    ['year', '2025-11-23'],
  ] as const)('%s ends with today and has its days', (range, from) => {
    const days = daysOf(range, NOW);
    expect(days).toEqual({ from, to: '2026-11-22' });
    expect((Date.parse(days.to) - Date.parse(days.from)) / DAY_MS + 1).toBe(lengthOf(range));
  });

  it('end with the UTC day, a moment before its midnight and at it', () => {
    expect(daysOf('month', Date.UTC(2026, 10, 23) - 1).to).toBe('2026-11-22');
    expect(daysOf('month', Date.UTC(2026, 10, 23)).to).toBe('2026-11-23');
  });

  it('offer the selected step, or the nearest', () => {
    for (const range of RANGES)
      for (const step of STEPS) {
        const narrowed = narrowStep(range, step);
        expect(stepsOf(range)).toContain(narrowed);
        if (stepsOf(range).includes(step)) expect(narrowed).toBe(step);
      }
    expect([narrowStep('year', 'day'), narrowStep('month', 'month')]).toEqual(['week', 'week']);
  });
});

describe('periods', () => {
  it('are weeks from Monday and whole months, except partial ones at both ends', () => {
    const range = { from: '2026-10-29', to: '2026-11-10' };
    const ends = (step: 'week' | 'month') => periodsOf(range, step, []).map(({ start, end }) => [start, end]);
    expect(ends('week')).toEqual([
      ['2026-10-29', '2026-11-01'],
      ['2026-11-02', '2026-11-08'],
      ['2026-11-09', '2026-11-10'],
    ]);
    expect(ends('month')).toEqual([
      ['2026-10-29', '2026-10-31'],
      ['2026-11-01', '2026-11-10'],
    ]);
  });

  it('lose no day and count none twice', () => {
    const at = fc.integer({ min: Date.UTC(2023, 0, 1) / DAY_MS, max: Date.UTC(2029, 0, 1) / DAY_MS });
    fc.assert(
      fc.property(at, fc.integer({ min: 0, max: 399 }), fc.constantFrom(...STEPS), (start, length, step) => {
        const text = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
        const days = Array.from({ length: length + 1 }, (_, i) => ({ day: text(start + i), value: i + 1 }));
        const range = { from: text(start), to: text(start + length) };
        const periods = periodsOf(range, step, [{ day: text(start - 1), value: 9 }, ...days]);
        expect([periods[0]?.start, periods.at(-1)?.end]).toEqual([range.from, range.to]);
        for (const [at, { start: next }] of periods.slice(1).entries())
          expect(Date.parse(next)).toBe(Date.parse(periods[at]!.end) + DAY_MS);
        expect(periods.reduce((sum, { value }) => sum + value, 0)).toBe(((length + 1) * (length + 2)) / 2);
      }),
    );
  });

  it('have a best one, the latest of several, or none', () => {
    expect(bestOf([{ value: 3 }, { value: 5 }, { value: 5, last: true }])).toMatchObject({ last: true });
    expect(bestOf([{ value: 0 }])).toBeNull();
  });
});
