// Merging the server's drafts and this device's designs into one list.
import { describe, expect, it } from 'vitest';
import { localOnly, onDevice, pageOfDesigns as pageOf, type ReadableDesign } from '@/pages/designs/designList';
import { NO_NAMES } from '@/schemas/designNames';
import type { FaceData } from '@/schemas/wire/faces';
import { sampleDesign } from '@/tests/support/designs';

const record = (id: string, updatedAt: number, name = id): FaceData => ({
  id,
  own: true,
  rev: 1,
  updatedAt,
  doc: sampleDesign({ id, name }),
  ...{ status: 'draft', system: 'wearOS', ratio: '500*500', copies: [], approved: null, pending: null, payment: null },
  ...{ facts: null, reason: '', history: [], downloads: 0, author: '' },
});
const local = (
  id: string,
  savedAt: number,
  { baseRev = 0, name = id, unsaved = true, isElsewhere = false }: Partial<ReadableDesign> & { name?: string } = {},
) => ({ design: sampleDesign({ id, name }), baseRev, savedAt, unsaved, isElsewhere });
const pageOfDesigns = (facts: Omit<Facts, 'serverIds'> & Partial<Facts>) => pageOf({ serverIds: null, ...facts });
type Facts = Parameters<typeof pageOf>[0];
const brief = (list: ReturnType<typeof pageOfDesigns>) => list.map(({ id, state }) => `${id}:${state}`);

describe('the list of designs', () => {
  it('puts designs that only this device has into the first page, by time', () => {
    const facts = { records: [record('b', 30), record('a', 10)], local: [local('mine', 20)], search: '' };
    expect(brief(pageOfDesigns({ ...facts, page: 1 }))).toEqual(['b:draft', 'mine:localOnly', 'a:draft']);
    expect(brief(pageOfDesigns({ ...facts, page: 2 }))).toEqual(['b:draft', 'a:draft']);
  });

  it('shows edits of this device instead of the saved state, with their time and name', () => {
    const list = pageOfDesigns({
      records: [record('b', 30), record('a', 10)],
      local: [local('a', 40, { baseRev: 1, name: 'New' })],
      search: '',
      page: 1,
    });
    expect(brief(list)).toEqual(['a:unsaved', 'b:draft']);
    expect(list[0]).toMatchObject({ names: { dialName: 'New' }, changedAt: 40, onServer: true });
  });

  it('lists a design once, even if its first save was acknowledged only to the server', () => {
    expect(brief(pageOfDesigns({ records: [record('a', 10)], local: [local('a', 10)], search: '', page: 1 }))).toEqual([
      'a:draft',
    ]);
  });

  it('keeps a document it cannot read', () => {
    const broken: FaceData = { ...record('x', 5), doc: { schemaVersion: 99 } };
    expect(pageOfDesigns({ records: [broken], local: [], search: '', page: 1 })).toMatchObject([
      { state: 'unreadable', design: null, names: { dialNameCn: '', dialName: '' } },
    ]);
  });

  it('keeps designs that this device cannot open beside the rest, and lists them once', () => {
    const localDesign = (id: string, baseRev: number, state: 'unreadable' | 'newerVersion') => ({
      design: null,
      id,
      names: NO_NAMES,
      baseRev,
      savedAt: 20,
      state,
    });
    const facts = { search: '', page: 1, records: [record('a', 10)] };
    const all = [
      localDesign('x', 0, 'unreadable'),
      localDesign('n', 2, 'newerVersion'),
      localDesign('a', 1, 'unreadable'),
    ];
    expect(brief(pageOfDesigns({ ...facts, local: all }))).toEqual(['x:unreadable', 'n:newerVersion', 'a:draft']);
    expect(localOnly(all, '').map(({ onServer }) => onServer)).toEqual([false, false, false]);
  });

  it('calls a design gone only if the account is known to lack it, and never on a later page', () => {
    const mine = [local('kept', 3, { baseRev: 2 }), local('lost', 4, { baseRev: 2, unsaved: false })];
    const facts = { records: [record('a', 10)], local: mine, search: '', page: 1 };
    expect(brief(pageOfDesigns(facts))).toEqual(['a:draft']);
    const serverIds = new Set(['a', 'kept']);
    expect(brief(pageOfDesigns({ ...facts, serverIds }))).toEqual(['a:draft', 'lost:gone']);
    expect(brief(pageOfDesigns({ ...facts, serverIds, page: 2 }))).toEqual(['a:draft']);
    expect(brief(pageOfDesigns({ ...facts, serverIds, search: 'los', records: [] }))).toEqual(['lost:gone']);
    expect(pageOfDesigns({ ...facts, serverIds }).map(({ onServer }) => onServer)).toEqual([true, false]);
  });

  it('shows everything on this device, as last known, while the account is unreachable', () => {
    const mine = [
      local('new', 4),
      local('edited', 3, { baseRev: 2 }),
      local('saved', 2, { baseRev: 1, unsaved: false }),
      local('there', 1, { isElsewhere: true }),
    ];
    expect(brief(onDevice(mine, ''))).toEqual(['new:localOnly', 'edited:unsaved', 'saved:draft', 'there:elsewhere']);
    expect(brief(onDevice(mine, 'SAVE'))).toEqual(['saved:draft']);
  });

  it('finds by part of the name, ignoring case and outer spaces', () => {
    const all = [
      local('a', 1, { name: 'Harbour' }),
      local('b', 2, { name: '海港' }),
      local('c', 3, { baseRev: 2, name: 'Harbour too' }),
    ];
    expect(localOnly(all, ' hARB ').map(({ id }) => id)).toEqual(['a']);
    expect(localOnly(all, '港').map(({ id }) => id)).toEqual(['b']);
    expect(localOnly(all, '').map(({ id }) => id)).toEqual(['b', 'a']);
    // In either language, whatever the interface language.
    const both = local('d', 4);
    const named = { ...both, design: { ...both.design, dialNameCn: '海湾', dialName: 'Gulf' } };
    for (const part of ['海', 'gul']) expect(localOnly([named], part).map(({ id }) => id)).toEqual(['d']);
  });
});
