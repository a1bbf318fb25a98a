// The scheduler port: timers are passed in, so that tests move time by hand.

/** Runs `task` after `ms` milliseconds; the returned function cancels it. */
export type Schedule = (task: () => void, ms: number) => () => void;

/** The timers of the platform. */
export const timers: Schedule = (task, ms) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/** Resolves after `ms` milliseconds of `schedule`. */
export function pause(schedule: Schedule, ms: number): Promise<void> {
  return new Promise((resolve) => {
    schedule(resolve, ms);
  });
}

/** What `within` rejects with when the work takes too long. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

/** The outcome of `work`, or a rejection with `TookTooLong` after `ms`; what the work does later is nobody's business. */
export function within<T>(schedule: Schedule, ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = schedule(() => reject(new TookTooLong(`no answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(cancel);
  });
}
