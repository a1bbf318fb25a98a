// Local time: daylight saving, leap years, odd offsets, and conversion from a wall clock to an instant.

import { describe, expect, it } from 'vitest';
import { localTime, timeOfDay } from '@/face/dataTags/localTime';
import { NEW_YORK, SAMPLE_STATE, sampleState } from '@/face/dataTags/watchState';
import { dataTagName } from '@/schemas/dataTag';
import fc from '@/tests/support/property';

const ZONES = [
  'UTC',
  'Asia/Shanghai',
  'America/New_York',
  'Europe/London',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'America/St_Johns',
];

const clockOf = (now: number, zone: string) => {
  const { year, month, day, hour, minute, second } = localTime(now, zone);
  return [year, month, day, hour, minute, second];
};

describe('localTime', () => {
  it.each([
    ['before New York springs forward', Date.UTC(2026, 2, 8, 6, 59, 59), [2026, 3, 8, 1, 59, 59]],
    ['after New York springs forward', Date.UTC(2026, 2, 8, 7), [2026, 3, 8, 3, 0, 0]],
    ['before New York falls back', Date.UTC(2026, 10, 1, 5, 59, 59), [2026, 11, 1, 1, 59, 59]],
    ['after New York falls back', Date.UTC(2026, 10, 1, 6), [2026, 11, 1, 1, 0, 0]],
  ])('%s', (_, now, expected) => expect(clockOf(now, 'America/New_York')).toEqual(expected));

  it.each([
    [2023, 365, 28],
    [2024, 366, 29],
    [1900, 365, 28],
    [2000, 366, 29],
    [2100, 365, 28],
  ])('%i has %i days, February %i', (year, days, february) => {
    const time = localTime(Date.UTC(year, 1, 10, 12), 'Asia/Shanghai');
    expect([time.daysInYear, time.daysInMonth]).toEqual([days, february]);
    expect(localTime(Date.UTC(year, 11, 31, 12), 'Asia/Shanghai').dayOfYear).toBe(days);
  });

  it('agrees with Intl for any moment and zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1972, 0), max: Date.UTC(2099, 0) }),
        fc.constantFrom(...ZONES),
        (now, zone) => {
          const text = new Intl.DateTimeFormat('sv-SE', {
            timeZone: zone,
            dateStyle: 'short',
            timeStyle: 'medium',
            hourCycle: 'h23',
          }).format(now);
          expect(clockOf(now, zone)).toEqual(text.split(/\D+/).map(Number));
        },
      ),
    );
  });

  it('refuses a zone that does not exist', () => {
    expect(() => localTime(0, 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('timeOfDay', () => {
  it('is the inverse', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1972, 0), max: Date.UTC(2099, 0) }),
        fc.constantFrom(...ZONES),
        fc.nat(23),
        fc.nat(59),
        fc.nat(59),
        (dateMs, zone, h, m, s) => {
          const computed = timeOfDay(dateMs, zone, h, m, s);
          const [year, month, day, ...clock] = clockOf(computed, zone);
          const [dateYear, dateMonth, dateDay] = clockOf(dateMs, zone);
          expect([year, month, day]).toEqual([dateYear, dateMonth, dateDay]);
          // Only a time that daylight saving skips is shown differently.
          if (clock[0] !== h || clock[1] !== m || clock[2] !== s) {
            expect(localTime(computed - 7_200_000, zone).offset).not.toBe(localTime(computed + 7_200_000, zone).offset);
          }
        },
      ),
    );
  });

  it.each([
    ['a skipped time moves forward by the gap', Date.UTC(2026, 2, 8, 17), 2, Date.UTC(2026, 2, 8, 7, 30)],
    ['of a repeated time the first', Date.UTC(2026, 10, 1, 17), 1, Date.UTC(2026, 10, 1, 5, 30)],
    ['the evening after the change', Date.UTC(2026, 2, 8, 17), 20, Date.UTC(2026, 2, 9, 0, 30)],
    ['the morning before the change', Date.UTC(2026, 10, 1, 17), 0, Date.UTC(2026, 10, 1, 4, 30)],
  ])('%s', (_, dateMs, hour, expected) => expect(timeOfDay(dateMs, 'America/New_York', hour, 30, 0)).toBe(expected));
});

describe('the sample state', () => {
  it('is 08:59:08 on November 20, 2026, wherever the watch is', () => {
    expect(SAMPLE_STATE.now).toBe(Date.UTC(2026, 10, 20, 0, 59, 8));
    expect(clockOf(sampleState(NEW_YORK).now, NEW_YORK.zone)).toEqual([2026, 11, 20, 8, 59, 8]);
  });

  it('is plain JSON', () => expect(JSON.parse(JSON.stringify(SAMPLE_STATE))).toEqual(SAMPLE_STATE));

  it('tag names have a grammar', () => {
    expect(dataTagName().safeParse('DmZ').success).toBe(true);
    expect(dataTagName().safeParse('#DmZ#').success).toBe(false);
  });
});
