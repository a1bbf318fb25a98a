// When to poll a picture task, and when to give up: pure functions of the clock (specification 4 and 9;
// docs/rules/backend.md I6 to I10).
import { AI_FIRST_POLL_MS, AI_POLL_INTERVAL_MS, AI_POLL_TOTAL_MS, AI_POLLS_MAX } from '@/schemas/limits';
import type { ImageTask } from '@/schemas/wire/ai';

/** A pending task. Times are ms of this device's clock. */
export interface Polling {
  taskId: string;
  prompt: string;
  submittedAt: number;
  /** Number of polls by this page, or by earlier pages as estimated from the clock. */
  polls: number;
  /** Time of the last poll; null: none yet. */
  askedAt: number | null;
}

export type PollStep =
  | { kind: 'wait'; until: number }
  | { kind: 'ask' }
  /** The task did not finish in time. */
  | { kind: 'timedOut' };

/** Result of a task. `empty`: it succeeded without pictures (I9). `gone`: the server does not know it (I10). */
export type TaskEnd = 'success' | 'empty' | 'failed' | 'timedOut' | 'gone';

export type Submitted = Pick<Polling, 'taskId' | 'prompt' | 'submittedAt'>;

/** A new task, or one resumed by a page; polls whose time has passed count as made (I8). */
export function pollingOf({ taskId, prompt, submittedAt }: Submitted, now: number): Polling {
  const since = now - submittedAt - AI_FIRST_POLL_MS;
  const polls = since <= 0 ? 0 : Math.ceil(since / AI_POLL_INTERVAL_MS);
  return { taskId, prompt, submittedAt, polls, askedAt: null };
}

/**
 * The next action. Depends on the clock, not on timers: a tab that was hidden past the deadline, or resumes a task,
 * polls once more before it gives up (I7).
 */
export function stepOf({ submittedAt, polls, askedAt }: Polling, now: number): PollStep {
  const end = submittedAt + AI_POLL_TOTAL_MS;
  if (now >= end) {
    const isFresh = askedAt !== null && (askedAt >= end || now - askedAt <= AI_POLL_INTERVAL_MS);
    return isFresh ? { kind: 'timedOut' } : { kind: 'ask' };
  }
  if (polls >= AI_POLLS_MAX) return askedAt === null ? { kind: 'ask' } : { kind: 'timedOut' };
  // If the clock was set back, the wait is not longer than from now.
  const next = askedAt === null ? submittedAt + AI_FIRST_POLL_MS : askedAt + AI_POLL_INTERVAL_MS;
  const due = Math.min(next, now + AI_FIRST_POLL_MS, end);
  return now >= due ? { kind: 'ask' } : { kind: 'wait', until: due };
}

export const afterRequest = (polling: Polling, now: number): Polling => ({
  ...polling,
  polls: polling.polls + 1,
  askedAt: now,
});

const ENDS: Readonly<Record<ImageTask['state'], (task: ImageTask) => TaskEnd | null>> = {
  submitted: () => null,
  generating: () => null,
  success: ({ imgList }) => (imgList.length > 0 ? 'success' : 'empty'),
  failed: () => 'failed',
  timedOut: () => 'timedOut',
};

/** Result of a task according to a response; null while it is running. */
export const endOf = (task: ImageTask): TaskEnd | null => ENDS[task.state](task);
