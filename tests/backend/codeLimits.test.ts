// How many verification codes are sent: to an account, for a caller and in all (docs/rules/backend.md S7), on every medium.
import { describe, expect, it } from 'vitest';
import type { Asked } from '../support/backendWorld';
import { codeIn, type InsideWorld, insideWorlds } from '../support/backendWorld';
import { MEDIA } from '../support/media';

const open = insideWorlds();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const VICTIM = '13700000001';
const STRANGER = '203.0.113.7';
const OWNER = '198.51.100.4';
const phone = (index: number) => `137${String(index).padStart(8, '0')}`;

/** A world that counts the messages sent, with calls from a chosen address. */
async function start(medium: (typeof MEDIA)[number]) {
  const world = await open(medium, { signedIn: false });
  const sent: { to: string; text: string }[] = [];
  const send = async (message: { to: string; text: string }) => void sent.push(message);
  Object.assign(world.app.ports, { messenger: { send } });
  const ask = (from: string, account: string, over: Asked['params'] = {}) =>
    world.sendFrom(from, 'captcha', { params: { way: 'sms', account, ...over }, token: null });
  const lastCode = (to: string) => codeIn(sent.filter((message) => message.to === to).at(-1)?.text ?? '');
  return { world, sent, ask, lastCode };
}

const signIn = (world: InsideWorld, from: string, captcha: string) =>
  world.sendFrom(from, 'codeLogin', { body: { source: 'web', phone: VICTIM, captcha }, token: null });

