// Codes and the sign-ins made with them, through the client: requested as a command, with the pause counted by the page, and
// resumed by pending work.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import { makeBackend } from '@/mocks/backend';
import { demoMessenger } from '@/mocks/demoMessenger';
import type { FaultyApp } from '@/mocks/faults';
import { inProcessFetch } from '@/mocks/inProcess';
import { sendCode, verifyCode, waitOf } from '@/service/api/captcha';
import { codeLogin, register } from '@/service/api/signIns';
import { lastSend, noteSend, secondsToWait } from '@/service/session/codeSends';
import { ensureSignedIn } from '@/service/session/signIn';
import { dropToken } from '@/service/session/tokenStore';
import { storeOver } from './store';

const PHONE = '13700000001';
const EMAIL = 'ana@dialwright.example';

let app: FaultyApp;
let messenger: ReturnType<typeof demoMessenger>;
let store: ReturnType<typeof storeOver>['store'];
beforeEach(async () => {
  messenger = demoMessenger();
  app = await makeBackend({ passwords: webPasswords(1), messenger });
  ({ store } = storeOver(inProcessFetch(app)));
});
afterEach(dropToken);

const codeTo = (account: string) => /\d{6}/.exec(messenger.messageTo(account)?.text ?? '')?.[0] ?? '';

it('S7 requesting twice is two calls: nothing is cached', async () => {
  await store.dispatch(sendCode.initiate({ account: PHONE }));
  const early = await store.dispatch(sendCode.initiate({ account: PHONE }));
  expect(waitOf(early.error)).toBeGreaterThan(59_000);
  expect(Object.keys(store.getState().api.queries)).toEqual([]);
});

it('S7 without a channel the path ends before it, and the service sends an SMS', async () => {
  const seen: string[] = [];
  const door = inProcessFetch(app);
  const { store: other } = storeOver((request) => {
    seen.push(new URL(request.url).pathname);
    return door(request);
  });
  await other.dispatch(sendCode.initiate({ account: PHONE }));
  await other.dispatch(sendCode.initiate({ way: 'email', purpose: 'register', account: EMAIL }));
  expect(seen).toEqual(['/api/user/captcha', '/api/user/captcha/email']);
  expect(codeTo(PHONE)).toMatch(/^\d{6}$/);
});

it('a first sign-in by code resumes pending work, and offers a password', async () => {
  const waiting = ensureSignedIn(store.dispatch, store.getState);
  await store.dispatch(sendCode.initiate({ account: PHONE }));
  await store.dispatch(codeLogin.initiate({ phone: PHONE, captcha: codeTo(PHONE), staySignedIn: false }));
  expect(await waiting).toBe(true);
  expect(store.getState().session).toMatchObject({ status: 'signedIn', showLogin: false, offersPassword: true });
});

it('registering resumes pending work, and offers nothing', async () => {
  const waiting = ensureSignedIn(store.dispatch, store.getState);
  await store.dispatch(sendCode.initiate({ way: 'email', purpose: 'register', account: EMAIL }));
  const args = { email: EMAIL, password: 'Abc123', captcha: codeTo(EMAIL), staySignedIn: false };
  await store.dispatch(register.initiate(args));
  expect(await waiting).toBe(true);
  expect(store.getState().session).toMatchObject({ status: 'signedIn', user: { email: EMAIL } });
  expect(store.getState().session.offersPassword).toBeFalsy();
});

it('a code to one’s own address gives a ticket', async () => {
  await store.dispatch(sendCode.initiate({ way: 'email', purpose: 'register', account: EMAIL }));
  const args = { email: EMAIL, password: 'Abc123', captcha: codeTo(EMAIL), staySignedIn: false };
  await store.dispatch(register.initiate(args));
  await store.dispatch(sendCode.initiate({ way: 'email', purpose: 'verify', account: EMAIL }));
  const { data } = await store.dispatch(verifyCode.initiate({ way: 'email', captcha: codeTo(EMAIL), account: EMAIL }));
  expect(data?.ticket).toBeTruthy();
});

it('the pause belongs to one account, and ends', () => {
  const kind = { way: 'sms', purpose: 'signIn' } as const;
  noteSend(kind, { account: PHONE, waitUntil: 60_000, demoText: null });
  const wait = (account: string, now: number) => secondsToWait(lastSend(kind), account, now);
  expect([wait(PHONE, 0), wait(PHONE, 59_001), wait(PHONE, 60_000), wait('13700000002', 0)]).toEqual([60, 1, 0, 0]);
  expect(lastSend({ way: 'sms', purpose: 'reset' })).toBeNull();
});
