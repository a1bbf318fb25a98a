// Versions of a design on this device: stored, pruned, named, moved and removed alike on every store.
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { PICTURE_SETS_MAX, VERSIONS_NAMED_MAX, VERSIONS_SAVED_MAX } from '@/schemas/limits';
import { contentHash } from '@/service/localDrafts/contentHash';
import { openLocalDatabase } from '@/service/localDrafts/database';
import { readDeviceFile, writeDeviceFile } from '@/service/localDrafts/deviceFile';
import type { LocalDatabase, VersionRecord } from '@/service/localDrafts/records';
import { sampleDesign } from '@/tests/support/designs';
import { freshDevice, freshIndexedDb, journalOver, STORES } from './world';

const version = (label: string, name = '', over: Partial<VersionRecord> = {}): VersionRecord => {
  const doc = JSON.stringify(sampleDesign({ id: 'a', name: label }));
  return {
    versionId: `version-${label}`,
    id: 'a',
    owner: 'visitor',
    name,
    named: name === '' ? 'no' : 'yes',
    doc,
    hash: contentHash(doc),
    savedAt: 1,
    ...over,
  };
};
const labels = async (db: LocalDatabase, owner = 'visitor', id = 'a') =>
  (await db.versionsOf(owner, id)).map(({ doc, name }) => `${JSON.parse(doc).dialName}${name && ` (${name})`}`);

