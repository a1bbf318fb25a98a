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
