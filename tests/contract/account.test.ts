// Sessions and sign-in, by the rule ids of docs/rules/backend.md B1, on every medium.
import { describe, expect, it } from 'vitest';
import { loginData } from '@/schemas/wire/account';
import { sampleDesign } from '../support/designs';
import { MEDIA, worlds } from './world';

const open = worlds();

describe.each(MEDIA)('account on %s', (medium) => {
  it('every answer has the proof header and is never cached', async () => {
    const { send } = await open(medium, { signedIn: false });
    const { headers, code, data } = await send('ping');
    expect([code, data]).toEqual([200, { ok: true }]);
    // The header of the embedded backend; a server's answers lack it.
    expect(headers.get('x-embedded')).toBe(medium === 'server' ? null : '1');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('the demo account signs in by phone and by email, and its user can be loaded afterwards', async () => {
    const world = await open(medium, { signedIn: false });
    const byPhone = await world.signIn();
    expect(loginData.safeParse(byPhone.data).success).toBe(true);
    const byEmail = await world.signIn({ phone: undefined, email: 'demo@dialwright.example' });
    expect(byEmail.data.user.userId).toBe(byPhone.data.user.userId);
    const info = await world.send('userInfo', { token: byPhone.data.token });
    expect(info.data).toEqual(byPhone.data.user);
    expect(JSON.stringify(info.data)).not.toContain('hash');
  });

  it.each(['userInfo', 'draftPage', 'draftGet', 'draftSave', 'draftDelete', 'upload'] as const)(
    'S1 %s without a token gets envelope code 403 on HTTP 200',
    async (op) => {
      const { send } = await open(medium, { signedIn: false });
      const { status, code, envelope } = await send(op, { params: { id: 'some-design' }, token: null });
      expect([status, code, envelope.success]).toEqual([200, 403, false]);
    },
  );

  it('S1 an unknown token gets envelope code 403', async () => {
    const { send } = await open(medium);
    expect((await send('userInfo', { token: 'never-given-out' })).code).toBe(403);
  });

  it('S1 a session ends 24 hours after its last use, and each use extends it', async () => {
    const { send, clock } = await open(medium);
    clock.now += 24 * 3_600_000 - 1;
    expect((await send('userInfo')).code).toBe(200);
    clock.now += 24 * 3_600_000 - 1;
    expect((await send('userInfo')).code).toBe(200);
    clock.now += 24 * 3_600_000;
    expect((await send('userInfo')).code).toBe(403);
  });

  it('S1 a call that only reads is a use of the session', async () => {
    const { send, clock } = await open(medium);
    for (let hours = 0; hours < 72; hours += 12) {
      clock.now += 12 * 3_600_000;
      expect((await send('draftPage')).code, `after ${hours} hours`).toBe(200);
    }
  });

  it("S3 another user's draft is 404, never 403", async () => {
    const world = await open(medium);
    const { token } = (await world.signIn({ phone: '13900000000' })).data;
    const doc = sampleDesign({ id: 'mine' });
    await world.send('draftSave', { body: { id: 'mine', baseRev: 0, saveId: 'save-0001', doc } });
    for (const op of ['draftGet', 'draftDelete'] as const) {
      expect((await world.send(op, { params: { id: 'mine' }, token })).code).toBe(404);
    }
    const stolen = { id: 'mine', baseRev: 1, saveId: 'save-0002', doc };
    expect((await world.send('draftSave', { body: stolen, token })).code).toBe(404);
    expect((await world.send('draftPage', { token })).data.total).toBe(0);
    expect((await world.send('draftGet', { params: { id: 'mine' } })).data.rev).toBe(1);
  });

  it('S5 logging out one session leaves a newer one alive', async () => {
    const world = await open(medium);
    const { token } = (await world.signIn()).data;
    await world.send('logout');
    expect((await world.send('userInfo')).code).toBe(403);
    expect((await world.send('userInfo', { token })).code).toBe(200);
  });

  it.each([
    ['S8 password of 5 characters is refused', 'Abc12'],
    ['S8 password of 17 characters is refused', 'Abcdefgh123456789'],
    ['S8 password of letters only is refused', 'abcdefgh'],
    ['S8 password of digits only is refused', '12345678'],
    ['S8 password with a space is refused', 'Abc 12345'],
    ['S8 password with full-width digits is refused', 'Abcdef１２３'],
    ['S8 password with an emoji is refused', 'Abc123🙂'],
  ])('%s', async (_, password) => {
    const { signIn } = await open(medium, { signedIn: false });
    const { code, envelope } = await signIn({ password });
    expect(code).toBe(400);
    expect(envelope.enMsg).toBe('Password: 6 to 16 characters with letters and digits, case sensitive.');
  });

  it.each([
    ['S8 password of 6 characters is compared', 'Abc123'],
    ['S8 password of 16 characters is compared', 'Abcdefgh12345678'],
    ['S8 password is case-sensitive', 'dial2026'],
  ])('%s', async (_, password) => {
    const { signIn } = await open(medium, { signedIn: false });
    const { code, envelope } = await signIn({ password });
    expect(code).toBe(400);
    expect(envelope.enMsg).toBe('Phone number and password do not match, please try again.');
  });

  it('S9 a sign-in to an unknown account or to one without a password is answered like a wrong password', async () => {
    const { signIn } = await open(medium, { signedIn: false });
    const byPhone = await signIn({ phone: '13700000000' });
    expect(byPhone.envelope.enMsg).toBe('Phone number and password do not match, please try again.');
    expect(byPhone.envelope.msg).toMatch(/[一-鿿]/);
    for (const email of ['nobody@dialwright.example', 'g@example.com']) {
      const { code, envelope } = await signIn({ phone: undefined, email });
      expect([code, envelope.enMsg]).toEqual([400, 'Email and password do not match, please try again.']);
    }
  });

  it('S10 an email is compared trimmed and in lower case, a phone without spaces', async () => {
    const { signIn } = await open(medium, { signedIn: false });
    expect((await signIn({ phone: undefined, email: '  Demo@Dialwright.EXAMPLE ' })).code).toBe(200);
    expect((await signIn({ phone: '138 0000 0000' })).code).toBe(200);
  });

  it.each(['12800000000', '1380000000', '138000000000', '+8613800000000', '', '１３８００００００００'])(
    'S10 phone %j is refused because of its format',
    async (phone) => {
      const { signIn } = await open(medium, { signedIn: false });
      expect((await signIn({ phone })).envelope.enMsg).toBe('Incorrect phone number format, please try again.');
    },
  );

  it.each(['demo', 'demo@', '@x.example', 'a b@x.example'])(
    'S10 email %j is refused because of its format',
    async (email) => {
      const { signIn } = await open(medium, { signedIn: false });
      expect((await signIn({ phone: undefined, email })).envelope.enMsg).toBe('Email format is incorrect.');
    },
  );

  it('S11 after ten wrong passwords in 15 minutes the right one is refused too, until the window has passed', async () => {
    const { signIn, clock } = await open(medium, { signedIn: false });
    for (let i = 0; i < 10; i++) expect((await signIn({ password: 'Wrong123' })).code).toBe(400);
    expect((await signIn({ password: 'Wrong123' })).code).toBe(429);
    expect((await signIn()).code).toBe(429);
    clock.now += 15 * 60_000 - 1;
    expect((await signIn()).code).toBe(429);
    clock.now += 1;
    expect((await signIn()).code).toBe(200);
  });

  it('S11 nine wrong passwords do not lock the account, and a success resets the count', async () => {
    const { signIn } = await open(medium, { signedIn: false });
    for (let i = 0; i < 9; i++) await signIn({ password: 'Wrong123' });
    expect((await signIn()).code).toBe(200);
    for (let i = 0; i < 9; i++) await signIn({ password: 'Wrong123' });
    expect((await signIn()).code).toBe(200);
  });

  it('S11 ten simultaneous tries are all counted', async () => {
    const { signIn } = await open(medium, { signedIn: false });
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn({ password: 'Wrong123' })));
    expect(answers.filter(({ code }) => code === 400)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(5);
  });

  it('S13 logging out succeeds twice, and without a session', async () => {
    const { send } = await open(medium);
    expect((await send('logout')).code).toBe(200);
    expect((await send('logout')).code).toBe(200);
    expect((await send('logout', { token: null })).code).toBe(200);
  });

  it.each(['app', '', null, 1])('S14 source %j is refused', async (source) => {
    const { signIn } = await open(medium, { signedIn: false });
    expect((await signIn({ source })).code).toBe(400);
  });

  it('a phone and an email together are refused', async () => {
    const { signIn } = await open(medium, { signedIn: false });
    expect((await signIn({ email: 'demo@dialwright.example' })).code).toBe(400);
  });
});
