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
  ])('X6 help link %j is %j', (given, read) => {
    expect(readBuild({ VITE_HELP_LINK: given }).helpLink).toBe(read);
  });
});
