// A server's folder: one process at a time, and acknowledged data survives a killed process.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderBlobs } from '@/backend/adapters/blobFiles';
import { FolderInUseError, lockFolder } from '@/backend/adapters/sql/folderLock';
import { openSql } from '@/backend/adapters/sql/openSql';
import { buildServer } from '../../../build/serverBuild.mjs';
import { newPostgresDatabase } from '../../support/media';
import { newOutput } from '../../support/newOutput';
import { POSTGRES_PROGRAMS } from '../../support/postgres';

/** Folders and files that were opened, which happens only to sync them. */
const synced = vi.hoisted((): string[] => []);
vi.mock('node:fs/promises', async (real) => {
  const fs = await real<typeof import('node:fs/promises')>();
  const open: typeof fs.open = (path, ...more) => {
    synced.push(String(path));
    return fs.open(path, ...more);
  };
  return { ...fs, open };
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dialwright-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const HASH = 'ab'.repeat(32);
const works = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const hasFlock = works('flock', '--version');
/** Namespaces as containers have them; some systems forbid them to users. */
const canUnshare = works('unshare', '--map-root-user', '--pid', '--net', '--uts', '--fork', '--mount-proc', 'true');

describe('bytes in a folder', () => {
  it('are read back, written whole, and stored once', async () => {
    const blobs = folderBlobs(folder);
    await Promise.all([1, 2, 3].map(() => blobs.put(HASH, Uint8Array.of(1, 2, 255))));
    expect([...((await blobs.get(HASH)) ?? [])]).toEqual([1, 2, 255]);
    expect(await readdir(join(folder, 'ab'))).toEqual([HASH]);
    expect(await blobs.get('cd'.repeat(32))).toBeNull();
    await expect(blobs.get('../../etc/passwd')).rejects.toThrow();
  });

  it('sync the parent of each new folder', async () => {
    const deep = join(folder, 'data/files');
    // Test files share loaded modules: this one needs its own, with the watched file system.
    vi.resetModules();
    const watched = await import('@/backend/adapters/blobFiles');
    await watched.folderBlobs(deep).put(HASH, Uint8Array.of(1));
    expect(synced).toEqual(expect.arrayContaining([folder, join(folder, 'data'), deep, join(deep, 'ab')]));
  });

  it('replace a half-written file', async () => {
    await mkdir(join(folder, 'ab'));
    await writeFile(join(folder, 'ab', HASH), 'x');
    const blobs = folderBlobs(folder);
    await blobs.put(HASH, Uint8Array.of(1, 2));
    expect([...((await blobs.get(HASH)) ?? [])]).toEqual([1, 2]);
  });

  it('that were set aside come back with the next read, until they are purged', async () => {
    const blobs = folderBlobs(folder);
    const hashes = async (place: 'stored' | 'removed') => {
      const parts = [];
      for await (const part of blobs.list(place)) parts.push(...part.map(({ hash }) => hash));
      return parts;
    };
    await blobs.put(HASH, Uint8Array.of(1));
    const reads = [
      () => blobs.get(HASH),
      () => blobs.get(HASH, { first: 0, last: 0 }),
      () => blobs.size(HASH),
      async () => (await blobs.open(HASH))?.stream.cancel(),
    ];
    for (const read of reads) {
      await blobs.remove(HASH);
      expect([await hashes('stored'), await hashes('removed')]).toEqual([[], [HASH]]);
      expect(await read()).not.toBeNull();
      expect([await hashes('stored'), await hashes('removed')]).toEqual([[HASH], []]);
    }
    await blobs.remove(HASH);
    await blobs.remove(HASH);
    await blobs.purge(HASH);
    await blobs.purge(HASH);
    expect([await blobs.get(HASH), await blobs.size(HASH), await blobs.open(HASH)]).toEqual([null, null, null]);
    expect([await hashes('stored'), await hashes('removed')]).toEqual([[], []]);
  });

  it('that were set aside are put again beside simultaneous removals, and nothing is lost', async () => {
    const blobs = folderBlobs(folder);
    for (let round = 0; round < 50; round += 1) {
      await Promise.all([blobs.put(HASH, Uint8Array.of(7)), blobs.remove(HASH), blobs.put(HASH, Uint8Array.of(7))]);
      expect([...((await blobs.get(HASH)) ?? [])]).toEqual([7]);
      if (round % 2) await blobs.remove(HASH);
    }
  });
});

describe('the lock of a folder', () => {
  const sockets = async () => (await readdir(folder)).filter((name) => name.startsWith('lock-'));

  it('fault 44: lets one process in, reports who holds it, and is free again afterwards', async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid} on ${hostname()}`);
    await release();
    await (await lockFolder(folder))();
    expect(await sockets()).toEqual([]);
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const deep = join(folder, 'x'.repeat(120));
    const release = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow(`in use by process ${process.pid}`);
    expect(await readdir(folder)).toEqual(['x'.repeat(120)]);
    await release();
    await (await lockFolder(deep))();
  });

  it('is one for many that try at the same time', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(FolderInUseError);
  });

  it('needs no "flock" program', async () => {
    vi.stubEnv('PATH', folder);
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUseError);
    await release();
    vi.unstubAllEnvs();
  });

  it.runIf(hasFlock)('holds where the socket does not reach its process, as from another machine', async () => {
    const release = await lockFolder(folder);
    for (const name of await sockets()) await rm(join(folder, name));
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid} on`);
    await release();
    await (await lockFolder(folder))();
  });
});

