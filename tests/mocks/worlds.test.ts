// The named worlds: their content, and that every face in them is valid.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import { readFacts } from '@/backend/modules/publishing/domain/facts';
import { liveDoc, reviewDoc } from '@/backend/modules/publishing/endpoints/faceStore';
import { type RecordOf, recordSchemas, STORE_NAMES } from '@/backend/records';
import { defaultLimits } from '@/backend/shared/domain/accountLimits';
import { isRefusal } from '@/backend/shared/domain/refusal';
import { checkImport, exportData } from '@/backend/transfer';
import { findings } from '@/face/platforms/findings';
import { makeBackend } from '@/mocks/backend';
import type { FaultyApp } from '@/mocks/faults';
import { inProcessFetch } from '@/mocks/inProcess';
import { clockOf } from '@/mocks/worlds/payday';
import { REASONS } from '@/mocks/worlds/texts';
import { FACE_STATUSES, statusNumber } from '@/schemas/faceStatus';
import { isArtRef } from '@/schemas/imageRef';
import { CATEGORIES } from '@/schemas/publishLists';
import { readDesign } from '@/schemas/readDesign';
import { DEMO_ACCOUNT, DEMO_NEWCOMER, type Region } from '@/schemas/session';
import { WORLD_NAMES, type WorldName } from '@/schemas/testers';
import { walletData } from '@/schemas/wire/wallet';
import { LOGIN, requestOf } from '../support/backendWorld';

const NOW = Date.UTC(2026, 10, 20, 8, 59, 8);
const EVERYTHING = { order: 'ascending', limit: 20_000 } as const;
const PAGE = 24;

const open = (scenario: WorldName) => makeBackend({ scenario, clock: () => NOW, passwords: webPasswords(1) });
const facesOf = ({ ports }: FaultyApp) => ports.uow.ro(['faces'], (tx) => tx.list('faces', EVERYTHING));

/** Invariants of a face, whatever its history. */
function expectSound(face: RecordOf<'faces'>, docs: ReadonlySet<string>): void {
  const { id, status, approved, pending, live, copies } = face;
  expect(docs.has(id), id).toBe(true);
  expect(docs.has(liveDoc(id)), `${id}: what users get`).toBe(approved !== null);
  expect(docs.has(reviewDoc(id)), `${id}: what is looked at`).toBe(pending !== null);
  expect(live === 'yes', id).toBe(status === 'live');
  if (status === 'review') expect(pending?.stage, id).toBe('review');
  if (status === 'live' || status === 'offline') expect(approved, id).not.toBeNull();
  expect(
    copies.some((copy) => copy.online),
    id,
  ).toBe(status === 'live');
  if (status === 'rejected') expect(face.reason, id).not.toBe('');
}

describe.each(WORLD_NAMES)('the world %s', (scenario) => {
  let app: FaultyApp;
  beforeAll(async () => {
    app = await open(scenario);
  });

  it('contains only records of known stores, and designs that break no rule', async () => {
    const { ports } = app;
    await ports.uow.ro(STORE_NAMES, async (tx) => {
      for (const store of STORE_NAMES) {
        for (const record of await tx.list(store, EVERYTHING))
          expect(recordSchemas[store].safeParse(record).error, store).toBeUndefined();
      }
      // The documents of a face are equal, so the working one is checked.
      for (const { id, doc } of await tx.list('docs', EVERYTHING)) {
        if (id.includes('.')) continue;
        const read = readDesign(doc);
        expect(read.ok, id).toBe(true);
        if (read.ok) for (const copy of read.design.copies) expect(findings(copy), id).toEqual([]);
      }
    });
  });

  it('contains faces whose state, documents, counts and copies agree', async () => {
    const { ports } = app;
    await ports.uow.ro(['faces', 'docs', 'counts', 'drafts', 'builds', 'users'], async (tx) => {
      const docs = new Set((await tx.list('docs', EVERYTHING)).map(({ id }) => id));
      const faces = await tx.list('faces', EVERYTHING);
      for (const face of faces) {
        expectSound(face, docs);
        expect((await tx.get('drafts', face.id))?.rev, face.id).toBe(face.rev);
        expect(await tx.get('users', face.owner), face.owner).toBeDefined();
      }
      for (const counts of await tx.list('counts', EVERYTHING)) {
        for (const status of FACE_STATUSES)
          expect(counts[status]).toBe(
            faces.filter((face) => face.owner === counts.id && face.status === status).length,
          );
      }
    });
  });

  it('has facts that the publish form accepts, except for pictures that nobody uploaded', async () => {
    for (const { id, facts } of await facesOf(app)) {
      if (!facts) continue;
      const read = readFacts({ ...facts, previewImage: '/api/files/x' }, 'CNY');
      expect(isRefusal(read) && read, id).toBe(false);
    }
  });

  it('can be exported and imported as a file', async () => {
    const { ports } = await open(scenario);
    expect(await checkImport(ports, await exportData(ports))).toBeNull();
  });
});

