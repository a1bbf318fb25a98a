// Tries a transaction again that only others stood in the way of.
import { StorageFullError } from '../../ports';

/**
 * How often in all, by the engine's code: where serialization failed or two waited for each other, until it is through; where
 * somebody wrote what must be unique a moment before, until that is seen.
 */
const TRIES: Readonly<Record<string, number>> = { '40001': 60, '40P01': 60, '23505': 4 };
const NO_SPACE = ['53100', 'ENOSPC'];

/** Between tries lies a pause of random length, which grows to this many ms at most. */
const PAUSE_MAX_MS = 200;

const codeOf = (thrown: unknown): string => String((thrown as { code?: unknown } | null)?.code ?? '');

/** Runs the work until it is through; what no further try can mend comes out at once. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await work();
    } catch (thrown) {
      const code = codeOf(thrown);
      if (NO_SPACE.includes(code)) throw new StorageFullError('no space left');
      if (count >= (TRIES[code] ?? 1)) throw thrown;
      const pause = Math.random() * Math.min(PAUSE_MAX_MS, 2 ** count);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
