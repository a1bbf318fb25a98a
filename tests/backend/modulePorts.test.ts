// Ports between modules run in the caller's transaction: an interruption before any write leaves both modules unchanged.
import { describe, expect, it } from 'vitest';
import { webHash, webPasswords } from '@/backend/adapters/web';
import type { StoreName } from '@/backend/records';
import type { Tx, Uow } from '@/backend/shared/ports';
import { makeBackend } from '@/mocks/backend';
import type { OperationId } from '@/schemas/wire/operations';
import { faceDesign } from '../contract/publishing';
import { LOGIN, requestOf } from '../support/backendWorld';
import { MEDIA, type Medium, uowOf } from '../support/media';

const STORES: readonly StoreName[] = [
  ...(['drafts', 'docs', 'versions', 'versionDocs', 'copyPictures'] as const),
  ...(['faces', 'copies', 'counts', 'payees', 'tickets'] as const),
];

/** A unit of work whose transactions fail before the write with this number, counted from 0. */
function interruptible(medium: Uow) {
  let left = Number.POSITIVE_INFINITY;
  const write = () => {
    if (left === 0) throw new Error('interrupted');
    left -= 1;
  };
  const watched = (tx: Tx): Tx => ({
    get: (store, id) => tx.get(store, id),
    list: (store, query) => tx.list(store, query),
    count: (store, query) => tx.count(store, query),
    getAll: (store, ids) => tx.getAll(store, ids),
    page: (store, query) => tx.page(store, query),
    tally: (store, query, groups) => tx.tally(store, query, groups),
    put: async (store, record) => {
      write();
      await tx.put(store, record);
    },
    putAll: async (store, records) => {
      write();
      await tx.putAll(store, records);
    },
    delete: async (store, id) => {
      write();
      await tx.delete(store, id);
    },
    clear: (store) => tx.clear(store),
  });
  const uow: Uow = {
    rw: (stores, work) => medium.rw(stores, (tx) => work(watched(tx))),
    ro: (stores, work) => medium.ro(stores, work),
    close: () => medium.close(),
  };
  return {
    uow,
    interruptAt: (number: number) => {
      left = number;
    },
  };
}

async function start(medium: Medium) {
  const { uow, interruptAt } = interruptible(await uowOf(medium));
  const reports: unknown[] = [];
  const app = await makeBackend({ uow, passwords: webPasswords(1), report: (_, thrown) => reports.push(thrown) });
  let token: string | undefined;
  const ask = async (op: OperationId, request: { params?: Record<string, string>; body?: unknown }) =>
    (await app.fetch(requestOf(op, { ...request, ...(token && { token }) }))).json();
  const login = await ask('login', { body: LOGIN });
  token = login.data.token;
  const everything = () =>
    uow.ro(STORES, async (tx) => {
      const lists = [];
      for (const store of STORES) lists.push([store, await tx.list(store, { order: 'ascending', limit: 1000 })]);
      return lists;
    });
  return { uow, interruptAt, reports, ask, everything, userId: login.data.user.userId as string };
}
type World = Awaited<ReturnType<typeof start>>;

/** Interrupts the call before each of its writes in turn, until it succeeds; returns the number of writes. */
async function writesOf({ interruptAt, reports, everything }: World, call: () => Promise<{ code: number }>) {
  const before = await everything();
  for (let writes = 0; ; writes += 1) {
    interruptAt(writes);
    const { code } = await call();
    interruptAt(Number.POSITIVE_INFINITY);
    if (code === 200) return writes;
    expect(code).toBe(500);
    expect(reports.splice(0).map((thrown) => (thrown as Error).message)).toEqual(['interrupted']);
    expect(await everything()).toEqual(before);
  }
}

const saved = (baseRev: number, both = false) => ({
  body: { id: 'face-1', baseRev, saveId: `save-000${baseRev}`, doc: faceDesign('face-1', { both }) },
});

describe.each(MEDIA)('a port between modules on %s', (medium) => {
  it('saves a design with its face, or neither', async () => {
    const world = await start(medium);
    expect(await writesOf(world, () => world.ask('draftSave', saved(0)))).toBeGreaterThan(5);
    expect((await world.ask('faceGet', { params: { id: 'face-1' } })).data).toMatchObject({ rev: 1, status: 'draft' });
  });

  it('deletes a design with its face, or neither', async () => {
    const world = await start(medium);
    await world.ask('draftSave', saved(0));
    expect(await writesOf(world, () => world.ask('draftDelete', { params: { id: 'face-1' } }))).toBeGreaterThan(4);
    expect((await world.ask('draftGet', { params: { id: 'face-1' } })).code).toBe(404);
    expect((await world.ask('faceGet', { params: { id: 'face-1' } })).code).toBe(404);
  });

  it('removes a copy from a design and from its face, or from neither', async () => {
    const world = await start(medium);
    await world.ask('draftSave', saved(0, true));
    const call = () => world.ask('faceDeleteSingle', { params: { id: 'face-1-f' } });
    expect(await writesOf(world, call)).toBeGreaterThan(4);
    const face = (await world.ask('faceGet', { params: { id: 'face-1' } })).data;
    expect(face.copies.map(({ id }: { id: string }) => id)).toEqual(['face-1-a']);
    expect(face.rev).toBe(2);
  });

  it('uses up a ticket with the change that it allows, or does neither', async () => {
    const world = await start(medium);
    const ticket = 'ticket-for-the-test';
    const id = await webHash(ticket);
    await world.uow.rw(['tickets'], (tx) => tx.put('tickets', { id, userId: world.userId, issuedAt: Date.now() }));
    const body = { account: '13800000000', name: '林小雨', ticket };
    expect(await writesOf(world, () => world.ask('alipayBind', { body }))).toBe(2);
    expect(await world.uow.ro(['tickets'], (tx) => tx.get('tickets', id))).toBeUndefined();
    expect((await world.ask('walletInfo', {})).data.payee.kind).toBe('alipay');
  });
});
