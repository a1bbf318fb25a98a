// Wrong tries at verification codes (docs/rules/backend.md S7): a stranger never uses up the tries of the owner, and nobody can
// guess a code.
import { describe, expect, it } from 'vitest';
import { CAPTCHA_TYPES } from '@/schemas/captcha';
import { codeIn, type InsideWorld, insideWorlds } from '../support/backendWorld';
import { MEDIA } from '../support/media';

const open = insideWorlds();
const MINUTE = 60_000;
const VICTIM = '13700000001';
const STRANGER = '203.0.113.7';
const OWNER = '198.51.100.4';
const ELSEWHERE = '198.51.100.5';

async function start(medium: (typeof MEDIA)[number]) {
  const world = await open(medium, { signedIn: false });
  const codes: string[] = [];
  const send = async ({ text }: { text: string }) => void codes.push(codeIn(text));
  Object.assign(world.app.ports, { messenger: { send } });
  const ask = async (from: string, account = VICTIM) => {
    await world.sendFrom(from, 'captcha', { params: { way: 'sms', account }, token: null });
    return codes.at(-1) ?? '';
  };
  return { world, ask };
}

const signIn = (world: InsideWorld, from: string, captcha: string, phone = VICTIM) =>
  world.sendFrom(from, 'codeLogin', { body: { source: 'web', phone, captcha }, token: null });
/** A code that nobody was sent. */
const wrong = (i = 0) => String(900_000 + i);

describe.each(MEDIA)('tries at codes on %s', (medium) => {
  it('S7 any number of wrong tries by strangers leaves the fresh code to the caller who requested it', async () => {
    const { world, ask } = await start(medium);
    const code = await ask(OWNER);
    for (let i = 0; i < 12; i += 1) await signIn(world, `203.0.113.${i % 3}`, wrong(i));
    for (let i = 0; i < 4; i += 1) expect((await signIn(world, OWNER, wrong(i))).code).toBe(400);
    expect((await signIn(world, OWNER, code)).code).toBe(200);
  });

  it('S7 a code that a stranger requests does not replace the code of the owner', async () => {
    const { world, ask } = await start(medium);
    const code = await ask(OWNER);
    for (const i of [1, 2, 3]) await ask(`203.0.113.${i}`);
    expect((await signIn(world, OWNER, code)).code).toBe(200);
    expect((await signIn(world, OWNER, code)).code).toBe(400);
  });

  it('S7 a code also works from another address, such as a phone that has left its network', async () => {
    const { world, ask } = await start(medium);
    const code = await ask(OWNER);
    expect((await signIn(world, ELSEWHERE, wrong())).code).toBe(400);
    expect((await signIn(world, ELSEWHERE, code)).code).toBe(200);
    expect((await signIn(world, OWNER, code)).code).toBe(400);
  });

  it('S7 all strangers together have five tries at a code, and then need a code of their own', async () => {
    const { world, ask } = await start(medium);
    const code = await ask(OWNER);
    const answers: number[] = [];
    for (let i = 0; i < 6; i += 1) answers.push((await signIn(world, `203.0.113.${i}`, wrong(i))).code);
    expect(answers).toEqual([400, 400, 400, 400, 429, 429]);
    expect((await signIn(world, STRANGER, code)).code).toBe(429);
    expect((await signIn(world, ELSEWHERE, await ask(ELSEWHERE))).code).toBe(200);
  });

  it('S7 whoever requested a code tries at no other', async () => {
    const { world, ask } = await start(medium);
    const code = await ask(OWNER);
    await ask(STRANGER);
    expect((await signIn(world, STRANGER, code)).code).toBe(400);
    for (let i = 0; i < 4; i += 1) await signIn(world, STRANGER, wrong(i));
    expect((await signIn(world, STRANGER, code)).code).toBe(429);
  });

  it('S7 at most ten guesses reach one code, however many addresses guess at once', async () => {
    const { world, ask } = await start(medium);
    const code = await ask(OWNER);
    const guesses = Array.from({ length: 40 }, (_, i) => signIn(world, i % 4 ? `203.0.113.${i}` : OWNER, wrong(i)));
    await Promise.all(guesses);
    const [record] = await world.uow.ro(['captchas'], (tx) => tx.list('captchas', { order: 'ascending', limit: 10 }));
    expect(record?.codes.map(({ tries, othersTries }) => tries + othersTries)).toEqual([10]);
    expect((await signIn(world, OWNER, code)).code).toBe(429);
    expect((await signIn(world, '203.0.113.99', code)).code).toBe(429);
  });

  it('S7 a caller has at most 100 wrong codes in 24 hours, whatever the accounts', async () => {
    const { world, ask } = await start(medium);
    const phone = (i: number) => `137${String(i).padStart(8, '0')}`;
    const owners = Array.from({ length: 21 }, (_, i) => [`192.0.2.${i}`, phone(i)] as const);
    for (const [from, account] of owners) await ask(from, account);
    let refused = 0;
    for (const [, account] of owners)
      for (let i = 0; i < 5; i += 1) if ((await signIn(world, STRANGER, wrong(i), account)).data) refused += 1;
    expect(refused).toBe(5);
    const { code, data, envelope } = await signIn(world, STRANGER, wrong(), phone(20));
    expect([code, data]).toEqual([429, { retryMs: 24 * 60 * MINUTE }]);
    expect(envelope.enMsg).toBe('Too many wrong codes came from your network. Please try again in 24 hours.');
    // The owner is another caller.
    expect((await signIn(world, '192.0.2.20', wrong(), phone(20))).code).toBe(400);
  });

  it('S7 a code that could not be sent leaves the previous one of the caller, and those of others', async () => {
    const { world, ask } = await start(medium);
    const first = await ask(OWNER);
    const other = await ask(ELSEWHERE);
    world.clock.now += MINUTE;
    const { messenger } = world.app.ports;
    const failing = { report: () => undefined, messenger: { send: () => Promise.reject(new Error('no network')) } };
    Object.assign(world.app.ports, failing);
    for (const from of [OWNER, STRANGER]) await ask(from);
    Object.assign(world.app.ports, { messenger });
    expect((await signIn(world, ELSEWHERE, other)).code).toBe(200);
    expect((await signIn(world, OWNER, first)).code).toBe(200);
  });

  it('S7 the same holds for a code that proves who is signed in', async () => {
    const world = await open(medium);
    const params = { way: 'email', account: 'demo@dialwright.example', type: CAPTCHA_TYPES.verify };
    await world.sendFrom(OWNER, 'captcha', { params });
    const code = await world.codeTo('demo@dialwright.example');
    const verify = (from: string, captcha: string) =>
      world.sendFrom(from, 'captchaVerify', { body: { way: 'email', captcha } });
    for (let i = 0; i < 6; i += 1) await verify(STRANGER, wrong(i));
    expect((await verify(STRANGER, code)).code).toBe(429);
    expect((await verify(OWNER, code)).code).toBe(200);
  });
});
