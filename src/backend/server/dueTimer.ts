// Does due work on a server, a second after the last time: no call has to read the records.
import type { Due } from '../shared/dueWork';
import type { Ports } from '../shared/ports';

/** Pause between two runs, ms. */
const PAUSE_MS = 1000;
/** Longest pause while the storage cannot be read, ms. */
const PAUSE_MAX_MS = 60_000;

/** Starts the timer. The returned function stops it and waits for the current run. */
export function startDueTimer(due: Due, { clock, report }: Pick<Ports, 'clock' | 'report'>): () => Promise<void> {
  let pause = PAUSE_MS;
  let isStopped = false;
  let current: Promise<void> = Promise.resolve();
  let timer = setTimeout(run, pause);

  async function work(): Promise<void> {
    try {
      await due.upTo(clock());
      pause = PAUSE_MS;
    } catch (thrown) {
      report('due', thrown);
      pause = Math.min(2 * pause, PAUSE_MAX_MS);
    }
    if (!isStopped) timer = setTimeout(run, pause);
  }
  function run(): void {
    current = work();
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
