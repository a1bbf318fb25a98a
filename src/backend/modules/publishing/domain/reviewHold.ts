// Pauses the review timeout while a moderator writes a verdict (docs/rules/backend.md L5). Pure.
import type { Face } from './lifeEvents';

/** Time after which a hold ends unless renewed, ms; the moderator's page is then assumed closed. */
export const HOLD_MS = 90_000;

/**
 * The face with its review timeout paused (`held`) or running again, at an instant (UTC ms). Keeps the remaining time.
 * A face without a timeout is returned unchanged.
 */
export function withReviewHeld(face: Face, held: boolean, now: number): Face {
  const { pending } = face;
  if (pending?.stage !== 'review' || face.waiting === 'no') return face;
  const left = Math.max(0, Math.min(pending.hold?.left ?? Number.POSITIVE_INFINITY, face.dueAt - now));
  const until = held ? now + HOLD_MS : now;
  return { ...face, pending: { ...pending, hold: { until, left } }, dueAt: until + left };
}
