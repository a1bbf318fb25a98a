// Work that is due by time alone: reads show it without writing, and a job records it once.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '@/backend/app';
import { createDue } from '@/backend/due';
import type { StoreName } from '@/backend/records';
import { startTimer } from '@/backend/server/startTimer';
import { StorageUnavailableError, type Uow } from '@/backend/shared/ports';
import { DEMO_PAYOUT_MS } from '@/mocks/demoPayouts';
import { ORDER_STATUS } from '@/schemas/wire/wallet';
import { earner } from '../contract/earning';
import { publisher } from '../contract/publishing';
import { OPERATOR, OVERSEAS } from '../contract/world';
import { type Asked, type InsideWorld, insideWorlds, requestOf } from '../support/backendWorld';
import { MEDIA } from '../support/media';

const open = insideWorlds();
const REVIEW_MS = 60_000;
const EVERYTHING = { order: 'ascending', limit: 1000 } as const;

/** The backend as a server runs it: its reads run no due work. */
function served({ app }: InsideWorld) {
  const server = createApp(app.ports, { due: 'timer' });
  return async (op: Parameters<typeof requestOf>[0], request: Asked) =>
    (await server.fetch(requestOf(op, request))).json();
}

/** A world with a face in review, whose review ends after a time. */
async function inReview(medium: (typeof MEDIA)[number], ids: readonly string[] = ['d']) {
  const world = await open(medium);
  Object.assign(world.app.ports, { policy: { ...world.app.ports.policy, reviewMs: REVIEW_MS } });
  for (const id of ids) {
    const face = publisher(world, id);
    await face.save();
    await face.publish();
    await face.build();
    expect(await face.status()).toBe('review');
  }
  const stored = (id: string) => world.uow.ro(['faces'], async (tx) => (await tx.get('faces', id))?.status);
  return { world, stored };
}

const countingWrites = (uow: Uow): { uow: Uow; writes: (readonly StoreName[])[] } => {
  const writes: (readonly StoreName[])[] = [];
  const rw: Uow['rw'] = (stores, work) => {
    writes.push(stores);
    return uow.rw(stores, work);
  };
  return { uow: { ...uow, rw }, writes };
};

describe.each(MEDIA)('a face whose review ended, on %s', (medium) => {
  it('is shown live to its owner and to everybody before the job, and nothing is written', async () => {
    const { world, stored } = await inReview(medium);
    const ask = served(world);
    world.clock.now += REVIEW_MS;
    const params = { id: 'd' };
    const { uow, writes } = countingWrites(world.app.ports.uow);
    Object.assign(world.app.ports, { uow });
    const own = await ask('faceGet', { params, token: world.token });
    const seen = await ask('faceGet', { params });
    expect([own.data.status, seen.data.status, seen.data.doc.id]).toEqual(['live', 'live', 'd']);
    expect(seen.data.doc).toEqual(own.data.doc);
    expect([await stored('d'), writes]).toEqual(['review', []]);

    await createDue(world.app.ports).upTo(world.clock.now);
    expect(await stored('d')).toBe('live');
    const listed = await ask('facePage', { params: { public: 'true', current: 1, size: 9 } });
    expect(listed.data.records).toMatchObject([{ id: 'd', doc: seen.data.doc }]);
  });

  it('is listed at once where reads do what is due', async () => {
    const { world } = await inReview(medium);
    world.clock.now += REVIEW_MS - 1;
    const lists = async () => (await world.send('facePage', { params: { public: 'true' } })).data.total;
    expect(await lists()).toBe(0);
    world.clock.now += 1;
    expect(await lists()).toBe(1);
  });

  it('is recorded once by many jobs at the same time', async () => {
    const { world, stored } = await inReview(medium);
    world.clock.now += REVIEW_MS;
    const { ports } = world.app;
    await Promise.all(Array.from({ length: 6 }, () => createDue(ports).upTo(world.clock.now)));
    expect(await stored('d')).toBe('live');
    const face = await world.uow.ro(['faces'], (tx) => tx.get('faces', 'd'));
    expect(face?.history.filter(({ what }) => what === 'approved')).toHaveLength(1);
    expect(await world.uow.ro(['counts'], (tx) => tx.get('counts', face?.owner ?? ''))).toMatchObject({
      review: 0,
      live: 1,
    });
  });
});

