// Work that can wait until the page has nothing better to do.

/** A running gesture or key repeat goes first; after this long the work is done all the same, ms. */
const IDLE_WITHIN_MS = 2000;

/** Runs `task` when the page is idle; the result prevents it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(handle);
}
