// What to do when the disk is full: old snapshots go first, then the write is tried once more.
import type { LocalDatabase } from './records';

/** Whether the browser refused a write for want of space. */
export const isQuotaExceeded = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

/**
 * Runs `write`. On a full disk it removes all snapshots but the newest of each design and runs it again, once; `stillWanted`
 * can call that off. Throws what the last try threw.
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
