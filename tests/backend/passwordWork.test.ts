// The expensive work of passwords (docs/rules/backend.md S9, S11): the same for known and unknown accounts, none for locked ones,
// and never without bounds. Counted through the port, not by a clock.
import { describe, expect, it, vi } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import { limitedPasswords } from '@/backend/server/limitedPasswords';
import type { Passwords } from '@/backend/shared/ports';
import { CAPTCHA_TYPES } from '@/schemas/captcha';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { insideWorlds, LOGIN } from '../support/backendWorld';
import { MEDIA } from '../support/media';

const open = insideWorlds();
const MINUTE = 60_000;
const STRANGER = '203.0.113.7';
const UNKNOWN = '13700000009';
const THIRD_PARTY = { id: 'google', email: 'g@example.com', thirdParty: 'google_en', password: null } as const;
const BY_CODE = { id: 'coder', phone: '13700000008', password: null };
const ELSEWHERE = '198.51.100.5';

/** A world whose hash calls are counted. */
async function start(medium: (typeof MEDIA)[number], signedIn = false) {
  const world = await open(medium, { signedIn, users: [THIRD_PARTY, BY_CODE] });
  const calls: ('hash' | 'matches')[] = [];
  const { passwords } = world.app.ports;
  const counted: Passwords = {
    hash: (password) => {
      calls.push('hash');
      return passwords.hash(password);
    },
    matches: (password, record) => {
      calls.push('matches');
      return passwords.matches(password, record);
    },
  };
  Object.assign(world.app.ports, { passwords: counted });
  const signIn = (over: object, from = STRANGER) =>
    world.sendFrom(from, 'login', { body: { ...LOGIN, ...over }, token: null });
  /** The calls that some work made. */
  const during = async (work: () => Promise<unknown>) => {
    calls.length = 0;
    await work();
    return [...calls];
  };
  return { world, signIn, during };
}

const WRONG = 'Wrong1234';
const ACCOUNTS = [
  ['an account with that phone number', { phone: DEMO_ACCOUNT.phone }],
  ['an account without a password', { phone: BY_CODE.phone }],
  ['no account', { phone: UNKNOWN }],
] as const;
const ADDRESSES = [
  ['an account with that address', { phone: undefined, email: DEMO_ACCOUNT.email }],
  ['an account of a third party', { phone: undefined, email: THIRD_PARTY.email }],
  ['no account', { phone: undefined, email: 'nobody@dialwright.example' }],
] as const;

