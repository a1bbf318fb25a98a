// The ledger over HTTP: sales, maturity, shares and refunds, by the rule ids of docs/rules/backend.md B7, on every medium.
import { describe, expect, it } from 'vitest';
import { type Statement, statementData, walletData } from '@/schemas/wire/wallet';
import { bring, DAY_MS, earner, fresh, PAYDAY } from './earning';
import { faceDesign, publisher } from './publishing';
import { MEDIA, OPERATOR, OTHER, START, worlds } from './world';

const open = worlds();

describe.each(MEDIA)('the wallet on %s', (medium) => {
  it.each(['overseas', 'domestic'] as const)('of a person who has earned nothing is empty, %s', async (where) => {
    const designer = await earner(await open(medium), where);
    const wallet = walletData.parse(await designer.wallet());
    expect(wallet).toMatchObject({
      ...{ currency: designer.currency, available: 0, total: 0, onItsWay: 0, withdrawnToday: 0, payee: null },
      ...{ maturing: { total: 0, dates: [], until: null }, paid: { total: 0, count: 0, since: null } },
      ...{ quote: { gross: 0, deduction: 0, net: 0 }, obstacle: 'account' },
    });
    expect(await designer.orders()).toEqual({ records: [], total: 0, current: 1, size: 50 });
  });

  it('W1 a row counts once, however often it is sent; a different row with its number is refused with its whole file', async () => {
    const world = await open(medium);
    const designer = await earner(world, 'domestic');
    const at = START - DAY_MS;
    const row = { kind: 'sale', ref: 'a-1', at, faceId: designer.faceId, gross: 1000, currency: 'CNY' };
    expect((await bring(world, [row, row])).data).toEqual({ added: 1, known: 1, faults: [] });
    const answers = await Promise.all(Array.from({ length: 10 }, () => bring(world, [row])));
    for (const { data } of answers) expect(data).toEqual({ added: 0, known: 1, faults: [] });
    const other = { ...row, gross: 2000 };
    const good = { ...row, ref: 'a-2' };
    expect((await bring(world, [good, other])).data).toEqual({
      ...{ added: 0, known: 0, faults: [{ at: 1, fault: 'otherRow' }] },
    });
    expect((await designer.wallet()).total).toBe(500);
    const back = { kind: 'refund', ref: 'b-1', at: START, sale: 'a-1' };
    expect((await bring(world, [back, { ...back, ref: 'b-2' }])).data.faults).toEqual([{ at: 1, fault: 'refunded' }]);
    expect((await bring(world, [back])).data.added).toBe(1);
    expect((await bring(world, [{ ...back, ref: 'b-2' }])).data.faults).toEqual([{ at: 0, fault: 'refunded' }]);
    expect((await designer.wallet()).total).toBe(0);
  });

  it('W1 rows of unknown faces and sales, and of another currency, are reported by position', async () => {
    const world = await open(medium);
    const { faceId } = await earner(world, 'overseas');
    const sale = { kind: 'sale', ref: 'c-1', at: START, faceId, gross: 1000, currency: 'USD' };
    const rows = [
      sale,
      { ...sale, ref: 'c-2', faceId: 'nobodys' },
      { kind: 'refund', ref: 'c-3', at: START, sale: 'c-9' },
      { ...sale, ref: 'c-4', currency: 'CNY' },
      { kind: 'downloads', ref: 'c-5', at: START, faceId: 'nobodys', day: '2026-11-01', count: 3 },
    ];
    const { data } = await bring(world, rows);
    expect(data).toEqual({
      ...{ added: 0, known: 0 },
      faults: ['unknownFace', 'unknownSale', 'otherCurrency', 'unknownFace'].map((fault, i) => ({ at: i + 1, fault })),
    });
    expect((await bring(world, [{ kind: 'refund', ref: 'c-6', at: START, sale: 'c-1' }, sale])).data.added).toBe(2);
  });

  it('W2 a sale counts after exactly thirty days, not a millisecond sooner', async () => {
    const world = await open(medium);
    const designer = await earner(world, 'domestic');
    const at = world.clock.now - 1000;
    await designer.sell(20_000, at);
    await designer.go(at + 30 * DAY_MS - 1);
    expect(await designer.wallet()).toMatchObject({
      ...{ available: 0, total: 10_000 },
      maturing: { total: 10_000, dates: [{ at: at + 30 * DAY_MS, amount: 10_000 }], until: at + 30 * DAY_MS },
    });
    world.clock.now += 1;
    expect(await designer.wallet()).toMatchObject({ available: 10_000, maturing: { total: 0, dates: [] } });
  });

  it('W3 the designer gets half of a sale, and the platform the odd cent', async () => {
    const designer = await earner(await open(medium), 'overseas');
    await designer.sell(199);
    expect((await designer.wallet()).available).toBe(99);
  });

  it('W4 premium revenue is split by downloads to the last cent, ties by id; without downloads it is refused', async () => {
    const world = await open(medium);
    const other = (await world.signIn({ phone: OTHER.phone })).data.token;
    for (const [id, token] of [
      ['vip-a', world.token],
      ['vip-b', other],
      ['vip-c', world.token],
      ['free-d', world.token],
    ] as const) {
      const face = publisher(world, id, token);
      await face.save(faceDesign(id));
      await face.publish({ paymentType: id.startsWith('vip') ? 'vip' : 'free' });
    }
    const downloads = (faceId: string, count: number, day = '2026-10-05') => ({
      ...{ kind: 'downloads', ref: fresh('d'), at: START, faceId, day, count },
    });
    const premium = (month: string, gross: number) => ({
      ...{ kind: 'premium', ref: `p-${month}`, at: START, month, gross, currency: 'CNY' },
    });
    // Rows may be in any order.
    const rows = [
      premium('2026-10', 167),
      ...['vip-a', 'vip-b', 'vip-c'].map((id) => downloads(id, 7)),
      downloads('free-d', 1000),
      downloads('vip-a', 50, '2026-09-30'),
    ];
    // Revenue without a face to share it is refused: the month's downloads are sent first, or in the same file.
    const [early, dollars] = [premium('2026-08', 200), { ...premium('2026-10', 100_000), ref: 'usd', currency: 'USD' }];
    expect((await bring(world, [...rows, early, dollars])).data).toEqual({
      ...{ added: 0, known: 0 },
      faults: [
        { at: 6, fault: 'noDownloads' },
        { at: 7, fault: 'noDownloads' },
      ],
    });
    expect((await bring(world, rows)).data).toEqual({ added: 6, known: 0, faults: [] });
    const total = async (token: string) => (await world.send('walletInfo', { token })).data.total;
    // 100 cents: 34 for the first of three equal ones.
    expect([await total(world.token), await total(other)]).toEqual([34 + 33, 33]);
    const params = { from: '2026-10', to: '2026-11' };
    const statement: Statement = statementData.parse((await world.send('walletStatement', { params })).data);
    expect(statement.months).toEqual([{ month: '2026-10', sales: 0, shares: 67, refunds: 0, salesCount: 0 }]);
    expect(statement.rows.records.map(({ faceId, shares }) => [faceId, shares])).toEqual([
      ['vip-a', 34],
      ['vip-c', 33],
    ]);
    const days = { from: '2026-10-01', to: '2026-10-31' };
    expect((await bring(world, [early])).data.faults).toEqual([{ at: 0, fault: 'noDownloads' }]);
    expect((await bring(world, [early, downloads('vip-b', 3, '2026-08-31')])).data.added).toBe(2);
    expect(await total(other)).toBe(33 + 120);
    // A month without revenue loses nothing.
    expect((await bring(world, [premium('2026-07', 0)])).data.added).toBe(1);
    expect((await world.send('statistics', { params: days })).data.downloads).toBe(1014);
  });

  it('W5 a refund after a payout makes the balance negative, and later sales make up for it', async () => {
    const world = await open(medium);
    const designer = await (await earner(world, 'overseas')).ready();
    const sale = await designer.sell(10_000);
    expect((await designer.withdraw('50.00')).code).toBe(200);
    await designer.mark(1);
    await designer.mark(2);
    expect((await designer.refund(sale)).data.added).toBe(1);
    expect(await designer.wallet()).toMatchObject({ available: 0, total: -5000, obstacle: 'balance' });
    expect((await designer.withdraw('1.00')).envelope.enMsg).toBe(
      'Insufficient balance. Please enter the correct amount',
    );
    await designer.sell(8000);
    expect(await designer.wallet()).toMatchObject({ available: 0, total: -1000 });
    await designer.sell(4000);
    expect(await designer.wallet()).toMatchObject({ available: 1000, total: 1000, paid: { total: 5000, count: 1 } });
  });

  it('W6 with the clock set back, future entries do not count yet, and nothing is negative', async () => {
    const world = await open(medium);
    const designer = await (await earner(world, 'overseas')).ready();
    await designer.sell(10_000);
    await designer.withdraw('50.00');
    await designer.sell(2000);
    await designer.go(PAYDAY - 60 * DAY_MS);
    const wallet = walletData.parse(await designer.wallet());
    expect([wallet.available, wallet.total, wallet.obstacle]).toEqual([0, 1000, 'balance']);
    expect((await designer.withdraw('10.00')).code).toBe(400);
    await designer.go(PAYDAY + DAY_MS);
    expect((await designer.wallet()).available).toBe(1000);
  });
});

