// Handles a full disk: removes old snapshots, then retries the write once.
import type { LocalDatabase } from './records';

/** Whether the browser refused a write for lack of space. */
export const isQuotaExceeded = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

/**
 * Runs `write`. On a full disk it removes all snapshots but the newest of each design and retries once, unless
 * `stillWanted` returns false. Throws the last error.
 */
export async function withRoom(
  db: LocalDatabase,
  write: () => Promise<void>,
  stillWanted: () => boolean = () => true,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
    await db.pruneSnapshots(1);
    if (!stillWanted()) throw error;
    await write();
  }
}
