// Records downloads for the month of the face and of its owner, and all-time, in one transaction.
import { downloadsKey, EVER, monthOf, withDownloads } from './domain/downloads';
import { grouped } from './domain/grouped';
import type { Tx } from './ports';

/** Adds downloads of a face by day (ISO dates, UTC) and returns their sum. The caller updates the face's own record. */
export async function countDownloads(
  tx: Tx,
  face: { owner: string; faceId: string },
  byDay: readonly (readonly [day: string, downloads: number])[],
): Promise<number> {
  const months = grouped(byDay, ([day]) => monthOf(day));
  const everything = { owner: face.owner, faceId: '' };
  for (const [month, days] of months) {
    const added = days.map(([day, downloads]) => [Number(day.slice(8)), downloads] as const);
    for (const whose of [face, everything]) {
      const before = await tx.get('downloads', downloadsKey(whose, month));
      await tx.put('downloads', withDownloads(before, whose, month, added));
    }
  }
  const sum = byDay.reduce((all, [, downloads]) => all + downloads, 0);
  const ever = await tx.get('downloads', downloadsKey(everything, EVER));
  await tx.put('downloads', withDownloads(ever, everything, EVER, [[0, sum]]));
  return sum;
}
