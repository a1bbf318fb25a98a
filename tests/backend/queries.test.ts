// List queries on each medium: leading fields of an index, further conditions, pages, and counts.
import { describe, expect, it } from 'vitest';
import type { RecordOf } from '@/backend/records';
import type { Uow } from '@/backend/shared/ports';
import type { ListQuery, Query } from '@/backend/shared/query';
import { upgrade } from '@/backend/upgrade';
import { MEDIA, uowOf } from '../support/media';

type Draft = RecordOf<'drafts'>;

const draft = (n: number, over: Partial<Draft> = {}): Draft => ({
  ...{
    id: `d${String(n).padStart(3, '0')}`,
    owner: 'u',
    savedAt: n,
    rev: (n % 3) + 1,
    names: [],
    files: [],
    saves: [],
  },
  ...{ search: `face ${n}`, deleted: n % 5 === 0, shown: n % 5 === 0 ? 'no' : 'yes' },
  ...over,
});
const DRAFTS = [
  ...Array.from({ length: 250 }, (_, i) => draft(i)),
  draft(900, { owner: 'v', names: ['Ocean', '海洋'], search: 'ocean\n海洋' }),
  draft(901, { owner: 'v', names: ['100%_\\'], search: '100%_\\' }),
];
const mine = { by: 'ownerShown', of: ['u', 'yes'] } as const;
const theirs = { by: 'ownerShown', of: 'v' } as const;

