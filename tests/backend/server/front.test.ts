// The HTTP server in front of the backend, over real connections: who may call, headers of every answer, what is never answered
// or logged.
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { webPasswords } from '@/backend/adapters/web';
import { createSending } from '@/backend/sending';
import { readTrustedProxies } from '@/backend/server/callerAddress';
import { createFront, type RequestLine } from '@/backend/server/front';
import { type Listening, listen } from '@/backend/server/listen';
import { createMetrics } from '@/backend/server/metrics';
import { currentRequestId } from '@/backend/server/requestIds';
import { staticFiles } from '@/backend/server/staticFiles';
import { makeBackend } from '@/mocks/backend';
import type { FaultyApp } from '@/mocks/faults';
import { LOGIN } from '../../support/backendWorld';
import { imageFile, noise } from '../../support/images';

const LISTED = 'https://designs.example';
let folder = '';
let app: FaultyApp;
let server: Listening;
let base = '';
const lines: RequestLine[] = [];
const METRICS_TOKEN = 'figures-for-operators';
let isDraining = false;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dialwright-app-'));
  await mkdir(join(folder, 'dist/assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'SECRET');
  await writeFile(join(folder, 'dist/index.html'), '<!doctype html><title>page</title>');
  await writeFile(join(folder, 'dist/assets/app-1a2b.js'), `console.log(${JSON.stringify('x'.repeat(3000))})`);
  await symlink(join(folder, 'secret.txt'), join(folder, 'dist/assets/linked.txt'));
  app = await makeBackend({ passwords: webPasswords(1) });
  const files = await staticFiles(join(folder, 'dist'));
  const log = (line: RequestLine) => void lines.push(line);
  server = await listen({
    host: '127.0.0.1',
    port: 0,
    connections: 100,
    fetch: createFront({
      ...{ app, origins: [LISTED], proxies: readTrustedProxies(['127.0.0.1']), files, demo: null, log },
      ...{ metrics: createMetrics(METRICS_TOKEN, createSending(app.ports).figures), isDraining: () => isDraining },
    }),
  });
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A request whose path is sent unchanged: fetch would normalize it. */
const bare = (path: string) =>
  new Promise<{ status: number; text: string }>((done, failed) => {
    const clientRequest = httpRequest({ host: '127.0.0.1', port: server.port, path }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => {
        text += part;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
    });
    clientRequest.on('error', failed).end();
  });

it('an idle connection stays open for over a minute: a proxy never finds it closed when it uses it', async () => {
  const answer = await fetch(`${base}/healthz`);
  expect(answer.headers.get('keep-alive')).toBe('timeout=65');
});

describe('pages', () => {
  it('have the headers that a static host adds', async () => {
    const sample = await readFile(resolve(import.meta.dirname, '../../../hosting/_headers'), 'utf8');
    const wanted = [.../\/\*\n((?: {2}.*\n)+)/.exec(sample)![1]!.matchAll(/ {2}([\w-]+): (.*)/g)];
    expect(wanted.length).toBeGreaterThan(4);
    for (const path of ['/', '/designs/42', '/assets/app-1a2b.js']) {
      const { status, headers } = await fetch(base + path);
      expect(status).toBe(200);
      for (const [, name = '', value] of wanted) expect(headers.get(name), name).toBe(value);
    }
  });

  it('are revalidated, files with a content hash in their name never', async () => {
    const page = await fetch(`${base}/editor/x`);
    expect([page.headers.get('cache-control'), await page.text()]).toEqual([
      'no-cache',
      '<!doctype html><title>page</title>',
    ]);
    const script = await fetch(`${base}/assets/app-1a2b.js`);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([script.headers.get('content-encoding'), (await script.text()).length]).toEqual(['gzip', 3015]);
    const again = await fetch(`${base}/`, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it.each([
    '/assets/gone.js',
    '/favicon.ico',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..\\..\\secret.txt',
    '/assets/linked.txt',
    '/%00',
    '//etc/passwd.txt',
  ])('%s does not exist', async (path) => {
    const { status, text } = await bare(path);
    expect([400, 404]).toContain(status);
    expect([text.includes('SECRET'), text.includes('<title>')]).toEqual([false, false]);
  });
});

const signIn = async (): Promise<{ token: string }> => {
  const headers = { 'content-type': 'application/json' };
  const login = { method: 'POST', body: JSON.stringify(LOGIN), headers };
  return (await (await fetch(`${base}/api/user/login`, login)).json()).data;
};

describe('calls', () => {
  it('S7 are counted for the address that the trusted proxy reports', async () => {
    const codeFor = async (phone: number, forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      const answer = await fetch(`${base}/api/user/captcha/sms?account=138${10_000_000 + phone}`, { headers });
      return (await answer.json()).code as number;
    };
    const first = await Promise.all(Array.from({ length: 25 }, (_, i) => codeFor(i, `192.0.2.${i}, 198.51.100.1`)));
    expect(first.filter((code) => code === 200)).toHaveLength(20);
    expect(await codeFor(90, '198.51.100.2')).toBe(200);
    expect(await codeFor(91, '198.51.100.1')).toBe(429);
  });

  it('X2 X3 no answer of a call can be executed, sniffed or framed; a file keeps its own sandbox', async () => {
    const { token } = (await (await post(LOGIN)).json()).data;
    const body = new FormData();
    body.append('file', imageFile(noise(8, 8), 'a.png'), 'a.png');
    const { data } = await (await fetch(`${base}/api/upload`, { method: 'POST', headers: { token }, body })).json();
    const file = await fetch(base + data.url);
    expect(file.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    for (const answer of [
      file,
      await fetch(`${base}/api/ping`),
      await fetch(`${base}/api/nothing`),
      await bareFetch(),
    ]) {
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    }
  });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${base}/api/user/login`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const bareFetch = () => fetch(`${base}/healthz`);

  it('come from this page, from a program, and from listed origins only', async () => {
    const from = async (origin?: string) => {
      const answer = await fetch(`${base}/api/ping`, { headers: origin === undefined ? {} : { origin } });
      return [answer.status, answer.headers.get('access-control-allow-origin')];
    };
    expect(await from()).toEqual([200, null]);
    expect(await from(base)).toEqual([200, null]);
    expect(await from(`https://127.0.0.1:${server.port}`)).toEqual([200, null]);
    expect(await from(LISTED)).toEqual([200, LISTED]);
    for (const foreign of ['https://evil.example', 'null', `${LISTED}.evil.example`, 'http://designs.example'])
      expect(await from(foreign)).toEqual([403, null]);
  });

  it('have a preflight for browsers of listed origins', async () => {
    const ask = (origin: string) => fetch(`${base}/api/user/login`, { method: 'OPTIONS', headers: { origin } });
    const { status, headers } = await ask(LISTED);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, LISTED]);
    expect(headers.get('access-control-allow-headers')).toContain('token');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect((await ask('https://evil.example')).status).toBe(403);
  });

  it('with a body without a length are cut off when they are too large, JSON and form alike', async () => {
    const { token } = (await (await post(LOGIN)).json()).data;
    const endless = (type: string, first: string) => {
      let sent = 0;
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode(first)),
        pull: (controller) => {
          sent += 1;
          if (sent > 2000) controller.close();
          else controller.enqueue(new Uint8Array(65_536).fill(97));
        },
      });
      const init = { method: 'POST', headers: { token, 'content-type': type }, body: stream, duplex: 'half' };
      return { init, sent: () => sent };
    };
    const form = endless(
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
    );
    const json = endless('application/json', '{"id":"');
    for (const [path, { init, sent }] of [
      ['/api/upload', form],
      ['/api/face/draft/save', json],
    ] as const) {
      const answer = await fetch(base + path, init as RequestInit).then(
        async (response) => (await response.json()).code,
        () => 'cut off',
      );
      expect([413, 'cut off']).toContain(answer);
      expect(sent()).toBeLessThan(1500);
    }
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
  });

  it('end with a broken connection after a planned network fault', async () => {
    app.faults.plan([{ op: 'ping', kind: 'network' }]);
    await expect(fetch(`${base}/api/ping`)).rejects.toThrow();
    expect((await fetch(`${base}/api/ping`)).status).toBe(200);
  });

  it('do no harm when the caller leaves midway', async () => {
    await new Promise<void>((done) => {
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write('POST /api/user/login HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n{"source"');
        setTimeout(() => socket.destroy(), 50);
      });
      socket.on('close', () => done());
    });
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
  });
});

