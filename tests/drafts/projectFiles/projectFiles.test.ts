// From the open design to a file and back to a device: pictures, ids, names, and each refused file.
import { describe, expect, it, vi } from 'vitest';
import { collectImages } from '@/drafts/projectFiles/collectImages';
import { projectFileName } from '@/drafts/projectFiles/fileName';
import { openProjectFile } from '@/features/importing/file/openProjectFile';
import en from '@/locales/en/import.json';
import zh from '@/locales/zh/import.json';
import { PROJECT_FILE_BYTES_MAX, type ProjectImages, writeProjectFile } from '@/output/projectFile';
import { writeProjectZip } from '@/output/projectZip';
import type { Design } from '@/schemas/design';
import { imageRefsOf } from '@/schemas/imageRefs';
import { asNewDesign } from '@/service/localDrafts/asNewDesign';
import { createAssets } from '@/service/localDrafts/assets';
import { createJournal } from '@/service/localDrafts/createJournal';
import { memoryDatabase } from '@/service/localDrafts/memoryDatabase';
import { timers } from '@/service/localDrafts/schedule';
import { imageLayer, sampleDesign } from '@/tests/support/designs';
import { claiming, htmlNamedPng, jpeg, pngOfSize, solid, svgNamedPng, truncated } from '@/tests/support/images';

const ASSET = `asset:${'a'.repeat(64)}`;
const FILE = '/api/files/abc.png';

function device() {
  const db = memoryDatabase();
  const write = vi.spyOn(db, 'writeDesign');
  const keep = vi.spyOn(db, 'putAsset');
  const journal = createJournal({ db, now: () => 1, schedule: timers });
  return { db, write, keep, work: { journal, assets: createAssets({ db }), owner: () => 'ann' } };
}

let ids = 0;
const newId = () => {
  ids += 1;
  return `fresh-${ids}`;
};
const decode = async () => ({ width: 1, height: 1 });
const open = (text: BlobPart, { work }: ReturnType<typeof device>) =>
  openProjectFile(new Blob([text]), { work, newId, decode });
const png = (bytes: Uint8Array<ArrayBuffer>): ProjectImages => new Map([[ASSET, { type: 'image/png', bytes }]]);
const pictured = (bytes: Uint8Array<ArrayBuffer>) =>
  writeProjectFile(sampleDesign({ id: 'old', layers: [imageLayer('p', ASSET)] }), png(bytes));

