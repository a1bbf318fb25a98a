// Request bodies of a server: who may send how much, how much in all, and how long.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import { bytesMaxOf } from '@/backend/requestBody';
import { bodyRoom } from '@/backend/server/bodyRoom';
import { readTrustedProxies } from '@/backend/server/callerAddress';
import { createFront } from '@/backend/server/front';
import { type Listening, listen } from '@/backend/server/listen';
import type { BodyRoom } from '@/backend/shared/ports';
import en from '@/locales/en/server.json';
import zh from '@/locales/zh/server.json';
import { makeBackend } from '@/mocks/backend';
import { BODY_BYTES_MAX, DOCUMENT_BODY_BYTES_MAX, OPEN_BODY_BYTES_MAX } from '@/schemas/limits';
import { OPERATION_IDS, type Operation, operations } from '@/schemas/wire/operations';
import { buildCommand } from '../../../build/serverBuild.mjs';
import { LOGIN } from '../../support/backendWorld';
import { newOutput } from '../../support/newOutput';

const MB = 1024 * 1024;
const SAVE = '/api/face/draft/save';
/** The start of a document that never ends. */
const START = Buffer.from('{"id":"');

const sockets: Socket[] = [];
const closeSockets = () => {
  for (const socket of sockets.splice(0)) socket.destroy();
};

interface HalfSent {
  /** What the server answered so far. */
  answer: () => string;
  closed: Promise<void>;
  send: (more: string) => void;
}

