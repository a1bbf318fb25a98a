// The pause of the time-driven review while a moderator writes a verdict (backend.md L5). Pure.
import type { Face } from './lifeEvents';

/** A hold that is not renewed ends after this time, ms: the page that asked for it is gone. */
export const HOLD_MS = 90_000;

/**
 * The face with its review paused (`held`) or running again, at an instant (UTC ms). The time that was left is kept.
 * A face that no time decides is returned as it is.
 */
export function withReviewHeld(face: Face, held: boolean, now: number): Face {
  const { pending } = face;
  if (pending?.stage !== 'review' || face.waiting === 'no') return face;
  const left = Math.max(0, Math.min(pending.hold?.left ?? Number.POSITIVE_INFINITY, face.dueAt - now));
  const until = held ? now + HOLD_MS : now;
  return { ...face, pending: { ...pending, hold: { until, left } }, dueAt: until + left };
}
