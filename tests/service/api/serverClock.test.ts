// The server's clock, read from its answers.
import { afterEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverAhead, serverNow } from '@/service/api/serverClock';

const NOW = Date.UTC(2026, 10, 20, 8, 59, 8, 400);
const DAY = 86_400_000;
const noteTime = (at: number) => noteServerTime(new Date(at).toUTCString(), NOW);

afterEach(() => {
  vi.useRealTimers();
  noteTime(NOW);
});

it('a moved clock counts, rounding and latency do not', () => {
  vi.useFakeTimers({ now: NOW });
  expect(serverNow()).toBe(NOW);
  noteTime(NOW - 3000);
  expect(serverNow()).toBe(NOW);
  noteTime(NOW + DAY);
  expect(Math.abs(serverNow() - NOW - DAY)).toBeLessThan(1000);
  const before = serverAhead.get();
  noteTime(NOW + DAY - 2000);
  expect(serverAhead.get()).toBe(before);
  noteTime(NOW - 30 * DAY);
  expect(Math.abs(serverNow() - NOW + 30 * DAY)).toBeLessThan(1000);
});

it.each([null, '', 'yesterday'])('%j is ignored', (date) => {
  noteTime(NOW + DAY);
  const before = serverAhead.get();
  noteServerTime(date, NOW);
  expect(serverAhead.get()).toBe(before);
});
