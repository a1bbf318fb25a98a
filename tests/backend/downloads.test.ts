// Downloads by month and the statistics made from them, on each medium; and the migration of an earlier version's downloads.
import { describe, expect, it } from 'vitest';
import { countDownloads } from '@/backend/shared/countDownloads';
import type { Uow } from '@/backend/shared/ports';
import { upgrade } from '@/backend/upgrade';
import type { Statistics } from '@/schemas/wire/statistics';
import { publisher } from '../contract/publishing';
import { type InsideWorld, insideWorlds } from '../support/backendWorld';
import { MEDIA, type Medium, uowOf } from '../support/media';

const open = insideWorlds();
const MODERATOR = { id: 'moderator', phone: '13600000099', roles: ['moderator' as const] };
const OTHER = { id: 'other', phone: '13900000000' };
const ME = 'demo-designer';

/** Two live faces, the second one with more downloads, and a draft. */
async function withFaces(medium: Medium): Promise<InsideWorld> {
  const world = await open(medium, { users: [MODERATOR, OTHER] });
  const moderator = (await world.signIn({ phone: MODERATOR.phone })).data.token;
  for (const id of ['face-1', 'face-2']) await publisher(world, id).goLive(moderator);
  await publisher(world, 'face-3').save();
  await counted(world.uow, 'face-1', [
    ['2026-10-31', 5],
    ['2026-11-01', 7],
  ]);
  await counted(world.uow, 'face-2', [
    ['2026-11-01', 11],
    ['2026-11-19', 2],
  ]);
  return world;
}

const counted = (uow: Uow, faceId: string, days: readonly (readonly [string, number])[]) =>
  uow.rw(['downloads', 'faces'], async (tx) => {
    const sum = await countDownloads(tx, { owner: ME, faceId }, days);
    const face = await tx.get('faces', faceId);
    if (face) await tx.put('faces', { ...face, downloads: face.downloads + sum });
  });

describe.each(MEDIA)('statistics on %s', (medium) => {
  it('sum the days of all faces, each day in its own time zone, and rank the faces by downloads', async () => {
    const world = await withFaces(medium);
    const { data } = await world.send('statistics', { params: { from: '2026-11-01', to: '2026-11-30' } });
    const { days, faces, downloads, allDownloads, counts } = data as Statistics;
    expect(days).toEqual([
      { day: '2026-11-01', downloads: 18 },
      { day: '2026-11-19', downloads: 2 },
    ]);
    expect([downloads, allDownloads]).toEqual([20, 25]);
    expect(faces).toMatchObject({ total: 2, records: [{ id: 'face-2' }, { id: 'face-1' }] });
    expect(faces.records.map((face) => [face.downloads, face.allDownloads])).toEqual([
      [13, 13],
      [7, 12],
    ]);
    expect(counts).toMatchObject({ live: 2, draft: 1 });
  });

  it('show the days of one face, across the end of a month and including both ends', async () => {
    const world = await withFaces(medium);
    const ask = (params: Record<string, string>) => world.send('statistics', { params });
    const one = await ask({ from: '2026-10-31', to: '2026-11-01', faceId: 'face-1' });
    expect(one.data.days).toEqual([
      { day: '2026-10-31', downloads: 5 },
      { day: '2026-11-01', downloads: 7 },
    ]);
    expect((await ask({ from: '2026-11-02', to: '2026-11-18' })).data).toMatchObject({ days: [], downloads: 0 });
    // Another person's face does not exist for the caller.
    const other = (await world.signIn({ phone: OTHER.phone })).data.token;
    const params = { from: '2026-11-01', to: '2026-11-02' };
    expect((await world.send('statistics', { params: { ...params, faceId: 'face-1' }, token: other })).code).toBe(404);
    expect((await world.send('statistics', { params, token: other })).data).toMatchObject({
      days: [],
      allDownloads: 0,
    });
  });

  it('page the faces, and keep the downloads of a deleted one', async () => {
    const world = await withFaces(medium);
    const params = { from: '2026-11-01', to: '2026-11-30', size: 1, current: 2 };
    expect((await world.send('statistics', { params })).data.faces).toMatchObject({
      total: 2,
      records: [{ id: 'face-1' }],
    });
    await world.send('changeOnline', { params: { id: 'face-2', online: 'false' } });
    await world.send('faceDelete', { params: { id: 'face-2' } });
    const { data } = await world.send('statistics', { params: { ...params, current: 1 } });
    expect(data).toMatchObject({ downloads: 20, allDownloads: 25, faces: { total: 1, records: [{ id: 'face-1' }] } });
  });

  it('daily downloads of an earlier version are merged by month, once', async () => {
    const uow = await uowOf(medium);
    await uow.rw(['downloads', 'meta'], async (tx) => {
      await tx.delete('meta', 'upgrade downloads-months');
      const before = [
        ['face-1', '2026-10-31', 5],
        ['face-1', '2026-11-01', 7],
        ['face-2', '2026-11-01', 11],
      ] as const;
      for (const [faceId, day, downloads] of before)
        await tx.put('downloads', { id: `${faceId}.${day}`, owner: ME, faceId, day, downloads } as never);
    });
    await upgrade({ uow });
    await upgrade({ uow });
    const stored = await uow.ro(['downloads'], (tx) => tx.list('downloads', { order: 'ascending', limit: 100 }));
    expect(stored.map(({ id, total }) => [id, total])).toEqual([
      ['face-1.2026-10', 5],
      ['face-1.2026-11', 7],
      ['face-2.2026-11', 11],
      [`of ${ME}.2026-10`, 5],
      [`of ${ME}.2026-11`, 18],
      [`of ${ME}.all`, 23],
    ]);
    expect(stored[0]?.days[30]).toBe(5);
    await uow.close();
  });
});
