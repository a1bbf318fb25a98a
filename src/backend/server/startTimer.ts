// Repeats work on a server, a second after the last time ended: no call has to wait for it.
import type { Ports } from '../shared/ports';

/** Pause between two runs, ms. */
const PAUSE_MS = 1000;
/** Longest pause while the storage cannot be read, ms. */
const PAUSE_MAX_MS = 60_000;

/** Starts the timer. `op` names the work in reports. The returned function stops it and waits for the current run. */
export function startTimer(
  op: string,
  run: () => Promise<void>,
  { report }: Pick<Ports, 'report'>,
): () => Promise<void> {
  let pause = PAUSE_MS;
  let isStopped = false;
  let current: Promise<void> = Promise.resolve();
  let timer = setTimeout(begin, pause);

  async function work(): Promise<void> {
    try {
      await run();
      pause = PAUSE_MS;
    } catch (thrown) {
      report(op, thrown);
      pause = Math.min(2 * pause, PAUSE_MAX_MS);
    }
    if (!isStopped) timer = setTimeout(begin, pause);
  }
  function begin(): void {
    current = work();
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