describe('a job', () => {
  it('reports a record that fails, and brings the others up to date', async () => {
    const { world, stored } = await inReview('memory', ['d', 'e', 'f']);
    world.clock.now += REVIEW_MS;
    const { ports } = world.app;
    const reported: unknown[] = [];
    const failing: Uow = {
      ...ports.uow,
      rw: (stores, work) =>
        ports.uow.rw(stores, (tx) =>
          work({
            ...tx,
            put: (store, record) =>
              store === 'faces' && record.id === 'e' ? Promise.reject(new Error('damaged')) : tx.put(store, record),
          }),
        ),
    };
    const due = createDue({ ...ports, uow: failing, report: (_, thrown) => reported.push(thrown) });
    await due.upTo(world.clock.now);
    expect([await stored('d'), await stored('e'), await stored('f')]).toEqual(['live', 'review', 'live']);
    expect(reported).toEqual([new Error('damaged')]);
    await due.upTo(world.clock.now);
    expect(reported, 'the next run leaves it out').toHaveLength(1);
    await due.upTo(world.clock.now + 60_000);
    expect(reported).toHaveLength(2);
  });

  it('does a record after many that fail, and tries each of those once a minute', async () => {
    const { world, stored } = await inReview('memory');
    const face = await world.uow.ro(['faces'], (tx) => tx.get('faces', 'd'));
    if (!face) throw new Error('no face');
    await world.uow.rw(['faces'], async (tx) => {
      for (let n = 0; n < 60; n += 1) await tx.put('faces', { ...face, id: `bad-${n}` });
    });
    world.clock.now += 1;
    const later = publisher(world, 'later');
    await later.save();
    await later.publish();
    await later.build();
    world.clock.now += REVIEW_MS;
    const { ports } = world.app;
    const reported: unknown[] = [];
    const failing: Uow = {
      ...ports.uow,
      rw: (stores, work) =>
        ports.uow.rw(stores, (tx) =>
          work({
            ...tx,
            put: (store, record) =>
              store === 'faces' && String(record.id).startsWith('bad')
                ? Promise.reject(new Error('damaged'))
                : tx.put(store, record),
          }),
        ),
    };
    const due = createDue({ ...ports, uow: failing, report: (_, thrown) => reported.push(thrown) });
    await due.upTo(world.clock.now);
    expect([await stored('d'), await stored('later'), await stored('bad-0')]).toEqual(['live', 'live', 'review']);
    await due.upTo(world.clock.now + 59_999);
    expect(reported).toHaveLength(60);
    await due.upTo(world.clock.now + 60_000);
    expect(reported).toHaveLength(120);
  });

  it('handles more records than one transaction takes', async () => {
    const { world } = await inReview('memory');
    const face = await world.uow.ro(['faces'], (tx) => tx.get('faces', 'd'));
    await world.uow.rw(['faces'], async (tx) => {
      for (let n = 0; n < 60; n += 1) if (face) await tx.put('faces', { ...face, id: `copy-${n}` });
    });
    world.clock.now += REVIEW_MS;
    await createDue(world.app.ports).upTo(world.clock.now);
    const live = { by: 'liveUpdated', of: 'yes' } as const;
    expect(await world.uow.ro(['faces'], (tx) => tx.count('faces', live))).toBe(61);
  });
});

describe.each(MEDIA)('an order whose payment failed by time, on %s', (medium) => {
  it('is shown with its amount returned before the job, which returns it once', async () => {
    const world = await open(medium, { users: [OPERATOR, OVERSEAS] });
    const designer = await earner(world, 'overseas');
    await designer.bind({ name: 'Reject Me' });
    await designer.sell(20_000);
    await designer.withdraw('100.00');
    world.clock.now += 2 * DEMO_PAYOUT_MS;
    const returned = () =>
      world.uow.ro(['ledger'], (tx) =>
        tx.count('ledger', { ...EVERYTHING, match: [{ field: 'kind', is: 'reversal' }] }),
      );
    const ask = served(world);
    const token = designer.token();
    const wallet = (await ask('walletInfo', { token })).data;
    const orders = (await ask('withdrawPage', { token })).data;
    expect(wallet).toMatchObject({ available: 10_000, onItsWay: 0 });
    expect(orders.records[0]).toMatchObject({ status: ORDER_STATUS.failed, net: 0 });
    expect(await returned()).toBe(0);

    await Promise.all(Array.from({ length: 4 }, () => createDue(world.app.ports).upTo(world.clock.now)));
    expect(await returned()).toBe(1);
    expect((await ask('walletInfo', { token })).data).toEqual(wallet);
    expect((await ask('withdrawPage', { token })).data).toEqual(orders);
  });
});

describe('the timer of a server', () => {
  afterEach(() => vi.useRealTimers());
  const timed = (upTo: () => Promise<void>) => {
    vi.useFakeTimers();
    const reported: unknown[] = [];
    const stop = startTimer('due', upTo, { report: (_, thrown) => reported.push(thrown) });
    return { stop, reported };
  };

  it('runs each second after the last run ended, until it is stopped', async () => {
    let runs = 0;
    const { stop } = timed(async () => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    await vi.advanceTimersByTimeAsync(4600);
    expect(runs).toBe(3);
    await vi.advanceTimersByTimeAsync(500);
    await stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(runs).toBe(3);
  });

  it('reports a storage that cannot be read, and asks it less often until it answers', async () => {
    let runs = 0;
    let isDown = true;
    const { stop, reported } = timed(async () => {
      runs += 1;
      if (isDown) throw new StorageUnavailableError('down');
    });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(runs).toBeLessThan(15);
    expect(reported).toHaveLength(runs);
    isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    const before = runs;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(runs - before).toBe(10);
    await stop();
  });
});
