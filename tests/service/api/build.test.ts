// The build profiles: environment variables choose one; invalid values are reported at start.
import { describe, expect, it } from 'vitest';
import { operations } from '@/schemas/wire/operations';
import { apiUrl, isOfApi } from '@/service/api/backendPort';
import { readBuild } from '@/service/build/build';

describe('readBuild', () => {
  it('is domestic with the embedded backend by default', () => {
    expect(readBuild({})).toMatchObject({
      defaultLanguage: 'zh',
      oversea: false,
      apiBase: '',
      embedded: true,
      basePath: '/',
      helpLink: null,
      rankingLink: null,
    });
  });

  it('of the overseas build is English and in New York', () => {
    expect(readBuild({ VITE_BUILD: 'overseas' })).toMatchObject({
      defaultLanguage: 'en',
      oversea: true,
      timeZone: 'America/New_York',
      accountKind: 'email',
    });
  });

  it('removes the trailing slash of a server address', () => {
    expect(readBuild({ VITE_BACKEND: 'remote', VITE_API_BASE: 'https://api.example/v1//' })).toMatchObject({
      embedded: false,
      apiBase: 'https://api.example/v1',
    });
  });

  it('reads the address of the app API, by default that of the designer API', () => {
    const VITE_API_BASE = 'https://api.example/';
    expect(readBuild({}).appApiBase).toBe('');
    expect(readBuild({ VITE_API_BASE }).appApiBase).toBe('https://api.example');
    expect(readBuild({ VITE_API_BASE, VITE_APP_API_BASE: 'https://app.example/v2/' })).toMatchObject({
      apiBase: 'https://api.example',
      appApiBase: 'https://app.example/v2',
    });
  });

  it('sends each call to the API that serves it, and the token to both', () => {
    const bases = { apiBase: 'https://api.example/v1', appApiBase: 'https://app.example' };
    const addresses = Object.values(operations).map(({ path }) => apiUrl(path, bases));
    const ofApp = addresses.filter(({ origin }) => origin === bases.appApiBase).map(({ pathname }) => pathname);
    expect(ofApp.toSorted()).toEqual(['/chatgptStream/api_stream', '/matting/upload/url']);
    expect(addresses.filter(({ href }) => href.startsWith('https://api.example/v1/api/'))).toHaveLength(
      addresses.length - ofApp.length,
    );
    expect(addresses.every((url) => isOfApi(url, bases))).toBe(true);
    expect(isOfApi(new URL('https://else.example/api/x'), bases)).toBe(false);
  });

  it.each(['oversea', '__proto__', 'constructor'])('of the build %j is an error', (name) => {
    expect(() => readBuild({ VITE_BUILD: name })).toThrow('VITE_BUILD');
  });

  it.each([
    ['https://help.example/guide', 'https://help.example/guide'],
    ['http://help.example', null],
    ['javascript:alert(1)', null],
    ['nonsense', null],
  ])('X6 help and ranking link %j are %j', (given, read) => {
    expect(readBuild({ VITE_HELP_LINK: given }).helpLink).toBe(read);
    expect(readBuild({ VITE_RANKING_LINK: given }).rankingLink).toBe(read);
  });

  const OPENID = { VITE_OPENID_URL: 'https://id.example/authorize', VITE_OPENID_CLIENT: 'dialwright-web' };
  it.each([
    ['overseas with both settings', { VITE_BUILD: 'overseas', ...OPENID }, 'Google'],
    ['overseas by another name', { VITE_BUILD: 'overseas', ...OPENID, VITE_OPENID_NAME: 'Example ID' }, 'Example ID'],
    ['overseas without settings', { VITE_BUILD: 'overseas' }, undefined],
    ['overseas without a client', { VITE_BUILD: 'overseas', VITE_OPENID_URL: OPENID.VITE_OPENID_URL }, undefined],
    [
      'overseas over plain http',
      { VITE_BUILD: 'overseas', ...OPENID, VITE_OPENID_URL: 'http://id.example' },
      undefined,
    ],
    ['domestic', OPENID, undefined],
  ])('a third party is offered: %s', (_, env, name) => {
    expect(readBuild(env).thirdParty?.name).toBe(name);
  });

  it('each build has its own sign-in methods', () => {
    expect(readBuild({})).toMatchObject({
      signInWays: ['code', 'password'],
      registers: false,
      offersThirdParty: false,
    });
    expect(readBuild({ VITE_BUILD: 'overseas' })).toMatchObject({ signInWays: ['password'], registers: true });
  });
});