const downloadMonths = async ({ ports }: FaultyApp) =>
  ports.uow.ro(['downloads'], (tx) => tx.list('downloads', EVERYTHING));

it('the demo has at least twelve faces, in every state, and some that everyone can see', async () => {
  const app = await open('demo');
  const faces = await facesOf(app);
  expect(faces.length).toBeGreaterThanOrEqual(12);
  expect(new Set(faces.map(({ status }) => status))).toEqual(new Set(FACE_STATUSES));
  expect(faces.filter(({ live }) => live === 'yes').length).toBeGreaterThanOrEqual(6);
});

it.each(['demo', 'rich'] as const)(
  'the world %s has months of downloads for its dashboard, up to today',
  async (name) => {
    const app = await open(name);
    const own = (await downloadMonths(app)).filter(({ id }) => id.startsWith('of demo-designer.20'));
    expect(own.filter(({ total }) => total > 0).length).toBeGreaterThanOrEqual(4);
    const last = own.find(({ month }) => month === '2026-11');
    expect(Math.max(last?.days[18] ?? 0, last?.days[19] ?? 0)).toBeGreaterThan(0);
    const { token } = (await (await inProcessFetch(app)(requestOf('login', { body: LOGIN }))).json()).data;
    const request = requestOf('statistics', { token, params: { from: '2026-08-01', to: '2026-11-20' } });
    const { data } = await (await inProcessFetch(app)(request)).json();
    expect(data.faces.records.length).toBeGreaterThanOrEqual(3);
    expect(data.days.length).toBeGreaterThan(100);
  },
);

