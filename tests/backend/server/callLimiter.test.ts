// How often calls that cost something are served, by account, by address and in all (docs/rules/backend.md S16).
import { describe, expect, it } from 'vitest';
import { callLimiter } from '@/backend/server/callLimiter';
import { callLimitsOf, readCallShares } from '@/backend/server/limitOptions';
import { CALL_LIMITS, type CallLimit } from '@/backend/shared/domain/callLimits';
import { CAPTCHA_TYPES } from '@/schemas/captcha';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { OPERATION_IDS, type Operation, type OperationId, operations } from '@/schemas/wire/operations';
import { insideWorlds, LOGIN, requestOf } from '../../support/backendWorld';

const MINUTE = 60_000;
const per = (max: number) => ({ max, windowMs: MINUTE });
const UPLOADS: CallLimit = { calls: ['upload', 'listUpload'], account: per(3), address: per(5), all: per(10), fair: 2 };
const ana = { account: 'ana', address: '203.0.113.7' };
const ben = { account: 'ben', address: '203.0.113.7' };
const caller = (n: number) => ({ account: `u${n}`, address: `198.51.100.${n}` });

describe('the counts of calls', () => {
  it('refuse an account above its limit until the window ends, and do not count what they refuse', () => {
    const { take } = callLimiter({ uploads: UPLOADS });
    expect([0, 10, 20].map((now) => take('upload', ana, now))).toEqual([0, 0, 0]);
    expect([30, 1000, MINUTE - 1].map((now) => take('listUpload', ana, now))).toEqual([MINUTE - 30, MINUTE - 1000, 1]);
    expect(take('upload', ana, MINUTE)).toBe(0);
  });

  it('are those of the account and of the address apart', () => {
    const { take } = callLimiter({ uploads: UPLOADS });
    for (let i = 0; i < 3; i += 1) expect(take('upload', ana, 0)).toBe(0);
    expect(take('upload', { ...ana, address: '198.51.100.9' }, 0)).toBe(MINUTE);
    expect([take('upload', ben, 0), take('upload', ben, 0)]).toEqual([0, 0]);
    expect(take('upload', ben, 0), 'the address has five').toBe(MINUTE);
    expect(take('upload', { ...ben, address: '198.51.100.9' }, 0)).toBe(0);
  });

  it('leave the last fifth of all calls to callers who have made few', () => {
    const { take } = callLimiter({ uploads: UPLOADS });
    for (let n = 0; n < 4; n += 1) for (let i = 0; i < 2; i += 1) expect(take('upload', caller(n), 0)).toBe(0);
    expect(take('upload', caller(0), 0)).toBe(MINUTE);
    expect([take('upload', caller(8), 0), take('upload', caller(9), 0)]).toEqual([0, 0]);
    expect(take('upload', caller(10), 0), 'ten in all').toBe(MINUTE);
  });

  it('of other calls are not taken', () => {
    const { take } = callLimiter({ uploads: UPLOADS });
    for (let i = 0; i < 100; i += 1) expect(take('draftSave', ana, 0)).toBe(0);
  });

  it('begin again if the clock was set back', () => {
    const { take } = callLimiter({ uploads: UPLOADS });
    for (let i = 0; i < 3; i += 1) take('upload', ana, 5000);
    expect(take('upload', ana, 4000)).toBe(0);
  });

  it('of the callers who came first are dropped when there are too many, and those in all are not', () => {
    const limit = { ...UPLOADS, all: per(1000) };
    const { take } = callLimiter({ uploads: limit }, { callersMax: 4 });
    for (let i = 0; i < 3; i += 1) take('upload', ana, 0);
    expect(take('upload', ana, 0)).toBe(MINUTE);
    for (let n = 0; n < 2; n += 1) take('upload', caller(n), 0);
    expect(take('upload', ana, 0)).toBe(0);
    for (let n = 10; n < 1200; n += 1) take('upload', { account: `u${n}`, address: `2001:db8:0:${n}::/64` }, 0);
    expect(take('upload', caller(9), 0)).toBe(MINUTE);
  });
});

describe('the setting of limits', () => {
  it('multiplies the limits that it names, and leaves the others', () => {
    const limits = callLimitsOf(readCallShares('signIn=200, ai = 1'));
    expect(limits.signIn).toMatchObject({ address: { max: 240 }, all: { max: 12_000 }, fair: 10 });
    expect(limits.ai).toMatchObject({ account: { max: 1 }, address: { max: 3 }, all: { max: 30 }, fair: 1 });
    expect(limits.upload).toEqual(CALL_LIMITS.upload);
    expect(callLimitsOf(readCallShares(undefined))).toEqual(CALL_LIMITS);
    const { take } = callLimiter(limits);
    expect([take('textStream', ana, 0), take('textStream', ana, 0) > 0]).toEqual([0, true]);
  });

  it.each(['signIn', 'signIn=0', 'signIn=10001', 'nobody=5', 'toString=5', 'ai=1.5'])('refuses %s', (text) => {
    expect(() => readCallShares(text)).toThrow(`CALL_LIMITS: "${text}" is none of signIn, upload,`);
  });
});