describe('opening a file', () => {
  it('makes a new design with its pictures on this device', async () => {
    const world = device();
    const design = sampleDesign({
      id: 'old',
      name: 'Harbour',
      layers: [imageLayer('p', ASSET), imageLayer('q', FILE), imageLayer('r', '/api/files/gone')],
    });
    const images: ProjectImages = new Map([
      [ASSET, { type: 'image/png', bytes: solid(5, 4) }],
      [FILE, { type: 'image/jpeg', bytes: jpeg }],
    ]);
    const opened = await open(writeProjectFile(design, images), world);
    if (!opened.ok) throw new Error(opened.reason);
    expect(opened.missing).toBe(1);
    expect(opened.id).not.toBe('old');
    const loaded = await world.work.journal.load(opened.id, 'ann');
    if (loaded.kind !== 'draft') throw new Error(loaded.kind);
    const loadedDesign = loaded.draft.design;
    expect(loadedDesign).toMatchObject({ id: opened.id, dialName: 'Harbour' });
    expect(loaded.draft).toMatchObject({ baseRev: 0, unsaved: true });
    const refs = imageRefsOf(loadedDesign);
    expect(refs).toEqual([
      expect.stringMatching(/^asset:[0-9a-f]{64}$/),
      expect.stringMatching(/^asset:[0-9a-f]{64}$/),
      '/api/files/gone',
    ]);
    const bytes = async (ref: string | undefined) =>
      new Uint8Array((await (await world.work.assets.getAsset(ref as `asset:${string}`))?.blob.arrayBuffer()) ?? []);
    expect(await bytes(refs[0])).toEqual(solid(5, 4));
    expect(await bytes(refs[1])).toEqual(jpeg);
  });

  it('gives the same result for a zip as for the older JSON text', async () => {
    const world = device();
    const design = sampleDesign({ id: 'old', name: 'Harbour', layers: [imageLayer('p', ASSET)] });
    const images = new Map([[ASSET, { type: 'image/png' as const, bytes: solid(5, 4) }]]);
    const opened = await open(await writeProjectZip(design, images), world);
    if (!opened.ok) throw new Error(opened.reason);
    expect(opened.missing).toBe(0);
    const loaded = await world.work.journal.load(opened.id, 'ann');
    if (loaded.kind !== 'draft') throw new Error(loaded.kind);
    expect(loaded.draft.design.copies[0]?.normal.nodeList).toHaveLength(2);
    const [ref] = imageRefsOf(loaded.draft.design);
    expect((await world.work.assets.getAsset(ref as `asset:${string}`))?.size).toBe(solid(5, 4).length);
  });

  it('twice creates two designs', async () => {
    const world = device();
    const text = writeProjectFile(sampleDesign(), new Map());
    const [first, second] = [await open(text, world), await open(text, world)];
    expect(first.ok && second.ok && first.id !== second.id).toBe(true);
    expect(await world.work.journal.list('ann')).toHaveLength(2);
  });

  it.each<[string, () => BlobPart, string]>([
    ['text', () => 'hello', 'notProjectFile'],
    ['a picture', () => solid(4, 4), 'notProjectFile'],
    ['HTML as a picture', () => pictured(htmlNamedPng), 'badImage'],
    ['an SVG as a picture', () => pictured(svgNamedPng), 'badImage'],
    ['a JPEG that claims to be a PNG', () => pictured(jpeg), 'badImage'],
    ['a truncated picture', () => pictured(truncated(solid(40, 40))), 'badImage'],
    ['a picture of 65,535 x 65,535 px', () => pictured(claiming(65_535, 65_535)), 'badImage'],
    ['a picture above the limit', () => pictured(pngOfSize(512_001)), 'badImage'],
    ['25 MB', () => `{"format":"dialwright","version":1,"design":"${'x'.repeat(25 << 20)}","images":{}}`, 'tooLarge'],
  ])('refuses %s and stores nothing', async (_, make, reason) => {
    const world = device();
    expect(await open(make(), world)).toMatchObject({ ok: false, reason });
    expect(world.keep).not.toHaveBeenCalled();
    expect(world.write).not.toHaveBeenCalled();
  });

  it.each(['face.zip', 'face.apk', 'face.xml', 'face.dialwright', 'face.json', 'face'])(
    'reports that %s is empty',
    async (name) => {
      const opened = await openProjectFile(new File([], name), { work: device().work, newId, decode });
      expect(opened).toMatchObject({ ok: false, reason: 'face', refusal: { reason: 'empty' } });
    },
  );

  it('refuses a picture that does not decode', async () => {
    const failing = () => Promise.reject(new DOMException('no picture', 'InvalidStateError'));
    const file = new Blob([pictured(solid(4, 4))]);
    const opened = await openProjectFile(file, { work: device().work, newId, decode: failing });
    expect(opened).toMatchObject({ ok: false, reason: 'badImage', fault: { kind: 'picture', layer: 'Image' } });
  });

  it('refuses a file above the limit without reading it, and an unreadable one', async () => {
    const { work } = device();
    const text = vi.fn(() => Promise.reject(new DOMException('gone', 'NotReadableError')));
    const file = (size: number) => ({ size, text }) as unknown as Blob;
    expect(await openProjectFile(file(PROJECT_FILE_BYTES_MAX + 1), { work, newId })).toEqual({
      ok: false,
      reason: 'tooLarge',
    });
    expect(text).not.toHaveBeenCalled();
    expect(await openProjectFile(file(10), { work, newId })).toEqual({ ok: false, reason: 'unreadable' });
  });

  it.each(['putAsset', 'writeDesign'] as const)('reports a store that fails at %s', async (method) => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const world = device();
    vi.spyOn(world.db, method).mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    expect(await open(pictured(solid(4, 4)), world)).toEqual({ ok: false, reason: 'notKept' });
  });

  it('has a message for every error', () => {
    const reasons = ['tooLarge', 'notProjectFile', 'newerVersion', 'tooDeep', 'tooManyLayers', 'damaged', 'badImage'];
    for (const words of [en.projectFile, zh.projectFile]) {
      expect(Object.keys(words).sort()).toEqual([...reasons, 'unreadable', 'notKept'].sort());
    }
  });
});

