// `npm run serve` as it is started: bundled, as a separate process, on PGlite in a folder, and two processes on one PostgreSQL.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderBlobs } from '@/backend/adapters/blobFiles';
import { storeBlobs } from '@/backend/adapters/blobs';
import { memoryUow } from '@/backend/adapters/memory';
import { DATA_VERSION, migrate } from '@/backend/adapters/sql/migrate';
import { postgresDriver } from '@/backend/adapters/sql/postgresDriver';
import { sqlUow } from '@/backend/adapters/sql/sqlUow';
import { makeBackend } from '@/mocks/backend';
import { buildCommand } from '../../../build/serverBuild.mjs';
import { codeIn, LOGIN } from '../../support/backendWorld';
import { newPostgresDatabase } from '../../support/media';
import { newOutput } from '../../support/newOutput';
import { POSTGRES_PROGRAMS } from '../../support/postgres';
import { startSms } from '../../support/smsServer';

let script = '';
let data = '';
const children: ChildProcess[] = [];

beforeAll(async () => {
  script = await buildCommand(newOutput());
  data = await mkdtemp(join(tmpdir(), 'dialwright-data-'));
}, 60_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(dirname(script), { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
});

interface Started {
  base: string;
  child: ChildProcess;
  outputText: () => string;
  logged: () => string;
  ended: Promise<number | null>;
}

function run(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, '--data', data, ...args], { env: { ...process.env, ...env } });
  children.push(child);
  const printed = { outputText: '', logged: '' };
  child.stderr.on('data', (part: Buffer) => {
    printed.outputText += part;
  });
  child.stdout.on('data', (part: Buffer) => {
    printed.logged += part;
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return { child, outputText: () => printed.outputText, logged: () => printed.logged, ended };
}

async function start(args: readonly string[], env: Record<string, string> = {}): Promise<Started> {
  const started = run(['--port', '0', ...args], env);
  const address = /http:\/\/127\.0\.0\.1:\d+/;
  await expect.poll(started.outputText, { timeout: 60_000, interval: 50 }).toMatch(address);
  return { ...started, base: address.exec(started.outputText())?.[0] ?? '' };
}

/** A process locks the data folder: its socket is there until it has closed its database. */
const isHeld = () => readdirSync(data).some((name) => name.startsWith('lock-'));

/** Kills the remaining processes of a group; does nothing if there are none. */
function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const post = async (base: string, path: string, body: unknown, token = '') =>
  (
    await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify(body),
    })
  ).json();

