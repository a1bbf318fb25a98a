// Opens a server's storage: PostgreSQL by URL, else PGlite in the folder. Files are in the folder in either case.
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Uow } from '@/backend/shared/ports';
import { type BlobFiles, folderBlobs } from '../blobFiles';
import type { S3Settings } from '../s3/s3Blobs';
import type { SqlDriver } from './driver';
import { lockFolder } from './folderLock';
import { migrate } from './migrate';
import { sqlUow } from './sqlUow';

export interface SqlStorage {
  uow: Uow;
  blobs: BlobFiles;
}

export interface SqlPlace {
  /** PostgreSQL URL, as in DATABASE_URL. */
  databaseUrl?: string | undefined;
  /** Folder of files and, without a URL, of the database. Processes on one PostgreSQL share it. */
  folder: string;
  onLostConnection: (error: Error) => void;
  /** Where the files are instead of the folder. */
  s3?: S3Settings | null;
  /** Called if a file in S3 that no record names could not be set aside; the collection does it later. */
  onFailedRemoval?: (error: Error) => void;
}

/** Folder of the embedded database in a data folder. */
export const databaseIn = (folder: string): string => join(folder, 'database');

/** Folder of the files in a data folder. */
export const filesIn = (folder: string): string => join(folder, 'files');

/** The folder holds an embedded database. */
export const hasDatabase = (folder: string): boolean => existsSync(databaseIn(folder));

/** Mode of folders that only this user may enter. */
const PRIVATE = 0o700;
/** Bits of a mode that give other users rights, beside the owner and the group. */
const OTHERS = 0o007;

/** Creates the folder if it is missing. Throws an `Error` with a message for the operator if this user cannot write in it. */
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

/** Opens the bucket. Files are removed after the commit, so a removal that fails is reported and does not fail the call. */
async function openBucket(settings: S3Settings, { onFailedRemoval }: SqlPlace): Promise<OpenFiles> {
  const { s3Blobs } = await import('../s3/s3Blobs');
  const blobs = s3Blobs(settings);
  try {
    await blobs.check();
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(
      `the bucket ${settings.bucket} at ${settings.url} cannot be used (${message}): check S3_URL, S3_BUCKET, S3_REGION, S3_KEY, S3_SECRET and S3_STYLE`,
      { cause },
    );
  }
  const remove = (hash: string) => blobs.remove(hash).catch((error: Error) => onFailedRemoval?.(error));
  return { blobs, dropped: { remove, clear: blobs.clear }, files: `the bucket ${settings.bucket}` };
}

type OpenFiles = Pick<RawStorage, 'blobs' | 'dropped' | 'files'>;

function filesOf(folder: string): OpenFiles {
  const files = filesIn(folder);
  const blobs = folderBlobs(files);
  return { blobs, dropped: blobs, files };
}

/** Storage whose data may have another version. */
export interface RawStorage {
  driver: SqlDriver;
  blobs: BlobFiles;
  /** Removes files that a transaction deleted. */
  dropped: Pick<BlobFiles, 'remove' | 'clear'>;
  /** Folder of the files, or the bucket, for messages. */
  files: string;
  /** Closes the database and unlocks the folder. */
  close(): Promise<void>;
}

/** Opens the storage as it is, and creates it if it is missing. Throws an `Error` with a message for the operator. */
export async function openRaw(place: SqlPlace): Promise<RawStorage> {
  const { databaseUrl, folder, onLostConnection, s3 } = place;
  await makeUsable(folder);
  const release = databaseUrl ? async () => undefined : await lockFolder(folder);
  try {
    // Load only the driver that is needed.
    const driver = databaseUrl
      ? (await import('./postgresDriver')).postgresDriver(databaseUrl, onLostConnection)
      : await privateDatabase(databaseIn(folder));
    const close = async () => {
      await driver.close();
      await release();
    };
    try {
      return { driver, close, ...(s3 ? await openBucket(s3, place) : filesOf(folder)) };
    } catch (thrown) {
      await driver.close();
      throw thrown;
    }
  } catch (thrown) {
    await release();
    throw thrown;
  }
}

/** Opens the storage and migrates it. Closing it unlocks the folder. */
export async function openSql(place: SqlPlace): Promise<SqlStorage> {
  const { driver, blobs, dropped, files, close } = await openRaw(place);
  try {
    await migrate(driver);
    if (!place.s3) await (place.databaseUrl ? closeToOthers(files) : makePrivate(files));
    return { uow: { ...sqlUow(driver, dropped), close }, blobs };
  } catch (thrown) {
    await close();
    throw thrown;
  }
}
