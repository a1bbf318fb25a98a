// Setting, changing and resetting a password, by the rule ids of docs/rules/backend.md B1, on every medium.
import { describe, expect, it } from 'vitest';
import { CAPTCHA_TYPES } from '@/schemas/captcha';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { MEDIA, type World, worlds } from './world';

const open = worlds();
const EMAIL: string = DEMO_ACCOUNT.email;
const OLD = DEMO_ACCOUNT.password;

const set = (world: World, body: object, token = world.token) =>
  world.send('passwordSet', { body: { source: 'web', ...body }, token });
const reset = async (world: World, { email = EMAIL, password = 'Fresh1', token = null as string | null } = {}) => {
  await world.send('captcha', { params: { way: 'email', account: email, type: CAPTCHA_TYPES.reset }, token: null });
  const body = { source: 'web', email, password, captcha: await world.codeTo(email) };
  return world.send('passwordReset', { body, token });
};
const isSignedIn = async (world: World, token: string) => (await world.send('userInfo', { token })).code === 200;

describe.each(MEDIA)('passwords on %s', (medium) => {
  it('whoever has the code replaces a forgotten one', async () => {
    const world = await open(medium, { signedIn: false });
    expect((await reset(world)).code).toBe(200);
    expect((await world.signIn()).code).toBe(400);
    expect((await world.signIn({ password: 'Fresh1' })).code).toBe(200);
  });

  it('S8a a first password needs a fresh sign-in, so that a session found later sets none', async () => {
    const world = await open(medium, { signedIn: false });
    const phone = '13600000001';
    const signInByCode = async (): Promise<string> => {
      world.clock.now += 60_000;
      await world.send('captcha', { params: { way: 'sms', account: phone, type: CAPTCHA_TYPES.signIn }, token: null });
      const body = { source: 'web', phone, captcha: await world.codeTo(phone) };
      return (await world.send('codeLogin', { body, token: null })).data.token;
    };
    const old = await signInByCode();
    world.clock.now += 15 * 60_000 + 1;
    expect(await set(world, { password: 'Stolen1' }, old)).toMatchObject({
      code: 400,
      envelope: { enMsg: expect.stringContaining('15 minutes') },
    });
    expect(await set(world, { password: 'Stolen1', oldPassword: 'Guess1' }, old)).toMatchObject({ code: 400 });
    const fresh = await signInByCode();
    expect((await set(world, { password: 'Mine123' }, fresh)).code).toBe(200);
    expect(await isSignedIn(world, old)).toBe(false);
  });

  it('S12 a reset ends every other session of the person, and nobody else’s', async () => {
    const world = await open(medium);
    const mine = (await world.signIn()).data.token;
    const others = (await world.signIn({ phone: '13900000000' })).data.token;
    await reset(world, { token: mine });
    expect(await isSignedIn(world, world.token)).toBe(false);
    expect(await isSignedIn(world, mine)).toBe(true);
    expect(await isSignedIn(world, others)).toBe(true);
    await world.signIn({ password: 'Fresh1' });
    world.clock.now += 60_000;
    await reset(world, { password: 'Fresh2' });
    expect(await isSignedIn(world, mine)).toBe(false);
  });

  it('S12 a reset made in another person’s session does not keep that session', async () => {
    const world = await open(medium);
    const others = (await world.signIn({ phone: '13900000000' })).data.token;
    await reset(world, { token: others });
    expect(await isSignedIn(world, world.token)).toBe(false);
    expect(await isSignedIn(world, others)).toBe(true);
  });

  it('S11 a reset unlocks an account that wrong passwords had locked', async () => {
    const world = await open(medium, { signedIn: false });
    for (let i = 0; i < 11; i++) await world.signIn({ password: 'Wrong123' });
    expect((await world.signIn()).code).toBe(429);
    await reset(world);
    expect((await world.signIn({ password: 'Fresh1' })).code).toBe(200);
  });

  it('S9 a reset for an unknown account, or for an account of a third party, says what to do instead', async () => {
    const world = await open(medium, { signedIn: false });
    const nobody = await reset(world, { email: 'nobody@dialwright.example' });
    expect(nobody.envelope.enMsg).toBe('User does not exist. Please register an account first');
    const google = await reset(world, { email: 'g@example.com' });
    expect(google.envelope.enMsg).toBe('Please use your third party account to login');
  });

  it('S8 the new password has to meet the rules', async () => {
    const world = await open(medium);
    for (const password of ['Abc12', 'abcdef', '123456', 'Abc 123', 'Abcdefgh123456789'])
      expect((await set(world, { password, oldPassword: OLD })).code, password).toBe(400);
    expect((await set(world, { password: 'Abc123', oldPassword: OLD })).code).toBe(200);
  });

  it('S12 changing the password needs the old one, ends the other sessions and keeps this one', async () => {
    const world = await open(medium);
    const elsewhere = (await world.signIn()).data.token;
    expect((await set(world, { password: 'Fresh1' })).envelope.enMsg).toBe('Please enter your current password.');
    expect((await set(world, { password: 'Fresh1', oldPassword: 'Wrong123' })).code).toBe(400);
    expect(await isSignedIn(world, elsewhere)).toBe(true);
    expect((await set(world, { password: 'Fresh1', oldPassword: OLD })).data.hasPassword).toBe(true);
    expect([await isSignedIn(world, elsewhere), await isSignedIn(world, world.token)]).toEqual([false, true]);
    expect((await world.signIn({ password: 'Fresh1' })).code).toBe(200);
  });

  it('S11 after ten wrong old passwords the right one is refused too', async () => {
    const world = await open(medium);
    for (let i = 0; i < 10; i++) await set(world, { password: 'Fresh1', oldPassword: 'Wrong123' });
    expect((await set(world, { password: 'Fresh1', oldPassword: OLD })).code).toBe(429);
  });

  it('an account without one can set one', async () => {
    const world = await open(medium);
    const account = '13700000002';
    await world.send('captcha', { params: { way: 'sms', account }, token: null });
    const body = { source: 'web', phone: account, captcha: await world.codeTo(account) };
    const { token } = (await world.send('codeLogin', { body, token: null })).data;
    expect((await set(world, { password: 'Fresh1' }, token)).data.hasPassword).toBe(true);
    expect((await world.signIn({ phone: account, password: 'Fresh1' })).code).toBe(200);
  });

  it('of two that are set simultaneously, the second is asked for the first', async () => {
    const world = await open(medium);
    const answers = await Promise.all(
      ['Fresh1', 'Fresh2'].map((password) => set(world, { password, oldPassword: OLD })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
  });
});
