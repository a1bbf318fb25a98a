// The statistics and the public lists over HTTP only: requests are bounded, and lists have the requested order.
import { describe, expect, it } from 'vitest';
import { STATISTICS_DAYS_MAX } from '@/schemas/limits';
import { statisticsData } from '@/schemas/wire/statistics';
import { faceDesign, publisher } from './publishing';
import { MEDIA, MODERATOR, worlds } from './world';

const open = worlds();
const DAY_MS = 86_400_000;
const dayAfter = (day: string, count: number) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

describe.each(MEDIA)('statistics on %s', (medium) => {
  it('of a person without a face are empty, and need a session', async () => {
    const { send } = await open(medium);
    const params = { from: '2026-11-01', to: '2026-11-20' };
    const data = statisticsData.parse((await send('statistics', { params })).data);
    expect(data).toMatchObject({ days: [], faces: { records: [], total: 0 }, downloads: 0, allDownloads: 0 });
    expect((await send('statistics', { params, token: null })).code).toBe(403);
  });

  it(`cover at most ${STATISTICS_DAYS_MAX} days, in ascending order`, async () => {
    const { send } = await open(medium);
    const from = '2026-01-01';
    const code = async (to: string, size = 1) => (await send('statistics', { params: { from, to, size } })).code;
    expect(await code(from)).toBe(200);
    expect(await code(dayAfter(from, STATISTICS_DAYS_MAX - 1))).toBe(200);
    expect(await code(dayAfter(from, STATISTICS_DAYS_MAX))).toBe(400);
    expect(await code(dayAfter(from, -1))).toBe(400);
    expect(await code('2026-02-30')).toBe(400);
    expect(await code(from, 101)).toBe(400);
  });
});

describe.each(MEDIA)('public live faces on %s', (medium) => {
  it('are listed for one watch and one category, by page, without a session, in either order', async () => {
    const world = await open(medium);
    const moderator = (await world.signIn({ phone: MODERATOR.phone })).data.token;
    for (const [id, category, both] of [
      ['f-1', 'classic', false],
      ['f-2', 'sport', true],
      ['f-3', 'sport', false],
    ] as const) {
      const face = publisher(world, id);
      await face.save(faceDesign(id, { name: id, both }));
      await face.goLive(moderator, { category });
      world.clock.now += 1000;
    }
    const ids = async (params: Record<string, string | number>) => {
      const { data } = await world.send('facePage', { params: { public: 'true', ...params }, token: null });
      return [data.records.map(({ id }: { id: string }) => id), data.total];
    };
    expect(await ids({})).toEqual([['f-3', 'f-2', 'f-1'], 3]);
    // Equal downloads: ties are sorted by id.
    expect(await ids({ order: 'downloads' })).toEqual([['f-3', 'f-2', 'f-1'], 3]);
    expect(await ids({ order: 'downloads', category: 'sport' })).toEqual([['f-3', 'f-2'], 2]);
    expect(await ids({ order: 'downloads', category: 'sport', platform: 'falcon' })).toEqual([['f-2'], 1]);
    expect(await ids({ category: 'sport', platform: 'android', size: 1, current: 2 })).toEqual([['f-2'], 2]);
    expect(await ids({ order: 'downloads', category: 'cute' })).toEqual([[], 0]);
    const own = await world.send('facePage', { params: { order: 'downloads', range: '3', size: 2 } });
    expect(own.data.total).toBe((await world.send('facePage', { params: { range: '3' } })).data.total);
    expect((await world.send('facePage', { params: { order: 'oldest' } })).code).toBe(400);
  });
});
