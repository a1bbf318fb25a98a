// All data of a device: read, replaced and removed whole or not at all; exported to a file and imported; and protection against
// bad files.
import { describe, expect, it, vi } from 'vitest';
import type { Design } from '@/schemas/design';
import { createAssets } from '@/service/localDrafts/assets';
import { contentHash } from '@/service/localDrafts/contentHash';
import { createDeviceData } from '@/service/localDrafts/deviceData';
import { readDeviceFile, writeDeviceFile } from '@/service/localDrafts/deviceFile';
import type { AssetRecord, DesignRecord, DeviceContent, LocalDatabase } from '@/service/localDrafts/records';
import { imageLayer, sampleDesign, textLayer } from '@/tests/support/designs';
import { htmlNamedPng, solid, truncated } from '@/tests/support/images';
import { freshDevice, journalOver, quotaExceeded, STORES } from './world';

const decode = async () => ({ width: 1, height: 1 });

/** A device with two owners, snapshots, a picture and a quarantined record. */
async function worked(db: LocalDatabase) {
  const assets = createAssets({ db });
  const ref = await assets.putAsset(new Blob([solid(6, 5)]));
  await assets.noteUpload(ref, 'ann', '/api/files/1');
  const over = journalOver(db);
  const edit = async (design: Design, owner: string) => {
    over.journal.edit(design, { owner, baseRev: 0 });
    await over.journal.flush();
  };
  await edit(sampleDesign({ id: 'a', name: 'First' }), 'ann');
  await edit(sampleDesign({ id: 'a', name: 'Second', layers: [imageLayer('p', ref)] }), 'ann');
  await edit(sampleDesign({ id: 'b', name: 'Other' }), 'visitor');
  await edit(sampleDesign({ id: 'c', name: 'Broken' }), 'visitor');
  const raw = { doc: 'half a docum', id: 'c', owner: 'visitor' };
  await db.quarantine({ id: 'c', owner: 'visitor', reason: 'badJson', at: 7, raw }, { store: 'designs' });
  await db.keepReport({ id: 'a', owner: 'ann', report: '{"notes":[]}' });
  return { ...over, ref, edit };
}

/** The content without snapshot numbers, pictures as bytes. */
async function contentOf(db: LocalDatabase) {
  const { designs, journal, assets, quarantine, reports } = await db.dump();
  const bytes = ({ blob, ...rest }: AssetRecord) => blob.text().then((text) => ({ ...rest, type: blob.type, text }));
  return {
    designs,
    journal: (journal as (DesignRecord & { seq: number })[]).map(({ seq: _, ...record }) => record),
    assets: await Promise.all(assets.map(bytes)),
    quarantine,
    reports,
  };
}

const plain = (content: DeviceContent<unknown>) =>
  ({
    ...content,
    journal: (content.journal as (DesignRecord & { seq?: number })[]).map(({ seq: _, ...record }) => record),
  }) as DeviceContent;

describe.each(STORES)('the whole content of the %s store', (_, open) => {
  it('is restored equal on another device, in place of its content', async () => {
    const db = await open();
    await worked(db);
    const before = await contentOf(db);
    expect([before.designs, before.journal, before.assets, before.reports].map((all) => all.length)).toEqual([
      2, 4, 1, 1,
    ]);
    const dumped = plain(await db.dump());
    const other = await open();
    await other.writeDesign({ ...(dumped.designs[0] as DesignRecord), id: 'z' });
    await other.restore(dumped);
    expect(await contentOf(other)).toEqual(before);
    const { journal } = journalOver(other);
    expect(await journal.load('a', 'ann')).toMatchObject({ kind: 'draft', draft: { design: { dialName: 'Second' } } });
    expect((await other.snapshots('ann', 'a')).map(({ seq }) => seq).length).toBe(2);
    expect((await other.snapshots('ann', 'a'))[0]?.record).toMatchObject({ hash: before.journal[1]?.hash });
  });

  it('can be removed, and accepts new work afterwards', async () => {
    const db = await open();
    const { edit } = await worked(db);
    await db.clear();
    expect(await contentOf(db)).toEqual({ designs: [], journal: [], assets: [], quarantine: [], reports: [] });
    await edit(sampleDesign({ id: 'n' }), 'ann');
    expect(await db.listDesigns('ann')).toMatchObject([{ id: 'n' }]);
  });
});

describe.each(STORES)('removing the content of the %s store', (_, open) => {
  it('keeps the designs to be spared, their snapshots, their quarantined records, and the pictures', async () => {
    const db = await open();
    await worked(db);
    const before = await contentOf(db);
    await db.clear(['a']);
    const isA = ({ id }: { id: string }) => id === 'a';
    expect(await contentOf(db)).toEqual({
      designs: (before.designs as DesignRecord[]).filter(isA),
      journal: before.journal.filter(isA),
      assets: before.assets,
      quarantine: before.quarantine.filter(isA),
      reports: before.reports,
    });
  });
});

describe('a device that cannot store all', () => {
  it('keeps what it had when a record cannot be stored', async () => {
    const db = await freshDevice();
    await worked(db);
    const before = await contentOf(db);
    const content = plain(await db.dump());
    const [first] = content.designs;
    if (!first) throw new Error('nothing dumped');
    const bad = { ...content, designs: [{ ...first, doc: (() => '') as unknown as string }, ...content.designs] };
    await expect(db.restore(bad)).rejects.toMatchObject({ name: 'DataCloneError' });
    expect(await contentOf(db)).toEqual(before);
  });

  it('keeps what it had when the disk is full half-way', async () => {
    const db = await freshDevice();
    await worked(db);
    const before = await contentOf(db);
    const content = plain(await db.dump());
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore) {
      (this.transaction as unknown as { _abort(name: string): void })._abort('QuotaExceededError');
      throw quotaExceeded();
    });
    await expect(db.restore(content)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    vi.restoreAllMocks();
    expect(await contentOf(db)).toEqual(before);
  });
});