describe.each(MEDIA)('the work of passwords on %s', (medium) => {
  it.each([ACCOUNTS, ADDRESSES])('S9 a sign-in does not reveal whether an account exists', async (...accounts) => {
    const { signIn, during } = await start(medium);
    const seen: unknown[] = [];
    for (const [, account] of accounts) {
      const answers: unknown[] = [];
      // The eleventh answer says that the account is locked, even if there is no account.
      for (let i = 0; i < 11; i += 1) {
        const work = await during(async () => {
          const { envelope, code } = await signIn({ ...account, password: WRONG });
          answers.push([code, envelope]);
        });
        answers.push(work);
      }
      seen.push(answers);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(JSON.stringify(seen[0])).toContain('do not match, please try again.');
  });

  it('S11 a locked account runs no hash, whichever password is sent', async () => {
    const { world, signIn, during } = await start(medium, true);
    for (let i = 0; i < 10; i += 1) await signIn({ password: WRONG });
    const { phone, password } = DEMO_ACCOUNT;
    expect(await during(() => signIn({ phone, password }))).toEqual([]);
    expect((await signIn({ phone, password })).code).toBe(429);
    const change = { source: 'web', oldPassword: password, password: 'Fresh1' };
    expect(await during(() => world.send('passwordSet', { body: change }))).toEqual([]);
  });

  it('S11 strangers do not lock out a caller who has signed in to the account before', async () => {
    const { world, signIn, during } = await start(medium);
    const right = { password: DEMO_ACCOUNT.password };
    expect((await signIn(right, ELSEWHERE)).code).toBe(200);
    for (let i = 0; i < 10; i += 1) await signIn({ password: WRONG });
    expect((await signIn(right)).code).toBe(429);
    expect((await signIn(right, ELSEWHERE)).code).toBe(200);
    // The owner's own wrong passwords are limited as well.
    for (let i = 0; i < 10; i += 1) expect((await signIn({ password: WRONG }, ELSEWHERE)).code).toBe(400);
    expect(await during(() => signIn(right, ELSEWHERE))).toEqual([]);
    expect((await signIn(right, ELSEWHERE)).code).toBe(429);
    world.clock.now += 15 * MINUTE;
    expect((await signIn(right, ELSEWHERE)).code).toBe(200);
  });

  it('S11 wrong old passwords count for sign-ins of callers who have not signed in before', async () => {
    const { world, signIn } = await start(medium, true);
    const body = { source: 'web', oldPassword: WRONG, password: 'Fresh1' };
    for (let i = 0; i < 10; i += 1) await world.send('passwordSet', { body });
    expect((await signIn({ password: DEMO_ACCOUNT.password })).code).toBe(429);
  });

  it('S11 an unknown account is open again after 15 minutes, like a known one', async () => {
    const { world, signIn } = await start(medium);
    for (let i = 0; i < 10; i += 1) await signIn({ phone: UNKNOWN, password: WRONG });
    expect((await signIn({ phone: UNKNOWN, password: WRONG })).code).toBe(429);
    world.clock.now += 15 * MINUTE;
    expect((await signIn({ phone: UNKNOWN, password: WRONG })).code).toBe(400);
  });

  it('S11 one caller has 100 wrong passwords in 15 minutes, whatever the accounts, and then causes no work', async () => {
    const { world, signIn, during } = await start(medium);
    const phone = (i: number) => `137${String(i).padStart(8, '0')}`;
    for (let i = 0; i < 100; i += 1) await signIn({ phone: phone(i), password: WRONG });
    const { code, envelope } = await signIn({ password: DEMO_ACCOUNT.password });
    expect([code, envelope.data]).toEqual([429, { retryMs: 15 * MINUTE }]);
    expect(envelope.enMsg).toBe('Too many wrong passwords came from your network. Please try again in 15 minutes.');
    expect(await during(() => signIn({ password: WRONG }))).toEqual([]);
    expect((await signIn({ password: DEMO_ACCOUNT.password }, ELSEWHERE)).code).toBe(200);
    world.clock.now += 15 * MINUTE;
    expect((await signIn({ password: DEMO_ACCOUNT.password })).code).toBe(200);
  });

  it('a registration or a reset with a wrong code runs no hash, and the code counts', async () => {
    const { world, during } = await start(medium);
    const email = 'new@dialwright.example';
    for (const [op, type] of [
      ['register', CAPTCHA_TYPES.register],
      ['passwordReset', CAPTCHA_TYPES.reset],
    ] as const) {
      await world.sendFrom(STRANGER, 'captcha', { params: { way: 'email', account: email, type }, token: null });
      const code = await world.codeTo(email);
      const send = (captcha: string) => {
        const body = { source: 'web', ...(op === 'register' && { oversea: true }), email, password: 'Fresh1', captcha };
        return world.sendFrom(STRANGER, op, { body, token: null });
      };
      for (let i = 0; i < 4; i += 1) expect(await during(() => send('999999'))).toEqual([]);
      expect(await during(() => send(code))).toEqual(['hash']);
      if (op === 'register') continue;
      world.clock.now += MINUTE;
      await world.sendFrom(STRANGER, 'captcha', { params: { way: 'email', account: email, type }, token: null });
      for (let i = 0; i < 5; i += 1) await send('999999');
      expect((await send(await world.codeTo(email))).code).toBe(429);
    }
  });

  it('setting a password with a wrong old one compares once and hashes nothing', async () => {
    const { world, during } = await start(medium, true);
    const body = { source: 'web', oldPassword: WRONG, password: 'Fresh1' };
    expect(await during(() => world.send('passwordSet', { body }))).toEqual(['matches']);
  });
});

describe('passwords of a server', () => {
  /** Passwords that end when the test says so. */
  function held() {
    const ends: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const wait = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
      return false;
    };
    const passwords: Passwords = { hash: async () => Promise.reject(new Error('unused')), matches: wait };
    const end = async () => {
      await vi.waitFor(() => expect(ends.length).toBeGreaterThan(0));
      ends.shift()?.();
    };
    return { passwords, end, most: () => most, started: () => ends.length };
  }

  it('are hashed two at a time, the rest waits in order', async () => {
    const { passwords, end, most, started } = held();
    const limited = limitedPasswords(passwords, { atOnce: 2, waiting: 10 });
    const all = Array.from({ length: 7 }, () => limited.matches('Abc123', null));
    for (let i = 0; i < 7; i += 1) {
      expect(started()).toBeLessThanOrEqual(2);
      await end();
    }
    expect(await Promise.all(all)).toEqual(Array.from({ length: 7 }, () => false));
    expect(most()).toBe(2);
  });

  it('are refused when too many wait, and served again afterwards', async () => {
    const { passwords, end } = held();
    const limited = limitedPasswords(passwords, { atOnce: 1, waiting: 2 });
    const served = [1, 2, 3].map(() => limited.matches('Abc123', null));
    await expect(limited.matches('Abc123', null)).rejects.toThrow('too many passwords');
    for (let i = 0; i < 3; i += 1) await end();
    await Promise.all(served);
    const later = limited.matches('Abc123', null);
    await end();
    expect(await later).toBe(false);
  });

  it('give a slot back after a failure', async () => {
    const failing: Passwords = { hash: () => Promise.reject(new Error('no memory')), matches: async () => true };
    const limited = limitedPasswords(failing, { atOnce: 1, waiting: 1 });
    await expect(limited.hash('Abc123')).rejects.toThrow('no memory');
    expect(await limited.matches('Abc123', null)).toBe(true);
  });
});

it('a busy server asks to sign in again in a few seconds', async () => {
  const world = await open('memory', { signedIn: false });
  const busy = limitedPasswords(webPasswords(1), { atOnce: 0, waiting: 0 });
  Object.assign(world.app.ports, { passwords: busy });
  const { code, data, envelope } = await world.signIn();
  expect([code, data]).toEqual([429, { retryMs: 5000 }]);
  expect(envelope.enMsg).toBe('The server is busy at the moment. Please try again in 5 seconds.');
});
