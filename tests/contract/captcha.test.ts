// Verification codes and tickets, by the rule ids of docs/rules/backend.md (S7, N3), on every medium.
import { describe, expect, it } from 'vitest';
import { CAPTCHA_TYPES } from '@/schemas/captcha';
import { MEDIA, ORIGIN, type World, worlds } from './world';

const open = worlds();
const PHONE = '13700000001';
const EMAIL = 'ana@dialwright.example';
const MINUTE = 60_000;

const send = (world: World, over: Record<string, string | number> = {}) =>
  world.send('captcha', { params: { way: 'sms', account: PHONE, ...over }, token: null });
const signIn = (world: World, captcha: string, phone = PHONE) =>
  world.send('codeLogin', { body: { source: 'web', phone, captcha }, token: null });
const WRONG = 'Wrong verification code, please try again.';
const wrongOf = (code: string) => (code === '999999' ? '999998' : '999999');

describe.each(MEDIA)('codes on %s', (medium) => {
  const start = () => open(medium, { signedIn: false });

  it('S7 a code has six digits, is not in the answer, and is never cached', async () => {
    const world = await start();
    const { data, headers, envelope } = await send(world);
    expect(data).toEqual({ validMs: 5 * MINUTE, retryMs: MINUTE });
    expect(headers.get('cache-control')).toBe('no-store');
    const code = await world.codeTo(PHONE);
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(envelope)).not.toContain(code);
    expect((await signIn(world, code)).code).toBe(200);
  });

  it('S7 a code works once', async () => {
    const world = await start();
    await send(world);
    const code = await world.codeTo(PHONE);
    expect((await signIn(world, code)).code).toBe(200);
    expect((await signIn(world, code)).envelope.enMsg).toBe(WRONG);
  });

  it('S7 a code used ten times at once signs in once', async () => {
    const world = await start();
    await send(world);
    const code = await world.codeTo(PHONE);
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(world, code)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
  });

  it('S7 it is valid at 5:00.000 and refused at 5:00.001', async () => {
    const world = await start();
    await send(world);
    world.clock.now += 5 * MINUTE;
    const code = await world.codeTo(PHONE);
    expect((await signIn(world, code)).code).toBe(200);
    await send(world);
    world.clock.now += 5 * MINUTE + 1;
    expect((await signIn(world, await world.codeTo(PHONE))).envelope.enMsg).toBe(WRONG);
  });

  it('S7 after four wrong tries the fifth works, after five none does', async () => {
    const world = await start();
    await send(world);
    let code = await world.codeTo(PHONE);
    for (let i = 0; i < 4; i++) expect((await signIn(world, wrongOf(code))).envelope.enMsg).toBe(WRONG);
    expect((await signIn(world, code)).code).toBe(200);
    world.clock.now += MINUTE;
    await send(world);
    code = await world.codeTo(PHONE);
    for (let i = 0; i < 4; i++) expect((await signIn(world, wrongOf(code))).code).toBe(400);
    // The fifth answer reports at once that the code is void.
    expect((await signIn(world, wrongOf(code))).code).toBe(429);
    expect((await signIn(world, code)).code).toBe(429);
  });

  it('S7 the next one needs a wait of 60 seconds and reports how long', async () => {
    const world = await start();
    await send(world);
    world.clock.now += MINUTE - 1;
    const early = await send(world);
    expect([early.code, early.data]).toEqual([429, { retryMs: 1 }]);
    world.clock.now += 1;
    expect((await send(world)).code).toBe(200);
  });

  it('S7 a second code voids the first', async () => {
    const world = await start();
    await send(world);
    const first = await world.codeTo(PHONE);
    world.clock.now += MINUTE;
    await send(world);
    expect(await world.codeTo(PHONE)).not.toBe(first);
    expect((await signIn(world, first)).code).toBe(400);
    expect((await signIn(world, await world.codeTo(PHONE))).code).toBe(200);
  });

  it('S7 a code is bound to its account and its purpose', async () => {
    const world = await start();
    await send(world);
    const code = await world.codeTo(PHONE);
    expect((await signIn(world, code, '13700000002')).code).toBe(400);
    const reset = { source: 'web', phone: PHONE, password: 'Abc123', captcha: code };
    expect((await world.send('passwordReset', { body: reset, token: null })).envelope.enMsg).toBe(WRONG);
    await send(world, { type: CAPTCHA_TYPES.reset });
    expect((await signIn(world, await world.codeTo(PHONE))).code).toBe(400);
    expect((await signIn(world, code)).code).toBe(200);
  });

  it('S7 requesting a code does not reveal whether an account exists', async () => {
    const world = await start();
    const existing = await send(world, { account: '13800000000', type: CAPTCHA_TYPES.reset });
    const unknown = await send(world, { type: CAPTCHA_TYPES.reset });
    expect(unknown.envelope).toEqual(existing.envelope);
  });

  it('S7 ten a day is the limit of one caller', async () => {
    const world = await start();
    for (let i = 0; i < 10; i++) {
      expect((await send(world)).code).toBe(200);
      world.clock.now += MINUTE;
    }
    expect((await send(world)).code).toBe(429);
    world.clock.now += 24 * 60 * MINUTE;
    expect((await send(world)).code).toBe(200);
  });

  it.each([
    ['sms', EMAIL, 'Incorrect phone number format, please try again.'],
    ['email', PHONE, 'Email format is incorrect.'],
  ])('S10 by %s nothing is sent to %s', async (sender, account, words) => {
    const world = await start();
    expect((await send(world, { way: sender, account })).envelope.enMsg).toBe(words);
  });

  it.each([
    ['zh', '验证码'],
    ['en', 'Your Dialwright code'],
  ])('the message comes in %s', async (language, words) => {
    const world = await start();
    await send(world, { way: 'email', account: EMAIL, language });
    expect(await world.textTo(EMAIL)).toContain(words);
  });

  it('S7 a call without a channel sends an SMS', async () => {
    const world = await start();
    const { data } = await world.send('captcha', { params: { account: PHONE }, token: null });
    expect(data).toEqual({ validMs: 5 * MINUTE, retryMs: MINUTE });
    expect((await signIn(world, await world.codeTo(PHONE))).code).toBe(200);
    // With the slash before the missing part; a minute later, because the first request counted.
    const withSlash = await fetch(`${ORIGIN}/api/user/captcha/?account=${PHONE}`);
    expect(await withSlash.json()).toMatchObject({ code: 429 });
  });

  it.each(['pigeon', 'SMS', 'toString'])('channel %j is refused', async (channel) => {
    expect((await send(await start(), { way: channel })).code).toBe(400);
  });

  it('N3 a code to the person’s own address gives a ticket for ten minutes, for one use by that person', async () => {
    const world = await open(medium);
    const own = 'demo@dialwright.example';
    const ticket = async () => {
      await world.send('captcha', { params: { way: 'email', account: own, type: CAPTCHA_TYPES.verify } });
      const body = { way: 'email', captcha: await world.codeTo(own) };
      return (await world.send('captchaVerify', { body })).data.ticket as string;
    };
    const set = (used: string, token = world.token) =>
      world.send('passwordSet', { body: { source: 'web', password: 'Ticket1', ticket: used }, token });
    const first = await ticket();
    const { token: others } = (await world.signIn({ phone: '13900000000' })).data;
    expect((await set(first, others)).code).toBe(400);
    world.clock.now += 10 * MINUTE;
    expect((await set(first)).code).toBe(200);
    expect((await set(first)).code).toBe(400);
    const ended = await ticket();
    world.clock.now += MINUTE;
    const second = await ticket();
    expect((await set(ended)).code).toBe(400);
    world.clock.now += 10 * MINUTE + 1;
    expect((await set(second)).code).toBe(400);
  });

  it('N3 a code to another address gives no ticket', async () => {
    const world = await open(medium);
    await world.send('captcha', { params: { way: 'email', account: EMAIL, type: CAPTCHA_TYPES.verify } });
    const body = { way: 'email', captcha: await world.codeTo(EMAIL) };
    expect((await world.send('captchaVerify', { body })).envelope.enMsg).toBe(WRONG);
  });
});
