// Bytes as files in a folder, by their content hash: on disk before the record that names them.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Blobs, StorageFullError } from '../ports';

/** Bytes beside the tables of records: what a transaction deletes there goes from here as well. */
export interface BlobFiles extends Blobs {
  remove(hash: string): Promise<void>;
  clear(): Promise<void>;
}

/**
 * A file that was put this recently stays when it is removed, ms: somebody may be about to name it. Without a record nobody
 * can reach it.
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

/** Makes a name in a folder outlive a power cut; not every system lets folders be opened. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the folder, and each one on the way to it that was not there, so that their names outlive a power cut. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
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
    const handle = await open(draft, 'wx');
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
      // The same name is the same bytes: it is only marked as wanted again.
      const known = await missingAsNull(stat(path));
      if (known?.size === bytes.length && (await missingAsNull(utimes(path, now, now).then(() => true)))) return;
      await writeWhole(path, bytes);
    },
    get: async (hash) => missingAsNull(readFile(pathOf(hash))),
    remove: async (hash) => {
      const path = pathOf(hash);
      const known = await missingAsNull(stat(path));
      if (known && Date.now() - known.mtimeMs > FRESH_MS) await rm(path, { force: true });
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}
