// How accounts are created: by code, by registration, by a third party, by the rule ids of docs/rules/backend.md B1, on every
// medium.
import { describe, expect, it } from 'vitest';
import { CAPTCHA_TYPES } from '@/schemas/captcha';
import { loginData } from '@/schemas/wire/account';
import { MEDIA, OTHER, THIRD_PARTY, type World, worlds } from './world';

const open = worlds();
const PHONE = '13700000001';
const EMAIL = 'ana@dialwright.example';

const codeFor = async (world: World, account: string, type: number) => {
  const channel = account.includes('@') ? 'email' : 'sms';
  await world.send('captcha', { params: { way: channel, account, type }, token: null });
  return world.codeTo(account.trim().toLowerCase());
};
const codeLogin = async (world: World, phone = PHONE) => {
  const captcha = await codeFor(world, phone, CAPTCHA_TYPES.signIn);
  return world.send('codeLogin', { body: { source: 'web', phone, captcha }, token: null });
};
const register = async (world: World, over: Record<string, unknown> = {}, account = EMAIL) => {
  const captcha = await codeFor(world, account, CAPTCHA_TYPES.register);
  const body = { source: 'web', oversea: true, email: account, password: 'Abc123', captcha, ...over };
  return world.send('register', { body, token: null });
};
const thirdParty = (world: World, over: object = {}) =>
  world.send('thirdParty', { body: { ...THIRD_PARTY, ...over }, token: null });

describe.each(MEDIA)('new accounts on %s', (medium) => {
  const start = () => open(medium, { signedIn: false });

  it('the first sign-in by code registers a domestic account without a password; the second is the same person', async () => {
    const world = await start();
    const first = await codeLogin(world);
    expect(loginData.safeParse(first.data).success).toBe(true);
    expect(first.data).toMatchObject({ isNew: true, user: { phone: PHONE, region: 'domestic', hasPassword: false } });
    expect(first.data.user.username).toBe('137****0001');
    world.clock.now += 60_000;
    const second = await codeLogin(world);
    expect(second.data).toMatchObject({ isNew: false, user: { userId: first.data.user.userId } });
  });

  it('a phone without a password answers like a wrong password', async () => {
    const world = await start();
    await codeLogin(world);
    const { envelope } = await world.signIn({ phone: PHONE, password: 'Abc123' });
    expect(envelope.enMsg).toBe('Phone number and password do not match, please try again.');
  });

  it('registering signs in, and the password works afterwards', async () => {
    const world = await start();
    const { data } = await register(world);
    expect(data).toMatchObject({
      isNew: true,
      user: { email: EMAIL, username: 'ana', region: 'overseas', emailVerified: true, hasPassword: true },
    });
    expect((await world.send('userInfo', { token: data.token })).data).toEqual(data.user);
    const again = await world.signIn({ phone: undefined, email: EMAIL, password: 'Abc123' });
    expect(again.data.user.userId).toBe(data.user.userId);
  });

  it('S9 a registered email is refused', async () => {
    const world = await start();
    const { envelope } = await register(world, {}, 'demo@dialwright.example');
    expect(envelope.enMsg).toBe('This email address has been registered');
  });

  it('S9 a registered phone is sent to the sign-in', async () => {
    const world = await start();
    const { envelope } = await register(world, { email: undefined, phone: OTHER.phone }, OTHER.phone);
    expect(envelope.enMsg).toBe('User already exists, please log in');
  });

  it('S9 only someone who has the code learns that an address is registered', async () => {
    const world = await start();
    const { envelope } = await register(world, { captcha: '999999' }, 'demo@dialwright.example');
    expect(envelope.enMsg).toBe('Wrong verification code, please try again.');
  });

  it('S10 an email is registered trimmed and in lower case, once', async () => {
    const world = await start();
    const { data } = await register(world, {}, '  Ana@Dialwright.EXAMPLE ');
    expect(data.user.email).toBe(EMAIL);
    world.clock.now += 60_000;
    expect((await register(world)).envelope.enMsg).toBe('This email address has been registered');
  });

  it('S8 a password that breaks the rules does not use up the code', async () => {
    const world = await start();
    const captcha = await codeFor(world, EMAIL, CAPTCHA_TYPES.register);
    const body = { source: 'web', oversea: true, email: EMAIL, captcha };
    const send = (password: string) => world.send('register', { body: { ...body, password }, token: null });
    expect((await send('abcdef')).code).toBe(400);
    expect((await send('Abc123')).code).toBe(200);
  });

  it.each([false, undefined, 'true', 1])('S15 registering with oversea %j is refused', async (oversea) => {
    const world = await start();
    expect((await register(world, { oversea })).code).toBe(400);
  });

  it('S15 an account keeps the region of its registration', async () => {
    const world = await start();
    const { data } = await register(world);
    await world.send('infoUpdate', { body: { username: 'Ana', region: 'domestic' }, token: data.token });
    expect((await world.send('userInfo', { token: data.token })).data.region).toBe('overseas');
  });

  it.each([
    ['codeLogin', { phone: PHONE, captcha: '1' }],
    ['register', { oversea: true, email: EMAIL, password: 'Abc123', captcha: '1' }],
    ['thirdParty', THIRD_PARTY],
    ['passwordReset', { email: EMAIL, password: 'Abc123', captcha: '1' }],
    ['passwordSet', { password: 'Abc123' }],
  ] as const)('S14 %s from a source other than web is refused', async (op, body) => {
    const world = await open(medium);
    const { code, data } = await world.send(op, { body: { ...body, source: 'app' } });
    expect([code, data.path]).toEqual([400, 'source']);
  });

  it('a person from a provider is recognized again, and has no password', async () => {
    const world = await start();
    const { data } = await thirdParty(world);
    expect(data).toMatchObject({
      isNew: true,
      user: { email: 'noor@dialwright.example', thirdParty: 'google_en', region: 'overseas', hasPassword: false },
    });
    expect((await thirdParty(world)).data).toMatchObject({ isNew: false, user: { userId: data.user.userId } });
    const byPassword = await world.signIn({ phone: undefined, email: 'noor@dialwright.example' });
    expect(byPassword.envelope.enMsg).toBe('Email and password do not match, please try again.');
  });

  it('a provider that confirms a verified address opens the account with it', async () => {
    const world = await start();
    const { data } = await register(world, {}, 'noor@dialwright.example');
    const linked = await thirdParty(world);
    expect(linked.data).toMatchObject({ isNew: false, user: { userId: data.user.userId, thirdParty: 'google_en' } });
    const byPassword = await world.signIn({ phone: undefined, email: 'noor@dialwright.example', password: 'Abc123' });
    expect(byPassword.code).toBe(200);
  });

  it('a code that was never issued signs nobody in', async () => {
    const world = await start();
    expect((await thirdParty(world, { code: 'stolen' })).code).toBe(400);
  });
});
