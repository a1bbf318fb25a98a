// Pictures of the copies of a saved design: `imageUrl` answers with a PNG, at most one per copy and mode, deleted with the design.
import { describe, expect, it } from 'vitest';
import { pictureHeader } from '@/bytes/picture/pictureHeader';
import type { Design } from '@/schemas/design';
import { COPY_PICTURE_BYTES_MAX, COPY_PICTURE_SIDE } from '@/schemas/limits';
import { designContent } from '@/schemas/savedFacts';
import { htmlNamedPng, imageFile, jpeg, noise, solid } from '../support/images';
import { faceDesign, publisher } from './publishing';
import { formOf, MEDIA, MODERATOR, OTHER, type World, worlds } from './world';

const open = worlds();
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** A design with a watch copy in both modes and a chip copy. */
function design(name = 'Aurora'): Design {
  const [watch, chip] = faceDesign('d1', { both: true, name }).copies;
  if (!watch || !chip) throw new Error('two copies');
  return {
    ...faceDesign('d1', { both: true, name }),
    copies: [{ ...watch, ambient: watch.normal }, chip],
  };
}
const PLACES = [
  ['d1-a', 'normal'],
  ['d1-a', 'ambient'],
  ['d1-f', 'normal'],
] as const;

type Picture = { copyId: string; mode: string; png: string };
const picture = (copyId: string, mode: string, png: Uint8Array): Picture => ({ copyId, mode, png: base64(png) });
/** A picture of each copy and mode. The color tells them apart. */
const pictures = (shade = 0x10): Picture[] =>
  PLACES.map(([copyId, mode], at) => picture(copyId, mode, solid(240, 240 - at, `#${shade}00${at}0`)));

function designer(world: World) {
  let rev = 0;
  const self = {
    async save(doc: unknown = design()) {
      const body = { id: 'd1', baseRev: rev, saveId: `save-${String(rev).padStart(5, '0')}`, doc };
      const answer = await world.send('draftSave', { body });
      if (answer.code === 200) rev = answer.data.rev;
      return answer;
    },
    send: (list: readonly object[], over: object = {}) =>
      world.send('draftPictures', { body: { id: 'd1', rev, pictures: list, ...over } }),
    doc: async () => (await world.send('draftGet', { params: { id: 'd1' } })).data.doc,
    /** The address of each copy and mode, in the order of `PLACES`. */
    urls: async () => urlsOf(await self.doc()),
  };
  return self;
}
const urlsOf = (doc: Design): string[] =>
  PLACES.map(([id, mode]) => doc.copies.find((copy) => copy.id === id)?.[mode]?.imageUrl ?? '');
const statusOf = async (world: World, url: string) =>
  (await world.ask('file', { params: { id: url.slice('/api/files/'.length) }, token: null })).status;
const statuses = (world: World, urls: readonly string[]) => Promise.all(urls.map((url) => statusOf(world, url)));

