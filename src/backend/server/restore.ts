// Restores a backup into a database and a file store without data. The whole backup is checked first, so a damaged one changes
// nothing.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA_VERSION, makeEmpty, readState } from '../adapters/sql/migrate';
import type { RawStorage } from '../adapters/sql/openSql';
import { writeRows } from '../adapters/sql/tableRows';
import { fileIn, hashOfFile, type Manifest, namesOfFiles, readManifest, rowsIn, rowsOf } from './backupFolder';

/** Throws an `Error` with a message for the operator if a part of the backup is missing or changed. */
export async function readSoundBackup(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  if (manifest.dataVersion > DATA_VERSION)
    throw new Error(
      `the backup in ${backup} has data of version ${manifest.dataVersion}, and this command supports up to ${DATA_VERSION}: restore it with the newer version`,
    );
  const damaged = (part: string, cause?: unknown) =>
    new Error(`the backup in ${backup} is damaged: ${part} is missing or changed. Use another backup`, { cause });
  const check = async (path: string, expected: string | null, part: string) => {
    const hash = await hashOfFile(path).catch((cause) => Promise.reject(damaged(part, cause)));
    if (expected !== null && hash !== expected) throw damaged(part);
  };
  for (const table of Object.keys(manifest.shape)) {
    const expected = manifest.tables[table]?.sha256;
    if (expected === undefined) throw damaged(`the table ${table}`);
    await check(rowsIn(backup, table), expected, `the table ${table}`);
  }
  const unlike = new Set(manifest.damaged);
  for (const name of manifest.files)
    await check(fileIn(join(backup, 'files'), name), unlike.has(name) ? null : name, `the file ${name}`);
  return manifest;
}

/**
 * Restores a backup that `readSoundBackup` has checked. `target` is the storage's name in messages. Rows are written in one
 * transaction, after the files. An interrupted restore can be repeated. Throws an `Error` with a message for the operator if
 * the storage has data.
 */
export async function restoreBackup(
  storage: RawStorage,
  { backup, manifest }: { backup: string; manifest: Manifest },
  target: string,
): Promise<void> {
  const refused = new Error(`${target} already has data: restore into a new folder or an empty database`);
  if (await storage.driver.transaction('begin read only', readState)) throw refused;
  const own = new Set(manifest.files);
  // An interrupted restore leaves files of this backup.
  for await (const names of namesOfFiles(storage.blobs))
    if (names.some((name) => !own.has(name)))
      throw new Error(
        `${storage.files} already has files of other data: choose a new folder with --data, or an empty bucket`,
      );
  for (const name of manifest.files) await storage.blobs.put(name, await readFile(fileIn(join(backup, 'files'), name)));
  const { shape, dataVersion } = manifest;
  await storage.driver.transaction('begin', async (connection) => {
    await makeEmpty(connection, { shape, version: dataVersion });
    for (const table of Object.keys(shape))
      await writeRows(connection, { shape, table }, rowsOf(rowsIn(backup, table)));
  });
}
