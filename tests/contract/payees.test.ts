// Payees and payout accounts over HTTP, by the rule ids of docs/rules/backend.md B9, on every medium.
import { describe, expect, it } from 'vitest';
import { earner, ID_NUMBER } from './earning';
import { MEDIA, OVERSEAS, worlds } from './world';

const open = worlds();
const EXPIRED = 'The verification has expired. Please verify again.';

describe.each(MEDIA)('payees on %s', (medium) => {
  it('N1 a name has 2 to 30 characters and a number a correct check character, and both are stored masked', async () => {
    const designer = await earner(await open(medium), 'domestic');
    const messageOf = async (over: object) => (await designer.identify(over)).envelope.enMsg;
    const wrong = 'The ID card number is not correct. Please check it.';
    for (const idNumber of [`${ID_NUMBER.slice(0, 17)}1`, ID_NUMBER.slice(1), '', '1'.repeat(18), `${ID_NUMBER}0`])
      expect(await messageOf({ idNumber }), idNumber).toBe(wrong);
    const badName = 'The name must have 2 to 30 characters.';
    for (const name of ['王', ' 王 ', '', '王'.repeat(31), '王\u202e晓', '王\u0000晓', '\u200b\u200b'])
      expect(await messageOf({ name }), JSON.stringify(name)).toBe(badName);
    expect((await designer.wallet()).identity).toBeNull();
    for (const idNumber of [ID_NUMBER.toLowerCase(), ` ${ID_NUMBER} `, ID_NUMBER]) {
      const { data } = await designer.identify({ idNumber, name: '王'.repeat(30) });
      expect(data.identity).toEqual({ name: '王'.repeat(30), idNumber: '110***********002X', isFinal: false });
    }
    expect(JSON.stringify(await designer.wallet())).not.toContain('0519491231');
  });

  it('N2 the contract needs the identity, is signed once, and signing twice returns the same link', async () => {
    const designer = await earner(await open(medium), 'domestic');
    const status = async () => (await designer.send('contractStatus')).data;
    expect(await status()).toEqual({ status: 'none', signedAt: null });
    expect((await designer.send('contract')).data).toMatchObject({
      title: expect.any(String),
      version: expect.any(String),
    });
    expect((await designer.send('contractSign')).envelope.enMsg).toBe('Please verify your identity first.');
    await designer.identify();
    const [first, again] = [await designer.sign(), await designer.sign()];
    expect(again.link).toBe(first.link);
    const { status: after, signedAt } = await status();
    expect([after, typeof signedAt]).toEqual(['signed', 'number']);
    expect(await designer.sign()).toEqual({ status: 'signed', link: first.link });
    expect((await status()).signedAt).toBe(signedAt);
  });

  it('N2 after a change of identity the contract is signed again', async () => {
    const designer = await earner(await open(medium), 'domestic');
    await designer.identify();
    await designer.sign();
    await designer.identify();
    expect((await designer.wallet()).contract).toBe('signed');
    await designer.identify({ name: '换了名字' });
    expect((await designer.wallet()).contract).toBe('none');
  });

  it.each(['overseas', 'domestic'] as const)(
    'N3 binding, rebinding and unbinding each need a ticket of ten minutes, %s',
    async (where) => {
      const world = await open(medium);
      const designer = await earner(world, where);
      expect((await designer.bind({ ticket: 'x'.repeat(64) })).envelope.enMsg).toBe(EXPIRED);
      const first = await designer.ticket();
      // An invalid account does not use up the ticket.
      expect((await designer.bind({ ticket: first, account: 'nobody' })).code).toBe(400);
      expect((await designer.bind({ ticket: first, name: 'A' })).code).toBe(400);
      expect((await designer.bind({ ticket: first })).data.payee).toMatchObject({ name: 'Demo Designer' });
      for (const act of [designer.bind({ ticket: first }), designer.unbind(first)])
        expect((await act).envelope.enMsg).toBe(EXPIRED);
      const second = await designer.ticket();
      world.clock.now += 10 * 60_000;
      expect((await designer.bind({ ticket: second, account: 'new@ana.example' })).data.payee.masked).toBe(
        'n***@ana.example',
      );
      const third = await designer.ticket();
      world.clock.now += 10 * 60_000 + 1;
      expect((await designer.unbind(third)).envelope.enMsg).toBe(EXPIRED);
      expect((await designer.unbind()).data).toMatchObject({
        payee: null,
        payeeName: 'Demo Designer',
        obstacle: 'account',
      });
    },
  );

  it('N3 somebody else’s ticket binds nothing, and ten simultaneous calls bind once', async () => {
    const world = await open(medium);
    const [one, other] = [await earner(world, 'overseas'), await earner(world, 'domestic')];
    await one.go(world.clock.now);
    const ticket = await one.ticket();
    expect((await other.bind({ ticket })).envelope.enMsg).toBe(EXPIRED);
    const answers = await Promise.all(Array.from({ length: 10 }, () => one.bind({ ticket })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('N4 the account stays bound while an order is open', async () => {
    const designer = await (await earner(await open(medium), 'overseas')).ready();
    await designer.sell(2000);
    await designer.withdraw('10.00');
    const ticket = await designer.ticket();
    expect((await designer.unbind(ticket)).code).toBe(409);
    // A rebind is not an unbind: the order keeps its account.
    expect((await designer.bind({ ticket, account: 'b@ana.example' })).code).toBe(200);
    await designer.mark(3, 'closed');
    expect((await designer.unbind()).code).toBe(200);
  });

  it('N5 each region has only the calls for its own kind of account', async () => {
    const world = await open(medium);
    const [ana, demo] = [await earner(world, 'overseas'), await earner(world, 'domestic')];
    await ana.go(world.clock.now);
    const body = { account: OVERSEAS.email, name: 'Demo Designer', ticket: 't' };
    const order = { amount: '10.00', orderId: 'order-n5-1' };
    const calls = { overseas: ['paypalBind', 'paypalUnbind'], domestic: ['alipayBind', 'alipayUnbind'] } as const;
    for (const op of calls.domestic) expect((await ana.send(op, { body })).code, op).toBe(404);
    for (const op of calls.overseas) expect((await demo.send(op, { body })).code, op).toBe(404);
    for (const op of calls.overseas) expect((await ana.send(op, { body })).code, op).toBe(400);
    expect((await ana.send('withdrawDomestic', { body: order })).code).toBe(404);
    expect((await demo.send('withdrawOverseas', { body: order })).code).toBe(404);
    for (const op of ['contract', 'contractStatus', 'contractSign'] as const)
      expect((await ana.send(op)).code, op).toBe(404);
    expect((await ana.identify()).code).toBe(404);
  });

  it('N6 the identity is final after a payout, and may change after a failed payment', async () => {
    const designer = await (await earner(await open(medium), 'domestic')).ready();
    await designer.sell(20_000);
    await designer.withdraw('100.00');
    expect((await designer.identify({ name: '换了名字' })).code).toBe(409);
    await designer.mark(3, 'closed');
    expect((await designer.identify({ name: '换了名字' })).code).toBe(200);
    await designer.sign();
    await designer.withdraw('100.00');
    await designer.mark(1);
    await designer.mark(2);
    expect((await designer.identify({ name: '演示者' })).code).toBe(409);
    // Sending the same identity again is not a change.
    expect((await designer.identify({ name: '换了名字' })).data.identity).toMatchObject({
      name: '换了名字',
      isFinal: true,
    });
  });

  it('the payee name is stored separately from the account, and a bound account keeps its own', async () => {
    const designer = await (await earner(await open(medium), 'overseas')).ready();
    const { data } = await designer.send('payeeNameSave', { body: { name: '  Demo D. Designer ' } });
    expect([data.payeeName, data.payee.name]).toEqual(['Demo D. Designer', 'Demo Designer']);
    expect((await designer.send('payeeNameSave', { body: { name: 'A' } })).code).toBe(400);
  });
});
