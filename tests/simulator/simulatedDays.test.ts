// Days that the simulator jumps to: moon phases, scenarios, and any day in any zone.
import { describe, expect, it } from 'vitest';
import { moonPhase } from '@/face/dataTags/astronomy';
import { localTime, SAMPLE_STATE } from '@/face/dataTags/watchState';
import { momentOf } from '@/simulator/controls/localMoment';
import { MOON_QUARTERS, type MoonQuarter, nextMoonDay } from '@/simulator/controls/moonDays';
import { CITIES, cityAt } from '@/simulator/controls/places';
import { isReading, SENSORS, withDevice } from '@/simulator/controls/readings';
import { SCENARIOS, showScenario } from '@/simulator/controls/scenarios';
import { createSimulator } from '@/simulator/simulator';

const PHASE: Record<MoonQuarter, number> = { newMoon: 0, firstQuarter: 2, fullMoon: 4, lastQuarter: 6 };
const DAY = 86_400_000;

describe('moon days', () => {
  it.each(Object.keys(MOON_QUARTERS) as MoonQuarter[])('%s occurs within a month, twelve times in a row', (quarter) => {
    let now = Date.UTC(2026, 10, 20, 8, 59, 8);
    for (let month = 0; month < 12; month += 1) {
      const next = nextMoonDay(now, quarter);
      expect((next - now) / DAY).toBeGreaterThanOrEqual(1);
      expect((next - now) / DAY).toBeLessThan(32);
      expect((next - now) % DAY).toBe(0);
      expect(moonPhase(next)).toBe(PHASE[quarter]);
      now = next;
    }
  });

  it('agrees with the almanac of 2026', () => {
    const date = (quarter: MoonQuarter) =>
      new Date(nextMoonDay(Date.UTC(2026, 10, 10, 12), quarter)).toISOString().slice(0, 10);
    expect(date('firstQuarter')).toBe('2026-11-17');
    expect(date('fullMoon')).toBe('2026-11-24');
  });
});

describe('places', () => {
  it('have names, existing zones, and days that stay the same', () => {
    expect(CITIES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(CITIES.map(({ key }) => key)).size).toBe(CITIES.length);
    for (const { zone } of CITIES) {
      const time = localTime(momentOf([2026, 1, 31], [23, 5, 7], zone), zone);
      expect([time.year, time.month, time.day, time.hour, time.minute, time.second]).toEqual([2026, 1, 31, 23, 5, 7]);
    }
  });

  it('include the place of a watch', () => {
    expect(cityAt(SAMPLE_STATE)?.key).toBe('beijing');
    expect(cityAt({ zone: 'Etc/UTC', place: SAMPLE_STATE.place })).toBeUndefined();
  });
});

describe('readings', () => {
  it.each(SENSORS)('$key: its bounds and no further', (bounds) => {
    const { min, max, precision = 1 } = bounds;
    expect([min, max].every((value) => isReading(value, bounds))).toBe(true);
    expect(
      [min - precision, max + precision, min + precision / 3, Number.NaN].some((value) => isReading(value, bounds)),
    ).toBe(false);
  });

  it('unread ones never exceed the total', () => {
    const { device } = SAMPLE_STATE;
    expect(withDevice(device, { unread: 9 })).toMatchObject({ unread: 9, notifications: 9 });
    expect(withDevice(device, { notifications: 1 })).toMatchObject({ unread: 1, notifications: 1 });
    expect(withDevice(device, { name: 'X' })).toMatchObject({ unread: 3, notifications: 5, name: 'X' });
  });
});

describe('scenarios', () => {
  const shown = (key: string) => {
    const simulator = createSimulator('en');
    const scenario = SCENARIOS.find((one) => one.key === key);
    if (!scenario) throw new Error(`no scenario ${key}`);
    showScenario(simulator, scenario);
    simulator.clock.dispose();
    return simulator;
  };
  const read = (key: string, tag: string) => shown(key).watch.read(tag);

  it.each([
    ['midnight', 'DH', 0],
    ['longestDate', 'DEEEE', 'Wednesday'],
    ['longestDate', 'DMMMM', 'September'],
    ['manySteps', 'ZSC', 99_999],
    ['noSteps', 'ZSC', 0],
    ['noHeartRate', 'ZHR', null],
    ['cold', 'WCTS', '-30°C'],
    ['noWeather', 'WCT', null],
    ['lowBattery', 'BLP', 5],
    ['noData', 'BLP', null],
  ])('%s: #%s# is %s', (key, tag, value) => expect(read(key, tag)).toBe(value));

  it('run from 9:59:55, and are paused otherwise', () => {
    expect(shown('tenOClock').clock.mode()).toMatchObject({ kind: 'running', speed: 1 });
    expect(read('tenOClock', 'DsZ')).toBe('55');
    expect(shown('midnight').clock.mode().kind).toBe('paused');
  });
});