describe('the log', () => {
  it('has one line per request, and no secrets', async () => {
    lines.length = 0;
    const login = await fetch(`${base}/api/user/login?password=SECRET1`, {
      method: 'POST',
      body: JSON.stringify({ ...LOGIN, password: 'SECRET2a' }),
      headers: { 'content-type': 'application/json', token: 'SECRET3' },
    });
    await login.json();
    await (await fetch(`${base}/api/files/SECRET4`)).text();
    await (await fetch(`${base}/api/face/draft/SECRET5?q=SECRET6`)).text();
    await (await fetch(`${base}/SECRET7`)).text();
    await (await fetch(`${base}/api/SECRET8`)).text();
    expect(lines.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['POST', '/api/user/login', 200],
      ['GET', '/api/files/:id', 404],
      ['GET', '/api/face/draft/:id', 200],
      ['GET', '/', 200],
      ['GET', '/api/*', 200],
    ]);
    expect(JSON.stringify(lines)).not.toContain('SECRET');
    expect(lines.every(({ at, ms }) => !Number.isNaN(Date.parse(at)) && ms >= 0)).toBe(true);
  });
});

describe('answers of calls', () => {
  const list = (coding: string) =>
    new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((done, failed) => {
      const headers = { 'accept-encoding': coding };
      const path = '/api/assembly/page?type=weather';
      httpRequest({ host: '127.0.0.1', port: server.port, path, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => done({ headers: answer.headers, bytes: Buffer.concat(parts) }));
      })
        .on('error', failed)
        .end();
    });

  it('are compressed as the client accepts, small ones are not', async () => {
    const plain = await list('');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(plain.bytes.toString()).data.total).toBeGreaterThan(0);
    const readers = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [coding, read] of Object.entries(readers)) {
      const { headers, bytes } = await list(`${coding}, identity`);
      expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'accept-encoding']);
      expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(read(bytes).equals(plain.bytes)).toBe(true);
    }
    expect((await list('br;q=0, gzip;q=0.5')).headers['content-encoding']).toBe('gzip');
    const small = await fetch(`${base}/api/ping`, { headers: { 'accept-encoding': 'gzip' } });
    expect(small.headers.get('content-encoding')).toBeNull();
  });

  it('a file is revalidated by its ETag and sent in parts', async () => {
    const bytes = noise(64, 64);
    const { token } = await signIn();
    const body = new FormData();
    body.append('file', imageFile(bytes, 'a.png'), 'a.png');
    const { data } = await (await fetch(`${base}/api/upload`, { method: 'POST', headers: { token }, body })).json();
    const get = (headers: Record<string, string> = {}) => fetch(base + data.url, { headers });
    const whole = await get();
    const all = Buffer.from(await whole.arrayBuffer());
    const etag = whole.headers.get('etag') ?? '';
    expect([whole.status, whole.headers.get('accept-ranges'), etag.length > 10]).toEqual([200, 'bytes', true]);
    for (const sent of [etag, `"other", W/${etag}`, '*'])
      expect((await get({ 'if-none-match': sent })).status, sent).toBe(304);
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);

    const size = all.length;
    const parts: [range: string, first: number, last: number][] = [
      ['bytes=0-9', 0, 9],
      ['bytes=10-', 10, size - 1],
      ['bytes=-5', size - 5, size - 1],
      [`bytes=${size - 1}-${size + 50}`, size - 1, size - 1],
      [`bytes=-${size * 2}`, 0, size - 1],
    ];
    for (const [range, first, last] of parts) {
      const answer = await get({ range });
      expect([answer.status, answer.headers.get('content-range')], range).toEqual([
        206,
        `bytes ${first}-${last}/${size}`,
      ]);
      expect(Buffer.from(await answer.arrayBuffer()).equals(all.subarray(first, last + 1)), range).toBe(true);
    }
    for (const range of [`bytes=${size}-`, 'bytes=-0']) {
      const answer = await get({ range });
      expect([answer.status, answer.headers.get('content-range')], range).toEqual([416, `bytes */${size}`]);
    }
    // Several ranges, another unit, and a range of another version: the whole file.
    for (const headers of [
      { range: 'bytes=0-1,3-4' },
      { range: 'lines=0-1' },
      { range: 'bytes=0-1', 'if-range': '"old"' },
    ])
      expect((await get(headers as Record<string, string>)).status).toBe(200);
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
  });
});