it('the world rich has pages of faces in every tab, several owners, every category, both platforms and packages', async () => {
  const app = await open('rich');
  const faces = await facesOf(app);
  for (const status of FACE_STATUSES) {
    const mine = faces.filter((face) => face.owner === 'demo-designer' && face.status === status);
    expect(mine.length, `${status} ${statusNumber(status)}`).toBeGreaterThan(PAGE);
  }
  const live = faces.filter((face) => face.live === 'yes');
  expect(new Set(live.map(({ owner }) => owner)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(live.map(({ category }) => category))).toEqual(new Set(CATEGORIES.map(({ id }) => id)));
  expect(live.some(({ offered }) => offered.length === 2)).toBe(true);
  expect(new Set(faces.map(({ search }) => search)).size).toBe(faces.length);
  const { token } = (await (await inProcessFetch(app)(requestOf('login', { body: LOGIN }))).json()).data;
  const builds = await app.ports.uow.ro(['builds'], (tx) => tx.list('builds', EVERYTHING));
  const own = builds.find(({ owner }) => owner === 'demo-designer');
  const package_ = await inProcessFetch(app)(requestOf('packageGet', { token, params: { id: own?.id ?? '' } }));
  expect((await package_.json()).format).toBe('dialwright');
});

const walletOf = async (scenario: WorldName, region: Region, now = NOW) => {
  const app = await makeBackend({ scenario, region, clock: () => now, passwords: webPasswords(1) });
  const fetch = inProcessFetch(app);
  const login = region === 'overseas' ? { ...LOGIN, phone: undefined, email: DEMO_ACCOUNT.email } : LOGIN;
  const { token, user } = (await (await fetch(requestOf('login', { body: login }))).json()).data;
  const read = async (op: 'walletInfo' | 'walletStatement' | 'withdrawPage', params: Record<string, string> = {}) =>
    (await (await fetch(requestOf(op, { token, params }))).json()).data;
  const statement = await read('walletStatement', { from: '2026-01', to: '2026-12' });
  return { user, wallet: walletData.parse(await read('walletInfo')), statement, orders: await read('withdrawPage') };
};

describe.each(['domestic', 'overseas'] as const)('money in the worlds, %s', (region) => {
  it.each(['demo', 'rich'] as const)('the world %s has months of earnings, and no payout account yet', async (name) => {
    const { wallet, statement, orders, user } = await walletOf(name, region);
    expect(user.roles).toEqual(['moderator', 'operator']);
    expect(wallet).toMatchObject({ payee: null, obstacle: 'account', paid: { count: 0 } });
    expect(wallet.available).toBeGreaterThan(wallet.rules.minimum);
    expect(wallet.total).toBeGreaterThanOrEqual(wallet.available);
    expect(statement.months.length).toBeGreaterThanOrEqual(4);
    for (const part of ['sales', 'shares', 'refunds'])
      expect(
        statement.months.some((month: Record<string, number>) => month[part] !== 0),
        part,
      ).toBe(true);
    expect(orders.total).toBe(0);
  });

  it('on payday, amounts are available, maturing and paid, and a withdrawal is possible', async () => {
    const at = clockOf('payday', NOW, region, defaultLimits);
    expect(at === null).toBe(region === 'domestic');
    const { wallet, orders } = await walletOf('payday', region, at ?? NOW);
    expect(wallet.obstacle).toBeNull();
    expect(wallet.quote.net).toBeGreaterThan(0);
    expect(wallet.maturing.dates.length).toBeGreaterThan(3);
    expect(orders.records.map(({ status }: { status: number }) => status)).toEqual([2, 2, 3]);
    expect(wallet.paid.count).toBe(2);
    expect(wallet.total).toBe(wallet.available + wallet.maturing.total);
  });
});

it('the world rejected has rejections of every form', async () => {
  const faces = new Map((await facesOf(await open('rejected'))).map((face) => [face.id, face]));
  const refusals = (id: string) => faces.get(id)?.history.filter(({ what }) => what === 'rejected').length;
  expect(faces.get('rejected-first')).toMatchObject({ status: 'rejected', approved: null });
  expect(faces.get('rejected-again')).toMatchObject({ status: 'rejected', rev: 2 });
  expect(refusals('rejected-again')).toBe(2);
  const one = faces.get('rejected-copy');
  expect(one).toMatchObject({ status: 'live', reason: REASONS.cutOff[0] });
  expect(one?.copies.map(({ online }) => online)).toEqual([true, false]);
  expect(faces.get('rejected-both')).toMatchObject({ status: 'rejected' });
  expect(faces.get('rejected-update')).toMatchObject({ status: 'live', reason: REASONS.nameTaken[0] });
  expect(faces.get('rejected-mended')).toMatchObject({ status: 'rejected', rev: 2 });
  expect(faces.get('rejected-waiting')).toMatchObject({ status: 'review' });
  expect(faces.get('rejected-long')?.reason.split('\n')).toHaveLength(6);
});

it.each([
  ['demo', 11],
  ['rich', 100],
  ['rejected', 8],
] as const)(
  'every published face of the world %s has small shipped store pictures of both modes',
  async (name, most) => {
    const faces = await facesOf(await open(name));
    const sent = faces.filter(({ history }) => history.length > 0);
    expect(sent.length).toBeGreaterThanOrEqual(most);
    for (const { id, facts } of sent) {
      const refs = [facts?.previewImage ?? '', ...(facts?.detailImages ?? [])];
      expect(refs, id).toHaveLength(2);
      for (const ref of refs) {
        expect(isArtRef(ref), ref).toBe(true);
        const bytes = readFileSync(
          resolve(import.meta.dirname, '../../schemas/templates/art', ref.slice('art:'.length)),
        );
        expect([...bytes.subarray(0, 2)], ref).toEqual([0xff, 0xd8]);
        expect(bytes.length, ref).toBeLessThan(30_000);
      }
    }
  },
);

it('each face of the demo has its own pictures, named after it', async () => {
  const faces = await facesOf(await open('demo'));
  for (const { id, facts, history } of faces)
    if (history.length > 0) expect(facts?.previewImage).toBe(`art:store/${id}-normal.jpg`);
});

it('the overseas demo has an account whose address is not verified, which signs in and can verify it', async () => {
  const make = (region: Region) =>
    makeBackend({ scenario: 'demo', region, clock: () => NOW, passwords: webPasswords(1) });
  const users = ({ ports }: FaultyApp) => ports.uow.ro(['users'], (tx) => tx.list('users', EVERYTHING));
  const app = await make('overseas');
  const newcomer = (await users(app)).find(({ email }) => email === DEMO_NEWCOMER.email);
  expect(newcomer).toMatchObject({ emailVerified: false, region: 'overseas' });
  expect((await users(await make('domestic'))).some(({ email }) => email === DEMO_NEWCOMER.email)).toBe(false);
});
