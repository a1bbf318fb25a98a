// Unreferenced pictures are collected after a grace period; pictures that a record names, or that may be in use, never are.
import { describe, expect, it, vi } from 'vitest';
import { refOfSha, shaOfRef } from '@/schemas/imageRef';
import { createAssets } from '@/service/localDrafts/assets';
import { UNUSED_KEPT_MS } from '@/service/localDrafts/collectAssets';
import { collectOnce } from '@/service/localDrafts/collector';
import { contentHash } from '@/service/localDrafts/contentHash';
import { createDeviceLibrary } from '@/service/localDrafts/deviceLibrary';
import type { LocalDatabase } from '@/service/localDrafts/records';
import { imageLayer, sampleDesign } from '@/tests/support/designs';
import { solid } from '@/tests/support/images';
import { journalOver, STORES } from './world';

const put = (db: LocalDatabase, side: number) => createAssets({ db }).putAsset(new Blob([solid(side, 2)]));
const left = async (db: LocalDatabase) => (await db.listAssets()).map(({ sha }) => refOfSha(sha)).sort();
/** Marks, waits, and collects. */
const collect = async (db: LocalDatabase) => {
  await db.collectAssets(1000);
  return db.collectAssets(1000 + UNUSED_KEPT_MS);
};
const withPicture = (ref: string, id = 'a') => sampleDesign({ id, layers: [imageLayer('pic', ref)] });

