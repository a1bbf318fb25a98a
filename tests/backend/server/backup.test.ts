// Backup and restore by the built command: a folder takes the database and the files from one server to another, whichever
// database each of them has.
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderBlobs } from '@/backend/adapters/blobFiles';
import { DATA_VERSION, readState } from '@/backend/adapters/sql/migrate';
import { openRaw } from '@/backend/adapters/sql/openSql';
import { readRows } from '@/backend/adapters/sql/tableRows';
import { fileIn, namesOfFiles, readManifest } from '@/backend/server/backupFolder';
import { formOf, LOGIN } from '../../support/backendWorld';
import { addressOf, builtCommand, type Running } from '../../support/commands';
import { sampleDesign } from '../../support/designs';
import { imageFile, solid } from '../../support/images';
import { newPostgresDatabase } from '../../support/media';
import { POSTGRES_PROGRAMS } from '../../support/postgres';

const { folder, run, result } = builtCommand();

interface Place {
  data: string;
  env: Record<string, string>;
}

const pglite = (name: string): Place => ({ data: folder(name), env: {} });
const args = ({ data }: Place) => ['--data', data];

/** Names of all files in a folder of files, in order. */
async function filesIn(path: string): Promise<string[]> {
  const names: string[] = [];
  for await (const part of namesOfFiles(folderBlobs(path))) names.push(...part);
  return names.sort();
}

/** Everything that a storage has: the rows of each table as text, and the bytes of each file. */
async function contentsOf({ data, env }: Place) {
  const storage = await openRaw({ databaseUrl: env.DATABASE_URL, folder: data, onLostConnection: () => undefined });
  const rows = await storage.driver.transaction('begin read only', async (connection) => {
    const { shape } = (await readState(connection)) ?? { shape: {} };
    const lines: string[] = [];
    for (const table of Object.keys(shape).sort())
      for await (const part of readRows(connection, shape, table))
        lines.push(...part.map(({ id, record }) => `${table} ${id} ${record}`));
    return lines;
  });
  const names = await filesIn(storage.files);
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(fileIn(storage.files, name), 'hex')]),
  );
  await storage.close();
  return { rows, files };
}

async function callsOf(server: Running, token = '') {
  const base = await addressOf(server);
  const json = async (answer: Promise<Response>) => {
    const { code, data } = await (await answer).json();
    expect(code).toBe(200);
    return data;
  };
  const post = (path: string, body: unknown) =>
    json(
      fetch(base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify(body),
      }),
    );
  return {
    post,
    get: (path: string) => json(fetch(base + path, { headers: { token } })),
    upload: (path: string, body: FormData) => json(fetch(base + path, { method: 'POST', headers: { token }, body })),
    bytes: async (path: string) => Buffer.from(await (await fetch(base + path)).arrayBuffer()).toString('hex'),
  };
}

async function stopped(server: Running): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

/** A designer with sales on the account, a draft and a picture, as the calls of a server made them. */
async function makeData(place: Place) {
  const server = run(['--demo', '--port', '0', ...args(place)], place.env);
  const { post } = await callsOf(server);
  await post('/api/demo/world', { name: 'payday' });
  const { token } = await post('/api/user/login', LOGIN);
  const mine = await callsOf(server, token);
  const { id: picture } = await mine.upload('/api/upload', formOf(imageFile(solid(40, 40), 'a.png')));
  // Characters that separate lines in some programs, and one that databases refuse.
  const doc = sampleDesign({ id: 'restored', name: 'Line\u2028and\u2029paragraph, \u0000, "quoted\\" 表盘' });
  await mine.post('/api/face/draft/save', { id: 'restored', baseRev: 0, saveId: 'save-0001', doc });
  await stopped(server);
  return { token, picture };
}

/** What the designer sees. */
async function seenBy(server: Running, { token, picture }: { token: string; picture: string }) {
  const { get, bytes } = await callsOf(server, token);
  return {
    draft: await get('/api/face/draft/restored'),
    wallet: await get('/api/user/wallet/info'),
    picture: await bytes(`/api/files/${picture}`),
  };
}