describe.each(MEDIA)('codes sent on %s', (medium) => {
  it('S7 300 requests for 300 accounts at once send at most 20 messages, and the rest learn when to try again', async () => {
    const { sent, ask } = await start(medium);
    const answers = await Promise.all(Array.from({ length: 300 }, (_, i) => ask(STRANGER, phone(i))));
    expect(sent.length).toBe(20);
    const refused = answers.filter(({ code }) => code === 429);
    expect(refused).toHaveLength(280);
    expect(refused[0]?.data).toEqual({ retryMs: 10 * MINUTE });
    expect(refused[0]?.envelope.enMsg).toBe(
      'Too many codes were requested from your network. Please try again in 10 minutes.',
    );
    expect(refused[0]?.envelope.msg).toBe('您所在网络获取验证码过于频繁，请 10 分钟后再获取');
  });

  it('S7 a caller gets at most 100 codes in 24 hours', async () => {
    const { world, sent, ask } = await start(medium);
    for (let round = 0; round < 8; round += 1) {
      for (let i = 0; i < 15; i += 1) await ask(STRANGER, phone(round * 15 + i));
      world.clock.now += 10 * MINUTE;
    }
    expect(sent.length).toBe(100);
    const { data, code } = await ask(STRANGER, phone(999));
    expect([code, data.retryMs]).toEqual([429, DAY - 80 * MINUTE]);
  });

  it('S7 all callers together get at most 60 codes a minute', async () => {
    const { world, sent, ask } = await start(medium);
    for (let i = 0; i < 80; i += 1) await ask(`203.0.113.${i}`, phone(i));
    expect(sent.length).toBe(60);
    const { data, envelope } = await ask(OWNER, VICTIM);
    expect(data).toEqual({ retryMs: MINUTE });
    expect(envelope.enMsg).toBe('We are sending too many codes at the moment. Please try again in 1 minute.');
    world.clock.now += MINUTE;
    expect((await ask(OWNER, VICTIM)).code).toBe(200);
  });

  it('S7 all callers together get no more codes in 24 hours than the operator allows', async () => {
    const { world, sent, ask } = await start(medium);
    const { policy } = world.app.ports;
    Object.assign(world.app.ports, { policy: { ...policy, codesInAll: { max: 3, windowMs: DAY } } });
    for (let i = 0; i < 5; i += 1) await ask(`203.0.113.${i}`, phone(i));
    expect(sent.length).toBe(3);
    const { data } = await ask(OWNER, VICTIM);
    expect(data.retryMs).toBeGreaterThan(DAY - HOUR);
  });

  it('S7 strangers with many IPv6 networks leave a share of the day to callers who signed in before', async () => {
    const { world, sent, ask, lastCode } = await start(medium);
    const { policy } = world.app.ports;
    await ask(OWNER, VICTIM);
    expect((await signIn(world, OWNER, lastCode(VICTIM))).code).toBe(200);
    Object.assign(world.app.ports, { policy: { ...policy, codesInAll: { max: 10, windowMs: DAY } } });
    for (let i = 0; i < 12; i += 1) await ask(`2001:db8:${i}:0::/64`, phone(i));
    expect(sent.length).toBe(8);
    world.clock.now += MINUTE;
    expect((await ask(OWNER, VICTIM)).code).toBe(200);
  });

  it('S7 the callers of one IPv6 network of 56 or 48 bits share a few times the codes of one', async () => {
    const { world, sent, ask } = await start(medium);
    const { policy } = world.app.ports;
    Object.assign(world.app.ports, { policy: { ...policy, codesPerCaller: [{ max: 3, windowMs: DAY }] } });
    for (let i = 0; i < 10; i += 1) await ask(`2001:db8:1:20${i}::/64`, phone(i));
    expect(sent.length).toBe(6);
    for (let i = 10; i < 30; i += 1) await ask(`2001:db8:1:${i}00::/64`, phone(i));
    expect(sent.length).toBe(12);
    expect((await ask('2001:db8:2:1::/64', phone(40))).code).toBe(200);
  });

  it('S7 a stranger who requests codes for an account neither makes its owner wait nor uses up the owner’s day', async () => {
    const { world, ask } = await start(medium);
    const answers: number[] = [];
    for (let i = 0; i < 30; i += 1) {
      answers.push((await ask(STRANGER, VICTIM)).code);
      world.clock.now += MINUTE;
    }
    expect(answers.filter((code) => code === 200)).toHaveLength(10);
    expect((await ask(STRANGER, VICTIM)).envelope.enMsg).toBe(
      'Too many codes were sent to this account. Please try again in 24 hours.',
    );
    expect((await ask(OWNER, VICTIM)).code).toBe(200);
  });

  it('S7 an account gets at most twenty codes in 24 hours, whatever they are for and whoever requests them', async () => {
    const { world, sent, ask } = await start(medium);
    for (let i = 0; i < 30; i += 1) {
      await ask(`203.0.113.${i % 6}`, VICTIM, { type: [9, 2, 3][i % 3] ?? 9 });
      world.clock.now += MINUTE;
    }
    expect(sent.length).toBe(20);
    world.clock.now += DAY;
    expect((await ask('203.0.113.0', VICTIM)).code).toBe(200);
  });

  it('S7 whoever signed in from an address gets codes there, even after strangers have used up the account’s day', async () => {
    const { world, ask, lastCode } = await start(medium);
    await ask(OWNER, VICTIM);
    expect((await signIn(world, OWNER, lastCode(VICTIM))).code).toBe(200);
    for (let i = 0; i < 40; i += 1) {
      world.clock.now += MINUTE;
      await ask(`203.0.113.${i % 8}`, VICTIM);
    }
    expect((await ask('192.0.2.1', VICTIM)).code).toBe(429);
    expect((await ask(OWNER, VICTIM)).code).toBe(200);
    expect((await signIn(world, OWNER, lastCode(VICTIM))).code).toBe(200);
  });

  it('S7 a code that could not be sent counts for nobody’s account', async () => {
    const { world, ask } = await start(medium);
    const { messenger } = world.app.ports;
    Object.assign(world.app.ports, {
      report: () => undefined,
      messenger: { send: () => Promise.reject(new Error('no network')) },
    });
    for (let i = 0; i < 12; i += 1) expect((await ask(OWNER, VICTIM)).code).toBe(500);
    Object.assign(world.app.ports, { messenger });
    expect((await ask(OWNER, VICTIM)).code).toBe(200);
  });

  it('counts of codes are deleted once they no longer matter', async () => {
    const { world, ask } = await start(medium);
    for (let i = 0; i < 5; i += 1) await ask(`203.0.113.${i}`, phone(i));
    world.clock.now += 2 * DAY;
    for (let i = 0; i < 5; i += 1) {
      await ask(OWNER, phone(100 + i));
      world.clock.now += HOUR;
    }
    const left = await world.uow.ro(['limits'], (tx) => tx.list('limits', { order: 'ascending', limit: 1000 }));
    for (const { endsAt } of left) expect(endsAt).toBeGreaterThan(world.clock.now - DAY);
    expect(left.length).toBeLessThan(25);
  });
});
