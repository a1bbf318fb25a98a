// The options of a server, and the messages for invalid ones.
import { describe, expect, it } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import { readOptions } from '@/backend/server/options';
import { serverPasswords } from '@/backend/server/serverPasswords';

const OPENID = {
  OPENID_ISSUER: 'https://id.example',
  OPENID_CLIENT_ID: 'me',
  OPENID_REDIRECTS: 'https://a.example/third-party',
};

const S3 = { S3_URL: 'https://s3.example/', S3_BUCKET: 'faces', S3_KEY: 'me', S3_SECRET: 'secret' };

describe('options', () => {
  it('trust the named proxies, and bound the codes of a day', () => {
    const { options } = readOptions([], { TRUSTED_PROXIES: '10.0.0.0/8, ::1', CODES_PER_DAY: '500' });
    expect([options.proxies.has('10.1.2.3'), options.proxies.has('192.0.2.1')]).toEqual([true, false]);
    expect(options.codesPerDay).toBe(500);
    expect(() => readOptions([], { TRUSTED_PROXIES: 'proxy' })).toThrow('TRUSTED_PROXIES: "proxy"');
    expect(() => readOptions([], { CODES_PER_DAY: '-1' })).toThrow('CODES_PER_DAY: "-1"');
    expect(readOptions([], { DRAIN_SECONDS: '15' }).options.limits.drainMs).toBe(15_000);
    for (const wrong of ['301', '-1', 'soon'])
      expect(() => readOptions([], { DRAIN_SECONDS: wrong })).toThrow(`DRAIN_SECONDS: "${wrong}"`);
    expect(readOptions([], { METRICS_TOKEN: 'x'.repeat(16) }).options.metricsToken).toBe('x'.repeat(16));
    for (const wrong of ['short-secret', `with a space ${'x'.repeat(9)}`])
      expect(() => readOptions([], { METRICS_TOKEN: wrong })).toThrow(/^METRICS_TOKEN needs(?!.*(?:secret|space x))/);
  });
  it('default to a loopback server with its own database', () => {
    expect(readOptions([], {})).toEqual({
      command: { kind: 'serve' },
      options: {
        ...{ port: 8787, data: 'dialwright-data', databaseUrl: undefined, demo: false, reviews: 'time', lan: false },
        ...{ app: null, origins: [], proxies: expect.anything(), codesPerDay: undefined },
        ...{
          limits: {
            connections: 2000,
            bodyBytes: 64 * 2 ** 20,
            accountBytes: 2 ** 30,
            unusedMs: 30 * 86_400_000,
            drainMs: 0,
          },
        },
        callShares: {},
        messages: { mail: null, sms: null, name: 'Dialwright', language: null },
        ...{ metricsToken: null, openId: null, ai: { models: null, backgrounds: null }, s3: null },
      },
    });
  });
  it('are read from the command line and the environment', () => {
    const env = {
      DATABASE_URL: 'postgres://x/y',
      ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173',
      ...OPENID,
    };
    const { options } = readOptions(['--port', '0', '--data', 'x', '--app', 'dist', '--demo', '--lan'], env);
    expect(options).toMatchObject({
      port: 0,
      data: 'x',
      app: 'dist',
      demo: true,
      reviews: 'time',
      lan: true,
      databaseUrl: 'postgres://x/y',
    });
    expect(options.origins).toEqual(['https://a.example', 'http://localhost:5173']);
    expect(options.openId).toMatchObject({
      issuer: 'https://id.example',
      redirectUris: ['https://a.example/third-party'],
    });
  });
  it('of a server, with or without its name', () => {
    for (const args of [[], ['serve'], ['--port', '0', 'serve']])
      expect(readOptions(args, {}).command).toEqual({ kind: 'serve' });
    expect(() => readOptions(['serve', 'now'], {})).toThrow('"serve now" is no command');
  });
  it('name an S3-compatible store', () => {
    expect(readOptions([], S3).options.s3).toEqual({
      ...{ url: 'https://s3.example', bucket: 'faces', region: 'us-east-1', id: 'me', secret: 'secret', style: 'path' },
    });
  });
  it('of the command migrate', () => {
    expect(readOptions(['migrate', '--data', 'x'], {}).command).toEqual({ kind: 'migrate' });
    expect(readOptions(['sums', '--data', 'x'], {}).command).toEqual({ kind: 'sums' });
    expect(() => readOptions(['migrate', 'now'], {})).toThrow('"migrate now" is no command');
  });
  it.each(['moderator', 'operator'])('of a command give an account the role of %s', (role) => {
    expect(readOptions([role, 'a@b.example', '--data', 'x'], {}).command).toEqual({
      kind: 'role',
      role,
      account: 'a@b.example',
    });
  });
  it.each([
    [['--port', 'x'], {}, 'no port'],
    [['--port', '70000'], {}, 'no port'],
    [['--nothing'], {}, '--nothing'],
    [['--demo', '--reviews', 'dice'], {}, 'neither time nor moderator'],
    [['--port', ''], {}, 'no port'],
    [['--port', ' 80'], {}, 'no port'],
    [[], { MAX_CONNECTIONS: '0' }, 'MAX_CONNECTIONS'],
    [[], { BODIES_MB: '1.5' }, 'BODIES_MB'],
    [[], { ACCOUNT_MB: 'much' }, 'ACCOUNT_MB'],
    [[], { UNUSED_DAYS: '0' }, 'UNUSED_DAYS'],
    [[], { S3_BUCKET: 'faces' }, 'S3_URL is missing'],
    [[], { S3_URL: 'store' }, 'S3_URL: "store" is no address'],
    [[], { S3_URL: 'https://s3.example' }, 'S3_BUCKET is missing'],
    [[], { ...S3, S3_BUCKET: 'A/B' }, 'S3_BUCKET: "A/B"'],
    [[], { ...S3, S3_SECRET: '' }, 'S3_KEY or S3_SECRET is missing'],
    [[], { ...S3, S3_REGION: 'a b' }, 'S3_REGION: "a b"'],
    [[], { ...S3, S3_STYLE: 'both' }, 'neither path nor host'],
    [['--data', ''], {}, '--data'],
    [['moderator'], {}, 'moderator needs one phone number or email address'],
    [['operator', 'a@b.example', 'c@d.example'], {}, 'operator needs one phone number or email address'],
    [['moderator', 'nobody'], {}, '"nobody" is no phone number or email address'],
    [['dance', 'x'], {}, 'no command'],
    [[], { DATABASE_URL: 'nonsense' }, 'DATABASE_URL is no address'],
    [[], { DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL is no address'],
    [[], { OPENID_ISSUER: 'https://id.example' }, 'OPENID_CLIENT_ID is missing'],
    [[], { OPENID_CLIENT_ID: 'me' }, 'OPENID_ISSUER is missing'],
    [[], { OPENID_REDIRECTS: 'https://a.example/third-party' }, 'OPENID_ISSUER is missing'],
    [[], { OPENID_ISSUER: 'https://id.example', OPENID_CLIENT_ID: 'me' }, 'OPENID_REDIRECTS is missing'],
    [[], { ...OPENID, OPENID_ISSUER: 'nowhere' }, 'no address'],
    [
      [],
      { ...OPENID, OPENID_REDIRECTS: 'https://a.example/third-party, /third-party' },
      '"/third-party" is no address',
    ],
    [[], { ALLOWED_ORIGINS: '*' }, 'no origin'],
    [[], { AI_URL: 'nowhere', AI_TEXT_MODEL: 'm' }, 'no address'],
    [[], { AI_URL: 'file:///etc', AI_TEXT_MODEL: 'm' }, 'no address'],
    [[], { AI_URL: 'https://ai.example/v1' }, 'AI_TEXT_MODEL or AI_IMAGE_MODEL'],
    [[], { AI_IMAGES: '0' }, 'no number'],
    [[], { BACKGROUND_URL: 'javascript:1' }, 'no address'],
    [[], { ALLOWED_ORIGINS: 'https://a.example/path' }, 'no origin'],
  ])('%j is refused', (args, env, words) => {
    expect(() => readOptions(args, env)).toThrow(words);
  });
  it('do not repeat a database address, which may contain a password', () => {
    expect(() => readOptions([], { DATABASE_URL: 'mysql://me:hidden@x/y' })).toThrow(/^(?!.*hidden)/);
  });
  it.each(['postgres://u:p@h/d', 'postgresql://h:5433/d', 'postgres:///d?host=/run/postgresql', 'socket:/run/pg?db=d'])(
    'accept the database address %s',
    (url) => expect(readOptions([], { DATABASE_URL: url }).options.databaseUrl).toBe(url),
  );
});

describe('passwords of a server', () => {
  it('X7 are argon2id, each with its own salt, and match only themselves', async () => {
    const passwords = serverPasswords();
    const [one, other] = [await passwords.hash('Abc12345'), await passwords.hash('Abc12345')];
    expect(one.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one.hash).not.toBe(other.hash);
    expect(await passwords.matches('Abc12345', one)).toBe(true);
    expect(await passwords.matches('abc12345', one)).toBe(false);
  });
  it("also match browser hashes, and a browser accepts none of a server's", async () => {
    const record = await webPasswords(2).hash('Abc12345');
    expect(await serverPasswords().matches('Abc12345', record)).toBe(true);
    expect(await webPasswords(2).matches('Abc12345', await serverPasswords().hash('Abc12345'))).toBe(false);
  });
});
