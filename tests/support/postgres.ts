// A PostgreSQL for the tests, if it is installed: in a temporary folder, on loopback, started by the first file of a run that
// needs it and stopped at the end of the run.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

const run = promisify(execFile);

declare module 'vitest' {
  interface ProvidedContext {
    runFolder: string;
  }
}

/** Debian's install locations, newest first, after those in the path. */
const DEBIAN = '/usr/lib/postgresql';
const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
const places = [...(process.env.PATH ?? '').split(':'), ...versions.map((version) => join(DEBIAN, version, 'bin'))];

/** Folder of PostgreSQL's programs; null if it is not installed. */
export const POSTGRES_PROGRAMS: string | null = places.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: then its own user runs it. */
async function asServer(command: string): Promise<void> {
  if (isRoot) await run('su', ['postgres', '-s', '/bin/sh', '-c', command]);
  else await run('/bin/sh', ['-c', command]);
}

/** An unused port of this machine. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Settings that make tests fast and would lose data in a power cut. */
const FAST = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200';

async function start(folder: string): Promise<string> {
  const port = await freePort();
  const data = join(folder, 'data');
  const program = (name: string) => `'${join(POSTGRES_PROGRAMS ?? '', name)}'`;
  if (isRoot) {
    const { stdout } = await run('id', ['-u', 'postgres']);
    await chown(folder, Number(stdout), -1);
  }
  await asServer(`${program('initdb')} -D '${data}' -A trust -U dialwright -E UTF8 --locale=C -N >/dev/null`);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' ${FAST}`;
  await asServer(`${program('pg_ctl')} -D '${data}' -o "${options}" -l '${join(folder, 'log')}' -w start >/dev/null`);
  return `postgres://dialwright@127.0.0.1:${port}/postgres`;
}

/** Address of the run's server, which the first caller starts. */
export async function postgresUrl(folder: string): Promise<string> {
  const note = join(folder, 'url');
  try {
    await mkdir(join(folder, 'starting'));
  } catch {
    // Another file of the run is starting it.
    for (let waited = 0; waited < 60_000 && !existsSync(note); waited += 50)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return readFile(note, 'utf8');
  }
  const server = await mkdtemp(join(tmpdir(), 'dialwright-pg-'));
  await writeFile(join(folder, 'server'), server);
  const url = await start(server);
  await writeFile(`${note}.new`, url);
  await rename(`${note}.new`, note);
  return url;
}

/** Stops the server of that folder, if one was started. */
export async function stopPostgres(folder: string): Promise<void> {
  if (!existsSync(join(folder, 'server'))) return;
  const server = await readFile(join(folder, 'server'), 'utf8');
  const stop = `'${join(POSTGRES_PROGRAMS ?? '', 'pg_ctl')}' -D '${join(server, 'data')}' -m immediate stop >/dev/null`;
  await asServer(stop);
  await rm(server, { recursive: true, force: true });
}

/** Before a run: creates the folder that its files share. After it: stops the server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!POSTGRES_PROGRAMS) console.info('PostgreSQL is not tested here: its programs (initdb) were not found');
  const folder = await mkdtemp(join(tmpdir(), 'dialwright-run-'));
  project.provide('runFolder', folder);
  return async () => {
    await stopPostgres(folder);
    await rm(folder, { recursive: true, force: true });
  };
}
