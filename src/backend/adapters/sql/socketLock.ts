// A lock that is a listening socket in the folder. The system closes it when its process ends. Other containers on this
// system reach it too, whatever their process ids and networks; other machines do not.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, realpath, rename, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Holder {
  pid: number;
  /** Name of its machine or container, where `pid` applies. */
  host: string;
}

type Lock = { isLocked: true; release: () => Promise<void> } | { isLocked: false; holder: Holder | null };

/** State of the process behind a socket. `holder` is null if it does not answer in time. */
type Answer = 'ended' | 'gone' | { isTrying: boolean; holder: Holder | null };

/** Sockets have names of their own and are never reused, so a dead one can be deleted safely. */
const NAME = /^lock-[0-9a-f]{16}$/;
/** A process that does not answer within this many ms is busy, not gone. */
const ANSWER_MS = 2000;
const AGAIN_MS = 10;
/** Systems silently cut longer paths of sockets. */
const PATH_BYTES_MAX = 100;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, AGAIN_MS + Math.random() * AGAIN_MS));

/** Listens at a path; null if the system or the file system does not support it, false if the path is taken. */
function listenAt(path: string, text: () => string): Promise<Server | false | null> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // Closed after the answer, because the server closes only when its connections have.
    socket.end(text(), () => socket.destroy());
  });
  return new Promise((done) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => done(code === 'EADDRINUSE' ? false : null));
    server.listen(path, () => done(server));
    server.unref();
  });
}

const closed = (server: Server): Promise<void> => new Promise((done) => server.close(() => done()));

/** Asks the process that listens at a path. */
async function ask(path: string): Promise<Answer> {
  const reply = await new Promise<string | 'ended' | 'gone' | null>((done) => {
    let text = '';
    const socket = connect(path);
    socket.setTimeout(ANSWER_MS, () => {
      socket.destroy();
      done(null);
    });
    socket.on('data', (part) => {
      text += String(part);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED') done('ended');
      else if (code === 'ENOENT') done('gone');
      else done(code === 'ECONNRESET' ? '' : null);
    });
    socket.once('end', () => done(text));
  });
  if (reply === 'ended' || reply === 'gone') return reply;
  if (reply === null) return { isTrying: false, holder: null };
  try {
    return JSON.parse(reply) as Answer;
  } catch {
    // It ended while it was asked.
    await pause();
    return ask(path);
  }
}

/** A path to the folder that is short enough for sockets; `drop` deletes what was made for it. */
async function shortPath(folder: string): Promise<{ place: string; drop: () => Promise<void> }> {
  if (Buffer.byteLength(join(folder, 'lock-0123456789abcdef.new')) <= PATH_BYTES_MAX)
    return { place: folder, drop: async () => undefined };
  const above = await mkdtemp(join(tmpdir(), 'dw-'));
  await symlink(resolve(folder), join(above, 'f'));
  return { place: join(above, 'f'), drop: () => rm(above, { recursive: true, force: true }) };
}

/**
 * The other process that has the lock or is about to have it; null if there is none. If several processes try at the
 * same time, the one with the first name continues, unless another one had looked before it existed.
 */
async function otherIn(place: string, own: string): Promise<Exclude<Answer, string> | null> {
  for (const name of await readdir(place)) {
    if (!NAME.test(name) || name === own) continue;
    let answer = await ask(join(place, name));
    while (typeof answer !== 'string' && answer.isTrying && name > own) {
      await pause();
      answer = await ask(join(place, name));
    }
    if (answer === 'ended') await rm(join(place, name), { force: true });
    else if (answer !== 'gone') return answer;
  }
  return null;
}

/**
 * Locks a folder. Each process first shows a socket of its own, then looks for others: of two at least one sees the other.
 * Null if sockets do not work in the folder.
 */
export async function lockBySocket(folder: string, me: Holder): Promise<Lock | null> {
  if (process.platform === 'win32') return lockByPipe(folder, me);
  const { place, drop } = await shortPath(folder);
  try {
    for (;;) {
      const name = `lock-${randomBytes(8).toString('hex')}`;
      let isTrying = true;
      const server = await listenAt(join(place, `${name}.new`), () => JSON.stringify({ isTrying, holder: me }));
      if (!server) return null;
      const release = async () => {
        await rm(join(folder, name), { force: true });
        await closed(server);
      };
      // Only now others see it, so a socket that refuses connections is one of a process that has ended.
      await rename(join(place, `${name}.new`), join(place, name));
      const other = await otherIn(place, name);
      if (!other) {
        isTrying = false;
        return { isLocked: true, release };
      }
      await release();
      if (!other.isTrying) return { isLocked: false, holder: other.holder };
      await pause();
    }
  } finally {
    await drop();
  }
}

/** Windows has pipes by name instead of sockets in folders; one process at a time may open a name. */
async function lockByPipe(folder: string, me: Holder): Promise<Lock | null> {
  const hash = createHash('sha256')
    .update((await realpath(folder)).toLowerCase())
    .digest('hex');
  const path = `\\\\.\\pipe\\dialwright-${hash.slice(0, 32)}`;
  const server = await listenAt(path, () => JSON.stringify({ isTrying: false, holder: me }));
  if (server) return { isLocked: true, release: () => closed(server) };
  if (server === null) return null;
  const answer = await ask(path);
  return { isLocked: false, holder: typeof answer === 'string' ? null : answer.holder };
}