describe('a backup', () => {
  it('is restored with every design, file and cent, from PGlite and from a running server on PostgreSQL', async () => {
    const first = pglite('first');
    const made = await makeData(first);
    const before = await contentsOf(first);
    expect(before.rows.length).toBeGreaterThan(20);
    expect(before.files.length).toBeGreaterThan(0);

    const one = folder('backups/one');
    const [code, output] = await result(['backup', one, ...args(first)]);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining(`has ${before.rows.length} records and ${before.files.length} files`),
    ]);
    expect(((await stat(one)).mode & 0o777).toString(8)).toBe('700');
    expect(await readdir(folder('backups'))).toEqual(['one']);
    expect(await result(['backup', one, ...args(first)])).toEqual([
      1,
      `${one} exists already: name a new folder for the backup\n`,
    ]);

    const other: Place = POSTGRES_PROGRAMS
      ? { data: folder('second'), env: { DATABASE_URL: await newPostgresDatabase() } }
      : pglite('second');
    expect((await result(['restore', one, ...args(other)], other.env))[1]).toContain('are restored');
    expect(await contentsOf(other)).toEqual(before);

    const server = run(['--demo', '--port', '0', ...args(other)], other.env);
    const seen = await seenBy(server, made);
    expect(seen.picture).toBe(Buffer.from(solid(40, 40)).toString('hex'));
    expect(seen.draft.doc.dialName).toContain('表盘');
    expect(seen.wallet.available).toBeGreaterThan(0);
    if (!POSTGRES_PROGRAMS) return stopped(server);

    const { post } = await callsOf(server, made.token);
    const doc = sampleDesign({ id: 'later' });
    await post('/api/face/draft/save', { id: 'later', baseRev: 0, saveId: 'save-0002', doc });
    const two = folder('backups/two');
    expect((await result(['backup', two, ...args(other)], other.env))[0]).toBe(0);
    const last = pglite('last');
    expect((await result(['restore', two, ...args(last)]))[0]).toBe(0);
    await stopped(server);
    expect(await contentsOf(last)).toEqual(await contentsOf(other));
    const again = run(['--demo', '--port', '0', ...args(last)]);
    expect(await seenBy(again, made)).toEqual(seen);
    const busy = folder('backups/busy');
    expect(await result(['backup', busy, ...args(last)])).toEqual([1, expect.stringContaining('is in use by process')]);
    expect(await readdir(folder('backups'))).toEqual(['one', 'two']);
    await stopped(again);
  }, 400_000);
});

describe('a restore', () => {
  it('over existing data, of newer data and of a damaged backup is refused in a sentence and changes nothing', async () => {
    const backup = folder('backups/one');
    const first = pglite('first');
    const before = await contentsOf(first);
    expect(await result(['restore', backup, ...args(first)])).toEqual([
      1,
      `${first.data} already has data: restore into a new folder or an empty database\n`,
    ]);
    expect(await contentsOf(first)).toEqual(before);

    /** The command's words about a copy of the backup that was changed. */
    const refused = async (change: (copy: string) => Promise<unknown>) => {
      const copy = folder('copy');
      const fresh = pglite('fresh');
      await cp(backup, copy, { recursive: true });
      await change(copy);
      const [code, output] = await result(['restore', copy, ...args(fresh)]);
      expect(code).toBe(1);
      expect(existsSync(fresh.data)).toBe(false);
      await rm(copy, { recursive: true, force: true });
      return output.replaceAll(copy, 'COPY').replaceAll(fresh.data, 'FRESH');
    };
    const changed = (from: RegExp, to: string) => async (copy: string) => {
      const path = join(copy, 'backup.json');
      const text = await readFile(path, 'utf8');
      expect(text).toMatch(from);
      await writeFile(path, text.replace(from, to));
    };
    expect(await refused(changed(/"dataVersion": \d+/, '"dataVersion": 999'))).toBe(
      `the backup in COPY has data of version 999, and this command supports up to ${DATA_VERSION}: restore it with the newer version\n`,
    );
    expect(await refused(changed(/"version": \d+/, '"version": 2'))).toContain('was made by a newer version');
    expect(await refused(changed(/\{/, ''))).toContain('its backup.json cannot be read');
    expect(await refused((copy) => rm(join(copy, 'backup.json')))).toBe(
      'COPY is not a backup: it has no backup.json\n',
    );
    const damaged = /^the backup in COPY is damaged: .* is missing or changed\. Use another backup\n$/;
    expect(await refused((copy) => appendFile(join(copy, 'tables/ledger.jsonl'), '"x" {}\n'))).toMatch(damaged);
    expect(await refused((copy) => rm(join(copy, 'tables/drafts.jsonl')))).toMatch(damaged);
    const [name = ''] = await filesIn(join(backup, 'files'));
    expect(await refused((copy) => writeFile(fileIn(join(copy, 'files'), name), 'x'))).toMatch(damaged);
    expect(await refused((copy) => rm(fileIn(join(copy, 'files'), name)))).toMatch(damaged);
  }, 400_000);

  it('is repeated after an interruption', async () => {
    const backup = folder('backups/one');
    const { files } = await readManifest(backup);
    const [name = ''] = files;
    // Before the rows are committed: an empty database and some of the files.
    const target = pglite('interrupted');
    const storage = await openRaw({ folder: target.data, onLostConnection: () => undefined });
    await storage.blobs.put(name, await readFile(fileIn(join(backup, 'files'), name)));
    await storage.close();
    expect((await result(['restore', backup, ...args(target)]))[0]).toBe(0);
    expect(await contentsOf(target)).toEqual(await contentsOf(pglite('first')));
  }, 180_000);

  it('is refused beside files of other data', async () => {
    const target = pglite('files-of-others');
    const other = fileIn(join(target.data, 'files'), 'ab'.repeat(32));
    await mkdir(join(other, '..'), { recursive: true });
    await writeFile(other, 'x');
    const [code, output] = await result(['restore', folder('backups/one'), ...args(target)]);
    expect([code, output]).toEqual([
      1,
      `${target.data}/files already has files of other data: choose a new folder with --data, or an empty bucket\n`,
    ]);
  }, 120_000);
});
