// Schedules the collection of unused pictures and fonts: in one tab, and only while no tab edits a design.
import { editedDesigns } from './locks';
import { pause, type Schedule } from './schedule';

/** Delay after the start of the page, ms. Fonts come later because their code is loaded for the collection. */
export const COLLECT_FIRST_MS = { pictures: 10_000, fonts: 30_000 } as const;
/** Time between two runs, ms. */
const COLLECT_AGAIN_MS = 3_600_000;

export interface CollectorPorts {
  what: keyof typeof COLLECT_FIRST_MS;
  /** Removes what no record uses. Returns the number removed. `now`: local clock, ms. */
  collect(now: number): Promise<number>;
  /** Without locks other tabs' state is unknown, so nothing is collected. */
  locks: Pick<LockManager, 'request' | 'query'> | undefined;
  /** Local clock, ms. */
  now(): number;
}

/** Collects once; null if another tab collects or a design is open in a tab. */
export async function collectOnce({ what, collect, locks, now }: CollectorPorts): Promise<number | null> {
  if (!locks) return null;
  return locks.request(`collect-${what}`, { ifAvailable: true }, async (lock) => {
    // Pictures and fonts in an open design's history and clipboard are not in any record.
    if (!lock || (await editedDesigns(locks)).length > 0) return null;
    return collect(now());
  });
}

/** Collects for the lifetime of the page. Failures are reported and otherwise ignored. */
export async function keepCollecting(ports: CollectorPorts, schedule: Schedule): Promise<never> {
  await pause(schedule, COLLECT_FIRST_MS[ports.what]);
  for (;;) {
    await collectOnce(ports).catch((error: unknown) => console.warn(`Unused ${ports.what} were not collected.`, error));
    await pause(schedule, COLLECT_AGAIN_MS);
  }
}
