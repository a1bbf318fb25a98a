// The storage media of a test backend. The SQL ones are opened once per file and emptied for each test.
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import { Client } from 'pg';
import { afterAll, inject, vi } from 'vitest';
import { type BlobFiles, folderBlobs } from '@/backend/adapters/blobFiles';
import { storeBlobs } from '@/backend/adapters/blobs';
import { indexedDbUow } from '@/backend/adapters/indexeddb';
import { memoryUow } from '@/backend/adapters/memory';
import type { SqlDriver } from '@/backend/adapters/sql/driver';
import { migrate } from '@/backend/adapters/sql/migrate';
import { pgliteDriver } from '@/backend/adapters/sql/pgliteDriver';
import { postgresDriver } from '@/backend/adapters/sql/postgresDriver';
import { TABLES } from '@/backend/adapters/sql/shape';
import { sqlUow } from '@/backend/adapters/sql/sqlUow';
import type { Blobs, Uow } from '@/backend/shared/ports';
import { POSTGRES_PROGRAMS, postgresUrl } from './postgres';

/** Media of a browser: they store bytes beside records, and are exported and imported whole. */
export const EMBEDDED_MEDIA = ['memory', 'indexeddb'] as const;
/** Media of a server. PostgreSQL is included if it is installed. */
export const SQL_MEDIA = POSTGRES_PROGRAMS ? (['pglite', 'postgres'] as const) : (['pglite'] as const);
export const MEDIA = [...EMBEDDED_MEDIA, ...SQL_MEDIA];
export type Medium = (typeof EMBEDDED_MEDIA)[number] | 'pglite' | 'postgres';

// Opening an engine in this process takes seconds, and more on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

interface Opened {
  driver: SqlDriver;
  files: BlobFiles;
  close(): Promise<void>;
}

const opened = new Map<Medium, Promise<Opened>>();

/** Address of a separate database on the run's server, deleted with that server. */
export async function newPostgresDatabase(): Promise<string> {
  const admin = await postgresUrl(inject('runFolder'));
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: admin });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return admin.replace(/\/postgres$/, `/${name}`);
}

/** An empty PGlite as stored in a folder: creating one takes seconds, so the run's files share the first one's. */
async function emptyPglite(): Promise<Blob> {
  const path = join(inject('runFolder'), 'pglite.tar');
  if (existsSync(path)) return new Blob([await readFile(path)]);
  const { PGlite } = await import('@electric-sql/pglite');
  const empty = await PGlite.create();
  const dump = await empty.dumpDataDir('none');
  await empty.close();
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, path);
  return dump;
}

/** An engine on a separate empty database without tables. */
export async function newDriver(medium: Medium): Promise<SqlDriver> {
  if (medium === 'postgres') return postgresDriver(await newPostgresDatabase(), () => undefined);
  return pgliteDriver(await emptyPglite());
}

async function openSql(medium: Medium): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'dialwright-files-'));
  const driver = await newDriver(medium);
  await migrate(driver);
  const close = async () => {
    await driver.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { driver, files: folderBlobs(folder), close };
}

afterAll(async () => {
  for (const one of opened.values()) await (await one).close();
  opened.clear();
});

export interface OpenMedium {
  uow: Uow;
  blobs: Blobs;
}

/** The medium, empty. */
export async function openMedium(medium: Medium): Promise<OpenMedium> {
  if (medium === 'memory' || medium === 'indexeddb') {
    if (medium === 'indexeddb') globalThis.indexedDB = new IDBFactory();
    const uow = medium === 'memory' ? memoryUow() : indexedDbUow();
    return { uow, blobs: storeBlobs(uow) };
  }
  const engine = opened.get(medium) ?? openSql(medium);
  opened.set(medium, engine);
  const { driver, files } = await engine;
  const tables = TABLES.map((store) => `"${store}"`).join(', ');
  await driver.transaction('begin', (connection) => connection.query(`truncate ${tables}`));
  await files.clear();
  // Other tests of the file continue with the same engine.
  return { uow: { ...sqlUow(driver, files), close: async () => undefined }, blobs: files };
}

export const uowOf = async (medium: Medium): Promise<Uow> => (await openMedium(medium)).uow;
