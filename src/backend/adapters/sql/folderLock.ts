// Locks a folder to one process: PGlite does not expect other writers, and two processes would lose acknowledged rows. The
// operating system holds the lock and frees it however the process ends (docs/decisions/065-lock-of-the-data-folder.md).
import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type Holder, lockBySocket } from './socketLock';

/** Another process uses the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
  constructor(folder: string, holder: Holder | null) {
    const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another server';
    super(
      `${folder} is in use by ${who}: stop that server first, choose another folder with --data, or use PostgreSQL by DATABASE_URL, which takes many.`,
    );
  }
}

/**
 * Locks a file with the program `flock`, which also covers network volumes. The lock belongs to the open file, which the
 * program inherits, so it stays after the program has ended. Null if the system has no such program or no such locks.
 */
function lockFile(path: string): { isLocked: boolean; release: () => void } | null {
  const file = openSync(path, 'a', 0o600);
  const { status, stderr, error } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'pipe', file] });
  const isLocked = status === 0;
  if (isLocked) return { isLocked, release: () => closeSync(file) };
  closeSync(file);
  // Another holder is status 1 without a message; a message reports a fault.
  const isTaken = !error && status === 1 && String(stderr) === '';
  return isTaken ? { isLocked, release: () => undefined } : null;
}

/** The holder as it wrote itself into the file, for one that does not answer or is on another machine. */
async function holderIn(path: string): Promise<Holder | null> {
  try {
    const { pid, host } = JSON.parse(await readFile(path, 'utf8')) as Partial<Holder>;
    return Number.isInteger(pid) && typeof host === 'string' ? { pid: Number(pid), host } : null;
  } catch {
    return null; // Missing, or of an earlier version.
  }
}

/** Locks the folder for this process and returns the unlock function. Throws `FolderInUseError`. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock');
  const me: Holder = { pid: process.pid, host: hostname() };
  const socket = await lockBySocket(folder, me);
  if (socket?.isLocked === false) throw new FolderInUseError(folder, socket.holder ?? (await holderIn(path)));
  const file = lockFile(path);
  if (file?.isLocked === false) {
    await socket?.release();
    throw new FolderInUseError(folder, await holderIn(path));
  }
  if (!socket && !file)
    throw new Error(
      `cannot lock ${folder}: its file system has no sockets and this system has no "flock" program: choose a folder on a local disk with --data`,
    );
  await writeFile(path, JSON.stringify(me));
  return async () => {
    file?.release();
    await socket?.release();
  };
}
