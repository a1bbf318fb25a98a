// Opens a server's storage: PostgreSQL by URL, else PGlite in the folder. Files are in the folder in either case.
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
  onIdleError: (error: Error) => void;
}

/** Opens the storage and migrates it. Closing it unlocks the folder. */
export async function openSql({ databaseUrl, folder, onIdleError }: SqlPlace): Promise<SqlStorage> {
  const release = databaseUrl ? async () => undefined : await lockFolder(folder);
  try {
    // Load only the driver that is needed.
    const driver = databaseUrl
      ? (await import('./postgresDriver')).postgresDriver(databaseUrl, onIdleError)
      : await (await import('./pgliteDriver')).pgliteDriver(join(folder, 'database'));
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
