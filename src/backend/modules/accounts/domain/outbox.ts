// Messages that wait to be sent: when the next try is due, and when it is too late. Pure (docs/rules/backend.md S7).
import type { RecordOf } from '@/backend/records';
import type { Message } from '@/backend/shared/ports';

type Waiting = RecordOf<'messages'>;

/** A process that sends a message has this long, ms; then another one may send it. Longer than any adapter tries. */
export const LEASE_MS = 60_000;

/** Pause after the first failure, ms; it doubles with each further one, up to the longest. */
const PAUSE_MS = 1000;
const PAUSE_MAX_MS = 60_000;

/** The record of a new message, which is due at once. `endsAt`: when it is too late to send it. */
export const waitingMessage = (
  message: Message,
  { id, now, endsAt }: { id: string; now: number; endsAt: number },
): Waiting => ({ ...message, id, dueAt: now, endsAt, tries: 0 });

/** The record while one process sends the message. */
export const claimedMessage = (record: Waiting, now: number): Waiting => ({
  ...record,
  dueAt: now + LEASE_MS,
  tries: record.tries + 1,
});

/** The record after a failed try; null if there is no time for another one. */
export function afterFailure(record: Waiting, now: number): Waiting | null {
  const dueAt = now + Math.min(PAUSE_MS * 2 ** Math.min(record.tries - 1, 16), PAUSE_MAX_MS);
  return dueAt < record.endsAt ? { ...record, dueAt } : null;
}
