// Retries transactions that failed only because of concurrent ones.
import { StorageFullError } from '@/backend/shared/ports';

/**
 * Maximum attempts by error code: many for serialization failures and deadlocks, few for a unique violation, until the
 * concurrent write is visible.
 */
const TRIES: Readonly<Record<string, number>> = { '40001': 60, '40P01': 60, '23505': 4 };
const NO_SPACE = ['53100', 'ENOSPC'];

/** Maximum random delay between attempts, ms; grows up to it. */
const PAUSE_MAX_MS = 200;

const codeOf = (thrown: unknown): string => String((thrown as { code?: unknown } | null)?.code ?? '');

/** Runs the work until it succeeds; errors that a retry cannot fix are thrown immediately. */
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
