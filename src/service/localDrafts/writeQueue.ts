// Schedules writes of edits: once the change is drawn, debounced while typing, one write at a time.
import type { Schedule } from './schedule';

/** Debounce while typing, and maximum delay of an edit, ms (docs/rules/reliability.md). */
export const TYPING_DEBOUNCE_MS = 300;
export const TYPING_MAX_WAIT_MS = 400;

/** Delay so that the end of a gesture is drawn before it is written, ms; also the interval while undo is held down. */
export const DRAWN_FIRST_MS = 80;

export interface WriteQueue<T> {
  /** Accepts the newest value; an older unwritten one is dropped. */
  push(value: T, options: { typing: boolean }): void;
  /** Starts the pending write without waiting for another one, and resolves when none is running. */
  flush(): Promise<void>;
  /** The newest value that is not on disk, or null. */
  unwritten(): T | null;
  /** Drops what waits. */
  drop(): void;
}

/** Context passed to each write. */
export interface WriteFacts {
  /** Whether a newer value has been written, or is being written. */
  superseded(): boolean;
  /** A flush started the write: the page may be about to close. */
  flushed: boolean;
}

/**
 * Holds the newest value until it is due and passes it to `write`, which returns whether it succeeded, never rejects, and
 * calls `superseded` before it tries again, so that an old value never replaces a newer one. A value whose write failed
 * is written again by the next flush, unless a newer one was pushed.
 */
export function createWriteQueue<T>(
  write: (value: T, facts: WriteFacts) => Promise<boolean>,
  schedule: Schedule,
): WriteQueue<T> {
  let waiting: { value: T } | null = null;
  let failed: { value: T } | null = null;
  let urgent = false;
  let generation = 0;
  const running = new Map<Promise<void>, T>();
  let cancelDebounce: (() => void) | null = null;
  let cancelMaxWait: (() => void) | null = null;

  const stopTimers = () => {
    cancelDebounce?.();
    cancelMaxWait?.();
    cancelDebounce = null;
    cancelMaxWait = null;
  };

  const start = (flushed: boolean) => {
    const job = waiting ?? failed;
    if (!job) return;
    waiting = null;
    failed = null;
    urgent = false;
    stopTimers();
    generation += 1;
    const mine = generation;
    const work = write(job.value, { superseded: () => mine !== generation, flushed }).then((written) => {
      running.delete(work);
      if (!written && mine === generation && !waiting) failed = job;
      if (waiting && urgent) start(false);
    });
    running.set(work, job.value);
  };

  const due = () => {
    stopTimers();
    if (running.size > 0) urgent = true;
    else start(false);
  };

  return {
    push(value, { typing }) {
      waiting = { value };
      failed = null;
      cancelDebounce?.();
      cancelDebounce = schedule(due, typing ? TYPING_DEBOUNCE_MS : DRAWN_FIRST_MS);
      cancelMaxWait ??= schedule(due, typing ? TYPING_MAX_WAIT_MS : DRAWN_FIRST_MS);
    },
    async flush() {
      if (waiting || failed) start(true);
      while (running.size > 0) await Promise.all(running.keys());
    },
    unwritten: () => waiting?.value ?? [...running.values()].at(-1) ?? failed?.value ?? null,
    drop() {
      waiting = null;
      failed = null;
      urgent = false;
      stopTimers();
    },
  };
}
