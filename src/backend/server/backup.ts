// Writes a backup of the database and the files together, while servers on PostgreSQL keep running.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlobFiles } from '../adapters/blobFiles';
import type { SqlConnection } from '../adapters/sql/driver';
import { DATA_VERSION, NewerDataError, readState } from '../adapters/sql/migrate';
import type { RawStorage } from '../adapters/sql/openSql';
import { readFileNames, readRows } from '../adapters/sql/tableRows';
import { type Contents, fileIn, manifestIn, manifestText, namesOfFiles, rowsIn, rowText, sha256 } from './backupFolder';

const SNAPSHOT = 'begin isolation level repeatable read read only';

export interface BackupReport {
  rows: number;
  files: number;
  bytes: number;
  /** Files that records name and that the storage lacks. */
  missing: readonly string[];
  /** Files whose content does not match the hash in their name. */
  damaged: readonly string[];
}

/** Files that were copied. */
interface Copied {
  names: Set<string>;
  damaged: string[];
  bytes: number;
}

/** Copies files that the backup does not have yet. */
async function copyFiles(names: Iterable<string>, blobs: BlobFiles, to: string, copied: Copied): Promise<void> {
  for (const name of names) {
    if (copied.names.has(name)) continue;
    const bytes = await blobs.get(name);
    // The file and its record were deleted after the file was listed.
    if (bytes === null) continue;
    await mkdir(dirname(fileIn(to, name)), { recursive: true, mode: 0o700 });
    await writeFile(fileIn(to, name), bytes, { flag: 'wx', flush: true, mode: 0o600 });
    copied.names.add(name);
    copied.bytes += bytes.length;
    if (sha256(bytes) !== name) copied.damaged.push(name);
  }
}

/** Writes the rows of a table. Returns their number and the hash of the file. */
async function writeTable(path: string, parts: AsyncIterable<{ id: string; record: string }[]>) {
  const file = await open(path, 'wx', 0o600);
  const sum = createHash('sha256');
  let rows = 0;
  try {
    for await (const part of parts) {
      const text = part.map(rowText).join('');
      sum.update(text);
      rows += part.length;
      await file.writeFile(text);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { rows, sha256: sum.digest('hex') };
}

type Snapshot = Pick<Contents, 'dataVersion' | 'shape' | 'tables'> & { named: Set<string> };

/** Writes all tables. The transaction must be a snapshot. */
async function writeTables(connection: SqlConnection, to: string): Promise<Snapshot> {
  const state = await readState(connection);
  if (!state) throw new Error('the database has no data: there is nothing to back up');
  const { shape, version } = state;
  if (version > DATA_VERSION) throw new NewerDataError(version, DATA_VERSION);
  const tables: Contents['tables'] = {};
  for (const table of Object.keys(shape).sort())
    tables[table] = await writeTable(rowsIn(to, table), readRows(connection, shape, table));
  return { dataVersion: version, shape, tables, named: await readFileNames(connection, shape) };
}

/**
 * Writes a backup into a new folder, which gets its name when the backup is complete. Files are copied before and after the
 * database is read: a file is written before its record, and stays readable for a day after its record is deleted.
 * Throws an `Error` with a message for the operator.
 */
export async function writeBackup(storage: RawStorage, backup: string): Promise<BackupReport> {
  if (existsSync(backup)) throw new Error(`${backup} exists already: name a new folder for the backup`);
  const draft = `${backup}.${randomBytes(4).toString('hex')}.part`;
  const files = join(draft, 'files');
  try {
    await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
    await mkdir(files, { mode: 0o700 });
    const copied: Copied = { names: new Set(), damaged: [], bytes: 0 };
    for await (const names of namesOfFiles(storage.blobs)) await copyFiles(names, storage.blobs, files, copied);
    const { named, ...snapshot } = await storage.driver.transaction(SNAPSHOT, (connection) =>
      writeTables(connection, draft),
    );
    await copyFiles(named, storage.blobs, files, copied);
    const { damaged } = copied;
    const contents = { ...snapshot, createdAt: new Date().toISOString(), files: [...copied.names].sort(), damaged };
    await writeFile(manifestIn(draft), manifestText(contents), { flag: 'wx', flush: true, mode: 0o600 });
    await rename(draft, backup);
    const counts = Object.values(snapshot.tables).map(({ rows }) => rows);
    const rowBytes = await Promise.all(Object.keys(snapshot.tables).map((table) => stat(rowsIn(backup, table))));
    return {
      rows: counts.reduce((sum, rows) => sum + rows, 0),
      files: copied.names.size,
      bytes: rowBytes.reduce((sum, { size }) => sum + size, copied.bytes),
      missing: [...named].filter((name) => !copied.names.has(name)),
      damaged,
    };
  } catch (thrown) {
    await rm(draft, { recursive: true, force: true });
    throw thrown;
  }
}
