// Adding and changing the phone number and the address of an account (specification 7: captcha, captcha/verify, info/update), on every medium.
import { describe, expect, it } from 'vitest';
import { CAPTCHA_TYPES } from '@/schemas/captcha';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { MEDIA, OTHER, type World, worlds } from './world';

const open = worlds();
const MINUTE = 60_000;
const NEW_PHONE = '13700000009';
const NEW_EMAIL = 'new@dialwright.example';

const sendCode = (world: World, channel: 'sms' | 'email', account: string, type: number) =>
  world.send('captcha', { params: { way: channel, account, type }, token: null });

/** A ticket from a code sent to the account's own phone. */
async function ticketOf(world: World): Promise<string> {
  await sendCode(world, 'sms', DEMO_ACCOUNT.phone, CAPTCHA_TYPES.verify);
  const captcha = await world.codeTo(DEMO_ACCOUNT.phone);
  return (await world.send('captchaVerify', { body: { way: 'sms', captcha } })).data.ticket;
}
async function codeFor(world: World, channel: 'sms' | 'email', account: string): Promise<string> {
  await sendCode(world, channel, account, CAPTCHA_TYPES.change);
  return world.codeTo(account);
}
const update = (world: World, body: object) => world.send('infoUpdate', { body });
const me = async (world: World) => (await world.send('userInfo')).data;

describe.each(MEDIA)('contacts on %s', (medium) => {
  it('an address is changed with a code sent to it and a proof of identity, and counts as verified', async () => {
    const world = await open(medium);
    const ticket = await ticketOf(world);
    const captcha = await codeFor(world, 'email', NEW_EMAIL);
    const body = { email: ` ${NEW_EMAIL.toUpperCase()} `, captcha, ticket };
    expect((await update(world, body)).data).toMatchObject({ email: NEW_EMAIL, emailVerified: true, username: 'Demo' });
    // A lost answer: repeating the call succeeds the same way.
    expect((await update(world, body)).code).toBe(200);
    expect(await me(world)).toMatchObject({ email: NEW_EMAIL, phone: DEMO_ACCOUNT.phone });
  });

  it('a phone number is changed, and can sign in afterwards', async () => {
    const world = await open(medium);
    const ticket = await ticketOf(world);
    const captcha = await codeFor(world, 'sms', NEW_PHONE);
    expect((await update(world, { phone: '137 0000 0009', captcha, ticket })).data.phone).toBe(NEW_PHONE);
    expect((await world.signIn({ phone: NEW_PHONE })).code).toBe(200);
  });

  it('without a proof, with an old one or with somebody else’s nothing changes', async () => {
    const world = await open(medium);
    const captcha = await codeFor(world, 'email', NEW_EMAIL);
    const refused = { enMsg: 'The verification has expired. Please verify again.' };
    expect((await update(world, { email: NEW_EMAIL, captcha })).envelope).toMatchObject(refused);
    expect((await update(world, { email: NEW_EMAIL, captcha, ticket: 'x'.repeat(32) })).envelope).toMatchObject(
      refused,
    );
    const ticket = await ticketOf(world);
    world.clock.now += 60 * MINUTE;
    const later = await codeFor(world, 'email', NEW_EMAIL);
    expect((await update(world, { email: NEW_EMAIL, captcha: later, ticket })).envelope).toMatchObject(refused);
    // The refusals did not use up the code.
    const fresh = await ticketOf(world);
    expect((await update(world, { email: NEW_EMAIL, captcha: later, ticket: fresh })).code).toBe(200);
  });

  it('with a wrong code, five of them or an expired one nothing changes', async () => {
    const world = await open(medium);
    const ticket = await ticketOf(world);
    const captcha = await codeFor(world, 'email', NEW_EMAIL);
    const wrong = captcha === '999999' ? '999998' : '999999';
    for (let tries = 1; tries < 5; tries += 1)
      expect((await update(world, { email: NEW_EMAIL, captcha: wrong, ticket })).envelope.enMsg).toBe(
        'Wrong verification code, please try again.',
      );
    expect((await update(world, { email: NEW_EMAIL, captcha: wrong, ticket })).code).toBe(429);
    expect((await update(world, { email: NEW_EMAIL, captcha, ticket })).code).toBe(429);
    world.clock.now += MINUTE;
    const next = await codeFor(world, 'email', NEW_EMAIL);
    world.clock.now += 5 * MINUTE + 1;
    const proof = await ticketOf(world);
    expect((await update(world, { email: NEW_EMAIL, captcha: next, ticket: proof })).envelope.enMsg).toBe(
      'Wrong verification code, please try again.',
    );
    expect((await me(world)).email).not.toBe(NEW_EMAIL);
  });

  it('a code for another purpose, or for another address, is invalid', async () => {
    const world = await open(medium);
    const ticket = await ticketOf(world);
    await sendCode(world, 'email', NEW_EMAIL, CAPTCHA_TYPES.reset);
    const forReset = await world.codeTo(NEW_EMAIL);
    expect((await update(world, { email: NEW_EMAIL, captcha: forReset, ticket })).code).toBe(400);
    const forOther = await codeFor(world, 'email', 'other@dialwright.example');
    expect((await update(world, { email: NEW_EMAIL, captcha: forOther, ticket })).code).toBe(400);
  });

  it('another account’s address is refused, and only to someone who has its code', async () => {
    const world = await open(medium);
    const ticket = await ticketOf(world);
    const wrong = await update(world, { phone: OTHER.phone, captcha: '000000', ticket });
    expect(wrong.envelope.enMsg).toBe('Wrong verification code, please try again.');
    const captcha = await codeFor(world, 'sms', OTHER.phone);
    const taken = await update(world, { phone: OTHER.phone, captcha, ticket });
    expect(taken.envelope.enMsg).toBe('This phone number belongs to another account.');
    expect((await me(world)).phone).toBe(DEMO_ACCOUNT.phone);
  });

  it.each([
    { email: NEW_EMAIL },
    { captcha: '123456' },
    { email: NEW_EMAIL, phone: NEW_PHONE, captcha: '123456' },
    { email: 'no address', captcha: '123456' },
    { phone: '12345', captcha: '123456' },
  ])('%j is refused', async (body) => {
    const world = await open(medium);
    expect((await update(world, body)).code).toBe(400);
  });
});