/** Sends the head of a request and some of its body, then nothing. */
function halfSent(port: number, path: string, { token = '', length = 20 * MB, sent = START }): HalfSent {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.on('data', (part) => {
    answer += String(part);
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntoken: ${token}\r\ncontent-length: ${length}\r\n\r\n`,
  );
  socket.write(sent);
  return { answer: () => answer, closed, send: (more) => void socket.write(more) };
}

const post = async (base: string, path: string, body: unknown, token = '') => {
  const headers = { 'content-type': 'application/json', token };
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, headers: answer.headers, ...(await answer.json()) };
};

describe('operations', () => {
  const rows = OPERATION_IDS.map((op) => [op, operations[op] as Operation] as const).filter(([, { body }]) => body);

  it('take more than names and passwords only with a session', () => {
    const open = rows.filter(([, row]) => bytesMaxOf(row) > OPEN_BODY_BYTES_MAX);
    expect(open.length).toBeGreaterThan(10);
    for (const [op, { auth }] of open) expect(['user', 'moderator', 'operator'], op).toContain(auth);
  });

  it('take more than 1 MB only for designs, files and sales', () => {
    const large = rows.filter(([, row]) => bytesMaxOf(row) > BODY_BYTES_MAX).map(([op]) => op);
    expect(large.sort()).toEqual(
      ['draftPictures', 'draftSave', 'fontUpload', 'listUpload', 'packageUpload', 'salesImport', 'versionKeep'].sort(),
    );
  });
});

describe('a server', () => {
  let server: Listening;
  let base = '';
  let token = '';
  /** Bytes that have arrived. */
  let entered = 0;
  beforeAll(async () => {
    const room = bodyRoom(4 * MB);
    const bodies: BodyRoom = {
      enter: (request, account, bytes) => {
        const hasRoom = room.enter(request, account, bytes);
        if (hasRoom) entered += bytes;
        return hasRoom;
      },
      leave: room.leave,
    };
    const app = await makeBackend({ passwords: webPasswords(1), bodies });
    const fetch = createFront({
      ...{ app, origins: [], proxies: readTrustedProxies([]) },
      ...{ files: null, demo: null, log: () => undefined },
    });
    server = await listen({ host: '127.0.0.1', port: 0, connections: 20, bodyPauseMs: 400, bodySlowMs: 2500, fetch });
    base = `http://127.0.0.1:${server.port}`;
    token = (await post(base, '/api/user/login', LOGIN)).data.token;
  });
  afterEach(closeSockets);
  afterAll(() => server.stop());

  it('refuses a body without a session before it arrives', async () => {
    const { answer } = halfSent(server.port, SAVE, { token: 'none' });
    await expect.poll(answer).toContain('"code":403');
    const { answer: without } = halfSent(server.port, SAVE, {});
    await expect.poll(without).toContain('"code":403');
  });

  it('refuses a body that is too large for its operation in both languages', async () => {
    for (const [path, length, size] of [
      [SAVE, DOCUMENT_BODY_BYTES_MAX + 1, '20 MB'],
      ['/api/face/version/name', BODY_BYTES_MAX + 1, '1 MB'],
      ['/api/user/login', OPEN_BODY_BYTES_MAX + 1, '64 KB'],
    ] as const) {
      const { answer } = halfSent(server.port, path, { token, length });
      await expect.poll(answer).toContain('HTTP/1.1 413');
      await expect.poll(answer).toContain(en.bodyTooLarge.replace('{{size}}', size));
      expect(answer()).toContain(zh.bodyTooLarge.replace('{{size}}', size));
      expect(answer()).toContain('"code":413,"success":false');
    }
  });

  it('refuses a body when others take all the room, and takes it afterwards', async () => {
    entered = 0;
    const sent = Buffer.from(`{"id":"${'x'.repeat(2 * MB)}`);
    const first = halfSent(server.port, SAVE, { token, length: 3 * MB, sent });
    await expect.poll(() => entered).toBe(sent.length);
    const sending = setInterval(() => first.send('x'), 50);
    const refused = await post(base, SAVE, { id: 'x'.repeat(2 * MB) }, token);
    expect([refused.status, refused.code, refused.success, refused.msg, refused.enMsg]).toEqual([
      503,
      503,
      false,
      zh.busy,
      en.busy,
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Small bodies need no room.
    expect((await post(base, '/api/user/login', LOGIN)).code).toBe(200);
    clearInterval(sending);
    await first.closed;
    expect((await post(base, SAVE, { id: 'x'.repeat(2 * MB) }, token)).code).toBe(400);
  });

  it.each([
    ['without a session', 'none', MB, '403'],
    ['that is nested too deeply at its start', '', MB, '400'],
    ['that is too large', '', DOCUMENT_BODY_BYTES_MAX + 1, '413'],
  ] as const)(
    'takes the rest of a refused body %s, so that a client still sending it gets the answer',
    async (...row) => {
      const [, visitor, length, code] = row;
      const sent = Buffer.from('['.repeat(200_000));
      const { answer, send } = halfSent(server.port, SAVE, { token: visitor || token, length, sent });
      await expect.poll(answer).toContain(`"code":${code}`);
      send(' '.repeat(length - sent.length));
      send('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
      await expect.poll(() => answer().match(/HTTP\/1\.1 /g)).toHaveLength(2);
    },
  );

  it('disconnects a client that stops in the middle of a body', async () => {
    const started = performance.now();
    await Promise.all([
      halfSent(server.port, SAVE, { token }).closed,
      halfSent(server.port, '/api/user/login', { length: 100 }).closed,
    ]);
    expect(performance.now() - started).toBeGreaterThan(350);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
  });

  it('does not disconnect a client that sends slowly', async () => {
    const text = JSON.stringify(LOGIN);
    const { answer, send } = halfSent(server.port, '/api/user/login', { length: text.length, sent: Buffer.from('') });
    for (const some of text.match(/.{1,20}/gs) ?? []) {
      await new Promise((done) => setTimeout(done, 150));
      send(some);
    }
    await expect.poll(answer).toContain('"code":200');
  });

  it('disconnects a client that sends a byte now and then', async () => {
    const { closed, send } = halfSent(server.port, SAVE, { token });
    const trickle = setInterval(() => send('x'), 100);
    const started = performance.now();
    await closed;
    clearInterval(trickle);
    expect(performance.now() - started).toBeGreaterThan(2400);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
  });

  it('closes connections beyond the limit', async () => {
    const many = Array.from({ length: 40 }, () => {
      const socket = connect(server.port, '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => undefined);
      return { socket, closed: new Promise<boolean>((done) => socket.once('close', () => done(true))) };
    });
    await expect
      .poll(() => many.filter(({ socket }) => socket.destroyed || socket.readableEnded).length)
      .toBeGreaterThanOrEqual(20);
    closeSockets();
    await Promise.all(many.map(({ closed }) => closed));
    await expect.poll(async () => (await fetch(`${base}/healthz`)).status).toBe(200);
  });
});

describe('room for bodies', () => {
  const request = () => new Request('http://x/');

  it('is taken as bytes arrive, by large bodies alone', () => {
    const { enter } = bodyRoom(10 * MB);
    const bodies = Array.from({ length: 20 }, request);
    // None of these bodies is large yet, so together they may exceed an account's share.
    for (const one of bodies) expect(enter(one, 'one', OPEN_BODY_BYTES_MAX)).toBe(true);
    const [a, b] = [bodies[0]!, bodies[1]!];
    expect(enter(a, 'one', 4 * MB)).toBe(true);
    expect(enter(b, 'one', 2 * MB)).toBe(false);
    expect(enter(b, 'other', 2 * MB)).toBe(true);
  });

  it('is half for one account, and always there for one body', () => {
    const { enter, leave } = bodyRoom(10 * MB);
    const [a, b, c] = [request(), request(), request()];
    expect(enter(a, 'one', 4 * MB)).toBe(true);
    expect(enter(b, 'one', 2 * MB)).toBe(false);
    expect(enter(b, 'other', 5 * MB)).toBe(true);
    expect(enter(c, 'third', 2 * MB)).toBe(false);
    leave(a);
    expect(enter(c, 'third', 2 * MB)).toBe(true);
    leave(b);
    leave(c);
    expect(enter(a, 'one', 64 * MB)).toBe(true);
    expect(enter(b, 'other', MB)).toBe(false);
    expect(enter(b, 'other', OPEN_BODY_BYTES_MAX)).toBe(true);
  });
});

describe.runIf(process.platform === 'linux')('the memory of a server', () => {
  let child: ChildProcess;
  let script = '';
  let data = '';
  let port = 0;
  beforeAll(async () => {
    script = await buildCommand(newOutput());
    data = await mkdtemp(join(tmpdir(), 'dialwright-bodies-'));
    child = spawn(process.execPath, [script, '--data', data, '--port', '0', '--demo'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr?.on('data', (part) => {
      output += String(part);
    });
    await vi.waitFor(() => expect(output).toMatch(/127\.0\.0\.1:\d+/), { timeout: 60_000, interval: 50 });
    port = Number(/127\.0\.0\.1:(\d+)/.exec(output)?.[1]);
  }, 90_000);
  afterEach(closeSockets);
  afterAll(async () => {
    child.kill('SIGKILL');
    await rm(dirname(script), { recursive: true, force: true });
    await rm(data, { recursive: true, force: true });
  });

  /** Resident memory in MB. */
  const memory = async () =>
    Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

  it.each([
    ['nobody', '/api/face/version/name', 60],
    ['one account', SAVE, 250],
  ])(
    'grows little by 60 half-sent bodies of 20 MB from %s, and others get answers',
    async (who, path, most) => {
      const base = `http://127.0.0.1:${port}`;
      // The first sign-in starts the threads that hash passwords, whose memory is not that of bodies.
      const signedIn = await post(base, '/api/user/login', LOGIN);
      const token = who === 'nobody' ? 'none' : signedIn.data.token;
      const before = await memory();
      const sent = Buffer.concat([START, Buffer.alloc(19 * MB, 97)]);
      for (let at = 0; at < 60; at += 1) halfSent(port, path, { token, sent });
      let highest = 0;
      for (let round = 0; round < 20; round += 1) {
        const { code } = await post(base, '/api/user/login', LOGIN);
        expect(code).toBe(200);
        highest = Math.max(highest, await memory());
        await new Promise((done) => setTimeout(done, 150));
      }
      expect(highest - before).toBeLessThan(most);
    },
    60_000,
  );
});
