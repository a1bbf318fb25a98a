// Hashes with and without WebCrypto agree; ids differ; the worker file belongs to the installed msw.
import { createHash, pbkdf2Sync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { pbkdf2 } from '@/backend/adapters/pbkdf2';
import { randomIds, webHash, webPasswords } from '@/backend/adapters/web';
import { plainSha256, toHex } from '@/bytes/sha256';
import fc from '@/tests/support/property';

describe('SHA-256', () => {
  it('in plain TypeScript and by WebCrypto agree with Node', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const expected = createHash('sha256').update(bytes).digest('hex');
        expect(toHex(plainSha256(bytes))).toBe(expected);
        expect(await webHash(bytes)).toBe(expected);
      }),
      { numRuns: 50 },
    );
  });

  it('PBKDF2 agrees with Node, also for a key longer than a block', () => {
    for (const password of ['Dial2026', 'x'.repeat(100)]) {
      const bytes = new TextEncoder().encode(password);
      const salt = new TextEncoder().encode('salt');
      expect(Buffer.from(pbkdf2(bytes, salt, 7))).toEqual(pbkdf2Sync(password, 'salt', 7, 32, 'sha256'));
    }
  });
});

describe('passwords', () => {
  it('match only themselves, each with its own salt', async () => {
    const passwords = webPasswords(3);
    const [first, second] = [await passwords.hash('Dial2026'), await passwords.hash('Dial2026')];
    expect(first.hash).not.toBe(second.hash);
    expect(await passwords.matches('Dial2026', first)).toBe(true);
    expect(await passwords.matches('dial2026', first)).toBe(false);
  });
});

it('ids and tokens do not repeat', () => {
  const made = Array.from({ length: 200 }, () => [randomIds.next(), randomIds.token()]).flat();
  expect(new Set(made).size).toBe(made.length);
});

it('the service worker file belongs to the installed msw', () => {
  const installed = createRequire(import.meta.url)('msw/package.json').version;
  const worker = readFileSync(new URL('../../mocks/public/mockServiceWorker.js', import.meta.url), 'utf8');
  expect(/PACKAGE_VERSION = '([^']+)'/.exec(worker)?.[1]).toBe(installed);
});
