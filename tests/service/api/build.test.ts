// The builds: variables choose a profile; what is wrong is said at start.
import { describe, expect, it } from 'vitest';
import { readBuild } from '@/service/build/build';

describe('readBuild', () => {
  it('is domestic with the embedded backend unless told otherwise', () => {
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

  it('the overseas build is English and in New York', () => {
    expect(readBuild({ VITE_BUILD: 'overseas' })).toMatchObject({
      defaultLanguage: 'en',
      oversea: true,
      timeZone: 'America/New_York',
      accountKind: 'email',
    });
  });

  it('takes the address of a server without its last slash', () => {
    expect(readBuild({ VITE_BACKEND: 'remote', VITE_API_BASE: 'https://api.example/v1//' })).toMatchObject({
      embedded: false,
      apiBase: 'https://api.example/v1',
    });
  });

  it.each(['oversea', '__proto__', 'constructor'])('the build %j is an error', (name) => {
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

  it('each build has its own ways in', () => {
    expect(readBuild({})).toMatchObject({
      signInWays: ['code', 'password'],
      registers: false,
      offersThirdParty: false,
    });
    expect(readBuild({ VITE_BUILD: 'overseas' })).toMatchObject({ signInWays: ['password'], registers: true });
  });
});
