// Lists on each medium: pages with their totals, records by id, groups, and searches for parts of texts in any script.
import { describe, expect, it } from 'vitest';
import type { RecordOf } from '@/backend/records';
import type { Uow } from '@/backend/shared/ports';
import { MEDIA, type Medium, uowOf } from '../support/media';

const face = (id: string, over: Partial<RecordOf<'faces'>> = {}): RecordOf<'faces'> =>
  ({
    ...{ id, owner: 'u', shown: 'yes', status: 'live', rev: 1, content: '', updatedAt: 0, search: '' },
    ...{ system: 'wearOS', ratio: '450*450', copies: [], platforms: [], working: [], offered: [], publishIds: [] },
    ...{ facts: null, payment: null, approved: null, pending: null, reason: '', history: [], downloads: 0 },
    ...{ live: 'yes', category: '', waiting: 'no', dueAt: 0, queued: 'no', queuedAt: 0 },
    ...(over as object),
  }) as RecordOf<'faces'>;

async function storing(medium: Medium, faces: readonly RecordOf<'faces'>[]): Promise<Uow> {
  const uow = await uowOf(medium);
  await uow.rw(['faces'], async (tx) => {
    for (const one of faces) await tx.put('faces', one);
  });
  return uow;
}

const LIVE = { by: 'liveUpdated', of: 'yes', order: 'descending' } as const;

describe.each(MEDIA)('lists on %s', (medium) => {
  it('a page has its records in order and the total, also beyond the end', async () => {
    const uow = await storing(
      medium,
      ['a', 'b', 'c', 'd', 'e'].map((id, at) => face(id, { updatedAt: at >> 1 })),
    );
    const page = (offset: number) => uow.ro(['faces'], (tx) => tx.page('faces', { ...LIVE, offset, limit: 2 }));
    const ids = async (offset: number) => {
      const { records, total } = await page(offset);
      return [total, ...records.map(({ id }) => id)];
    };
    expect(await ids(0)).toEqual([5, 'e', 'd']);
    expect(await ids(2)).toEqual([5, 'c', 'b']);
    expect(await ids(4)).toEqual([5, 'a']);
    expect(await ids(6)).toEqual([5]);
    const none = await uow.ro(['faces'], (tx) => tx.page('faces', { ...LIVE, of: 'no', limit: 2 }));
    expect(none).toEqual({ records: [], total: 0 });
  });

  it('records by id come in the order of the ids, and a missing one is undefined', async () => {
    const uow = await storing(medium, [face('a'), face('b')]);
    const records = await uow.ro(['faces'], (tx) => tx.getAll('faces', ['b', 'none', 'a', 'b']));
    expect(records.map((one) => one?.id)).toEqual(['b', undefined, 'a', 'b']);
    expect(await uow.ro(['faces'], (tx) => tx.getAll('faces', []))).toEqual([]);
  });

  it('groups have the count and the sum of their records', async () => {
    const uow = await storing(medium, [
      face('a', { status: 'live', downloads: 2 }),
      face('b', { status: 'draft', downloads: 3 }),
      face('c', { status: 'live', downloads: 5 }),
      face('d', { owner: 'v', downloads: 100 }),
    ]);
    const query = { by: 'ownerUpdated', of: ['u', 'yes'] } as const;
    const groups = (by: readonly 'status'[]) =>
      uow.ro(['faces'], (tx) => tx.tally('faces', query, { by, sum: 'downloads' }));
    expect((await groups(['status'])).sort((a, b) => a.count - b.count)).toEqual([
      { of: { status: 'draft' }, count: 1, sum: 3 },
      { of: { status: 'live' }, count: 2, sum: 7 },
    ]);
    expect(await groups([])).toEqual([{ of: {}, count: 3, sum: 10 }]);
    const none = { by: 'ownerUpdated', of: ['nobody', 'yes'] } as const;
    expect(await uow.ro(['faces'], (tx) => tx.tally('faces', none, { by: [], sum: 'downloads' }))).toEqual([]);
  });

  it('a search finds parts of any length in any script, and combines them with other filters', async () => {
    const uow = await storing(medium, [
      face('a', { search: '海洋之光\nocean light', offered: ['android'], category: 'sport' }),
      face('b', { search: '深海\ndeep "sea" 100%_\\', offered: ['falcon'], category: 'sport' }),
      face('c', { search: '🙂🙃\n\u0000\ud800x', offered: ['android', 'falcon'] }),
      face('d', { search: '海洋', live: 'no' }),
    ]);
    const hits = async (contains: string, more: readonly object[] = []) => {
      const match = [{ field: 'search', contains }, ...more] as never;
      const page = await uow.ro(['faces'], (tx) => tx.page('faces', { ...LIVE, match, limit: 9 }));
      expect(page.total).toBe(page.records.length);
      return page.records.map(({ id }) => id).join('');
    };
    const parts: Record<string, string> = {
      海: 'ba',
      海洋: 'a',
      洋之光: 'a',
      海洋之光: 'a',
      洋海: '',
      ea: 'ba',
      oce: 'a',
    };
    Object.assign(parts, {
      'ocean lig': 'a',
      OCEAN: 'a',
      ocxan: '',
      '"sea"': 'b',
      '%_\\': 'b',
      '🙃': 'c',
      '光\no': 'a',
    });
    Object.assign(parts, { '\u0000': 'c', '\ud800x': 'c', lightocean: '' });
    for (const [part, ids] of Object.entries(parts)) expect([part, await hits(part)]).toEqual([part, ids]);
    expect(await hits('海', [{ field: 'offered', has: 'falcon' }])).toBe('b');
    expect(
      await hits('海', [
        { field: 'category', is: 'sport' },
        { field: 'offered', has: 'android' },
      ]),
    ).toBe('a');
  });
});
