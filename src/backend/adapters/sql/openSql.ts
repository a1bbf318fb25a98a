// Opens a server's storage: PostgreSQL by URL, else PGlite in the folder. Files are in the folder in either case.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blobs, Uow } from '@/backend/shared/ports';
import { folderBlobs } from '../blobFiles';
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

/** Creates the folder if it is missing. Throws an `Error` with words for an operator if this user cannot write in it. */
async function makeUsable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await rm(await mkdtemp(join(folder, 'probe-')), { recursive: true });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Error(`${folder} is a file: choose a folder with --data`, { cause });
    throw new Error(`cannot write in ${folder} (${code}): choose a folder with --data that this user may change`, {
      cause,
    });
  }
}

/** Opens the storage and migrates it. Closing it unlocks the folder. */
export async function openSql({ databaseUrl, folder, onLostConnection }: SqlPlace): Promise<SqlStorage> {
  await makeUsable(folder);
  const release = databaseUrl ? async () => undefined : await lockFolder(folder);
  try {
    // Load only the driver that is needed.
    const driver = databaseUrl
      ? (await import('./postgresDriver')).postgresDriver(databaseUrl, onLostConnection)
      : await (await import('./pgliteDriver')).pgliteDriver(databaseIn(folder));
    await migrate(driver);
    const blobs = folderBlobs(join(folder, 'files'));
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
