// Any order of sales, refunds, maturity, withdrawals and payout results: the ledger adds up, and nothing is paid twice.
import { describe, expect, it } from 'vitest';
import { createDue } from '@/backend/due';
import { ORDER_STATUS, type Wallet, type WithdrawalOrder } from '@/schemas/wire/wallet';
import fc from '@/tests/support/property';
import { DAY_MS, type earner, earner as earnerIn, fresh, type Where } from '../../contract/earning';
import { OPERATOR, OVERSEAS } from '../../contract/world';
import { type InsideWorld, insideWorlds } from '../../support/backendWorld';

const open = insideWorlds();
const RUNS = process.env.LONG ? 300 : 12;

/** The expected result of everything so far. */
interface Model {
  now: number;
  sales: { ref: string; share: number; at: number; isBack: boolean }[];
  orders: { key: string; amount: number; status: number; at: number }[];
}

interface Real {
  world: InsideWorld;
  designer: Awaited<ReturnType<typeof earner>>;
}

const { waiting, processing, arrived, failed, cancelled } = ORDER_STATUS;
const isBack = (status: number) => status === failed || status === cancelled;
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

const paidOut = ({ orders }: Model) => sum(orders.filter(({ status }) => !isBack(status)).map(({ amount }) => amount));
const earned = ({ sales }: Model) => sum(sales.filter((one) => !one.isBack).map(({ share }) => share));
const counted = (model: Model) =>
  earned({ ...model, sales: model.sales.filter(({ at }) => at + 30 * DAY_MS <= model.now) }) - paidOut(model);

/** The wallet as people see it, compared with the model and with the entries behind it. */
async function expectSound(model: Model, { world, designer }: Real): Promise<Wallet> {
  const wallet = await designer.wallet();
  const entries = await world.uow.ro(['ledger'], (tx) => tx.list('ledger', { order: 'ascending', limit: 10_000 }));
  // The stored sums are those of the entries.
  await createDue(world.app.ports).upTo(world.clock.now);
  const sums = await world.uow.ro(['balances', 'wallets'], async (tx) => ({
    months: await tx.list('balances', { order: 'ascending', limit: 1000 }),
    differing: await tx.count('wallets', { by: 'differing', of: 'yes' }),
  }));
  expect(sum(sums.months.map(({ cents }) => cents))).toBe(wallet.total);
  expect(sums.differing).toBe(0);
  const orders: WithdrawalOrder[] = (await designer.orders({ size: 100 })).records;
  expect(wallet.total).toBe(sum(entries.map(({ cents }) => cents)));
  expect(wallet.total).toBe(earned(model) - paidOut(model));
  expect(wallet.available).toBe(Math.max(0, counted(model)));
  expect(wallet.paid.total + wallet.onItsWay).toBe(paidOut(model));
  if (counted(model) >= 0 && wallet.total >= counted(model))
    expect(wallet.paid.total + wallet.onItsWay + wallet.available + wallet.maturing.total).toBe(earned(model));
  // One payout for each order, one reversal for each that failed.
  expect(orders.map(({ orderId, amount, status }) => [orderId, amount, status]).sort()).toEqual(
    model.orders.map(({ key, amount, status }) => [key, amount, status]).sort(),
  );
  const of = (kind: string) => entries.filter((one) => one.kind === kind).length;
  expect([of('payout'), of('reversal')]).toEqual([orders.length, orders.filter(({ status }) => isBack(status)).length]);
  expect(new Set(entries.map(({ kind, ref }) => `${kind}:${ref}`)).size).toBe(entries.length);
  return wallet;
}

type Command = fc.AsyncCommand<Model, Real>;
/** A command that ends with a check of all invariants. */
const command = (words: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  toString: () => words,
  run: async (model, real) => {
    await run(model, real);
    await expectSound(model, real);
  },
});

const sells = fc
  .tuple(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(0, 10, 29, 30, 31, 45))
  .map(([gross, daysAgo]) =>
    command(`sell ${gross}, ${daysAgo} days ago`, async (model, { designer }) => {
      const at = model.now - daysAgo * DAY_MS;
      const ref = await designer.sell(gross, at);
      model.sales.push({ ref, share: Math.floor(gross / 2), at, isBack: false });
    }),
  );

const refunds = fc.nat({ max: 20 }).map((index) =>
  command(`refund ${index}`, async (model, { designer }) => {
    const sale = model.sales[index % Math.max(1, model.sales.length)];
    if (!sale) return;
    const { data } = await designer.refund(sale.ref);
    expect(data.added).toBe(sale.isBack ? 0 : 1);
    sale.isBack = true;
  }),
);

const waits = fc.integer({ min: 1, max: 40 }).map((days) =>
  command(`${days} days later`, async (model, { designer }) => {
    model.now += days * DAY_MS;
    await designer.go(model.now);
  }),
);

/** The whole withdrawable amount, or a cent more or less. */
const withdraws = fc.constantFrom(0, 0, 0, 1, -1).map((off) =>
  command(`withdraw all ${off}`, async (model, { designer }) => {
    const { quote, obstacle } = await designer.wallet();
    const amount = quote.gross + off;
    const key = fresh('order');
    const { code, data } = await designer.withdraw((Math.max(0, amount) / 100).toFixed(2), key);
    expect(code === 200).toBe(obstacle === null && off === 0);
    if (code !== 200) return;
    expect(data.amount).toBe(quote.gross);
    model.orders.push({ key, amount: data.amount, status: waiting, at: model.now });
  }),
);

const repeats = fc.nat({ max: 20 }).map((index) =>
  command(`send ${index} again`, async (model, { designer }) => {
    const order = model.orders[index % Math.max(1, model.orders.length)];
    if (!order) return;
    const text = (order.amount / 100).toFixed(2);
    const answers = await Promise.all(Array.from({ length: 3 }, () => designer.withdraw(text, order.key)));
    for (const { data } of answers) expect(data).toMatchObject({ orderId: order.key, amount: order.amount });
  }),
);

const MAY: Readonly<Record<number, readonly number[]>> = {
  [waiting]: [processing, failed, cancelled],
  [processing]: [arrived, failed, cancelled],
};
const marks = fc.constantFrom(processing, arrived, arrived, failed, cancelled).map((status) =>
  command(`the payer says ${status}, twice`, async (model, { designer }) => {
    const order = model.orders.at(-1);
    if (!order) return;
    const isAllowed = order.status === status || (MAY[order.status] ?? []).includes(status);
    for (const { code } of [await designer.mark(status, 'said so'), await designer.mark(status, 'said so')])
      expect(code).toBe(isAllowed ? 200 : 409);
    if (isAllowed) order.status = status;
  }),
);

describe.each(['overseas', 'domestic'] as const satisfies readonly Where[])('any order of commands, %s', (where) => {
  it('W1, W5: keeps the sum of the entries, and pays nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands([sells, sells, refunds, waits, withdraws, withdraws, repeats, marks], { maxCommands: 25 }),
        async (commands) => {
          await fc.asyncModelRun(async () => {
            const world = await open('memory', { users: [OPERATOR, OVERSEAS] });
            // Orders wait for the operator: the demo's clock does not pay here.
            world.app.ports.payouts = { ...world.app.ports.payouts, next: () => null };
            const designer = await (await earnerIn(world, where)).ready();
            return { model: { now: world.clock.now, sales: [], orders: [] }, real: { world, designer } };
          }, commands);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
