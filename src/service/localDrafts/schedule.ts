// The scheduler port: timers are injected, so that tests control time.

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

/** Rejection of `within` on a timeout. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

/** The result of `work`, or a rejection with `TookTooLong` after `ms`; later results are ignored. */
export function within<T>(schedule: Schedule, ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = schedule(() => reject(new TookTooLong(`no answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(cancel);
  });
}
