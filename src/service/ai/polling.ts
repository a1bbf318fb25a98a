// When a task of pictures is asked about, and when it is given up: pure, by the clock alone (specification 4 and 9; docs/rules/backend.md I6 to I10).
import { AI_FIRST_POLL_MS, AI_POLL_INTERVAL_MS, AI_POLL_TOTAL_MS, AI_POLLS_MAX } from '@/schemas/limits';
import type { ImageTask } from '@/schemas/wire/ai';

/** A task that is waited for. Instants are ms of this device's clock. */
export interface Polling {
  taskId: string;
  prompt: string;
  submittedAt: number;
  /** Questions asked by this page, or by the pages before it as far as the clock tells. */
  polls: number;
  /** When the last question was asked; null: none was. */
  askedAt: number | null;
}

export type PollStep =
  | { kind: 'wait'; until: number }
  | { kind: 'ask' }
  /** What has not come by now will not be waited for. */
  | { kind: 'timedOut' };

/** What became of a task. `empty`: it succeeded without pictures (I9). `gone`: nobody knows it (I10). */
export type TaskEnd = 'success' | 'empty' | 'failed' | 'timedOut' | 'gone';

export type Submitted = Pick<Polling, 'taskId' | 'prompt' | 'submittedAt'>;

/** A task that was just submitted, or one that a page comes back to: questions that had their time count as asked (I8). */
export function pollingOf({ taskId, prompt, submittedAt }: Submitted, now: number): Polling {
  const since = now - submittedAt - AI_FIRST_POLL_MS;
  const polls = since <= 0 ? 0 : Math.ceil(since / AI_POLL_INTERVAL_MS);
  return { taskId, prompt, submittedAt, polls, askedAt: null };
}

/**
 * What is to be done now. The time counts, not the timers: a tab that was hidden past the end asks once more before it gives up
 * (I7), as does one that comes back to a task.
 */
export function stepOf({ submittedAt, polls, askedAt }: Polling, now: number): PollStep {
  const end = submittedAt + AI_POLL_TOTAL_MS;
  if (now >= end) {
    const isFresh = askedAt !== null && (askedAt >= end || now - askedAt <= AI_POLL_INTERVAL_MS);
    return isFresh ? { kind: 'timedOut' } : { kind: 'ask' };
  }
  if (polls >= AI_POLLS_MAX) return askedAt === null ? { kind: 'ask' } : { kind: 'timedOut' };
  // A clock that was set back makes nobody wait longer than from now.
  const next = askedAt === null ? submittedAt + AI_FIRST_POLL_MS : askedAt + AI_POLL_INTERVAL_MS;
  const due = Math.min(next, now + AI_FIRST_POLL_MS, end);
  return now >= due ? { kind: 'ask' } : { kind: 'wait', until: due };
}

export const asked = (polling: Polling, now: number): Polling => ({
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

/** How the task ended, by an answer; null while it goes on. */
export const endOf = (task: ImageTask): TaskEnd | null => ENDS[task.state](task);
