// A build against a real server holds no embedded backend: no mock library, no demo account, no service worker.

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

const scripts = () =>
  readdirSync(join(outDir, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(outDir, 'assets', name), 'utf8'));

describe('a build against a server', () => {
  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'dialwright-remote-'));
    const env = { ...process.env, VITE_BACKEND: 'remote', NODE_ENV: 'production' };
    await run(process.execPath, [vite, 'build', '--outDir', outDir, '--logLevel', 'error'], { cwd: root, env });
  }, 120_000);
  afterAll(() => rm(outDir, { recursive: true, force: true }));

  it('has no service worker', () => expect(readdirSync(outDir).filter((name) => /worker/i.test(name))).toEqual([]));

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
    // The testers' panel: its worlds, its address, its words.
    'takeAsked',
    'rejected-first',
    'demoClock',
    'draftSave:network',
    "Testers' panel",
    '测试面板',
    'Mod+Shift+F8',
  ])('does not hold %s', (word) => {
    expect(scripts().some((text) => text.includes(word))).toBe(false);
  });
});
