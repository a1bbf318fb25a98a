// The storage of a server by one setting: PostgreSQL by its address, else PGlite in the folder. Files lie in the folder either way.
import { join } from 'node:path';
import type { Blobs, Uow } from '../../ports';
import { folderBlobs } from '../blobFiles';
import { lockFolder } from './folderLock';
import { migrate } from './migrate';
import { sqlUow } from './sqlUow';

export interface SqlStorage {
  uow: Uow;
  blobs: Blobs;
}

export interface SqlPlace {
  /** Address of a PostgreSQL, as in DATABASE_URL. */
  databaseUrl?: string | undefined;
  /** Folder of files and, without an address, of the database. Processes on one PostgreSQL share it. */
  folder: string;
  onIdleError: (error: Error) => void;
}

/** Opens the storage and brings it to the shape of this version. Closing it lets the folder go. */
export async function openSql({ databaseUrl, folder, onIdleError }: SqlPlace): Promise<SqlStorage> {
  const release = databaseUrl ? async () => undefined : await lockFolder(folder);
  try {
    // One of the two is needed, so only that one is loaded.
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