describe.each(STORES)('unused pictures in the %s store', (_, open) => {
  it('fault 41: stay for the grace period, then are deleted', async () => {
    const db = await open();
    await put(db, 3);
    expect(await db.collectAssets(1000)).toBe(0);
    expect(await db.collectAssets(999 + UNUSED_KEPT_MS)).toBe(0);
    expect(await db.collectAssets(1000 + UNUSED_KEPT_MS)).toBe(1);
    expect(await left(db)).toEqual([]);
  });

  it('fault 41: stay if a design, a snapshot, a version, a set, a report or a quarantined record names them', async () => {
    const db = await open();
    const refs = await Promise.all([3, 4, 5, 6, 7, 8, 9].map((side) => put(db, side)));
    const [current, before, version, set, report, aside, unused] = refs as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const { journal } = journalOver(db);
    for (const ref of [before, current]) {
      journal.edit(withPicture(ref), { owner: 'ann', baseRev: 0 });
      await journal.flush();
    }
    const doc = JSON.stringify(withPicture(version, 'b'));
    const facts = { versionId: 'v', id: 'b', owner: 'ann', name: '', named: 'no', savedAt: 1 } as const;
    await db.keepVersion({ ...facts, doc, hash: contentHash(doc) });
    await db.keepSet({ setId: 's', owner: 'visitor', name: 'Digits', refs: [set], savedAt: 1 });
    await db.keepReport({ id: 'a', owner: 'ann', report: JSON.stringify({ picture: report }) });
    const raw = { doc: `half a docum ${aside}` };
    await db.quarantine({ id: 'z', owner: 'ann', reason: 'badJson', at: 1, raw }, { store: 'designs' });
    expect(await collect(db)).toBe(1);
    expect(await left(db)).toEqual(refs.filter((ref) => ref !== unused).sort());
  });

  it('stay if a saved design names their address on the server', async () => {
    const db = await open();
    const ref = await put(db, 3);
    await db.noteUpload(shaOfRef(ref), { owner: 'ann', url: '/api/files/moon' });
    const { journal } = journalOver(db);
    journal.edit(withPicture('/api/files/moon'), { owner: 'ann', baseRev: 1 });
    await journal.flush();
    expect(await collect(db)).toBe(0);
    await journal.remove('a', 'ann');
    expect(await collect(db)).toBe(1);
  });

  it('are in use again once they are put or named again, and their grace period restarts', async () => {
    const db = await open();
    const [again, named] = [await put(db, 3), await put(db, 4)];
    await db.collectAssets(1000);
    await put(db, 3);
    const { journal } = journalOver(db);
    journal.edit(withPicture(named), { owner: 'ann', baseRev: 0 });
    await journal.flush();
    expect(await db.collectAssets(1000 + UNUSED_KEPT_MS)).toBe(0);
    await journal.remove('a', 'ann');
    expect(await db.collectAssets(2000 + UNUSED_KEPT_MS)).toBe(0);
    expect(await left(db)).toEqual([again, named].sort());
  });

  it('are not deleted when the clock is set back', async () => {
    const db = await open();
    await put(db, 3);
    await db.collectAssets(UNUSED_KEPT_MS * 5);
    expect(await db.collectAssets(1000)).toBe(0);
    expect(await db.collectAssets(UNUSED_KEPT_MS * 5)).toBe(1);
  });

  it('are removed by hand only if no record of any owner names them', async () => {
    const db = await open();
    const [used, unused] = [await put(db, 3), await put(db, 4)];
    const { journal } = journalOver(db);
    journal.edit(withPicture(used), { owner: 'ann', baseRev: 0 });
    await journal.flush();
    const library = createDeviceLibrary(db);
    expect([await library.removePicture(used), await library.removePicture(unused)]).toEqual([false, true]);
    expect(await left(db)).toEqual([used]);
  });

  it('the library says that only snapshots need a picture, and then refuses to remove it', async () => {
    const db = await open();
    const [before, now, unused] = [await put(db, 3), await put(db, 4), await put(db, 5)];
    const { journal } = journalOver(db);
    for (const ref of [before, now]) {
      journal.edit(withPicture(ref), { owner: 'visitor', baseRev: 0 });
      await journal.flush();
    }
    const library = createDeviceLibrary(db);
    const isHeldByRef = new Map((await library.pictures('visitor')).map(({ ref, isHeld }) => [ref, isHeld]));
    expect([isHeldByRef.get(before as never), isHeldByRef.get(now as never), isHeldByRef.get(unused as never)]).toEqual(
      [true, false, false],
    );
    expect([await library.removePicture(before), await library.removePicture(unused)]).toEqual([false, true]);
  });

  it('the library of a visitor lists files and their designs, and no pictures of an account', async () => {
    const db = await open();
    const assets = createAssets({ db, now: () => 5 });
    const moon = await assets.putAsset(new File([solid(5, 2)], 'moon.png'));
    const theirs = await put(db, 6);
    await db.noteUpload(shaOfRef(theirs), { owner: 'ann', url: '/api/files/1' });
    const { journal } = journalOver(db);
    journal.edit({ ...withPicture(moon), dialName: 'Harbor' }, { owner: 'visitor', baseRev: 0 });
    await journal.flush();
    const pictures = await createDeviceLibrary(db).pictures('visitor');
    expect(pictures).toMatchObject([
      { ref: moon, name: 'moon.png', usedBy: [{ id: 'a', dialName: 'Harbor' }], sets: [] },
    ]);
  });
});

describe('the collector', () => {
  const locks = (held: string[], isFree = true) =>
    ({
      query: async () => ({ held: held.map((name) => ({ name })) }),
      request: async (_: string, __: object, work: (lock: object | null) => unknown) => work(isFree ? {} : null),
    }) as unknown as LockManager;
  const run = (manager: LockManager | undefined) => {
    const collect = vi.fn(async () => 1);
    return collectOnce({ what: 'fonts', collect, locks: manager, now: () => 7 }).then((result) => [
      result,
      collect.mock.calls,
    ]);
  };

  it('works while no tab edits a design, in one tab at a time, and not without locks', async () => {
    expect(await run(locks([]))).toEqual([1, [[7]]]);
    expect(await run(locks(['design:a']))).toEqual([null, []]);
    expect(await run(locks([], false))).toEqual([null, []]);
    expect(await run(undefined)).toEqual([null, []]);
  });
});