describe('the bundle', () => {
  const files = () =>
    readdirSync(dirname(script)).map((name) => [name, readFileSync(join(dirname(script), name), 'utf8')] as const);

  it('is plain JavaScript without MSW, React or a browser database', () => {
    for (const [name, text] of files()) expect(text, name).not.toMatch(/from\s*["'](?:msw|react|idb|vite)[/"']/);
  });

  it.each(['demoClock', 'api/demo', 'demo-designer', 'withFaults', 'demoThirdParty', 'truncate'])(
    'has %s in chunks for testers only, which it loads on request',
    (word) => {
      const holding = files()
        .filter(([, text]) => new RegExp(`\\b${word}\\b`).test(text))
        .map(([name]) => name);
      expect(holding.length).toBeGreaterThan(0);
      const [, main = ''] = files().find(([name]) => name === 'dialwright.mjs') ?? [];
      for (const name of holding) {
        expect(name).toMatch(/^(serverDemo|(demo|rich|rejected|payday)Faces|seed\w+|demo\w+)-/);
        expect(main).not.toMatch(new RegExp(`from\\s*["']\\./${name}`));
      }
    },
  );
});

describe('a server on PGlite', () => {
  it('registers, stores, shuts down cleanly, refuses a second process, gives a role and restarts', async () => {
    const sms = await startSms();
    const first = await start([], { SMS_URL: `${sms.url}?to={to}`, SMS_BODY: '{text}' });
    expect((await fetch(`${first.base}/healthz`)).status).toBe(200);
    // No testers' calls, no demo account.
    expect((await post(first.base, '/api/demo/clock', { now: 0 })).code).toBe(404);
    expect((await post(first.base, '/api/user/login', LOGIN)).code).toBe(400);
    expect(first.outputText()).toContain('SMTP_URL is not set');
    expect(first.outputText()).not.toContain('SMS_URL is not set');
    const captcha = await (await fetch(`${first.base}/api/user/captcha/sms?account=13811112222`)).json();
    expect(captcha.code).toBe(200);
    await expect.poll(() => sms.requests.length, { timeout: 20_000 }).toBe(1);
    const code = codeIn(sms.requests[0]?.body ?? '');
    expect([sms.requests[0]?.path, code.length]).toEqual(['/send?to=13811112222', 6]);
    expect(first.outputText() + first.logged()).not.toContain(code);
    await sms.stop();
    const { data: user } = await post(first.base, '/api/user/login_register/captcha', {
      ...{ source: 'web', phone: '13811112222', captcha: code },
    });
    expect(user?.token).toHaveLength(64);
    expect(first.logged()).not.toContain(user.token);
    expect(
      first
        .logged()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).path),
    ).toContain('/api/user/captcha/:way');

    const second = run(['--port', '0']);
    expect(await second.ended).toBe(1);
    expect(second.outputText()).toContain(`is in use by process ${first.child.pid}`);

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const migrated = run(['migrate']);
    expect([await migrated.ended, migrated.outputText()]).toEqual([0, `the data has version ${DATA_VERSION}\n`]);
    const role = run(['moderator', '138 1111 2222']);
    expect([await role.ended, role.outputText()]).toEqual([0, '138 1111 2222 is a moderator\n']);
    const operator = run(['operator', '13811112222']);
    expect([await operator.ended, operator.outputText()]).toEqual([0, '13811112222 is an operator\n']);
    const unknown = run(['moderator', 'nobody@x.example']);
    expect(await unknown.ended).toBe(1);
    expect(unknown.outputText()).toContain('no account has');

    const again = await start(['--demo']);
    const me = await (await fetch(`${again.base}/api/user/info/query`, { headers: { token: user.token } })).json();
    expect([me.code, me.data.phone, me.data.roles]).toEqual([200, '13811112222', ['moderator', 'operator']]);
    expect(again.outputText()).toContain('--demo');
    again.child.kill('SIGINT');
    expect(await again.ended).toBe(0);
  }, 180_000);
});

describe('a start that fails', () => {
  it('prints the reason and the next step, and leaves no lock and no new folder', async () => {
    const place = await mkdtemp(join(tmpdir(), 'dialwright-starts-'));
    const file = join(place, 'file');
    await writeFile(file, '');
    await mkdir(join(place, 'empty'));
    const outputOf = async (...args: string[]) => {
      const one = run(['--port', '0', ...args]);
      expect(await one.ended).toBe(1);
      return one.outputText();
    };
    const fresh = join(place, 'fresh');
    expect(await outputOf('--data', file)).toBe(`${file} is a file: choose a folder with --data\n`);
    expect(await outputOf('--data', join(file, 'below'))).toContain('choose a folder with --data');
    expect(await outputOf('--data', fresh, '--app', join(place, 'none'))).toContain('holds no index.html');
    expect(await outputOf('--data', fresh, '--app', file)).toContain('holds no index.html');
    expect(await outputOf('--data', fresh, '--app', join(place, 'empty'))).toContain('holds no index.html');
    expect(await outputOf('moderator', '13811112222', '--data', fresh)).toBe(
      `${fresh} holds no database: name the folder of the server with --data\n`,
    );
    expect(existsSync(fresh)).toBe(false);

    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as { port: number };
    expect(await outputOf('--data', data, '--port', String(port))).toBe(
      `port ${port} is in use: stop the program that uses it, or choose another with --port\n`,
    );
    expect(isHeld()).toBe(false);
    other.close();
    await rm(place, { recursive: true, force: true });
  }, 180_000);
});

