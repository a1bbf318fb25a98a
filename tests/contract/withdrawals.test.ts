// Withdrawals over HTTP, by the rule ids of docs/rules/backend.md B8, on every medium.
import { describe, expect, it } from 'vitest';
import { operations } from '@/schemas/wire/operations';
import { ORDER_STATUS, withdrawalOrder } from '@/schemas/wire/wallet';
import { DAY_MS, earner, fresh, PAYDAY } from './earning';
import { MEDIA, worlds } from './world';

const open = worlds();

const WRONG = 'Please enter the correct amount';
const TOO_MUCH = 'Insufficient balance. Please enter the correct amount';
const MINIMUM = 'Minimum amount for a single withdrawal is $1';
const ACCOUNT = 'Please fill in the account information first.';
const EMAIL = 'Please verify your email address first.';
const CLOSED = 'Withdrawals are closed at the moment.';
const CAP = 'At most $2,000 can be withdrawn in one day. The rest has to wait for another day.';

describe.each(MEDIA)('withdrawals on %s', (medium) => {
  const rich = async (gross: number, where: 'overseas' | 'domestic' = 'overseas') => {
    const world = await open(medium);
    const designer = await (await earner(world, where)).ready();
    if (gross > 0) await designer.sell(gross * 2);
    const answerTo = async (amount: string) => {
      const { code, envelope } = await designer.withdraw(amount);
      return code === 200 ? 'paid' : envelope.enMsg;
    };
    return { world, designer, answerTo };
  };

  it('D1 the session is checked before the account', async () => {
    const world = await open(medium);
    const body = { amount: 'x', orderId: 'order-0000' };
    const refused = await world.send('withdrawOverseas', { body, token: null });
    expect(refused.code).toBe(403);
  });

  it('D1 the account before the requirements, each requirement before the next', async () => {
    const world = await open(medium, {
      users: [{ id: 'new', phone: null, email: 'new@x.example', region: 'overseas' }],
    });
    const { token } = (await world.signIn({ phone: undefined, email: 'new@x.example' })).data;
    const body = { amount: 'x', orderId: 'order-0001' };
    expect((await world.send('withdrawOverseas', { body, token })).envelope.enMsg).toBe(ACCOUNT);
    const designer = await earner(world, 'domestic');
    const messageNow = async () => (await designer.withdraw('x')).envelope.enMsg;
    expect(await messageNow()).toBe(ACCOUNT);
    await designer.bind();
    expect(await messageNow()).toBe('Please verify your identity first.');
    expect((await designer.wallet()).obstacle).toBe('identity');
    await designer.identify();
    expect(await messageNow()).toBe('Please sign the contract first.');
    await designer.sign();
    expect(await messageNow()).toBe(WRONG);
    // An unverified address cannot bind an account: the requirement applies there already.
    const bind = { account: 'a@b.example', name: 'New', ticket: 't' };
    expect((await world.send('paypalBind', { body: bind, token })).envelope.enMsg).toBe(EMAIL);
  });

  it('D1 the window before the format, the format before the minimum, the minimum before the balance', async () => {
    const { designer, answerTo } = await rich(0);
    expect(await answerTo('0.001')).toBe(WRONG);
    expect(await answerTo('0.99')).toBe(MINIMUM);
    expect(await answerTo('1.00')).toBe(TOO_MUCH);
    await designer.go(PAYDAY + 20 * DAY_MS);
    expect(await answerTo('x')).toBe(CLOSED);
  });

  it('D1 the balance before the full amount, the full amount before the daily maximum', async () => {
    const { answerTo } = await rich(250_000);
    expect(await answerTo('2500.01')).toBe(TOO_MUCH);
    expect(await answerTo('1999.99')).toBe(WRONG);
    expect(await answerTo('2500.00')).toBe(CAP);
    expect(await answerTo('2000.00')).toBe('paid');
  });

  it('D2 amounts are plain decimals with at most two decimals', async () => {
    const { designer, answerTo } = await rich(1200);
    for (const odd of ['1e3', '-1', '+1', '1,000', '١', 'NaN', '0.001', '', ' ', '12.', '.5', '12.340', '0x10', '12 '])
      expect(await answerTo(odd), JSON.stringify(odd)).toBe(WRONG);
    expect((await designer.withdraw('12.0')).data.amount).toBe(1200);
    await designer.sell(2460);
    expect((await designer.withdraw('12.3')).data.amount).toBe(1230);
    await designer.sell(2600);
    expect((await designer.withdraw('13')).data.amount).toBe(1300);
  });

  it('D3 too little, too much and less than the full amount have separate messages', async () => {
    const { answerTo } = await rich(1000);
    expect(await answerTo('0.99')).toBe(MINIMUM);
    expect(await answerTo('10.01')).toBe(TOO_MUCH);
    expect(await answerTo('9.99')).toBe(WRONG);
    expect(await answerTo('10.00')).toBe('paid');
  });

  it('D3 the domestic minimum is fifty yuan, and the message says so', async () => {
    const { answerTo } = await rich(5000, 'domestic');
    expect(await answerTo('49.99')).toBe('Minimum amount for a single withdrawal is ¥50');
    expect(await answerTo('50.00')).toBe('paid');
  });

  it('D4 of 2,500.00, 2,000.00 can be withdrawn today and the rest on the next UTC day', async () => {
    const { designer, answerTo } = await rich(250_000);
    expect((await designer.wallet()).quote).toEqual({ gross: 200_000, deduction: 8800, net: 191_200 });
    expect(await answerTo('2000.00')).toBe('paid');
    expect(await designer.wallet()).toMatchObject({ available: 50_000, withdrawnToday: 200_000, obstacle: 'cap' });
    expect(await answerTo('500.00')).toBe(CAP);
    await designer.go(Date.UTC(2026, 10, 12, 23, 59, 59, 999));
    expect(await answerTo('500.00')).toBe(CAP);
    await designer.go(Date.UTC(2026, 10, 13));
    expect(await designer.wallet()).toMatchObject({ withdrawnToday: 0, quote: { gross: 50_000 }, obstacle: null });
    expect(await answerTo('500.00')).toBe('paid');
  });

  it('D4 a domestic day begins at midnight of +08:00', async () => {
    const { designer, answerTo } = await rich(1_500_000, 'domestic');
    await designer.go(Date.UTC(2026, 10, 21, 15, 59, 59, 999));
    expect(await answerTo('10000.00')).toBe('paid');
    expect((await designer.wallet()).obstacle).toBe('cap');
    await designer.go(Date.UTC(2026, 10, 21, 16));
    expect(await answerTo('5000.00')).toBe('paid');
  });

  it('D5 only the amount that was shown is paid', async () => {
    const { designer, answerTo } = await rich(1000);
    const shown = (await designer.wallet()).quote.gross;
    await designer.sell(400);
    expect(await answerTo((shown / 100).toFixed(2))).toBe(WRONG);
    expect((await designer.wallet()).quote.gross).toBe(1200);
    expect((await designer.orders()).total).toBe(0);
    expect(await answerTo('12.00')).toBe('paid');
  });

  it.each([
    ['overseas', '1.00', 4],
    ['overseas', '1.25', 6],
    ['overseas', '123.45', 543],
    ['overseas', '2000.00', 8800],
    ['domestic', '50.00', 325],
  ] as const)('D6 %s: of %s the deduction is %i', async (where, amount, deduction) => {
    const gross = Math.round(Number(amount) * 100);
    const { designer } = await rich(gross, where);
    const { data } = await designer.withdraw(amount);
    expect(data).toMatchObject({ amount: gross, deduction, net: gross - deduction });
  });

  it('D7 the window opens on the 11th and closes after the 15th, UTC, whatever the device says', async () => {
    const { designer, answerTo } = await rich(1000);
    const at = async (now: number) => {
      await designer.go(now);
      const { window } = await designer.wallet();
      return [window?.isOpen, await answerTo('10.01')];
    };
    expect(await at(Date.UTC(2026, 10, 11) - 1)).toEqual([false, CLOSED]);
    expect(await at(Date.UTC(2026, 10, 11))).toEqual([true, TOO_MUCH]);
    expect(await at(Date.UTC(2026, 10, 16) - 1)).toEqual([true, TOO_MUCH]);
    expect(await at(Date.UTC(2026, 10, 16))).toEqual([false, CLOSED]);
    const { window } = await designer.wallet();
    expect(window).toEqual({ isOpen: false, from: Date.UTC(2026, 11, 11), to: Date.UTC(2026, 11, 16) - 1 });
  });

  it('fault 13, D8: one key sent fifty times at once is one order with fifty equal answers', async () => {
    const { designer } = await rich(1000);
    const orderId = fresh('order');
    const answers = await Promise.all(Array.from({ length: 50 }, () => designer.withdraw('10.00', orderId)));
    for (const answer of answers) expect(answer.envelope).toEqual(answers[0]?.envelope);
    const order = withdrawalOrder.parse(answers[0]?.data);
    expect(order).toMatchObject({ orderId, amount: 1000, status: ORDER_STATUS.waiting, number: 'W-20261112-0001' });
    expect(await designer.orders()).toMatchObject({ total: 1, records: [order] });
    expect(await designer.wallet()).toMatchObject({ available: 0, onItsWay: 1000, total: 0 });
  });

  it('D8 the same key with another amount is refused; another key, as from a second tab, finds nothing left', async () => {
    const { designer, answerTo } = await rich(1000);
    const orderId = fresh('order');
    const first = await designer.withdraw('10', orderId);
    expect((await designer.withdraw('10.00', orderId)).envelope).toEqual(first.envelope);
    for (const other of ['9.00', 'x', '11.00']) expect((await designer.withdraw(other, orderId)).code, other).toBe(409);
    const answers = await Promise.all(Array.from({ length: 10 }, () => answerTo('10.00')));
    expect(answers).toEqual(Array(10).fill(TOO_MUCH));
    expect((await designer.orders()).total).toBe(1);
  });

  it('D8 ten keys at once pay once, and the keys of different people are independent', async () => {
    const { world, designer, answerTo } = await rich(1000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => answerTo('10.00')));
    expect(answers.filter((answer) => answer === 'paid')).toHaveLength(1);
    const { orderId } = (await designer.orders()).records[0];
    const neighbour = await (await earner(world, 'domestic')).ready();
    await neighbour.sell(20_000);
    expect((await neighbour.withdraw('100.00', orderId)).data).toMatchObject({ orderId, amount: 10_000 });
  });

  const { waiting, processing, arrived, failed, cancelled } = ORDER_STATUS;
  const WAYS: readonly (readonly number[])[] = [[], [processing], [processing, arrived], [failed], [cancelled]];
  const MAY: Readonly<Record<number, readonly number[]>> = {
    [waiting]: [processing, failed, cancelled],
    [processing]: [arrived, failed, cancelled],
  };
  it.each(WAYS.map((steps) => [steps.at(-1) ?? waiting, steps] as const))(
    'D9 state %i allows only certain next states, and a failed or cancelled order is returned once',
    async (from, steps) => {
      const { designer } = await rich(1000);
      await designer.withdraw('10.00');
      for (const status of steps) expect((await designer.mark(status, 'no such account')).code).toBe(200);
      const isBack = from === failed || from === cancelled;
      for (const to of [processing, arrived, failed, cancelled]) {
        const isAllowed = to === from || MAY[from]?.includes(to);
        if (isAllowed && to !== from) continue;
        expect((await designer.mark(to, 'again')).code, `${from} -> ${to}`).toBe(isAllowed ? 200 : 409);
      }
      // The same mark sent ten times at once counts once.
      if (steps.length > 0) await Promise.all(Array.from({ length: 10 }, () => designer.mark(from, 'again')));
      expect((await designer.orders()).records[0]).toMatchObject({
        status: from,
        reason: isBack ? 'no such account' : '',
      });
      expect(await designer.wallet()).toMatchObject({ available: isBack ? 1000 : 0, total: isBack ? 1000 : 0 });
    },
  );

  it('D9 a payment that fails while processing is returned in full, with its reason', async () => {
    const { designer, answerTo } = await rich(1000);
    await answerTo('10.00');
    await designer.mark(processing);
    expect((await designer.mark(failed)).envelope.enMsg).toContain('Say why');
    expect((await designer.mark(failed, 'closed account')).code).toBe(200);
    expect((await designer.orders()).records[0]).toMatchObject({ status: failed, reason: 'closed account' });
    expect(await designer.wallet()).toMatchObject({ available: 1000, onItsWay: 0, paid: { total: 0, count: 0 } });
    expect(await answerTo('10.00')).toBe('paid');
  });

  it.each([failed, cancelled])(
    'D9 a withdrawal that ends as %i pays nothing and charges no fee, for the designer and for the operator',
    async (status) => {
      const { designer } = await rich(1000);
      const { data: sent } = await designer.withdraw('10.00');
      expect(sent).toMatchObject({ amount: 1000, deduction: 44, net: 956 });
      const nothing = { amount: 1000, deduction: 0, net: 0, status };
      expect((await designer.mark(status, 'closed account')).data).toMatchObject(nothing);
      expect((await designer.orders()).records).toMatchObject([nothing]);
      const { data } = await designer.asOperator('operatorOrders', { params: { status } });
      expect(data.records).toMatchObject([nothing]);
    },
  );

  it('D10 a withdrawal cannot be cancelled: there is no call for it', async () => {
    const { designer } = await rich(1000);
    await designer.withdraw('10.00');
    const { data } = await designer.asOperator('operatorOrders');
    const body = { orderId: data.records[0].orderId, status: cancelled, reason: 'changed my mind' };
    expect((await designer.send('operatorMark', { body })).code).toBe(404);
    const own = Object.values(operations).filter((row) => row.auth === 'user' && row.path.startsWith('/api/withdraw/'));
    expect(own.map(({ path }) => path)).toEqual([
      '/api/withdraw/order/apply',
      '/api/withdraw/order/en/apply',
      '/api/withdraw/order/page',
    ]);
    expect((await designer.orders()).records[0].status).toBe(waiting);
  });

  it.each([failed, cancelled])(
    'D11 a withdrawal that ends as %i no longer counts against the daily maximum',
    async (status) => {
      const { designer, answerTo } = await rich(250_000);
      await answerTo('2000.00');
      expect(await answerTo('500.00')).toBe(CAP);
      await designer.mark(status, 'it did not work');
      expect((await designer.wallet()).withdrawnToday).toBe(0);
      expect(await answerTo('2000.00')).toBe('paid');
    },
  );

  it('D12 the list masks accounts, and unbinding or rebinding does not change existing orders', async () => {
    const { designer, answerTo } = await rich(1000);
    await answerTo('10.00');
    await designer.mark(processing);
    await designer.mark(arrived);
    expect((await designer.orders()).records[0].account).toBe('m***@ana.example');
    expect((await designer.bind({ account: 'other@ana.example' })).code).toBe(200);
    expect((await designer.unbind()).data.payee).toBeNull();
    const page = await designer.orders();
    expect(page).toMatchObject({ total: 1, current: 1, size: 50 });
    expect(page.records[0]).toMatchObject({ kind: 'paypal', account: 'm***@ana.example' });
    const { data } = await designer.asOperator('operatorOrders');
    expect(data.records[0]).toMatchObject({ payeeAccount: 'money@ana.example', payeeName: 'Demo Designer' });
  });

  it('D12 an Alipay account that is a phone number shows only its first and last digits', async () => {
    const { designer, answerTo } = await rich(5000, 'domestic');
    await answerTo('50.00');
    expect((await designer.orders()).records[0].account).toBe('138****5678');
  });

  it('the operator sees waiting orders first, with every mark and who made it', async () => {
    const { world, designer, answerTo } = await rich(1000);
    await answerTo('10.00');
    await designer.sell(2000);
    // With the same instant, neither would be newer.
    world.clock.now += 1000;
    await answerTo('10.00');
    const list = async (params: object) =>
      (await designer.asOperator('operatorOrders', { params: { ...params } })).data.records.map(
        ({ number }: { number: string }) => number,
      );
    expect(await list({})).toEqual(['W-20261112-0002', 'W-20261112-0001']);
    expect(await list({ status: waiting })).toEqual(['W-20261112-0001', 'W-20261112-0002']);
    const { data } = await designer.mark(processing);
    expect(data.audits).toEqual([{ at: expect.any(Number), by: 'Operator', status: processing, reason: '' }]);
    expect(await list({ status: processing })).toEqual(['W-20261112-0002']);
    expect(await list({ status: arrived })).toEqual([]);
  });
});