describe('adopting a design', () => {
  const two = (active: string | null): Design => {
    const design = sampleDesign({ id: 'old' });
    const [copy] = design.copies;
    if (!copy) throw new Error('no copy');
    return { ...design, audited: true, activeFdId: active, fdIds: ['gone'], copies: [copy, { ...copy, id: 'copy-2' }] };
  };

  it.each([
    ['copy-1', 0],
    ['copy-2', 1],
    ['gone', 0],
    [null, 0],
  ] as const)('keeps %s as the active copy', (active, index) => {
    const own = asNewDesign(two(active), newId);
    const copyIds = own.copies.map(({ id }) => id);
    expect(new Set([...copyIds, own.id, 'old', 'copy-1', 'copy-2']).size).toBe(6);
    expect(own.fdIds).toEqual(copyIds);
    expect(own.activeFdId).toBe(copyIds[index]);
    expect(own.audited).toBe(false);
    expect(own.copies[0]?.normal).toEqual(two(active).copies[0]?.normal);
  });
});

describe('the pictures for a file', () => {
  const design = sampleDesign({ layers: [imageLayer('p', ASSET), imageLayer('q', FILE)] });
  const load = (files: Record<string, BlobPart>) => async (ref: string) => {
    const bytes = files[ref];
    if (!bytes) throw new Error('gone');
    return new Blob([bytes]);
  };

  it('are those that are available; the others are counted', async () => {
    expect(await collectImages(design, load({ [ASSET]: solid(2, 2), [FILE]: jpeg }))).toEqual({
      images: new Map([
        [ASSET, { type: 'image/png', bytes: solid(2, 2) }],
        [FILE, { type: 'image/jpeg', bytes: jpeg }],
      ]),
      missing: 0,
    });
    const partly = await collectImages(design, load({ [ASSET]: solid(2, 2) }));
    expect([[...partly.images.keys()], partly.missing]).toEqual([[ASSET], 1]);
  });

  it.each([
    ['HTML', htmlNamedPng],
    ['a truncated picture', truncated(solid(40, 40))],
  ])('exclude %s, which would make the file unreadable', async (_, bytes) => {
    const { images, missing } = await collectImages(design, load({ [ASSET]: bytes, [FILE]: jpeg }));
    expect([[...images.keys()], missing]).toEqual([[FILE], 1]);
  });
});

it.each([
  ['Harbour', 'Harbour'],
  ['夜航 2', '夜航 2'],
  ['  a/b\\c:d*e?f"g<h>i|j  ', 'a b c d e f g h i j'],
  ['../../etc/passwd', 'etc passwd'],
  ['.hidden.', 'hidden'],
  ['CON', '_CON'],
  ['com1.txt', '_com1.txt'],
  ['console', 'console'],
  ['\u202egnp.exe\0', 'gnp.exe'],
  ['\ud800x', 'x'],
  ['', 'Watch face'],
  ['///', 'Watch face'],
  ['🙂'.repeat(100), '🙂'.repeat(60)],
])('the file of %j is named after it', (name, expected) => {
  expect(projectFileName(name, 'Watch face')).toBe(`${expected}.dialwright`);
});