describe.skipIf(process.platform === 'win32')('`npm run serve`', () => {
  /** In a process group of its own, as a terminal starts it. */
  async function served() {
    const child = spawn('npm', ['run', 'serve', '--', '--port', '0', '--data', data], { detached: true });
    let output = '';
    child.stderr.on('data', (part: Buffer) => {
      output += part;
    });
    const closed = new Promise((done) => child.once('close', done));
    await expect.poll(() => output, { timeout: 120_000, interval: 50 }).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    return { group: child.pid!, outputText: () => output, closed };
  }

  it('leaves the bundle of a running server alone, at a second start and at a command', async () => {
    const bundle = resolve(import.meta.dirname, '../../../dist-server');
    const { group, closed } = await served();
    try {
      const before = [statSync(bundle).ino, ...readdirSync(bundle).map((name) => statSync(join(bundle, name)).mtimeMs)];
      for (const args of [['moderator', '13900000000'], []]) {
        const other = spawn('npm', ['run', 'serve', '--', ...args, '--data', data], { stdio: 'ignore' });
        await new Promise((done) => other.once('exit', done));
        const after = [
          statSync(bundle).ino,
          ...readdirSync(bundle).map((name) => statSync(join(bundle, name)).mtimeMs),
        ];
        expect(after).toEqual(before);
      }
    } finally {
      process.kill(group, 'SIGTERM');
      await closed;
    }
  }, 180_000);

  it('answers calls but is not ready until it closes, if it drains first', async () => {
    const token = 'figures-for-operators';
    const env = { DRAIN_SECONDS: '300', METRICS_TOKEN: token };
    const { base, child, outputText, ended } = await start([], env);
    const statusOf = async (path: string, headers = {}) => (await fetch(base + path, { headers })).status;
    expect([await statusOf('/readyz'), await statusOf('/metrics')]).toEqual([200, 404]);
    expect(await statusOf('/metrics', { authorization: `Bearer ${token}` })).toBe(200);
    child.kill('SIGTERM');
    await expect.poll(outputText, { timeout: 10_000 }).toContain('stopping in 300 seconds');
    const paths = ['/readyz', '/livez', '/api/ping'];
    expect(await Promise.all(paths.map((path) => statusOf(path)))).toEqual([503, 200, 200]);
    child.kill('SIGKILL');
    await ended;
  }, 60_000);

  it.each([100, 400, 700, 1500, 2500])(
    'leaves no process if npm ends %s ms after the start',
    async (ms) => {
      const child = spawn('npm', ['run', 'serve', '--', '--port', '0', '--data', data], { detached: true });
      // Standard output closes after the last process that holds it has ended.
      const closed = new Promise<boolean>((done) => child.once('close', () => done(true)));
      child.stdout.resume();
      child.stderr.resume();
      await new Promise((done) => setTimeout(done, ms));
      process.kill(child.pid!, 'SIGTERM');
      const late = new Promise<boolean>((done) => setTimeout(() => done(false), 20_000).unref());
      const hasEnded = await Promise.race([closed, late]);
      endGroup(child.pid!);
      expect(hasEnded).toBe(true);
    },
    60_000,
  );

  it.each([
    ['a service manager ends npm with SIGTERM', (group: number) => process.kill(group, 'SIGTERM')],
    // Where the shell of npm passes signals on, the server receives it twice.
    ['Ctrl+C in a terminal sends SIGINT to all processes', (group: number) => process.kill(-group, 'SIGINT')],
  ])(
    'closes the database when %s',
    async (_, end) => {
      const { group, outputText, closed } = await served();
      try {
        end(group);
        // Standard error closes after the last process that holds it has ended.
        await closed;
      } finally {
        endGroup(group);
      }
      expect(outputText()).toContain('stopping');
      expect(isHeld()).toBe(false);
    },
    180_000,
  );
});

describe.skipIf(!POSTGRES_PROGRAMS)('a server whose connection PostgreSQL ends during a call', () => {
  it('answers 503 with a sentence, goes on, and completes the next call', async () => {
    const DATABASE_URL = await newPostgresDatabase();
    const { base, child, ended } = await start(['--demo'], { DATABASE_URL });
    const other = new Client({ connectionString: DATABASE_URL });
    await other.connect();
    await other.query('begin');
    // The call waits for this lock inside its transaction.
    await other.query('lock table users in access exclusive mode');
    const call = fetch(`${base}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(LOGIN),
    });
    const waiting = `from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await other.query(`select pid ${waiting}`)).rowCount, { timeout: 20_000 }).toBe(1);
    await other.query(`select pg_terminate_backend(pid, 5000) ${waiting}`);
    const answer = await call;
    const { code, msg, enMsg } = await answer.json();
    expect([answer.status, code, msg, enMsg]).toEqual([503, 500, '服务器错误', 'Server error']);
    await other.query('rollback');
    await other.end();
    expect((await post(base, '/api/user/login', LOGIN)).code).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 120_000);
});

