// One process in a folder: PGlite writes as if nobody else did, and two of them lose rows that were acknowledged.
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Somebody else works in the folder. */
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
  /** When the process began, as the system tells it: a number is given to another process some day. */
  began: string;
}

/** Ended, and waiting for its parent to take notice, which in a container may never happen. */
const ENDED: ReadonlySet<string | undefined> = new Set(['Z', 'X']);

/** Ticks since the machine started; empty where the system keeps no such file, and for a process that has ended. */
async function beganOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may hold spaces and brackets; fields are counted behind it.
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
    // Not ours to signal, but there.
    return (thrown as { code?: unknown }).code === 'EPERM';
  }
}

const isAlive = async ({ pid, began }: Holder): Promise<boolean> => runs(pid) && (await beganOf(pid)) === began;

async function holderIn(path: string): Promise<Holder | null> {
  try {
    const { pid, began } = JSON.parse(await readFile(path, 'utf8')) as Partial<Holder>;
    return Number.isInteger(pid) ? { pid: Number(pid), began: String(began) } : null;
  } catch {
    return null; // Gone, or never whole: nobody holds it.
  }
}

/** A link is made whole or not at all, by one process alone. */
const linked = (own: string, path: string): Promise<boolean> =>
  link(own, path).then(
    () => true,
    () => false,
  );

/** Takes the folder for this process; gives the way to let it go. The lock of a process that is gone is taken over. */
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

/** Removes a lock left behind. One process at a time does it, and looks again, so that nobody's new lock goes. */
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
