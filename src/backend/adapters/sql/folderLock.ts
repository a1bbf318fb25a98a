// Locks a folder to one process: PGlite does not expect other writers, and two processes would lose acknowledged rows.
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another process uses the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
  constructor(folder: string, pid: number) {
    super(
      `${folder} is in use by process ${pid}: stop that server first, choose another folder with --data, or use PostgreSQL by DATABASE_URL, which takes many.`,
    );
  }
}

interface Holder {
  pid: number;
  /** Start time of the process according to the system, because process ids are reused. */
  began: string;
}

/** States of a process that has exited but was not reaped by its parent, which may never happen in a container. */
const ENDED: ReadonlySet<string | undefined> = new Set(['Z', 'X']);

/** Start time in ticks since boot; empty if the system has no such file or the process has exited. */
async function beganOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The program's name may contain spaces and parentheses, so fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ENDED.has(fields[0]) ? '' : (fields[19] ?? '');
  } catch {
    return ''; // No such file: another system, or the process is gone.
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    // It exists, but belongs to another user.
    return (thrown as { code?: unknown }).code === 'EPERM';
  }
}

const isAlive = async ({ pid, began }: Holder): Promise<boolean> => runs(pid) && (await beganOf(pid)) === began;

async function holderIn(path: string): Promise<Holder | null> {
  try {
    const { pid, began } = JSON.parse(await readFile(path, 'utf8')) as Partial<Holder>;
    return Number.isInteger(pid) ? { pid: Number(pid), began: String(began) } : null;
  } catch {
    return null; // Missing or incomplete: not locked.
  }
}

/** Creating a link is atomic: it succeeds completely, for one process only. */
const linked = (own: string, path: string): Promise<boolean> =>
  link(own, path).then(
    () => true,
    () => false,
  );

/** Locks the folder for this process and returns the unlock function. Replaces the lock of a process that is gone. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock');
  const own = `${path}.${randomBytes(8).toString('hex')}`;
  await mkdir(folder, { recursive: true });
  await writeFile(own, JSON.stringify({ pid: process.pid, began: await beganOf(process.pid) } satisfies Holder));
  try {
    while (!(await linked(own, path))) {
      const holder = await holderIn(path);
      if (holder && (await isAlive(holder))) throw new FolderInUseError(folder, holder.pid);
      await takeAway(path, own);
    }
    return () => rm(path, { force: true });
  } finally {
    await rm(own, { force: true });
  }
}

/** Removes a stale lock. Only one process at a time does so, after checking again, so that no new lock is removed. */
async function takeAway(path: string, own: string): Promise<void> {
  const turn = `${path}.turn`;
  if (!(await linked(own, turn))) {
    const other = await holderIn(turn);
    if (other && !(await isAlive(other)))
      throw new Error(`a server ended while it started: remove ${turn}, then start again`);
    await new Promise((resolve) => setTimeout(resolve, 10));
    return;
  }
  try {
    const holder = await holderIn(path);
    if (!holder || !(await isAlive(holder))) await rm(path, { force: true });
  } finally {
    await rm(turn, { force: true });
  }
}
