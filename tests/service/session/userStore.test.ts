// The persisted user store of the specification, field by field: what is kept after the page closes, and for whom.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { statusNumber } from '@/schemas/faceStatus';
import { APP_VERSION } from '@/schemas/limits';
import { user } from '@/schemas/session';
import { keepAssembly, storedAssembly } from '@/service/assemblyData';
import { HINT_NAMES, hintSeen, isInBeta, markHint, setInBeta } from '@/service/hints';
import { keepVersion, wasUpgraded } from '@/service/session/appVersion';
import { keepRouteInfo, readRouteInfo } from '@/service/session/routeInfo';
import { initialSession, type SessionState } from '@/service/session/session';
import { dropToken, keepToken, readToken } from '@/service/session/tokenStore';
import { keepSession, storedSession } from '@/service/session/userStore';

function storageOf() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf());
  vi.stubGlobal('sessionStorage', storageOf());
});
afterEach(() => {
  dropToken();
  vi.unstubAllGlobals();
});

const ana = user.parse({ userId: 'ana', username: 'Ana' });
const signedIn: SessionState = { ...initialSession, status: 'signedIn', user: ana, lastUserId: 'ana' };

describe('persisted user store', () => {
  it('version', () => {
    expect(wasUpgraded()).toBe(false);
    keepVersion();
    expect(localStorage.getItem('dialwright.version')).toBe(APP_VERSION);
  });

  it('userInfo (userId): kept with the token, ignored without it', () => {
    keepToken('token-of-ana', true);
    keepSession(signedIn);
    expect(JSON.parse(localStorage.getItem('dialwright.user') ?? '')).toEqual({ userId: 'ana' });
    expect(storedSession()).toMatchObject({ status: 'visitor', user: null, lastUserId: 'ana' });
    dropToken();
    expect(storedSession().lastUserId).toBeNull();
    keepSession(initialSession);
    expect(localStorage.getItem('dialwright.user')).toBeNull();
  });

  it('userInfo is stored beside the token: tabs with sessions of two accounts do not mix them up', () => {
    keepToken('token-of-ana', false);
    keepSession(signedIn);
    localStorage.setItem('dialwright.user', JSON.stringify({ userId: 'bea' }));
    expect(storedSession().lastUserId).toBe('ana');
    // Older versions wrote it only to the shared storage.
    sessionStorage.removeItem('dialwright.user');
    expect(storedSession().lastUserId).toBe('bea');
  });

  it('userInfo contains no name, address or picture', () => {
    keepSession({ ...signedIn, user: { ...ana, email: 'ana@dialwright.example' } });
    expect(localStorage.getItem('dialwright.user')).toBe('{"userId":"ana"}');
  });

  it('token', () => {
    keepToken('token-of-ana', true);
    expect([readToken(), localStorage.getItem('dialwright.token')]).toEqual(['token-of-ana', 'token-of-ana']);
  });

  it('showLogin: per tab', () => {
    keepSession({ ...initialSession, showLogin: true });
    expect(storedSession().showLogin).toBe(true);
    vi.stubGlobal('sessionStorage', storageOf());
    expect(storedSession().showLogin).toBe(false);
    keepSession(initialSession);
    expect(storedSession().showLogin).toBe(false);
  });

  it.each(HINT_NAMES)('cachedData.%s: per user', (name) => {
    markHint('ana', name);
    expect([hintSeen('ana', name), hintSeen('bea', name)]).toEqual([true, false]);
  });

  it('cachedData.isInBeta: per user, and cleared', () => {
    setInBeta('ana', true);
    expect([isInBeta('ana'), isInBeta('bea')]).toEqual([true, false]);
    setInBeta('ana', false);
    expect(isInBeta('ana')).toBe(false);
  });

  it('cachedData has the fields of the specification', () => {
    expect([...HINT_NAMES, 'isInBeta'].sort()).toEqual(
      ['firstAmbientInit', 'firstPriviewInAnimation', 'firstPublish', 'isInBeta', 'noSequenceTip'].sort(),
    );
  });

  it('routeInfo: the smartwatch by default; kept on the device, for every tab', () => {
    expect(readRouteInfo()).toEqual({ status: 'all', platform: 'android', page: 1 });
    keepRouteInfo({ status: 'live', platform: 'falcon', page: 3 });
    expect(JSON.parse(localStorage.getItem('dialwright.routeInfo') ?? '')).toEqual({
      ...{ listRange: statusNumber('live'), listPlatform: 'falcon', listCurrent: 3 },
    });
    vi.stubGlobal('sessionStorage', storageOf());
    expect(readRouteInfo()).toEqual({ status: 'live', platform: 'falcon', page: 3 });
    keepRouteInfo({ status: 'all', platform: 'android', page: 1 });
    expect(JSON.parse(localStorage.getItem('dialwright.routeInfo') ?? '')).toMatchObject({ listRange: -1 });
  });

  it.each([
    ['weather', 'weatherList'],
    ['moonPhase', 'moonPhaseList'],
    ['imageEnumeration', 'imageEnumerationList'],
  ] as const)('assemblyData: the list of %s is stored as %s', (type, field) => {
    const set = { id: `own-${type}`, type, name: 'n', imgs: [{ url: 'art:x/0.png', fileSize: 1 }] };
    keepAssembly(type, [set]);
    expect(storedAssembly(type)).toEqual([set]);
    expect(JSON.parse(localStorage.getItem('dialwright.assemblyData') ?? '')[field]).toEqual([set]);
    keepAssembly(type, [{ ...set, name: 'x'.repeat(300_000) }]);
    expect(storedAssembly(type)).toBeNull();
  });

  it.each(['{', '[]', '{"userId":7}', 'null'])('a damaged userInfo (%s) counts as signed out', (text) => {
    keepToken('token-of-ana', true);
    localStorage.setItem('dialwright.user', text);
    expect(storedSession().lastUserId).toBeNull();
  });

  it('with forbidden storage the session lasts for the page', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    keepSession(signedIn);
    expect(storedSession()).toEqual(initialSession);
  });
});
