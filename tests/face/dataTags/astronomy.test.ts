// Sun and moon compared with almanac values: sunrise and sunset within two minutes, the moon at eclipses and quarters.
import { describe, expect, it } from 'vitest';
import { moonElongation, moonPhase, sunEvent } from '@/face/dataTags/astronomy';
import { localTime, timeOfDay } from '@/face/dataTags/localTime';

const PLACES = {
  Beijing: ['Asia/Shanghai', 39.9042, 116.4074],
  'New York': ['America/New_York', 40.7128, -74.006],
  London: ['Europe/London', 51.5074, -0.1278],
  Sydney: ['Australia/Sydney', -33.8688, 151.2093],
} as const;

describe('sunrise and sunset', () => {
  it.each([
    ['Beijing', 2026, 6, 21, '04:46', '19:46'],
    ['Beijing', 2026, 11, 20, '07:04', '16:55'],
    ['Beijing', 2026, 12, 22, '07:33', '16:53'],
    ['New York', 2026, 6, 21, '05:25', '20:31'],
    ['New York', 2026, 12, 21, '07:17', '16:32'],
    ['London', 2026, 6, 21, '04:43', '21:21'],
    ['Sydney', 2026, 12, 22, '05:41', '20:05'],
  ] as const)('%s on %i-%i-%i: %s and %s', (place, year, month, day, sunrise, sunset) => {
    const [zone, latitude, longitude] = PLACES[place];
    const noon = timeOfDay(Date.UTC(year, month - 1, day, 6), zone, 12, 0, 0);
    for (const [event, clock] of [['sunrise', sunrise] as const, ['sunset', sunset] as const]) {
      const computed = sunEvent(event, noon, { latitude, longitude });
      expect(computed).not.toBeNull();
      const { day: foundDay, hour, minute } = localTime(computed ?? 0, zone);
      const [h = 0, m = 0] = clock.split(':').map(Number);
      expect(foundDay).toBe(day);
      expect(Math.abs(hour * 60 + minute - (h * 60 + m)), `${event} ${hour}:${minute}`).toBeLessThanOrEqual(2);
    }
  });

  it('is on the local date even if the zone is a day ahead of the longitude', () => {
    const noon = timeOfDay(Date.UTC(2026, 10, 20, 12), 'Pacific/Apia', 12, 0, 0);
    const rise = sunEvent('sunrise', noon, { latitude: -13.83, longitude: -171.76 }) ?? 0;
    const set = sunEvent('sunset', noon, { latitude: -13.83, longitude: -171.76 }) ?? 0;
    expect(rise).toBeLessThan(noon);
    expect(set).toBeGreaterThan(noon);
    expect(set - rise).toBeLessThan(14 * 3_600_000);
  });

  it.each([
    ['midnight sun', 69.65, Date.UTC(2026, 5, 21, 11)],
    ['polar night', 69.65, Date.UTC(2026, 11, 21, 11)],
    ['the pole', 90, Date.UTC(2026, 2, 21, 11)],
  ])('%s: none', (_, latitude, noon) => {
    expect(sunEvent('sunrise', noon, { latitude, longitude: 18.96 })).toBeNull();
    expect(sunEvent('sunset', noon, { latitude, longitude: 18.96 })).toBeNull();
  });
});

describe('the moon', () => {
  it.each([
    ['new moon, solar eclipse of 2024-04-08', Date.UTC(2024, 3, 8, 18, 21), 0, 0],
    ['new moon, solar eclipse of 2026-08-12', Date.UTC(2026, 7, 12, 17, 37), 0, 0],
    ['full moon, lunar eclipse of 2025-03-14', Date.UTC(2025, 2, 14, 6, 55), 180, 4],
    ['full moon, lunar eclipse of 2026-03-03', Date.UTC(2026, 2, 3, 11, 38), 180, 4],
    ['first quarter of 2026-11-17', Date.UTC(2026, 10, 17, 11, 48), 90, 2],
  ])('%s', (_, now, elongation, phase) => {
    const away = ((moonElongation(now) - elongation + 540) % 360) - 180;
    expect(Math.abs(away)).toBeLessThan(0.5);
    expect(moonPhase(now)).toBe(phase);
  });

  it('goes through all eight phases in order in one month', () => {
    const seen: number[] = [];
    for (let hour = 0; hour < 29.6 * 24; hour += 1) {
      const phase = moonPhase(Date.UTC(2026, 7, 12, 17) + hour * 3_600_000);
      if (seen.at(-1) !== phase) seen.push(phase);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0]);
  });
});
