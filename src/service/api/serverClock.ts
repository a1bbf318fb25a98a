// The server's clock as its last answer told it: whatever shows how long ago something was reads it, not that of the device.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';

/** Answers tell whole seconds, and take time to come: less than this is no difference, ms. */
const SAME_MS = 5000;

/** How far the server's clock is ahead of the device's, ms. */
const ahead = createStore(0);

/** Takes the time from an answer's `date` header; one that cannot be read changes nothing. `now`: this device's, ms. */
export function noteServerTime(date: string | null, now: number): void {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isFinite(told)) return;
  const next = Math.abs(told - now) < SAME_MS ? 0 : told - now;
  // Each answer comes a little later: only a clock that was moved is news.
  if (Math.abs(next - ahead.get()) >= SAME_MS || next === 0) ahead.set(next);
}

/** The same, for what is to follow it. */
export const serverAhead: ReadableStore<number> = ahead;

/** Now by the server's clock, UTC ms; by the device's until a server has told. */
export const serverNow = (): number => Date.now() + ahead.get();