describe.skipIf(!POSTGRES_PROGRAMS)('a server without calls', () => {
  it('records a build that expired, by its timer', async () => {
    const url = await newPostgresDatabase();
    const driver = postgresDriver(url, () => undefined);
    await migrate(driver);
    const folder = join(data, 'expired');
    const uow = sqlUow(driver, folderBlobs(folder));
    const { ports } = await makeBackend({ uow, blobs: storeBlobs(memoryUow()), scenario: 'demo' });
    const publishing = { stage: 'building', since: 1, hold: undefined } as const;
    await uow.rw(['faces', 'builds'], async (tx) => {
      const face = await tx.get('faces', 'demo-pulse');
      if (!face?.pending) throw new Error('The face is not in review.');
      const build = { id: 'b', owner: face.owner, faceId: face.id, copyId: face.pending.copies[0] ?? '' };
      const missing = { uploadedAt: null, blob: null, size: null, release: null, platform: 'android' } as const;
      await tx.put('builds', { ...build, ...missing, kind: 'publish', content: 'c', createdAt: 1 });
      const pending = { ...face.pending, ...publishing, builds: ['b'] };
      await tx.put('faces', { ...face, status: 'draft', pending, waiting: 'yes', dueAt: 2 });
    });
    const { child, ended } = await start([], { DATABASE_URL: url });
    const pending = () => ports.uow.ro(['faces'], async (tx) => (await tx.get('faces', 'demo-pulse'))?.pending);
    await expect.poll(pending, { timeout: 20_000 }).toBeNull();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await driver.close();
  }, 120_000);
});

describe.skipIf(!POSTGRES_PROGRAMS)('two servers on one PostgreSQL', () => {
  it('start simultaneously and act as one: sessions, drafts, one of many saves, one of fifty withdrawals', async () => {
    const env = { DATABASE_URL: await newPostgresDatabase() };
    const [one, other] = await Promise.all([start(['--demo'], env), start(['--demo'], env)]);
    const { token } = (await post(one.base, '/api/user/login', LOGIN)).data;
    const { sampleDesign } = await import('../../support/designs');
    const doc = sampleDesign({ id: 'd' });
    const save = (base: string, n: number) =>
      post(base, '/api/face/draft/save', { id: 'd', baseRev: 0, saveId: `save-000${n}`, doc }, token);
    const codes = await Promise.all(Array.from({ length: 8 }, (_, i) => save(i % 2 ? one.base : other.base, i)));
    expect(codes.map(({ code }) => code).sort()).toEqual([200, ...Array(7).fill(409)]);
    await post(other.base, '/api/user/logout', {}, token);
    // Money: fifty submits to both of them are one order.
    expect((await post(one.base, '/api/demo/world', { name: 'payday' })).code).toBe(200);
    const payee = (await post(other.base, '/api/user/login', LOGIN)).data.token;
    const read = async (base: string) =>
      (await fetch(`${base}/api/user/wallet/info`, { headers: { token: payee } })).json();
    const { gross } = (await read(one.base)).data.quote;
    const body = { amount: (gross / 100).toFixed(2), orderId: 'one-of-fifty' };
    const paid = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        post(i % 2 ? one.base : other.base, '/api/withdraw/order/apply', body, payee),
      ),
    );
    for (const answer of paid) expect(answer).toEqual({ ...paid[0], code: 200 });
    for (const { base } of [one, other])
      expect((await read(base)).data).toMatchObject({ available: 0, onItsWay: gross });
    const me = await (await fetch(`${one.base}/api/user/info/query`, { headers: { token } })).json();
    expect(me.code).toBe(403);
    for (const { child, ended } of [one, other]) {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
  }, 120_000);
});