describe.each(MEDIA)('statements on %s', (medium) => {
  it('add up by month and by face, also in pages, and keep the names of deleted faces', async () => {
    const world = await open(medium);
    const designer = await earner(world, 'domestic');
    const twin = publisher(world, 'twin', designer.token());
    await twin.save(faceDesign('twin', { name: 'Twin' }));
    const on = (day: string) => Date.parse(`${day}T12:00:00Z`);
    const sale = await designer.sell(1000, on('2026-09-30'));
    await designer.sell(3000, on('2026-10-01'));
    const row = { kind: 'sale', ref: 't-1', at: on('2026-10-31'), faceId: 'twin', gross: 5000, currency: 'CNY' };
    await bring(world, [row, { kind: 'refund', ref: 't-2', at: on('2026-10-31'), sale }]);
    await twin.delete();
    const ask = async (params: Record<string, string | number>) =>
      (await designer.send('walletStatement', { params })).data;
    const whole: Statement = statementData.parse(await ask({ from: '2026-01', to: '2026-12' }));
    expect(whole.months).toEqual([
      { month: '2026-09', sales: 500, shares: 0, refunds: 0, salesCount: 1 },
      { month: '2026-10', sales: 4000, shares: 0, refunds: -500, salesCount: 2 },
    ]);
    expect(whole.rows.records.map(({ month, faceId, dialName, sales }) => [month, faceId, dialName, sales])).toEqual([
      ['2026-10', 'twin', 'Twin', 2500],
      ['2026-10', 'domestic-face', 'Aurora', 1500],
      ['2026-09', 'domestic-face', 'Aurora', 500],
    ]);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((current) => ask({ from: '2026-01', to: '2026-12', current, size: 1 })),
    );
    expect(pages.flatMap(({ rows }) => rows.records)).toEqual(whole.rows.records);
    expect((await ask({ from: '2026-10', to: '2026-10' })).rows.total).toBe(2);
    // By default the last thirty days, ending today (PAYDAY is November 12).
    await designer.sell(600, on('2026-10-13'));
    await designer.sell(600, on('2026-10-14'));
    await designer.go(Date.parse('2026-11-12T23:59:59Z'));
    const { days } = statementData.parse(await ask({ from: '2026-11', to: '2026-11' }));
    expect(days).toEqual([
      { day: '2026-10-14', sales: 300, shares: 0, refunds: 0, salesCount: 1 },
      { day: '2026-10-31', sales: 2500, shares: 0, refunds: -500, salesCount: 1 },
    ]);
    expect((await designer.send('walletStatement', { params: { from: '2026-10', to: '2026-09' } })).code).toBe(400);
  });

  it('and the dashboard show the earnings by day, of all faces or of one', async () => {
    const world = await open(medium);
    const designer = await earner(world, 'overseas');
    const sale = await designer.sell(1000, Date.parse('2026-11-02T23:59:59.999Z'));
    await designer.sell(600, Date.parse('2026-11-03T00:00:00Z'));
    await designer.sell(600, Date.parse('2026-08-03T00:00:00Z'));
    await designer.refund(sale);
    const ask = async (over: object = {}) =>
      (await designer.send('statistics', { params: { from: '2026-11-01', to: '2026-11-30', ...over } })).data.revenue;
    const days = [
      { day: '2026-11-02', earned: 500 },
      { day: '2026-11-03', earned: 300 },
      { day: '2026-11-12', earned: -500 },
    ];
    expect(await ask()).toEqual({ currency: 'USD', days, total: 300, allTotal: 600 });
    expect((await ask({ faceId: designer.faceId })).days).toEqual(days);
  });

  it('only an operator can import sales', async () => {
    const world = await open(medium);
    const rows = [{ kind: 'refund', ref: 'x', at: 0, sale: 'y' }];
    for (const op of ['operatorOrders', 'operatorMark', 'salesImport'] as const) {
      const body = { operatorMark: { orderId: 'x', status: 1 }, salesImport: { rows }, operatorOrders: undefined }[op];
      const refused = await world.send(op, { body });
      expect([refused.code, refused.envelope.enMsg], op).toEqual([404, 'This does not exist or has been deleted.']);
    }
    const { token } = (await world.signIn({ phone: OPERATOR.phone })).data;
    expect((await world.send('moderationPage', { token })).code).toBe(404);
    expect((await world.send('userInfo', { token })).data.roles).toEqual(['operator']);
  });
});