describe.each(MEDIA)('pictures of copies on %s', (medium) => {
  it('L16 are the imageUrl of each copy and mode, wherever the owner reads the design, and answer as sent', async () => {
    const world = await open(medium);
    const mine = designer(world);
    await mine.save();
    expect(await mine.urls()).toEqual(['', '', '']);
    const sent = pictures();
    const { code, data } = await mine.send(sent);
    expect(code).toBe(200);
    const urls = await mine.urls();
    expect(data).toEqual(PLACES.map(([copyId, mode], at) => ({ copyId, mode, imageUrl: urls[at] })));
    for (const [at, url] of urls.entries()) {
      const response = await world.ask('file', { params: { id: url.slice('/api/files/'.length) }, token: null });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(base64(bytes)).toBe(sent[at]?.png);
      expect(pictureHeader(bytes)).toMatchObject({ width: 240, height: 240 - at });
    }
    const doc = await mine.doc();
    expect(doc.copies.map((copy: { imageUrl?: string }) => copy.imageUrl)).toEqual([urls[0], urls[2]]);
    expect(designContent(doc)).toEqual(designContent(design()));
    const listed = (await world.send('draftPage')).data.records[0].doc;
    const face = (await world.send('faceGet', { params: { id: 'd1' } })).data.doc;
    const faces = (await world.send('facePage')).data.records[0].doc;
    for (const other of [listed, face, faces]) expect(other).toEqual(doc);
  });

  it('L16 replace those of their copy and mode and no others, and the old addresses answer 404', async () => {
    const world = await open(medium);
    const mine = designer(world);
    await mine.save();
    await mine.send(pictures());
    const before = await mine.urls();
    await mine.save(design('Renamed'));
    // Until new ones arrive, and where drawing failed, the previous picture stays.
    expect(await mine.urls()).toEqual(before);
    await mine.send([picture('d1-a', 'ambient', solid(120, 120))]);
    const after = await mine.urls();
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(after[1]).not.toBe(before[1]);
    expect(await statuses(world, [...before, ...after])).toEqual([200, 404, 200, 200, 200, 200]);
  });

  it('L16 keep their addresses when the same pictures arrive again', async () => {
    const world = await open(medium);
    const mine = designer(world);
    await mine.save();
    const first = await mine.send(pictures());
    expect((await mine.send(pictures())).data).toEqual(first.data);
    expect(await statuses(world, await mine.urls())).toEqual([200, 200, 200]);
  });

  it('L16 are deleted with their copy or mode, and all with the design', async () => {
    const world = await open(medium);
    const mine = designer(world);
    await mine.save();
    await mine.send(pictures());
    const urls = await mine.urls();
    const [watch, chip] = design().copies;
    await mine.save({ ...design(), copies: [{ ...watch, ambient: null }, chip] });
    expect(await statuses(world, urls)).toEqual([200, 404, 200]);
    // A mode that comes back starts without a picture.
    await mine.save();
    expect(await mine.urls()).toEqual([urls[0], '', urls[2]]);
    expect((await world.send('faceDeleteSingle', { params: { id: 'd1-f' } })).code).toBe(200);
    expect(await statuses(world, urls)).toEqual([200, 404, 404]);
    expect((await world.send('draftDelete', { params: { id: 'd1' } })).code).toBe(200);
    expect(await statuses(world, urls)).toEqual([404, 404, 404]);
    expect((await mine.send(pictures())).code).toBe(404);
  });

  it('L16 are not content: versions, save ids, builds and version documents ignore them', async () => {
    const world = await open(medium);
    const mine = designer(world);
    await mine.save();
    await mine.send(pictures());
    const pictured = await mine.doc();
    const claimed = {
      ...pictured,
      copies: [{ ...pictured.copies[0], imageUrl: '/api/files/other' }, pictured.copies[1]],
    };
    for (const doc of [pictured, claimed, design()]) expect((await mine.save(doc)).code).toBe(200);
    expect(await mine.doc()).toEqual(pictured);
    const versions = (await world.send('versionPage', { params: { id: 'd1' } })).data;
    expect(versions.total).toBe(1);
    const { doc } = (await world.send('versionGet', { params: { id: versions.records[0].id } })).data;
    expect(urlsOf(doc)).toEqual(['', '', '']);
    const repeated = { id: 'd1', baseRev: 0, saveId: 'save-00000', doc: pictured };
    expect((await world.send('draftSave', { body: repeated })).data.rev).toBe(1);
  });

  it('L16 stay private to the owner: reviewers and the public get the design without them', async () => {
    const world = await open(medium);
    const face = publisher(world, 'f1');
    await face.save();
    const png = base64(solid(9, 9));
    const body = { id: 'f1', rev: face.rev(), pictures: [{ copyId: 'f1-a', mode: 'normal', png }] };
    expect((await world.send('draftPictures', { body })).code).toBe(200);
    await face.publish();
    await face.build();
    const { token } = (await world.signIn({ phone: MODERATOR.phone })).data;
    const seen = await world.send('moderationPage', { token });
    expect(seen.data.records[0].doc.copies[0].normal.imageUrl).toBe('');
    await face.audit(token, true);
    const live = await world.send('faceGet', { params: { id: 'f1' }, token });
    expect(live.data.doc.copies[0].normal.imageUrl).toBe('');
    expect((await face.face()).doc).toMatchObject({
      copies: [{ normal: { imageUrl: expect.stringMatching(/^\/api\/files\/copy-/) } }],
    });
  });

  it('L16 are not uploads: "My pictures" neither lists nor deletes them', async () => {
    const world = await open(medium);
    const mine = designer(world);
    await mine.save();
    await world.send('upload', { body: formOf(imageFile(solid(5, 5), 'mine.png')) });
    await mine.send([...pictures().slice(1), picture('d1-a', 'normal', solid(5, 5))]);
    const { data } = await world.send('picturePage');
    expect(data.records.map(({ name, use }: { name: string; use: object }) => [name, use])).toEqual([
      ['mine.png', { designs: [], designCount: 0, sets: [], elsewhere: false }],
    ]);
    const urls = await mine.urls();
    await world.send('pictureDelete', { params: { id: (urls[0] ?? '').slice('/api/files/'.length) } });
    // The same bytes as an upload of its own: deleting the upload leaves the picture.
    await world.send('pictureDelete', { params: { id: data.records[0].id } });
    expect(await statuses(world, urls)).toEqual([200, 200, 200]);
  });

  it('L16 of an older revision, of an unknown copy and of another person are refused, and nothing changes', async () => {
    const world = await open(medium);
    const mine = designer(world);
    await mine.save();
    await mine.send(pictures());
    await mine.save(design('Newer'));
    const before = await mine.urls();
    const stale = await mine.send(pictures(0x55), { rev: 1 });
    expect([stale.code, stale.data]).toEqual([409, { rev: 2 }]);
    for (const [copyId, mode] of [
      ['d1-f', 'ambient'],
      ['ghost', 'normal'],
    ] as const)
      expect((await mine.send([...pictures(0x55), picture(copyId, mode, solid(9, 9))])).code).toBe(400);
    const { token } = (await world.signIn({ phone: OTHER.phone })).data;
    const body = { id: 'd1', rev: 2, pictures: pictures(0x55) };
    expect((await world.send('draftPictures', { body, token })).code).toBe(404);
    expect((await world.send('draftPictures', { body, token: null })).code).toBe(403);
    expect(await mine.urls()).toEqual(before);
  });

  it.each([
    ['a JPEG', jpeg],
    ['HTML', htmlNamedPng],
    ['cut off', solid(60, 60).subarray(0, 60)],
    ['wider than allowed', solid(COPY_PICTURE_SIDE + 1, 9)],
    ['higher than allowed', solid(9, COPY_PICTURE_SIDE + 1)],
    ['larger than allowed', noise(200, 200)],
    ['empty', new Uint8Array()],
  ])('%s is refused, with all others of the call', async (_, bytes) => {
    const world = await open(medium);
    const mine = designer(world);
    await mine.save();
    const [first] = pictures();
    expect((await mine.send([first ?? {}, picture('d1-f', 'normal', bytes)])).code).toBe(400);
    expect(await mine.urls()).toEqual(['', '', '']);
  });

  it('no picture, two of one mode, and text that is not base64 are refused', async () => {
    const world = await open(medium);
    const mine = designer(world);
    await mine.save();
    const [first] = pictures();
    for (const list of [[], [first, first], [{ ...first, png: '<svg/>' }]] as object[][])
      expect((await mine.send(list)).code).toBe(400);
    expect(noise(200, 200).length).toBeGreaterThan(COPY_PICTURE_BYTES_MAX);
  });

  it('a picture of a copy cannot be used by a layer', async () => {
    const world = await open(medium);
    const mine = designer(world);
    await mine.save();
    await mine.send(pictures());
    const [url] = await mine.urls();
    const layer = { uuid: 'picture', label: 'Picture', nodeType: 'image', style: { url } };
    expect((await mine.save(faceDesign('d1', { both: true, layers: [layer] }))).code).toBe(400);
  });
});
