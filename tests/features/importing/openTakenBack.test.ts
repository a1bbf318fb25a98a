// A file that failed to open leaves no picture on the device, and removes none that something else names.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openProjectFile } from '@/features/importing/file/openProjectFile';
import { type ProjectImages, writeProjectFile } from '@/output/projectFile';
import { imageRefsOf } from '@/schemas/imageRefs';
import { createAssets } from '@/service/localDrafts/assets';
import { createJournal } from '@/service/localDrafts/createJournal';
import type { DesignRecord, LocalDatabase } from '@/service/localDrafts/records';
import { timers } from '@/service/localDrafts/schedule';
import { quotaExceeded, STORES } from '@/tests/service/localDrafts/world';
import { imageLayer, sampleDesign } from '@/tests/support/designs';
import { solid } from '@/tests/support/images';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const PICTURES = 4;
const pictures = Array.from({ length: PICTURES }, (_, index) => solid(2, index + 2));
const refAt = (index: number) => `asset:${String(index).repeat(64)}`;

/** A file of a design with this many pictures. */
function fileOf(bytes: readonly Uint8Array<ArrayBuffer>[]): Blob {
  const images: ProjectImages = new Map(bytes.map((one, at) => [refAt(at), { type: 'image/png', bytes: one }]));
  const layers = bytes.map((_, at) => imageLayer(`p${at}`, refAt(at)));
  return new Blob([writeProjectFile(sampleDesign({ id: 'old', layers }), images)]);
}

let ids = 0;
const newId = () => {
  ids += 1;
  return `fresh-${ids}`;
};

function worldOver(db: LocalDatabase) {
  const journal = createJournal({ db, now: () => 1, schedule: timers });
  const work = { journal, assets: createAssets({ db }), owner: () => 'ann' };
  const decode = async () => ({ width: 1, height: 1 });
  return { db, work, open: (file: Blob) => openProjectFile(file, { work, newId, decode }) };
}

const shas = async (db: LocalDatabase) => (await db.dump()).assets.map(({ sha }) => sha).sort();

/** The disk is full after this many pictures. */
function fullAfter(db: LocalDatabase, count: number): void {
  const { putAsset } = db;
  let puts = 0;
  vi.spyOn(db, 'putAsset').mockImplementation(async (record) => {
    puts += 1;
    if (puts > count) throw quotaExceeded();
    return putAsset(record);
  });
}

const fullForDesigns = (db: LocalDatabase) => vi.spyOn(db, 'writeDesign').mockRejectedValue(quotaExceeded());

const namedBy = (sha: string): DesignRecord => ({
  id: 'other',
  owner: 'ben',
  baseRev: 0,
  doc: JSON.stringify({ url: `asset:${sha}` }),
  hash: 'h',
  acknowledgedHash: null,
  schemaVersion: 1,
  savedAt: 1,
});

describe.each(STORES)('a file that cannot be stored (%s)', (_, open) => {
  it.each([
    ['the pictures', (db: LocalDatabase) => fullAfter(db, 2)],
    ['the design', fullForDesigns],
  ])('leaves nothing when the disk is full at %s', async (_at, fail) => {
    const world = worldOver(await open());
    fail(world.db);
    expect(await world.open(fileOf(pictures))).toEqual({ ok: false, reason: 'notKept' });
    vi.restoreAllMocks();
    await world.work.journal.flush();
    const { designs, journal, assets } = await world.db.dump();
    expect({ designs, journal, assets }).toEqual({ designs: [], journal: [], assets: [] });
  });

  it('keeps pictures that existed before', async () => {
    const world = worldOver(await open());
    await world.work.assets.putAsset(new Blob([pictures[1] ?? '']));
    const before = await shas(world.db);
    fullForDesigns(world.db);
    expect(await world.open(fileOf(pictures))).toMatchObject({ ok: false });
    expect(await shas(world.db)).toEqual(before);
  });

  it.each([
    ['a design', async (db: LocalDatabase, sha: string) => db.updateDesign('ben', 'other', () => namedBy(sha))],
    [
      'only a snapshot',
      async (db: LocalDatabase, sha: string) => {
        await db.writeDesign(namedBy(sha));
        await db.updateDesign('ben', 'other', () => namedBy(''));
      },
    ],
    [
      'a quarantined record',
      async (db: LocalDatabase, sha: string) =>
        db.quarantine(
          { id: 'other', owner: 'ben', reason: 'badShape', at: 1, raw: namedBy(sha) },
          { store: 'designs' },
        ),
    ],
  ])('keeps a picture that %s has started to name meanwhile', async (_by, name) => {
    const world = worldOver(await open());
    const { putAsset, writeDesign } = world.db;
    let meanwhile = '';
    vi.spyOn(world.db, 'putAsset').mockImplementation(async (record) => {
      meanwhile ||= record.sha;
      return putAsset(record);
    });
    vi.spyOn(world.db, 'writeDesign').mockImplementation(async () => {
      if (meanwhile) await name({ ...world.db, writeDesign }, meanwhile);
      throw quotaExceeded();
    });
    expect(await world.open(fileOf(pictures))).toMatchObject({ ok: false });
    expect(await shas(world.db)).toEqual([meanwhile]);
  });

  it('keeps a picture that somebody else has put meanwhile and not named yet', async () => {
    const world = worldOver(await open());
    vi.spyOn(world.db, 'writeDesign').mockImplementation(async () => {
      await createAssets({ db: world.db }).putAsset(new Blob([pictures[2] ?? '']));
      throw quotaExceeded();
    });
    expect(await world.open(fileOf(pictures))).toMatchObject({ ok: false });
    expect(await world.db.dump()).toMatchObject({ assets: [{ height: 4 }] });
  });

  it('removes nothing of a file that was opened before', async () => {
    const world = worldOver(await open());
    const first = await world.open(fileOf(pictures.slice(0, 2)));
    if (!first.ok) throw new Error(first.reason);
    fullForDesigns(world.db);
    expect(await world.open(fileOf(pictures))).toMatchObject({ ok: false });
    const storedDesign = await world.work.journal.load(first.id, 'ann');
    if (storedDesign.kind !== 'draft') throw new Error(storedDesign.kind);
    expect(storedDesign.missingAssets).toEqual([]);
    expect(await shas(world.db)).toEqual(
      imageRefsOf(storedDesign.draft.design)
        .map((ref) => ref.slice('asset:'.length))
        .sort(),
    );
  });
});