describe('the table of limits', () => {
  const limits: readonly CallLimit[] = Object.values(CALL_LIMITS);

  it('has each call once', () => {
    const calls = limits.flatMap((limit) => limit.calls);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('S16 contains every upload, every sign-in, publishing, and all that a model or a payer is paid for', () => {
    const isUpload = (op: OperationId) => (operations[op] as Operation).encoding === 'multipart';
    const costly: OperationId[] = [
      ...OPERATION_IDS.filter(isUpload),
      ...(['login', 'codeLogin', 'register', 'thirdParty', 'passwordReset', 'facePublish', 'imageSubmit'] as const),
      ...(['textStream', 'backgroundRemove', 'withdrawDomestic', 'withdrawOverseas', 'captchaVerify'] as const),
    ];
    const limited: readonly OperationId[] = limits.flatMap(({ calls }) => calls);
    expect(costly.filter((op) => !limited.includes(op))).toEqual([]);
  });

  it('counts accounts where a session is needed, and leaves several accounts of one address room', () => {
    for (const { calls, account, address, all, fair } of limits) {
      const isOpen = calls.some((op) => operations[op].auth === 'none');
      expect(account === undefined).toBe(isOpen);
      expect(address.max).toBeGreaterThan(account?.max ?? 0);
      expect(all.max).toBeGreaterThanOrEqual(10 * address.max);
      expect(fair).toBeLessThan((account ?? address).max);
    }
  });
});

const open = insideWorlds();
const VICTIM = '203.0.113.7';
const STRANGER = '198.51.100.66';

describe('a server with limits of calls', () => {
  async function limited() {
    const world = await open('memory');
    Object.assign(world.app.ports, { calls: callLimiter(CALL_LIMITS) });
    const signIn = (from: string, over: object = {}) =>
      world.sendFrom(from, 'login', { body: { ...LOGIN, ...over }, token: null });
    return { world, signIn };
  }

  it('S16 refuses with the wait in both languages and in the header, before it reads the body', async () => {
    const { world, signIn } = await limited();
    for (let i = 0; i < 120; i += 1) expect((await signIn(STRANGER)).code).toBe(200);
    world.clock.now += 90_500;
    const request = requestOf('login', { body: { ...LOGIN, password: 'x'.repeat(200) }, token: null });
    const response = await world.app.fetch(request, STRANGER);
    expect(await response.json()).toMatchObject({
      code: 429,
      success: false,
      data: { retryMs: 509_500 },
      msg: '操作过于频繁，请 9 分钟后再试',
      enMsg: 'You are doing this too often. Please try again in 9 minutes.',
    });
    expect(response.headers.get('retry-after')).toBe('510');
    expect(request.bodyUsed).toBe(false);
  });

  it('S16 a stranger who calls as often as possible keeps nobody else out', async () => {
    const { world, signIn } = await limited();
    for (let i = 0; i < 130; i += 1) await signIn(STRANGER, { phone: '13700000009', password: 'Wrong1234' });
    expect((await signIn(STRANGER)).code).toBe(429);
    expect((await signIn(VICTIM)).code).toBe(200);
    // Calls without a session use up no account's calls.
    const submit = { body: { taskId: 't', prompt: 'p' }, token: 'forged-token-of-nobody' };
    for (let i = 0; i < 80; i += 1) expect((await world.sendFrom(STRANGER, 'imageSubmit', submit)).code).toBe(403);
    const own = await world.sendFrom(STRANGER, 'imageSubmit', { ...submit, token: world.token });
    expect(own.code).not.toBe(429);
  });

  it('S7 a code that is requested too soon, and a locked account, say when to try again', async () => {
    const { world, signIn } = await limited();
    const params = { way: 'sms', account: DEMO_ACCOUNT.phone, type: CAPTCHA_TYPES.reset };
    await world.sendFrom(VICTIM, 'captcha', { params, token: null });
    world.clock.now += 20_000;
    const early = await world.sendFrom(VICTIM, 'captcha', { params, token: null });
    expect([early.envelope.msg, early.envelope.enMsg]).toEqual([
      '验证码刚刚发送，请 40 秒后再获取',
      'A code was sent just now. Please try again in 40 seconds.',
    ]);
    expect(early.headers.get('retry-after')).toBe('40');
    for (const phone of [DEMO_ACCOUNT.phone, '13700000009']) {
      for (let i = 0; i < 10; i += 1) await signIn(STRANGER, { phone, password: 'Wrong1234' });
      world.clock.now += 60_000;
      const locked = await signIn(STRANGER, { phone, password: 'Wrong1234' });
      expect([locked.code, locked.envelope.msg, locked.envelope.enMsg, locked.headers.get('retry-after')]).toEqual([
        429,
        '密码错误次数过多，请 14 分钟后再试',
        'Too many wrong passwords. Please try again in 14 minutes.',
        '840',
      ]);
    }
  });
});
