// Stored files as a server sends them: from a real folder over real connections, in parts, by their ETag, and as streams.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readlink, rm, truncate } from 'node:fs/promises';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BlobFiles, folderBlobs } from '@/backend/adapters/blobFiles';
import { memoryUow } from '@/backend/adapters/memory';
import { webPasswords } from '@/backend/adapters/web';
import { createApp } from '@/backend/app';
import type { RecordOf } from '@/backend/records';
import { readTrustedProxies } from '@/backend/server/callerAddress';
import { createFront } from '@/backend/server/front';
import { type Listening, listen } from '@/backend/server/listen';
import { sendStored } from '@/backend/server/sentFiles';
import { StoredFile } from '@/backend/shared/endpoint';
import { makeBackend } from '@/mocks/backend';
import { LOGIN, requestOf, START } from '../../support/backendWorld';
import { imageFile, noise } from '../../support/images';

const LISTED = 'https://designs.example';
const MB = 1024 * 1024;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** A package of this size; a zip by its first bytes. */
function packageOf(size: number): Buffer {
  const bytes = randomBytes(size);
  bytes.set([0x50, 0x4b, 3, 4]);
  return bytes;
}

let folder = '';
let files: BlobFiles;
const uow = memoryUow();
let server: Listening;
let base = '';
let token = '';
let owner = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dialwright-stored-'));
  files = folderBlobs(folder);
  const { ports } = await makeBackend({ uow, blobs: files, passwords: webPasswords(1) });
  const app = createApp(ports, { sendFile: sendStored(files) });
  const front = {
    app,
    origins: [LISTED],
    proxies: readTrustedProxies([]),
    files: null,
    demo: null,
    log: () => undefined,
  };
  server = await listen({ host: '127.0.0.1', port: 0, connections: 100, fetch: createFront(front) });
  base = `http://127.0.0.1:${server.port}`;
  const answer = await (await app.fetch(requestOf('login', { body: LOGIN }))).json();
  token = answer.data.token;
  owner = answer.data.user.userId;
});
beforeEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function upload(seed: number): Promise<{ url: string; bytes: Buffer }> {
  const body = new FormData();
  body.append('file', imageFile(noise(200, 200, seed), 'noise.png'), 'noise.png');
  const { data } = await (await fetch(`${base}/api/upload`, { method: 'POST', headers: { token }, body })).json();
  const record = await uow.ro(['files'], (tx) => tx.get('files', data.url.split('/').at(-1)));
  const bytes = await files.get(record?.blob ?? '');
  return { url: base + data.url, bytes: Buffer.from(bytes ?? []) };
}

/** A task of this person whose package is stored. */
async function storePackage(id: string, bytes: Uint8Array, who = owner): Promise<string> {
  const blob = hashOf(bytes);
  await files.put(blob, bytes);
  const build: RecordOf<'builds'> = {
    ...{ id, owner: who, faceId: 'face', copyId: 'copy', platform: 'android', kind: 'preview', content: 'x' },
    ...{ createdAt: START, uploadedAt: START, blob, size: bytes.length, release: null },
  };
  await uow.rw(['builds'], (tx) => tx.put('builds', build));
  return `${base}/api/face/build/package/${id}`;
}

/** Paths below the folder that this process has open. */
async function openFiles(): Promise<string[]> {
  const fds = await readdir('/proc/self/fd');
  const paths = await Promise.all(fds.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(folder));
}