describe.skipIf(process.platform === 'win32')('the lock of a folder among processes', () => {
  const children: ChildProcess[] = [];
  const output = newOutput();
  let script = '';
  beforeAll(async () => {
    script = await buildServer('tests/backend/sql/holdFolder.ts', output);
  }, 60_000);
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(output, { recursive: true, force: true });
  });

  /** A process that locks the folder, and what it printed about that. */
  async function holding(...before: string[]): Promise<{ child: ChildProcess; outcome: string }> {
    const [program = '', ...args] = [...before, process.execPath, script, folder];
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    const outcome = await new Promise<string>((tell) => child.stdout?.once('data', (part) => tell(String(part))));
    return { child, outcome };
  }
  const killed = async (child: ChildProcess) => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  };

  it('fault 44: goes from each killed process to exactly one of several that start', async () => {
    let last = (await holding()).child;
    for (let round = 0; round < 3; round += 1) {
      await killed(last);
      const tries = await Promise.all(Array.from({ length: 4 }, () => holding()));
      const [winner, ...more] = tries.filter(({ outcome }) => outcome === 'locked\n');
      expect([winner?.outcome, more.length]).toEqual(['locked\n', 0]);
      for (const { outcome } of tries)
        if (outcome !== 'locked\n') expect(outcome).toContain(`is in use by process ${winner?.child.pid} on`);
      last = winner!.child;
    }
  }, 60_000);

  it('fault 44: is kept by a process that does not answer', async () => {
    const { child } = await holding();
    child.kill('SIGSTOP');
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${child.pid} on`);
    await killed(child);
    await (await lockFolder(folder))();
  });

  it.runIf(canUnshare)('fault 44: keeps out a process of another container, and is free after a kill', async () => {
    const isolated = [
      'unshare',
      '--map-root-user',
      '--pid',
      '--net',
      '--uts',
      '--fork',
      '--kill-child',
      '--mount-proc',
    ];
    const { child, outcome } = await holding(...isolated);
    expect(outcome).toBe('locked\n');
    await expect(lockFolder(folder)).rejects.toThrow('is in use by process 1 on');
    const second = await holding(...isolated);
    expect(second.outcome).toContain('is in use by process 1 on');
    await killed(child);
    await vi.waitFor(async () => (await lockFolder(folder))(), 5000);
  });
});

it.skipIf(!POSTGRES_PROGRAMS)('files beside PostgreSQL stay open to their group and close to others', async () => {
  const files = join(folder, 'files');
  await mkdir(files);
  await chmod(files, 0o2775);
  const databaseUrl = await newPostgresDatabase();
  await (await openSql({ databaseUrl, folder, onLostConnection: () => undefined })).uow.close();
  expect((await stat(files)).mode & 0o7777).toBe(0o2770);
});

describe('PGlite in a folder', () => {
  /** Modes of the folder, its database and its files. */
  const modes = (data: string) =>
    Promise.all(
      [data, join(data, 'database'), join(data, 'files')].map(async (path) => (await stat(path)).mode & 0o777),
    );
  const children: ChildProcess[] = [];
  const output = newOutput();
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(output, { recursive: true, force: true });
  });

  it('fault 44: keeps every acknowledged row when its process is killed, and refuses a second process', async () => {
    const script = await buildServer('tests/backend/sql/writeUntilKilled.ts', output);
    const data = join(folder, 'data');
    const child = spawn(process.execPath, [script, data], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    const acknowledged = await new Promise<number>((done) => {
      let text = '';
      child.stdout?.on('data', (part: Buffer) => {
        text += part;
        const lines = text.split('\n').slice(0, -1);
        if (lines.length >= 25) done(Number(lines.at(-1)));
      });
    });
    const storage = { folder: data, onLostConnection: () => undefined };
    await expect(openSql(storage)).rejects.toThrow('is in use by process');
    expect(await modes(data)).toEqual([0o700, 0o700, 0o700]);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    const { uow, blobs } = await openSql(storage);
    const records = await uow.ro(['meta'], (tx) => tx.list('meta', { order: 'ascending', limit: 100_000 }));
    const there = new Set(records.map(({ value }) => Number(value)));
    for (let row = 0; row <= acknowledged; row += 1) expect(there.has(row), `row ${row}`).toBe(true);
    expect(await blobs.get(HASH)).not.toBeNull();
    await uow.close();

    // A folder as earlier versions made it.
    for (const name of ['database', 'files']) await chmod(join(data, name), 0o755);
    await (await openSql(storage)).uow.close();
    expect(await modes(data)).toEqual([0o700, 0o700, 0o700]);
  }, 180_000);
});
