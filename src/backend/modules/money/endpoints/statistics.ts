// Download statistics of a user: by day, from monthly records, and by face, paged.

import type { RecordOf } from '@/backend/records';
import { dayAt } from '@/backend/shared/domain/calendar';
import { daysOf, downloadsKey, EVER, monthsBetween, sumOf } from '@/backend/shared/domain/downloads';
import { grouped } from '@/backend/shared/domain/grouped';
import { NO_FACES, ownFace } from '@/backend/shared/domain/ownFaces';
import { isRefusal, refuse } from '@/backend/shared/domain/refusal';
import { endpoint } from '@/backend/shared/endpoint';
import type { Tx } from '@/backend/shared/ports';
import { readPage } from '@/backend/shared/readPage';
import { earnedOf, isEarned } from '../domain/statements';
import { allEarned, ledgerFrom, moneyOf } from './ledgerStore';
import { LEDGER_STORES } from './sumsState';

type Months = RecordOf<'downloads'>[];

/** The existing records of these months. */
async function monthsOf(tx: Tx, whose: { owner: string; faceId: string }, months: readonly string[]): Promise<Months> {
  const records = await tx.getAll(
    'downloads',
    months.map((month) => downloadsKey(whose, month)),
  );
  return records.filter((record) => record !== undefined);
}

/** The existing records of several faces in these months, as one list per month. */
async function monthsOfFaces(tx: Tx, owner: string, ids: readonly string[], months: readonly string[]) {
  if (ids.length === 0) return [];
  const match = [{ field: 'faceId', oneOf: ids } as const];
  const lists = await Promise.all(
    months.map((month) =>
      tx.list('downloads', { by: 'ownerMonth', of: [owner, month], match, order: 'ascending', limit: ids.length }),
    ),
  );
  return lists.flat();
}

const DAY_MS = 86_400_000;

/** Faces that are or were live; others have no downloads. */
const OUT = [{ field: 'status', oneOf: ['live', 'offline'] } as const];

export const statistics = endpoint<'statistics'>({
  stores: ['downloads', 'faces', 'counts', 'users', ...LEDGER_STORES],
  mode: 'read',
  handle: async (tx, { params, userId, ports }) => {
    const user = await tx.get('users', userId);
    if (!user) return refuse('sessionEnded');
    const { from, to, faceId = '' } = params;
    const own = faceId === '' ? null : ownFace(await tx.get('faces', faceId), userId);
    if (own && isRefusal(own)) return own;
    const months = monthsBetween(from, to);
    const everything = { owner: userId, faceId: '' };
    const all = daysOf(await monthsOf(tx, everything, months), from, to);
    const days = own ? daysOf(await monthsOf(tx, { owner: userId, faceId }, months), from, to) : all;
    const query = { by: 'ownerDownloads', of: [userId, 'yes'], match: OUT, order: 'descending' } as const;
    const page = await readPage(tx, 'faces', query, params);
    const ids = page.records.map(({ id }) => id);
    const byFace = grouped(await monthsOfFaces(tx, userId, ids, months), (record) => record.faceId);
    const last = Date.parse(to) + DAY_MS - 1;
    const entries = await ledgerFrom(tx, userId, Date.parse(from), { time: 'at', to: last });
    const within = entries.filter(isEarned);
    const ofFaces = grouped(within, (entry) => entry.faceId);
    const ofDays = grouped(own ? (ofFaces.get(faceId) ?? []) : within, ({ at }) => dayAt(at, 0));
    const { id: _, ...counts } = (await tx.get('counts', userId)) ?? { id: userId, ...NO_FACES };
    return {
      days,
      faces: {
        ...page,
        records: page.records.map(({ id, status, downloads: allDownloads, approved, facts }) => {
          const { dialNameCn = '', dialName = '' } = approved?.facts ?? facts ?? {};
          const downloads = sumOf(daysOf(byFace.get(id) ?? [], from, to));
          return {
            id,
            dialNameCn,
            dialName,
            status,
            downloads,
            allDownloads,
            revenue: earnedOf(ofFaces.get(id) ?? []),
          };
        }),
      },
      downloads: sumOf(all),
      allDownloads: (await tx.get('downloads', downloadsKey(everything, EVER)))?.total ?? 0,
      revenue: {
        currency: moneyOf(user, ports).currency,
        days: [...ofDays].map(([day, ofDay]) => ({ day, earned: earnedOf(ofDay) })).reverse(),
        total: earnedOf(within),
        allTotal: await allEarned(tx, userId),
      },
      counts,
    };
  },
});