describe('a device exported to a file', () => {
  const device = async () => {
    const db = await freshDevice();
    return { db, ...(await worked(db)) };
  };

  it('is restored with designs, snapshots, pictures and quarantined records', async () => {
    const { db } = await device();
    const before = await contentOf(db);
    const content = await readDeviceFile(JSON.parse(await writeDeviceFile(await db.dump(), 9)), decode);
    if (!content) throw new Error('refused');
    await db.clear();
    await db.restore(content);
    const aside = [{ id: 'c', owner: 'visitor', reason: 'badJson', at: 7, raw: { doc: 'half a docum' } }];
    expect(await contentOf(db)).toEqual({ ...before, quarantine: aside });
  });

  it('quarantines damaged records, omits damaged pictures, and can be read again', async () => {
    const { db } = await device();
    const dumped = await db.dump();
    const [good] = dumped.designs as DesignRecord[];
    const [asset] = dumped.assets;
    if (!good || !asset) throw new Error('nothing dumped');
    const content = {
      ...dumped,
      designs: [{ ...good, hash: 'other' }, { id: 'half' }, 7],
      assets: [{ ...asset, blob: new Blob([htmlNamedPng]) }, { ...asset, sha: 'f'.repeat(64) }, asset],
    };
    const read = await readDeviceFile(JSON.parse(await writeDeviceFile(content, 9)), decode);
    expect(read?.designs).toEqual([]);
    expect(read?.assets.map(({ sha }) => sha)).toEqual([asset.sha]);
    expect(read?.quarantine.slice(1)).toEqual([
      { id: good.id, owner: good.owner, reason: 'hashMismatch', at: 9, raw: { doc: good.doc } },
      { id: 'half', owner: '', reason: 'badRecord', at: 9, raw: { doc: '{"id":"half"}' } },
      { id: '', owner: '', reason: 'badRecord', at: 9, raw: { doc: '7' } },
    ]);
  });

  type Parts = { designs: DesignRecord[]; journal: unknown[]; assets: { sha: string; base64: string }[] };
  const first = <T>(list: readonly T[]): T => list[0] as T;
  it.each<[string, (file: Parts) => unknown]>([
    ['no object', () => 'hello'],
    ['a missing part', ({ designs }) => ({ designs })],
    ['a changed document', (file) => ({ ...file, designs: [{ ...first(file.designs), doc: '{"a":1}' }] })],
    [
      'an unreadable document with a right hash',
      (file) => ({ ...file, designs: [{ ...first(file.designs), doc: '{"a":1}', hash: contentHash('{"a":1}') }] }),
    ],
    ['a wrong revision', (file) => ({ ...file, designs: [{ ...first(file.designs), baseRev: -1 }] })],
    ['an invalid snapshot', (file) => ({ ...file, journal: [7] })],
    ['another picture', (file) => ({ ...file, assets: [{ ...first(file.assets), base64: 'AAAA' }] })],
    ['a picture that is not base64', (file) => ({ ...file, assets: [{ ...first(file.assets), base64: '%' }] })],
    ['an invalid hash', (file) => ({ ...file, assets: [{ ...first(file.assets), sha: '../x' }] })],
  ])('with %s is refused', async (_, damage) => {
    const { db } = await device();
    const file = JSON.parse(await writeDeviceFile(await db.dump(), 9)) as Parts;
    expect(await readDeviceFile(file, decode)).not.toBeNull();
    expect(await readDeviceFile(damage(file), decode)).toBeNull();
  });

  it('is refused when a picture does not decode or is truncated', async () => {
    const { db } = await device();
    const file = JSON.parse(await writeDeviceFile(await db.dump(), 9));
    expect(await readDeviceFile(file, () => Promise.reject(new Error('no picture')))).toBeNull();
    const cut = truncated(solid(40, 40));
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', cut));
    const asset = {
      sha: Buffer.from(digest).toString('hex'),
      base64: Buffer.from(cut).toString('base64'),
      uploads: [],
    };
    expect(await readDeviceFile({ ...file, assets: [asset] }, decode)).toBeNull();
  });
});

describe('the data of a device under an open journal', () => {
  it('writes pending edits, and forgets deleted designs', async () => {
    const db = await freshDevice();
    const { journal, events } = journalOver(db);
    const device = createDeviceData({ db, journal, inUse: async () => [], broadcast: null, now: () => 9, decode });
    const onChange = vi.fn();
    device.onReplaced(onChange);
    const design = sampleDesign({ id: 'a', layers: [textLayer('t')] });
    journal.edit(design, { owner: 'ann', baseRev: 0, typing: true });
    const content = await device.read(JSON.parse(await device.write()));
    expect(content?.designs).toMatchObject([{ id: 'a' }]);
    await journal.acknowledge({ sent: design, saved: design, owner: 'ann', baseRev: 5 });

    await device.clear();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(await journal.load('a', 'ann')).toEqual({ kind: 'none' });
    // The same content again: it counts as new, without a revision.
    journal.edit(design, { owner: 'ann', baseRev: 0 });
    await journal.flush();
    expect(await db.readDesign('ann', 'a')).toMatchObject({ baseRev: 0, acknowledgedHash: null });

    if (!content) throw new Error('refused');
    await device.replace(content);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(await journal.load('a', 'ann')).toMatchObject({ kind: 'draft', draft: { baseRev: 0, unsaved: true } });
    expect(events.filter(({ type }) => type === 'localFailed')).toEqual([]);
  });
});
