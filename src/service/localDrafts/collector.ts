// Schedules the collection of unused pictures: while the page is idle, in one tab, and only while no tab edits a
// design.
import { editedDesigns } from './locks';
import type { LocalDatabase } from './records';
import { pause, type Schedule } from './schedule';

/** Delay after the start of the page, and between two runs, ms. */
export const COLLECT_FIRST_MS = 10_000;
const COLLECT_AGAIN_MS = 3_600_000;

const LOCK = 'collect-pictures';

export interface CollectorPorts {
  db: Pick<LocalDatabase, 'collectAssets'>;
  /** Without locks other tabs' state is unknown, so nothing is collected. */
  locks: Pick<LockManager, 'request' | 'query'> | undefined;
  /** Local clock, ms. */
  now(): number;
}

/** Collects once; null if another tab collects or a design is open in a tab. */
export async function collectOnce({ db, locks, now }: CollectorPorts): Promise<number | null> {
  if (!locks) return null;
  return locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    // Pictures in an open design's history and clipboard are not in any record.
    if (!lock || (await editedDesigns(locks)).length > 0) return null;
    return db.collectAssets(now());
  });
}

/** Collects for the lifetime of the page. Failures are reported and otherwise ignored. */
export async function keepCollecting(ports: CollectorPorts, schedule: Schedule): Promise<never> {
  await pause(schedule, COLLECT_FIRST_MS);
  for (;;) {
    await collectOnce(ports).catch((error: unknown) => console.warn('Unused pictures could not be collected.', error));
    await pause(schedule, COLLECT_AGAIN_MS);
  }
}
