// Opens a server's storage: PostgreSQL by URL, else PGlite in the folder. Files are in the folder in either case.
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blobs, Uow } from '@/backend/shared/ports';
import { folderBlobs } from '../blobFiles';
import type { SqlDriver } from './driver';
import { lockFolder } from './folderLock';
import { migrate } from './migrate';
import { sqlUow } from './sqlUow';

export interface SqlStorage {
  uow: Uow;
  blobs: Blobs;
}

export interface SqlPlace {
  /** PostgreSQL URL, as in DATABASE_URL. */
  databaseUrl?: string | undefined;
  /** Folder of files and, without a URL, of the database. Processes on one PostgreSQL share it. */
  folder: string;
  onLostConnection: (error: Error) => void;
}

const databaseIn = (folder: string): string => join(folder, 'database');

/** The folder holds an embedded database. */
export const hasDatabase = (folder: string): boolean => existsSync(databaseIn(folder));

/** Mode of folders that only this user may enter. */
const PRIVATE = 0o700;
/** Bits of a mode that give other users rights, beside the owner and the group. */
const OTHERS = 0o007;

/** Creates the folder if it is missing. Throws an `Error` with words for an operator if this user cannot write in it. */
async function makeUsable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: PRIVATE });
    await rm(await mkdtemp(join(folder, 'probe-')), { recursive: true });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Error(`${folder} is a file: choose a folder with --data`, { cause });
    throw new Error(`cannot write in ${folder} (${code}): choose a folder with --data that this user may change`, {
      cause,
    });
  }
}

/**
 * Closes a folder to other users, also one that an earlier version made. PGlite makes its files readable and writable for
 * everybody, whatever the umask of the process is, so the folder around them has to keep others out.
 */
async function makePrivate(folder: string): Promise<void> {
  try {
    await chmod(folder, PRIVATE);
  } catch (thrown) {
    unlessFixed(thrown);
  }
}

/** Closes a folder to users outside its group. The group stays, because several processes may share the folder by it. */
async function closeToOthers(folder: string): Promise<void> {
  try {
    const mode = (await stat(folder)).mode & 0o7777;
    if (mode & OTHERS) await chmod(folder, mode & ~OTHERS);
  } catch (thrown) {
    unlessFixed(thrown);
  }
}

/** Volumes whose modes are fixed, or that belong to somebody else, are the operator's decision. */
function unlessFixed(thrown: unknown): void {
  if (!['ENOENT', 'EPERM', 'ENOTSUP'].includes((thrown as { code?: string }).code ?? '')) throw thrown;
}

async function privateDatabase(folder: string): Promise<SqlDriver> {
  const { pgliteDriver } = await import('./pgliteDriver');
  await mkdir(folder, { recursive: true, mode: PRIVATE });
  await makePrivate(folder);
  return pgliteDriver(folder);
}

/** Opens the storage and migrates it. Closing it unlocks the folder. */
export async function openSql({ databaseUrl, folder, onLostConnection }: SqlPlace): Promise<SqlStorage> {
  await makeUsable(folder);
  const release = databaseUrl ? async () => undefined : await lockFolder(folder);
  try {
    // Load only the driver that is needed.
    const driver = databaseUrl
      ? (await import('./postgresDriver')).postgresDriver(databaseUrl, onLostConnection)
      : await privateDatabase(databaseIn(folder));
    await migrate(driver);
    const files = join(folder, 'files');
    await (databaseUrl ? closeToOthers(files) : makePrivate(files));
    const blobs = folderBlobs(files);
    const close = async () => {
      await driver.close();
      await release();
    };
    return { uow: { ...sqlUow(driver, blobs), close }, blobs };
  } catch (thrown) {
    await release();
    throw thrown;
  }
}