describe('for operators', () => {
  afterEach(() => {
    isDraining = false;
  });

  it('a server that will stop is alive and not ready', async () => {
    const statuses = () =>
      Promise.all(['/livez', '/readyz', '/healthz'].map(async (path) => (await fetch(base + path)).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    isDraining = true;
    expect(await statuses()).toEqual([200, 503, 200]);
  });

  it('a server without its database is alive and not ready', async () => {
    const { uow } = app.ports;
    Object.assign(app.ports, { uow: { ...uow, ro: () => Promise.reject(new Error('gone')) } });
    const [live, ready] = await Promise.all([fetch(`${base}/livez`), fetch(`${base}/readyz`)]);
    Object.assign(app.ports, { uow });
    expect([live.status, ready.status]).toEqual([200, 503]);
  });

  it('figures are given to who has the token, and count requests by path and status', async () => {
    const get = (authorization?: string) =>
      fetch(`${base}/metrics`, { headers: authorization === undefined ? {} : { authorization } });
    for (const wrong of [undefined, '', METRICS_TOKEN, `Bearer ${METRICS_TOKEN}x`])
      expect((await get(wrong)).status).toBe(404);
    await fetch(`${base}/api/files/SECRET`);
    await fetch(`${base}/api/files/OTHER`);
    const text = await (await get(`Bearer ${METRICS_TOKEN}`)).text();
    expect(text).toContain('dialwright_messages_total{way="sms",outcome="dead"} 0\n');
    expect(text).toContain('dialwright_messages_waiting 0\n');
    const count = Number(/^dialwright_requests_total\{path="\/api\/files\/:id",status="404"\} (\d+)$/m.exec(text)?.[1]);
    expect(count).toBeGreaterThanOrEqual(2);
    expect(text).toMatch(/^dialwright_request_seconds_bucket\{path="\/api\/files\/:id",le="\+Inf"\} \d+$/m);
    // This request is one of them.
    expect(text).toContain('dialwright_requests_running 1\n');
    expect(text).not.toContain('SECRET');
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{[^}]*\})? [\d.e+-]+)$/);
  });

  it('a request has one id in its log line, its answer and its failure', async () => {
    const { report, uow } = app.ports;
    const failures: unknown[] = [];
    Object.assign(app.ports, {
      uow: { ...uow, ro: () => Promise.reject(new Error('gone')) },
      report: () => failures.push(currentRequestId()),
    });
    lines.length = 0;
    const sent = await fetch(`${base}/api/face/web/page?public=true`, { headers: { 'x-request-id': 'proxy-1234' } });
    const made = await fetch(`${base}/api/face/web/page?public=true`, { headers: { 'x-request-id': 'bad id"' } });
    Object.assign(app.ports, { report, uow });
    const ids = [sent, made].map((answer) => answer.headers.get('x-request-id'));
    expect(ids[0]).toBe('proxy-1234');
    expect(ids[1]).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines.map(({ id }) => id)).toEqual(ids);
    expect(failures).toEqual(ids);
  });
});

it('a folder without a page is refused with instructions', async () => {
  await expect(staticFiles(join(folder, 'dist/assets'))).rejects.toThrow('npm run build');
});
