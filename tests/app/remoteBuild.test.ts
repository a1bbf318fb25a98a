// A build for a real server contains no embedded backend: no mock library, no demo account, no service worker.

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const vite = join(root, 'node_modules/vite/bin/vite.js');
let outDir = '';

/** Scripts of the build by name. */
const scripts = () =>
  readdirSync(join(outDir, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(outDir, 'assets', name), 'utf8')] as const);

describe('a build for a server', () => {
  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'dialwright-remote-'));
    const env = { ...process.env, VITE_BACKEND: 'remote', NODE_ENV: 'production' };
    await run(process.execPath, [vite, 'build', '--outDir', outDir, '--logLevel', 'error'], { cwd: root, env });
  }, 120_000);
  afterAll(() => rm(outDir, { recursive: true, force: true }));

  it('X4 has no service worker', () => expect(readdirSync(outDir).filter((name) => /worker/i.test(name))).toEqual([]));

  it.each([
    'mockServiceWorker',
    'backendWorker',
    'dialwright-backend',
    'MOCK_ACTIVATE',
    'pbkdf2',
    'argon2',
    'pglite',
    'node-server',
    'DATABASE_URL',
    'serviceWorker.register',
    // The testers' worlds, their clock, and the answers to their calls.
    'rejected-first',
    'demoClock',
    'withFaults',
    'tellOthers',
  ])('does not contain %s', (word) => {
    expect(scripts().filter(([, text]) => text.includes(word))).toEqual([]);
  });

  it.each(['draftSave:network', "Testers' panel", '测试面板', 'testers:faultForm', 'faultNumber'])(
    "has %s of the testers' panel in separate scripts, which no page fetches by itself",
    (word) => {
      const holding = scripts().filter(([, text]) => text.includes(word));
      expect(holding.length).toBeGreaterThan(0);
      for (const [name] of holding) {
        expect(name).toMatch(/^(TestersPanel|serverTesters|testers)-/);
        expect(readFileSync(join(outDir, 'index.html'), 'utf8')).not.toContain(name);
        // Fetched only by a call of `import()`, and by scripts of testers.
        const standing = scripts().filter(([, text]) => new RegExp(`from\\s*["']\\./${name}`).test(text));
        expect(
          standing.map(([other]) => other).filter((other) => !/^(TestersPanel|serverTesters)-/.test(other)),
        ).toEqual([]);
      }
    },
  );
});
