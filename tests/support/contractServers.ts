// With CONTRACT=serve the contract suite runs against `npm run serve` as it is started: two processes on one PostgreSQL, or one
// on PGlite without PostgreSQL. BASE_URL names other servers instead.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../../build/serverBuild.mjs';
import { newOutput } from './newOutput';
import { POSTGRES_PROGRAMS, postgresUrl, stopPostgres } from './postgres';

/** The address that the process prints. */
export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    child.stderr?.on('data', (part: Buffer) => {
      said += part;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address) found(address);
    });
    child.once('exit', () => failed(new Error(`the server ended: ${said}`)));
  });
}

declare module 'vitest' {
  interface ProvidedContext {
    servers: readonly string[];
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const named = (process.env.BASE_URL ?? '').split(',').filter((address) => address.startsWith('http'));
  if (process.env.CONTRACT !== 'serve' || named.length > 0) {
    project.provide('servers', named);
    return undefined;
  }
  const script = await buildServer('src/backend/http.ts', newOutput());
  const folder = await mkdtemp(join(tmpdir(), 'dialwright-contract-'));
  const url = POSTGRES_PROGRAMS ? await postgresUrl(folder) : undefined;
  if (!url)
    console.info('contract: no PostgreSQL here (no initdb), so one server on PGlite instead of two on one database');
  const env = { ...process.env, DATABASE_URL: url ?? '' };
  const children = (url ? ['one', 'other'] : ['one']).map(() =>
    spawn(
      process.execPath,
      [script, '--demo', '--reviews', 'moderator', '--port', '0', '--data', join(folder, 'data')],
      {
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    ),
  );
  project.provide('servers', await Promise.all(children.map(addressOf)));
  return async () => {
    const ended = children.map((child) => new Promise((done) => child.once('exit', done)));
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(ended);
    if (url) await stopPostgres(folder);
    await rm(folder, { recursive: true, force: true });
    await rm(dirname(script), { recursive: true, force: true });
  };
}
