// Payouts on every medium: once, whatever runs concurrently, and in a demo by its clock.
import { describe, expect, it } from 'vitest';
import { DEMO_PAYOUT_MS, DEMO_SIGNING_MS } from '@/mocks/demoPayouts';
import { ORDER_STATUS } from '@/schemas/wire/wallet';
import { earner, fresh } from '../../contract/earning';
import { OPERATOR, OVERSEAS } from '../../contract/world';
import { type InsideWorld, insideWorlds } from '../../support/backendWorld';
import { MEDIA } from '../../support/media';

const open = insideWorlds();
const EVERYTHING = { order: 'ascending', limit: 1000 } as const;
const entriesOf = ({ uow }: InsideWorld, kind: string) =>
  uow.ro(['ledger'], (tx) => tx.list('ledger', { ...EVERYTHING, match: [{ field: 'kind', is: kind }] }));

const { waiting, processing, arrived, failed } = ORDER_STATUS;

describe.each(MEDIA)('payouts on %s', (medium) => {
  const start = async (name = 'Demo Designer') => {
    const world = await open(medium, { users: [OPERATOR, OVERSEAS] });
    const designer = await earner(world, 'overseas');
    await designer.bind({ name });
    await designer.sell(20_000);
    return { world, designer };
  };

  it('D8 fifty simultaneous submits pay once, with one key and with fifty', async () => {
    const { world, designer } = await start();
    const orderId = fresh('order');
    const answers = await Promise.all(Array.from({ length: 50 }, () => designer.withdraw('100.00', orderId)));
    for (const { envelope } of answers) expect(envelope).toEqual(answers[0]?.envelope);
    expect(await entriesOf(world, 'payout')).toHaveLength(1);
    await designer.sell(20_000);
    const others = await Promise.all(Array.from({ length: 50 }, () => designer.withdraw('100.00')));
    expect(others.filter(({ code }) => code === 200)).toHaveLength(1);
    expect((await entriesOf(world, 'payout')).map(({ cents }) => cents)).toEqual([-10_000, -10_000]);
    expect(await designer.wallet()).toMatchObject({ available: 0, total: 0, onItsWay: 20_000 });
  });

  it('D8 the client finds an order whose answer was lost by its key', async () => {
    const { world, designer } = await start();
    const orderId = fresh('order');
    world.app.faults.plan([{ op: 'withdrawOverseas', times: 1, kind: 'lost' }]);
    const lost = await designer.withdraw('100.00', orderId).catch(() => null);
    expect(lost?.code).not.toBe(200);
    expect((await designer.withdraw('100.00', orderId)).data).toMatchObject({ orderId, status: waiting });
    expect(await entriesOf(world, 'payout')).toHaveLength(1);
  });

  it('D9 a failed payment is returned once, however many calls read it at that moment', async () => {
    const { world, designer } = await start('Reject Me');
    await designer.withdraw('100.00');
    world.clock.now += 2 * DEMO_PAYOUT_MS;
    await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? designer.wallet() : designer.orders())));
    expect(await entriesOf(world, 'reversal')).toMatchObject([{ cents: 10_000 }]);
    expect(await designer.wallet()).toMatchObject({ available: 10_000, onItsWay: 0, withdrawnToday: 0 });
    expect((await designer.orders()).records[0]).toMatchObject({
      status: failed,
      reason: expect.stringContaining('reject'),
    });
  });
});

describe('payouts of a demo', () => {
  const start = async () => {
    const world = await open('memory', { users: [OPERATOR] });
    const designer = await (await earner(world, 'domestic')).ready();
    await designer.sell(20_000);
    return { world, designer };
  };

  it('reach each state at its own time, however late they are read', async () => {
    const { world, designer } = await start();
    await designer.withdraw('100.00');
    const made = world.clock.now;
    const seen = async (after: number) => {
      world.clock.now = made + after;
      const { status, statusAt } = (await designer.orders()).records[0];
      return [status, statusAt - made];
    };
    expect(await seen(DEMO_PAYOUT_MS - 1)).toEqual([waiting, 0]);
    expect(await seen(DEMO_PAYOUT_MS)).toEqual([processing, DEMO_PAYOUT_MS]);
    expect(await seen(50 * DEMO_PAYOUT_MS)).toEqual([arrived, 2 * DEMO_PAYOUT_MS]);
    expect(await designer.wallet()).toMatchObject({ paid: { total: 10_000, count: 1, since: made }, onItsWay: 0 });
  });

  it("continue from an operator's earlier mark", async () => {
    const { world, designer } = await start();
    await designer.withdraw('100.00');
    world.clock.now += 1000;
    expect((await designer.mark(processing)).data.audits).toHaveLength(1);
    world.clock.now += DEMO_PAYOUT_MS;
    expect((await designer.mark(failed, 'too late')).code).toBe(409);
    expect((await designer.orders()).records[0].status).toBe(arrived);
  });

  it('N2 a contract is signed after a moment, or declined for the marker name, and then can start again', async () => {
    const world = await open('memory', { users: [OPERATOR] });
    const designer = await earner(world, 'domestic');
    await designer.identify({ name: 'Reject Me' });
    const status = async () => (await designer.send('contractStatus')).data.status;
    expect((await designer.send('contractSign')).data).toEqual({ status: 'signing', link: '' });
    world.clock.now += DEMO_SIGNING_MS - 1;
    expect(await status()).toBe('signing');
    world.clock.now += 1;
    expect(await status()).toBe('failed');
    expect((await designer.send('contractSign')).data.status).toBe('signing');
    await designer.identify({ name: 'Demo Designer' });
    await designer.send('contractSign');
    world.clock.now += DEMO_SIGNING_MS;
    expect(await status()).toBe('signed');
  });
});
