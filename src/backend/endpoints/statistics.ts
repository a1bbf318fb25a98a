// Downloads of a person's faces by day.
import { endpoint } from './endpoint';
import { readAll } from './readPage';

/** Most days that one answer covers. */
const DAYS_MAX = 400;
const DAY_MS = 86_400_000;

/** The days from `from` to `to`, both among them, at most `DAYS_MAX`; ISO dates. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to) && days.length < DAYS_MAX; at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

export const statistics = endpoint<'statistics'>({
  stores: ['downloads', 'faces'],
  handle: async (tx, { params: { from, to, faceId }, userId }) => {
    const days: { day: string; faceId: string; downloads: number }[] = [];
    for (const day of daysBetween(from, to)) {
      for await (const record of readAll(tx, 'downloads', { by: 'ownerDay', of: [userId, day], order: 'ascending' }))
        if (faceId === undefined || record.faceId === faceId)
          days.push({ day, faceId: record.faceId, downloads: record.downloads });
    }
    const ids = [...new Set(days.map((one) => one.faceId))];
    const faces = await Promise.all(ids.map((id) => tx.get('faces', id)));
    return {
      days,
      faces: ids.map((id, index) => {
        const facts = faces[index]?.approved?.facts ?? faces[index]?.facts;
        const downloads = days.filter((one) => one.faceId === id).reduce((sum, one) => sum + one.downloads, 0);
        return { id, dialNameCn: facts?.dialNameCn ?? '', dialName: facts?.dialName ?? '', downloads };
      }),
    };
  },
});
