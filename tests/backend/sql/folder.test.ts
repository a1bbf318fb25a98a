// A server's folder: one process at a time, and acknowledged data survives a killed process.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderBlobs } from '@/backend/adapters/blobFiles';
import { FolderInUseError, lockFolder } from '@/backend/adapters/sql/folderLock';
import { openSql } from '@/backend/adapters/sql/openSql';
import { buildServer } from '../../../build/serverBuild.mjs';
import { newOutput } from '../../support/newOutput';

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

  it('are not removed right after they were put, because somebody may be about to name them', async () => {
    const blobs = folderBlobs(folder);
    await blobs.put(HASH, Uint8Array.of(1));
    await blobs.remove(HASH);
    expect(await blobs.get(HASH)).not.toBeNull();
    const before = new Date(Date.now() - 3_600_000);
    await utimes(join(folder, 'ab', HASH), before, before);
    await blobs.put(HASH, Uint8Array.of(1));
    await blobs.remove(HASH);
    expect(await blobs.get(HASH)).not.toBeNull();
    await utimes(join(folder, 'ab', HASH), before, before);
    await blobs.remove(HASH);
    await blobs.remove(HASH);
    expect(await blobs.get(HASH)).toBeNull();
  });
});

describe('the lock of a folder', () => {
  it('fault 44: lets one process in, reports who holds it, and is free again afterwards', async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await release();
    await (await lockFolder(folder))();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['a process that no longer runs', JSON.stringify({ pid: 4_000_000, began: '1' })],
    ['a process whose id another one now has', JSON.stringify({ pid: process.pid, began: '1' })],
    ['nobody', ''],
  ])('is taken over from %s, by one of many', async (_, text) => {
    await writeFile(join(folder, 'lock'), text);
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(FolderInUseError);
  });
});

it.runIf(process.platform === 'linux')('a zombie process holds no folder', async () => {
  // Its parent becomes another program, which never waits for it.
  const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const pid = Number(await new Promise<string>((tell) => parent.stdout?.once('data', (part) => tell(String(part)))));
    const stat = async () => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
    const began = (await stat())[19];
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid, began }));
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUseError);
    await vi.waitFor(async () => expect((await stat())[0]).toBe('Z'), 5000);
    await (await lockFolder(folder))();
  } finally {
    parent.kill('SIGKILL');
  }
});

describe('PGlite in a folder', () => {
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
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    const { uow, blobs } = await openSql(storage);
    const records = await uow.ro(['meta'], (tx) => tx.list('meta', { order: 'ascending', limit: 100_000 }));
    const there = new Set(records.map(({ value }) => Number(value)));
    for (let row = 0; row <= acknowledged; row += 1) expect(there.has(row), `row ${row}`).toBe(true);
    expect(await blobs.get(HASH)).not.toBeNull();
    await uow.close();
  }, 180_000);
});