describe('a stored picture', () => {
  it('has its hash as ETag, may be stored by caches, and is not read as a whole', async () => {
    const { url, bytes } = await upload(1);
    const whole = vi.spyOn(files, 'get');
    const answer = await fetch(url);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      etag: `"${hashOf(bytes).slice(0, 32)}"`,
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(whole).not.toHaveBeenCalled();
  });

  it('answers HEAD with the headers of the whole file and opens nothing', async () => {
    const { url, bytes } = await upload(2);
    const open = vi.spyOn(files, 'open');
    const answer = await fetch(url, { method: 'HEAD', headers: { range: 'bytes=0-9' } });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect([answer.headers.get('content-type'), answer.headers.get('content-range')]).toEqual(['image/png', null]);
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
    expect((await fetch(`${base}/api/files/none`, { method: 'HEAD' })).status).toBe(404);
    expect(open).not.toHaveBeenCalled();
  });

  it('is not sent again to who has it, and not to who wants another version', async () => {
    const { url, bytes } = await upload(3);
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    const open = vi.spyOn(files, 'open');
    for (const etags of [etag, `"other", W/${etag}`, '*']) {
      const answer = await fetch(url, { headers: { 'if-none-match': etags, range: 'bytes=0-1' } });
      expect([answer.status, answer.headers.get('etag'), (await answer.arrayBuffer()).byteLength]).toEqual([
        304,
        etag,
        0,
      ]);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
    expect((await fetch(url, { headers: { 'if-match': '"other"' } })).status).toBe(412);
    expect(open).not.toHaveBeenCalled();
    const answer = await fetch(url, { headers: { 'if-match': etag, 'if-none-match': '"other"' } });
    expect((await answer.arrayBuffer()).byteLength).toBe(bytes.length);
  });

  it('is sent in parts', async () => {
    const { url, bytes } = await upload(4);
    const size = bytes.length;
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    const parts: [range: string, first: number, last: number][] = [
      ['bytes=0-0', 0, 0],
      ['bytes=70000-', 70_000, size - 1],
      ['bytes=-5', size - 5, size - 1],
      [`bytes=10-${size * 2}`, 10, size - 1],
      [`bytes=-${size * 2}`, 0, size - 1],
    ];
    for (const [range, first, last] of parts) {
      const answer = await fetch(url, { headers: { range, 'if-range': etag } });
      expect([answer.status, answer.headers.get('content-range'), answer.headers.get('content-length')], range).toEqual(
        [206, `bytes ${first}-${last}/${size}`, String(last + 1 - first)],
      );
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(first, last + 1)), range).toBe(true);
    }
    for (const range of [`bytes=${size}-`, 'bytes=-0']) {
      const answer = await fetch(url, { headers: { range } });
      expect([answer.status, answer.headers.get('content-range')], range).toEqual([416, `bytes */${size}`]);
    }
    for (const headers of [
      { range: 'bytes=0-1,3-4' },
      { range: 'bytes=9-1' },
      { range: 'bytes=0-1', 'if-range': '"old"' },
    ])
      expect((await fetch(url, { headers })).status, JSON.stringify(headers)).toBe(200);
  });

  it('lets pages of listed origins see which part they have', async () => {
    const { url } = await upload(5);
    const answer = await fetch(url, { headers: { origin: LISTED, range: 'bytes=0-1' } });
    expect(answer.headers.get('access-control-expose-headers')).toContain('content-range');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('is missing as soon as it is deleted', async () => {
    const { url } = await upload(6);
    const id = url.split('/').at(-1) ?? '';
    const deletion = await fetch(`${base}/api/picture/${id}`, { method: 'DELETE', headers: { token } });
    expect((await deletion.json()).code).toBe(200);
    const answer = await fetch(url);
    expect([answer.status, (await answer.json()).code, answer.headers.get('cache-control')]).toEqual([
      404,
      404,
      'no-store',
    ]);
  });
});

describe('an empty stored file', () => {
  const empty = hashOf(new Uint8Array());
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    sendStored(files)(new StoredFile(empty, 'image/png', true), new Request('http://x.test/a', { method, headers }));

  it('is sent, and has no part', async () => {
    await files.put(empty, new Uint8Array());
    const whole = await ask();
    expect([whole?.status, whole?.headers.get('content-length'), await whole?.text()]).toEqual([200, '0', '']);
    expect((await ask({}, 'HEAD'))?.status).toBe(200);
    for (const range of ['bytes=0-', 'bytes=0-0', 'bytes=-5']) {
      const part = await ask({ range });
      expect([part?.status, part?.headers.get('content-range')]).toEqual([416, 'bytes */0']);
    }
  });
});

describe('a stored package', () => {
  it('is for its owner alone, whatever a cache has', async () => {
    const bytes = packageOf(100_000);
    const url = await storePackage('own', bytes);
    const answer = await fetch(url, { headers: { token } });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect([answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual(['private, no-cache', 'token']);
    expect(answer.headers.get('content-type')).toBe('application/vnd.android.package-archive');
    const etag = answer.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { token, 'if-none-match': etag } })).status).toBe(304);
    const foreign = await storePackage('foreign', bytes, 'somebody');
    for (const headers of [{ token }, { token, 'if-none-match': etag }, { token, range: 'bytes=0-1' }])
      expect((await fetch(foreign, { headers })).status).toBe(404);
    expect((await fetch(url, { method: 'HEAD', headers: { token } })).headers.get('content-length')).toBe('100000');
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(404);
  });

  it('takes little memory while slow clients receive it, and its file is closed when they leave', async () => {
    const size = 40 * MB;
    const url = await storePackage('large', packageOf(size));
    const before = process.memoryUsage().arrayBuffers;
    const clients = await Promise.all(
      Array.from(
        { length: 8 },
        () =>
          new Promise<IncomingMessage>((done, failed) => {
            httpGet(url, { headers: { token } }, done).on('error', failed);
          }),
      ),
    );
    // No client reads: the connections take only what fits into their buffers.
    for (const client of clients) client.pause();
    await new Promise((done) => setTimeout(done, 500));
    expect((await openFiles()).length).toBe(8);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(size);
    for (const client of clients.slice(1)) client.destroy();
    let received = 0;
    for await (const part of clients[0]!) received += part.length;
    expect(received).toBe(size);
    await expect.poll(openFiles).toEqual([]);
  });

  it('breaks the connection if its file is shorter than announced', async () => {
    const bytes = packageOf(2 * MB);
    const url = await storePackage('short', bytes);
    const hash = hashOf(bytes);
    const size = vi.spyOn(files, 'size').mockResolvedValue(bytes.length);
    await truncate(join(folder, hash.slice(0, 2), hash), MB);
    const answer = await fetch(url, { headers: { token } });
    await expect(answer.arrayBuffer()).rejects.toThrow();
    expect(size).toHaveBeenCalled();
    await expect.poll(openFiles).toEqual([]);
  });
});
