// Stores bytes as files named by content hash; written before the record that refers to them.
import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Blobs, type ByteRange, StorageFullError } from '@/backend/shared/ports';

/** File storage next to the tables; a transaction that deletes blobs deletes the files here too. */
export interface BlobFiles extends Blobs {
  readonly isCollected: true;
  /** Size in bytes; null if there is no such hash. */
  size(hash: string): Promise<number | null>;
  /**
   * A stream of all bytes, or of those of the range. Read or cancel it: it may hold an open file or connection. It fails if
   * the bytes end early. Null if there is no such hash.
   */
  open(hash: string, range?: ByteRange): Promise<{ size: number; stream: ReadableStream<Uint8Array> } | null>;
  /**
   * Sets the bytes aside because no record names them. Another request may be about to name the same bytes, so the next
   * read restores them, until they are purged.
   */
  remove(hash: string): Promise<void>;
  /** Makes bytes that were set aside stored again. */
  restore(hash: string): Promise<void>;
  /** Deletes bytes that were set aside. */
  purge(hash: string): Promise<void>;
  /** Hashes in any order, in batches: those stored with the time of their last `put`, or those set aside since then. */
  list(place: 'stored' | 'removed'): AsyncIterable<readonly BlobEntry[]>;
  clear(): Promise<void>;
}

export interface BlobEntry {
  hash: string;
  /** UTC ms. */
  at: number;
}

/** Folder of bytes that were set aside, beside those named by the first two digits of their hashes. */
const REMOVED = 'removed';
const HASH = /^[0-9a-f]{8,64}$/;

const isMissing = (thrown: unknown): boolean => (thrown as { code?: unknown }).code === 'ENOENT';

async function missingAsNull<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
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

/** Bytes of a file that are read at once. */
const CHUNK_BYTES = 64 * 1024;

/** Streams a part of an open file and closes it at the end, on errors and when the stream is cancelled. */
function streamOf(handle: FileHandle, { first, last }: ByteRange): ReadableStream<Uint8Array> {
  let at = first;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const chunk = new Uint8Array(Math.min(CHUNK_BYTES, last + 1 - at));
          const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
          if (bytesRead === 0) throw new Error('a stored file is shorter than its size');
          controller.enqueue(chunk.subarray(0, bytesRead));
          at += bytesRead;
          if (at <= last) return;
          controller.close();
        } catch (thrown) {
          await handle.close();
          throw thrown;
        }
        await handle.close();
      },
      cancel: () => handle.close(),
    },
    { highWaterMark: 0 },
  );
}

/** Whole files in a folder with the time of their last change; none if it is missing. */
async function entriesIn(folder: string): Promise<BlobEntry[]> {
  const names = ((await missingAsNull(readdir(folder))) ?? []).filter((name) => HASH.test(name));
  const entries: BlobEntry[] = [];
  for (const hash of names) {
    const stats = await missingAsNull(stat(join(folder, hash)));
    if (stats) entries.push({ hash, at: stats.mtimeMs });
  }
  return entries;
}

/** Whether the file was there. */
const wasThere = async (change: Promise<void>): Promise<boolean> =>
  (await missingAsNull(change.then(() => true))) ?? false;

export function folderBlobs(folder: string): BlobFiles {
  const isHash = (hash: string): string => {
    if (!HASH.test(hash)) throw new Error('a blob is named by its hash');
    return hash;
  };
  const pathOf = (hash: string): string => join(folder, isHash(hash).slice(0, 2), hash);
  const removedPath = (hash: string): string => join(folder, REMOVED, isHash(hash));
  const restore = (hash: string): Promise<boolean> => wasThere(rename(removedPath(hash), pathOf(hash)));

  /** Reads stored bytes, or bytes that were set aside after restoring them. */
  async function readRestored<T>(hash: string, read: (path: string) => Promise<T>): Promise<T | null> {
    const path = pathOf(hash);
    const value = await missingAsNull(read(path));
    if (value !== null) return value;
    // Another process may have restored them.
    await restore(hash);
    return missingAsNull(read(path));
  }
  return {
    isCollected: true,
    put: async (hash, bytes) => {
      const path = pathOf(hash);
      const now = new Date();
      // An equal name means equal bytes, so only its time is renewed.
      const stats = await missingAsNull(stat(path));
      if (stats?.size === bytes.length && (await missingAsNull(utimes(path, now, now).then(() => true)))) return;
      await writeWhole(path, bytes);
    },
    get: async (hash, range) => {
      if (!range) return readRestored(hash, (path) => readFile(path));
      const handle = await readRestored(hash, (path) => open(path, 'r'));
      if (!handle) return null;
      try {
        const part = new Uint8Array(range.last + 1 - range.first);
        const { bytesRead } = await handle.read(part, 0, part.length, range.first);
        return part.subarray(0, bytesRead);
      } finally {
        await handle.close();
      }
    },
    size: async (hash) => (await readRestored(hash, (path) => stat(path)))?.size ?? null,
    open: async (hash, range) => {
      const handle = await readRestored(hash, (path) => open(path, 'r'));
      if (!handle) return null;
      try {
        const { size } = await handle.stat();
        return { size, stream: streamOf(handle, range ?? { first: 0, last: size - 1 }) };
      } catch (thrown) {
        await handle.close();
        throw thrown;
      }
    },
    remove: async (hash) => {
      const path = pathOf(hash);
      const now = new Date();
      await makeFolder(join(folder, REMOVED));
      if (await wasThere(utimes(path, now, now))) await wasThere(rename(path, removedPath(hash)));
    },
    restore: async (hash) => void (await restore(hash)),
    purge: (hash) => rm(removedPath(hash), { force: true }),
    list: async function* (place) {
      if (place === 'removed') {
        yield await entriesIn(join(folder, REMOVED));
        return;
      }
      const parts = ((await missingAsNull(readdir(folder))) ?? []).filter((name) => /^[0-9a-f]{2}$/.test(name));
      for (const part of parts) yield await entriesIn(join(folder, part));
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}
