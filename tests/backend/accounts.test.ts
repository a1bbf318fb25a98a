// Accounts, for conditions that only this backend can produce: messages that fail, missing providers, the content of the stores.
import { describe, expect, it, vi } from 'vitest';
import { STORE_NAMES } from '@/backend/records';
import { insideWorlds, type OpenOptions } from '../support/backendWorld';
import { MEDIA } from '../support/media';

const open = insideWorlds();
const EVERYTHING = { order: 'ascending', limit: 1000 } as const;
const PHONE = '13700000001';
const GRANT = {
  ...{ source: 'web', type: 'google_en', code: 'demo-noor' },
  ...{ codeVerifier: 'v'.repeat(43), nonce: 'n'.repeat(16), redirectUri: 'http://dialwright.test/third-party' },
};

describe.each(MEDIA)('accounts on %s', (medium) => {
  const start = (options: OpenOptions = {}) => open(medium, { signedIn: false, ...options });
  const ask = { params: { way: 'sms', account: PHONE } };

  it('S7 a code that could not be sent starts no pause, and the previous one stays valid', async () => {
    const world = await start();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await world.send('captcha', ask);
    const first = await world.codeTo(PHONE);
    world.clock.now += 60_000;
    const { messenger } = world.app.ports;
    Object.assign(world.app.ports, { messenger: { send: () => Promise.reject(new Error('no network')) } });
    expect((await world.send('captcha', ask)).code).toBe(500);
    const body = { source: 'web', phone: PHONE, captcha: first };
    expect((await world.send('codeLogin', { body })).code).toBe(200);
    Object.assign(world.app.ports, { messenger });
    expect((await world.send('captcha', ask)).code).toBe(200);
  });

  it('X1 no store holds a code, a ticket or a password', async () => {
    const world = await open(medium);
    await world.send('captcha', ask);
    await world.send('captcha', { params: { way: 'email', account: 'demo@dialwright.example', type: 3 } });
    const codes = [await world.codeTo(PHONE), await world.codeTo('demo@dialwright.example')];
    const captchas = await world.uow.ro(['captchas'], (tx) => tx.list('captchas', EVERYTHING));
    expect(captchas).toHaveLength(2);
    const { data } = await world.send('captchaVerify', { body: { way: 'email', captcha: codes[1] } });
    await world.send('passwordSet', { body: { source: 'web', password: 'Secret77', oldPassword: 'Dial2026' } });
    // Blobs are files on a server, and contain what a person uploaded.
    for (const store of STORE_NAMES.filter((name) => name !== 'blobs')) {
      const held = JSON.stringify(await world.uow.ro([store], (tx) => tx.list(store, EVERYTHING)));
      for (const secret of [...codes, data.ticket, 'Secret77']) expect(held, store).not.toContain(`"${secret}"`);
    }
  });

  it('X7 a sign-in deletes sessions that have ended', async () => {
    const world = await open(medium);
    await world.signIn();
    world.clock.now += 24 * 3_600_000;
    await world.signIn();
    expect(await world.uow.ro(['sessions'], (tx) => tx.count('sessions', {}))).toBe(1);
  });

  it('S20 lists the last used sessions and the own one, however many there are or have expired', async () => {
    const world = await open(medium);
    const [own] = (await world.send('sessionList')).data;
    const { userId } = (await world.send('userInfo')).data;
    const { now } = world.clock;
    await world.uow.rw(['sessions'], async (tx) => {
      for (let at = 0; at < 120; at += 1) {
        const number = String(at).padStart(3, '0');
        await tx.put('sessions', { id: `0-expired-${number}`, userId, seenAt: 0 });
        await tx.put('sessions', { id: `1-live-${number}`, userId, seenAt: now + at + 1 });
      }
    });
    world.clock.now += 1000;
    const listed = (await world.send('sessionList')).data;
    const latest = Array.from({ length: 99 }, (_, at) => `1-live-${String(119 - at).padStart(3, '0')}`);
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([...latest, own.id]);
    expect(listed.at(-1)).toMatchObject({ isOwn: true });
  });

  it('X7 a body that needs no session is read only up to its limit', async () => {
    const world = await start();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new TextEncoder().encode(sent === 1 ? '{"source":"' : 'x'.repeat(16_384)));
        if (sent > 400) controller.close();
      },
    });
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    const answer = await world.handle(new Request('http://dialwright.test/api/user/login', request as RequestInit));
    expect((await answer.json()).code).toBe(413);
    expect(sent).toBeLessThan(10);
  });

  it('without a provider a third-party sign-in is refused', async () => {
    const world = await start();
    Object.assign(world.app.ports, { thirdParty: null });
    expect((await world.send('thirdParty', { body: GRANT })).code).toBe(400);
  });

  it('a provider never opens an account whose address was not verified', async () => {
    const world = await start({ users: [{ id: 'squatter', email: 'noor@dialwright.example', emailVerified: false }] });
    const { data } = await world.send('thirdParty', { body: GRANT });
    expect(data.user).toMatchObject({ email: null });
    expect(data.user.userId).not.toBe('squatter');
  });
});
