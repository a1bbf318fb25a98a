// Runs low-priority work when the page is idle.

/** Maximum delay while a gesture or key repeat is running, ms. */
const IDLE_WITHIN_MS = 2000;

/** Runs `task` when the page is idle; the returned function cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(handle);
}
