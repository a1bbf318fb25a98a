// The server's clock, estimated from its latest response, for showing relative times.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';

/** Responses have a resolution of seconds and are delayed, so smaller differences do not count, ms. */
const SAME_MS = 5000;

/** Offset of the server's clock from the device's, ms. */
const ahead = createStore(0);

/** Reads the time from a response's `date` header; ignores an invalid one. `now`: device clock, ms. */
export function noteServerTime(date: string | null, now: number): void {
  const serverTime = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isFinite(serverTime)) return;
  const next = Math.abs(serverTime - now) < SAME_MS ? 0 : serverTime - now;
  // Small differences come from delays; update only if a clock was moved.
  if (Math.abs(next - ahead.get()) >= SAME_MS || next === 0) ahead.set(next);
}

/** The same as an observable value. */
export const serverAhead: ReadableStore<number> = ahead;

/** Current time by the server's clock, UTC ms; by the device's until the first response. */
export const serverNow = (): number => Date.now() + ahead.get();
