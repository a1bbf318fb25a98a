// Stores bytes as files named by content hash; written before the record that refers to them.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Blobs, StorageFullError } from '@/backend/shared/ports';

/** File storage next to the tables; a transaction that deletes blobs deletes the files here too. */
export interface BlobFiles extends Blobs {
  remove(hash: string): Promise<void>;
  clear(): Promise<void>;
}

/**
 * Minimum age of a file before removal, ms, because another request may be about to refer to it. Files without a record
 * are unreachable.
 */
const FRESH_MS = 10 * 60_000;

const isMissing = (thrown: unknown): boolean => (thrown as { code?: unknown }).code === 'ENOENT';

async function missingAsNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (thrown) {
    if (isMissing(thrown)) return null;
    throw thrown;
  }
}

/** Makes a directory entry survive a power loss; not every system supports syncing folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates the folder and its missing parents for this user alone, and syncs their entries. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let at = resolve(folder); at !== dirname(at); at = dirname(at)) {
    await syncFolder(dirname(at));
    if (at === resolve(first)) return;
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(8).toString('hex')}.part`;
  await makeFolder(dirname(path));
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (thrown) {
    await rm(draft, { force: true });
    if ((thrown as { code?: unknown }).code === 'ENOSPC') throw new StorageFullError('no space left');
    throw thrown;
  }
}

export function folderBlobs(folder: string): BlobFiles {
  const pathOf = (hash: string): string => {
    if (!/^[0-9a-f]{8,64}$/.test(hash)) throw new Error('a blob is named by its hash');
    return join(folder, hash.slice(0, 2), hash);
  };
  return {
    put: async (hash, bytes) => {
      const path = pathOf(hash);
      const now = new Date();
      // An equal name means equal bytes, so only its time is renewed.
      const stats = await missingAsNull(stat(path));
      if (stats?.size === bytes.length && (await missingAsNull(utimes(path, now, now).then(() => true)))) return;
      await writeWhole(path, bytes);
    },
    get: async (hash) => missingAsNull(readFile(pathOf(hash))),
    remove: async (hash) => {
      const path = pathOf(hash);
      const stats = await missingAsNull(stat(path));
      if (stats && Date.now() - stats.mtimeMs > FRESH_MS) await rm(path, { force: true });
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}