describe.each(MEDIA)('queries on %s', (medium) => {
  async function filled(): Promise<Uow> {
    const uow = await uowOf(medium);
    await uow.rw(['drafts'], async (tx) => {
      for (const one of DRAFTS) await tx.put('drafts', one);
    });
    return uow;
  }
  const idsOf = (uow: Uow, query: ListQuery<'drafts'>) =>
    uow.ro(['drafts'], async (tx) => (await tx.list('drafts', query)).map(({ id }) => id));

  it('every page of a list is a slice of it, in both orders, and the last one ends it', async () => {
    const uow = await filled();
    for (const order of ['ascending', 'descending'] as const) {
      const queries: Query<'drafts'>[] = [
        {},
        { by: 'ownerShown', of: [] },
        { by: 'ownerShown', of: 'u' },
        mine,
        { by: 'ownerShown', of: ['u', 'yes', 7] },
        { ...mine, range: [7, 99] as const },
        { ...mine, range: [7, 99] as const, match: [{ field: 'rev', is: 1 }] },
        { by: 'ownerShown', of: [], range: ['u', 'u'] as const },
        { ...mine, match: [{ field: 'rev', oneOf: [1, 2] }] },
        { ...mine, match: [{ field: 'search', contains: 'E 1' }] },
      ];
      for (const query of queries) {
        const whole = await idsOf(uow, { ...query, order, limit: 1000 });
        expect(await uow.ro(['drafts'], (tx) => tx.count('drafts', query))).toBe(whole.length);
        for (const offset of [0, 7, whole.length - 1, 5000]) {
          const page = await idsOf(uow, { ...query, order, offset, limit: 7 });
          expect(page, JSON.stringify([query, order, offset])).toEqual(whole.slice(offset, offset + 7));
        }
      }
    }
    await uow.close();
  });

  it('a range has its first and its last value, and refuses an index without a further field', async () => {
    const uow = await filled();
    const within = { by: 'ownerShown', of: ['u', 'yes'], range: [7, 11], order: 'ascending', limit: 9 } as const;
    expect(await idsOf(uow, within)).toEqual(['d007', 'd008', 'd009', 'd011']);
    expect(await idsOf(uow, { ...within, order: 'descending', offset: 1 })).toEqual(['d009', 'd008', 'd007']);
    expect(await idsOf(uow, { ...within, range: [9, 8] as const })).toEqual([]);
    const whole = {
      by: 'ownerShown',
      of: ['u', 'yes', 7, 'd007'],
      range: [1, 2],
      order: 'ascending',
      limit: 9,
    } as const;
    await expect(idsOf(uow, whole)).rejects.toThrow('no field left');
    await uow.close();
  });

  it.each([
    ['one value', { ...theirs, match: [{ field: 'rev', is: 1 }] }, ['d900']],
    ['a truth', { ...theirs, match: [{ field: 'deleted', is: false }] }, ['d901']],
    ['one of several', { ...theirs, match: [{ field: 'id', oneOf: ['d901', 'd001', 'x'] }] }, ['d901']],
    ['one of none', { ...theirs, match: [{ field: 'id', oneOf: [] }] }, []],
    ['what a list holds', { ...theirs, match: [{ field: 'names', has: '海洋' }] }, ['d900']],
    ['no part of what a list holds', { ...theirs, match: [{ field: 'names', has: 'Oce' }] }, []],
    ['part of a text in any case', { ...theirs, match: [{ field: 'search', contains: 'OCEAN' }] }, ['d900']],
    ['part of a Chinese text', { ...theirs, match: [{ field: 'search', contains: '海' }] }, ['d900']],
    ['signs that mean something elsewhere', { ...theirs, match: [{ field: 'search', contains: '%_\\' }] }, ['d901']],
    ['no wildcards', { ...theirs, match: [{ field: 'search', contains: 'o%n' }] }, []],
    ['a quote', { ...theirs, match: [{ field: 'search', contains: `'";--` }] }, []],
    [
      'all conditions together',
      {
        match: [
          { field: 'owner', is: 'u' },
          { field: 'savedAt', oneOf: [1, 2, 5] },
          { field: 'shown', is: 'yes' },
        ],
      },
      ['d001', 'd002'],
    ],
  ] as [string, Query<'drafts'>, string[]][])('%s', async (_, query, ids) => {
    const uow = await filled();
    expect(await idsOf(uow, { ...query, order: 'ascending', limit: 99 })).toEqual(ids);
    expect(await uow.ro(['drafts'], (tx) => tx.count('drafts', query))).toBe(ids.length);
    await uow.close();
  });

  it('a record without a field is in no index of that field, but a query for its absence finds it', async () => {
    const uow = await uowOf(medium);
    const plain = {
      username: '',
      thirdParty: null,
      thirdPartyId: null,
      intro: '',
      avatar: '',
      password: null,
      region: 'domestic' as const,
      emailVerified: false,
      roles: [],
    };
    await uow.rw(['users'], async (tx) => {
      await tx.put('users', { ...plain, id: 'a', phone: '1', email: null });
      await tx.put('users', { ...plain, id: 'b', phone: null, email: 'b@x' });
    });
    const of = (query: Query<'users'>) =>
      uow.ro(['users'], async (tx) =>
        (await tx.list('users', { ...query, order: 'ascending', limit: 9 })).map(({ id }) => id),
      );
    expect(await of({ by: 'phone', of: [] })).toEqual(['a']);
    expect(await of({ match: [{ field: 'phone', is: null }] })).toEqual(['b']);
    expect(await of({ match: [{ field: 'phone', oneOf: [null, '1'] }] })).toEqual(['a', 'b']);
    await uow.close();
  });

  it('a transaction sees its own writes', async () => {
    const uow = await filled();
    const counts = await uow.rw(['drafts'], async (tx) => {
      const before = await tx.count('drafts', theirs);
      await tx.delete('drafts', 'd900');
      await tx.put('drafts', draft(902, { owner: 'v' }));
      await tx.put('drafts', draft(903, { owner: 'v' }));
      return [before, await tx.count('drafts', theirs)];
    });
    expect(counts).toEqual([2, 3]);
    await uow.close();
  });

  it('drafts and fonts of an earlier version are migrated once, however large the list', async () => {
    const uow = await uowOf(medium);
    const old = ({ search: _, shown: __, ...rest }: Draft) => rest as Draft;
    await uow.rw(['drafts', 'fonts'], async (tx) => {
      for (const one of DRAFTS) await tx.put('drafts', old({ ...one, names: ['Ocean', '海洋'] }));
      const font = { fontName: 'F', fontUrl: '', isSys: false, region: null, owner: 'u', blob: 'b' };
      await tx.put('fonts', { ...font, id: 1, deleted: false } as RecordOf<'fonts'>);
      await tx.put('fonts', { ...font, id: 2, deleted: true } as RecordOf<'fonts'>);
      await tx.put('fonts', { ...font, id: 3, deleted: true, blob: null } as RecordOf<'fonts'>);
    });
    await Promise.all([upgrade({ uow }), upgrade({ uow })]);
    expect(await uow.ro(['drafts'], (tx) => tx.count('drafts', mine))).toBe(200);
    expect((await uow.ro(['drafts'], (tx) => tx.get('drafts', 'd001')))?.search).toBe('ocean\n海洋');
    const shelves = await uow.ro(['fonts'], (tx) => tx.list('fonts', { order: 'ascending', limit: 9 }));
    expect(shelves.map(({ shelf }) => shelf)).toEqual(['own u', 'deleted u', 'forgotten']);
    // The migration does not run again: later writes stay.
    await uow.rw(['drafts'], (tx) => tx.put('drafts', draft(1, { search: 'kept' })));
    await upgrade({ uow });
    expect((await uow.ro(['drafts'], (tx) => tx.get('drafts', 'd001')))?.search).toBe('kept');
    await uow.close();
  });
});