describe.each(STORES)('versions in the %s store', (_, open) => {
  it('are listed newest first, whatever the clock says', async () => {
    const db = await open();
    await db.keepVersion(version('one', '', { savedAt: 900 }));
    await db.keepVersion(version('two', 'Second', { savedAt: 100 }));
    await db.keepVersion(version('three', '', { savedAt: 500 }));
    expect(await labels(db)).toEqual(['three', 'two (Second)', 'one']);
    expect(await db.countVersions('visitor', 'a')).toBe(3);
  });

  it('keep the last saves and every named one', async () => {
    const db = await open();
    await db.keepVersion(version('first', 'Sent'));
    for (let n = 1; n <= VERSIONS_SAVED_MAX; n += 1) await db.keepVersion(version(`save ${n}`));
    const more = await db.keepVersion(version('one more'));
    expect(more).toMatchObject({ kind: 'kept', removed: 1 });
    const left = await labels(db);
    expect(left).toHaveLength(VERSIONS_SAVED_MAX + 1);
    expect(left[0]).toBe('one more');
    expect(left.slice(-2)).toEqual(['save 2', 'first (Sent)']);
  });

  it('do not store the same content twice in a row; a name is given to the existing one', async () => {
    const db = await open();
    await db.keepVersion(version('one'));
    expect(await db.keepVersion(version('one'))).toMatchObject({ kind: 'same' });
    await db.keepVersion(version('one', 'Now named'));
    expect(await labels(db)).toEqual(['one (Now named)']);
  });

  it('keep both names of one content: the first is not replaced', async () => {
    const db = await open();
    await db.keepVersion(version('one', 'A'));
    expect(await db.keepVersion(version('one', 'B'))).toMatchObject({ kind: 'kept' });
    expect(await labels(db)).toEqual(['one (B)', 'one (A)']);
    expect(await db.keepVersion(version('one', 'B'))).toMatchObject({ kind: 'same' });
    expect(await db.keepVersion(version('one'))).toMatchObject({ kind: 'same' });
    expect(await labels(db)).toEqual(['one (B)', 'one (A)']);
  });

  it('refuse a second name of the same content beyond the limit', async () => {
    const db = await open();
    for (let n = 0; n < VERSIONS_NAMED_MAX; n += 1) await db.keepVersion(version(`${n}`, `Name ${n}`));
    const newest = VERSIONS_NAMED_MAX - 1;
    expect(await db.keepVersion(version(`${newest}`, 'Second'))).toEqual({ kind: 'tooMany' });
    expect((await labels(db))[0]).toBe(`${newest} (Name ${newest})`);
  });

  it('refuse a name beyond the limit, for a new version and for an old one, and change nothing', async () => {
    const db = await open();
    for (let n = 0; n < VERSIONS_NAMED_MAX; n += 1) await db.keepVersion(version(`${n}`, `Name ${n}`));
    await db.keepVersion(version('plain'));
    expect(await db.keepVersion(version('extra', 'Extra'))).toEqual({ kind: 'tooMany' });
    const [plain, oldest] = [(await db.versionsOf('visitor', 'a'))[0], (await db.versionsOf('visitor', 'a')).at(-1)];
    expect(await db.nameVersion(plain!.seq!, 'Extra')).toBe('tooMany');
    expect(await db.nameVersion(oldest!.seq!, 'Renamed')).toBe('done');
    expect((await labels(db)).at(-1)).toBe('0 (Renamed)');
    // Removing a name makes room.
    expect(await db.nameVersion(oldest!.seq!, '')).toBe('done');
    expect(await db.nameVersion(plain!.seq!, 'Extra')).toBe('done');
    expect(await db.nameVersion(99_999, 'Ghost')).toBe('missing');
  });

  it('are deleted with their design, move with it to the account, and do not affect those of others', async () => {
    const db = await open();
    const over = journalOver(db);
    over.journal.edit(sampleDesign({ id: 'a' }), { owner: 'visitor', baseRev: 0 });
    await over.journal.flush();
    await db.keepVersion(version('mine', 'Kept'));
    await db.keepVersion(version('other', '', { id: 'b' }));
    await over.journal.adopt(['a'], 'ann');
    expect([await labels(db, 'ann'), await labels(db), await labels(db, 'visitor', 'b')]).toEqual([
      ['mine (Kept)'],
      [],
      ['other'],
    ]);
    await over.journal.remove('a', 'ann');
    expect([await db.countVersions('ann', 'a'), await db.countVersions('visitor', 'b')]).toEqual([0, 1]);
  });

  it('are removed one by one', async () => {
    const db = await open();
    await db.keepVersion(version('one'));
    await db.keepVersion(version('two'));
    await db.removeVersion((await db.versionsOf('visitor', 'a'))[0]!.seq!);
    expect(await labels(db)).toEqual(['one']);
  });

  it('are part of the file of all data, as are picture sets; a changed document is refused', async () => {
    const db = await open();
    await db.keepVersion(version('one', 'First'));
    await db.keepSet({ setId: 's', owner: 'visitor', name: 'Digits', refs: ['asset:x'], savedAt: 3 });
    const text = await writeDeviceFile(await db.dump(), 1);
    const read = await readDeviceFile(JSON.parse(text), null as never);
    await db.restore({ designs: [], journal: [], assets: [], quarantine: [], reports: [], versions: [], sets: [] });
    expect(await labels(db)).toEqual([]);
    await db.restore(read!);
    expect([await labels(db), (await db.setsOf('visitor')).map(({ name }) => name)]).toEqual([
      ['one (First)'],
      ['Digits'],
    ]);
    expect(await readDeviceFile(JSON.parse(text.replace('\\"dialName\\":\\"one', '\\"dialName\\":\\"two')))).toBeNull();
  });

  it('picture sets are bounded, replaced by id and listed newest first', async () => {
    const db = await open();
    const set = (n: number, name = `Set ${n}`) => ({ setId: `s${n}`, owner: 'ann', name, refs: [], savedAt: n });
    for (let n = 0; n < PICTURE_SETS_MAX; n += 1) expect(await db.keepSet(set(n))).toBe('done');
    expect(await db.keepSet(set(PICTURE_SETS_MAX))).toBe('tooMany');
    expect(await db.keepSet(set(3, 'Again'))).toBe('done');
    await db.removeSet('ann', 's199');
    const names = (await db.setsOf('ann')).map(({ name }) => name);
    expect([names.length, names[0], names.includes('Again'), await db.setsOf('visitor')]).toEqual([
      PICTURE_SETS_MAX - 1,
      'Set 198',
      true,
      [],
    ]);
  });
});

it('a database of an earlier version opens with all its content, and accepts versions', async () => {
  freshIndexedDb();
  const record = { id: 'a', owner: 'visitor', report: '{}' };
  const before = await openDB('dialwright-local', 2, {
    upgrade(db) {
      db.createObjectStore('designs', { keyPath: ['owner', 'id'] });
      db.createObjectStore('journal', { keyPath: 'seq', autoIncrement: true }).createIndex('byDesign', ['owner', 'id']);
      db.createObjectStore('assets', { keyPath: 'sha' });
      db.createObjectStore('quarantine', { autoIncrement: true }).createIndex('byDesign', ['owner', 'id']);
      db.createObjectStore('reports', { keyPath: ['owner', 'id'] });
    },
  });
  await before.put('reports', record);
  before.close();
  const db = await openLocalDatabase();
  expect(db.storage).toBe('device');
  expect(await db.reportOf('visitor', 'a')).toEqual(record);
  await db.keepVersion(version('one'));
  expect(await labels(db)).toEqual(['one']);
});

it('two tabs that store versions simultaneously lose none', async () => {
  const one = await freshDevice();
  const two = await openLocalDatabase();
  await Promise.all([one.keepVersion(version('one', 'A')), two.keepVersion(version('two', 'B'))]);
  expect((await labels(one)).sort()).toEqual(['one (A)', 'two (B)']);
});
