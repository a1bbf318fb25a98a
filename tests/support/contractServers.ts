// With CONTRACT=serve the contract suite runs against `npm run serve` as it is started: two processes on one PostgreSQL, or one
// on PGlite without PostgreSQL. Each worker has its own servers, because a test empties their database. BASE_URL names other
// servers instead, which all files use in turn.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { buildCommand } from '../../build/serverBuild.mjs';
import { contractWorkers, namedServers } from './contractWorkers';
import { newOutput } from './newOutput';
import { POSTGRES_PROGRAMS, postgresUrl, stopPostgres } from './postgres';

/** The address that the process prints. */
export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((ready, failed) => {
    let output = '';
    child.stderr?.on('data', (part: Buffer) => {
      output += part;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address) ready(address);
    });
    child.once('exit', () => failed(new Error(`the server ended: ${output}`)));
  });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of servers on one database, for each worker. */
    servers: readonly (readonly string[])[];
  }
}

/** Creates an empty database in the PostgreSQL at an address, and returns its address. */
async function newDatabase(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/\/postgres$/, `/${name}`);
}

interface Place {
  script: string;
  /** Folder of the servers' files. */
  data: string;
  /** Address of their PostgreSQL database. Without one, a single server runs on PGlite. */
  databaseUrl: string | undefined;
}

/** Starts the servers of one worker. */
function startServers({ script, data, databaseUrl }: Place): ChildProcess[] {
  const env = { ...process.env, DATABASE_URL: databaseUrl ?? '' };
  const args = [script, '--demo', '--reviews', 'moderator', '--port', '0', '--data', data];
  const count = databaseUrl ? 2 : 1;
  return Array.from({ length: count }, () =>
    spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] }),
  );
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const named = namedServers();
  if (process.env.CONTRACT !== 'serve' || named.length > 0) {
    project.provide('servers', [named]);
    return undefined;
  }
  const script = await buildCommand(newOutput());
  const folder = await mkdtemp(join(tmpdir(), 'dialwright-contract-'));
  const url = POSTGRES_PROGRAMS ? await postgresUrl(folder) : undefined;
  if (!url)
    console.info('contract: no PostgreSQL here (no initdb), so one server on PGlite instead of two on one database');
  const ofWorkers: ChildProcess[][] = [];
  for (let worker = 1; worker <= contractWorkers(); worker += 1) {
    const databaseUrl = url && (await newDatabase(url, `worker${worker}`));
    ofWorkers.push(startServers({ script, data: join(folder, `data${worker}`), databaseUrl }));
  }
  project.provide('servers', await Promise.all(ofWorkers.map((children) => Promise.all(children.map(addressOf)))));
  return async () => {
    const children = ofWorkers.flat();
    const ended = children.map((child) => new Promise((done) => child.once('exit', done)));
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(ended);
    if (url) await stopPostgres(folder);
    await rm(folder, { recursive: true, force: true });
    await rm(dirname(script), { recursive: true, force: true });
  };
}
