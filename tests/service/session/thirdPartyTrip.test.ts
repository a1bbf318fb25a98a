// Third-party sign-in, round trip: against a fake provider on loopback, through the product's own call.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openIdThirdParty } from '@/backend/adapters/openid';
import { webPasswords } from '@/backend/adapters/web';
import { makeBackend } from '@/mocks/backend';
import { inProcessFetch } from '@/mocks/inProcess';
import { forEachText } from '@/schemas/forms/publishTexts';
import { thirdParty as signInByThirdParty } from '@/service/api/signIns';
import type { CarriedWork } from '@/service/session/pendingWork';
import { safeReturnPath } from '@/service/session/returnPath';
import { endTrip, startTrip } from '@/service/session/thirdPartyTrip';
import { dropToken, readToken } from '@/service/session/tokenStore';
import { startProvider } from '../../support/provider';
import { storeOver } from '../api/store';

const ORIGIN = 'https://faces.example';
const REDIRECT = `${ORIGIN}/third-party`;
const CLIENT = 'dialwright-web';

let provider: Awaited<ReturnType<typeof startProvider>>;
const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => void entries.set(key, text),
  removeItem: (key: string) => void entries.delete(key),
};
const clock = { now: 0 };
const ports = { storage, now: () => clock.now };

beforeEach(async () => {
  entries.clear();
  provider = await startProvider({ clientId: CLIENT });
  clock.now = provider.now;
});
afterEach(async () => {
  await provider.stop();
  dropToken();
});

/** Work that waits for the sign-in: a save, a submitted form, a font. */
const FORM = {
  ...{ kind: 'form', act: 'send', id: 'd-1', rev: 3, publishId: 'publish-0001' },
  facts: {
    ...{ dialNameCn: '', dialName: 'Aurora', description: 'A calm dial.', category: 'classic', tags: ['dark'] },
    ...{ themeColors: [], features: [], range: 'all', paymentType: 'paid', price: { minor: 199, currency: 'CNY' } },
    ...{ previewImage: `asset:${'a'.repeat(64)}`, ...forEachText(() => ''), detailImages: [], copyright: true },
  },
} as const satisfies object;
const WAITS: CarriedWork[] = [
  { kind: 'save', id: 'd-1' },
  structuredClone(FORM) as unknown as CarriedWork,
  { kind: 'font', ref: `asset:${'b'.repeat(64)}`, name: 'Own.ttf' },
];

const leave = (returnPath = '/dial/d-1', waits = WAITS) =>
  startTrip(
    { authorizeUrl: provider.authorizeUrl, clientId: CLIENT },
    { redirectUri: REDIRECT, returnPath, staySignedIn: false, waits, person: null },
    ports,
  );
/** The person agrees at the provider; returns the address they are redirected to. */
const agree = async (address: string) => {
  const response = await fetch(address, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
};

describe('a trip to a provider', () => {
  it('requests a code with PKCE, state and nonce, none of which is the verifier', async () => {
    const { searchParams, origin } = new URL(await leave());
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT,
      redirect_uri: REDIRECT,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    const { codeVerifier } = JSON.parse([...entries.values()][0] ?? '');
    expect(String(searchParams)).not.toContain(codeVerifier);
    expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  });

  it('returns signed in, to the place where it began', async () => {
    const thirdParty = openIdThirdParty(
      { issuer: provider.issuer, clientId: CLIENT, redirectUris: [REDIRECT] },
      { clock: () => provider.now, report: () => {} },
    );
    const app = await makeBackend({ passwords: webPasswords(1), thirdParty });
    const { store } = storeOver(inProcessFetch(app));
    const back = await agree(await leave('/dial/d-1?x=1'));
    const end = endTrip(back.search, ORIGIN, ports);
    expect(end).toMatchObject({ outcome: 'arrived', returnPath: '/dial/d-1?x=1', waits: WAITS, person: null });
    if (end.outcome !== 'arrived') throw new Error('did not arrive');
    await store.dispatch(signInByThirdParty.initiate(end.grant));
    expect(store.getState().session).toMatchObject({
      status: 'signedIn',
      user: { username: 'Ana', email: 'ana@provider.example', region: 'overseas', thirdParty: 'google_en' },
    });
    expect(readToken()).not.toBeNull();
  });

  it('works once: opening the address again signs nobody in', async () => {
    const back = await agree(await leave());
    expect(endTrip(back.search, ORIGIN, ports).outcome).toBe('arrived');
    expect(endTrip(back.search, ORIGIN, ports)).toEqual({ outcome: 'foreign', returnPath: '/' });
  });

  it('refuses an answer to somebody else’s trip, without a trip, or too late', async () => {
    const back = await agree(await leave());
    await leave();
    expect(endTrip(back.search, ORIGIN, ports).outcome).toBe('foreign');
    expect(endTrip('?code=x&state=y', ORIGIN, ports).outcome).toBe('foreign');
    const late = await agree(await leave());
    clock.now += 15 * 60_000 + 1;
    expect(endTrip(late.search, ORIGIN, ports).outcome).toBe('foreign');
  });

  it('that is cancelled returns to its place', async () => {
    const state = new URL(await leave()).searchParams.get('state') ?? '';
    const search = `?error=access_denied&state=${state}`;
    // The filled-in form is restored, and not sent automatically.
    const waits = [{ ...FORM, act: 'fill' }];
    expect(endTrip(search, ORIGIN, ports)).toEqual({ outcome: 'cancelled', returnPath: '/dial/d-1', waits });
  });

  it.each(['{', '7', '{"state":"short"}'])('does not read foreign data (%s)', (text) => {
    entries.set('dialwright.trip', text);
    expect(endTrip('?code=x&state=short', ORIGIN, ports).outcome).toBe('foreign');
  });
});

describe('X6 the return path', () => {
  it.each([
    ['/', '/'],
    ['/dial/d-1?x=1#y', '/dial/d-1?x=1#y'],
    ['/a/../b', '/b'],
    ['//else.example', '/'],
    ['/\\else.example', '/'],
    ['/\t/else.example', '/'],
    ['/\n//else.example', '/'],
    ['https://else.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['dialList', '/'],
    ['', '/'],
    ['/.//else.example', '/'],
  ])('%j leads to %j', (text, path) => expect(safeReturnPath(text, ORIGIN)).toBe(path));
});
