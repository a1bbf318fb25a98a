// "My pictures" and picture sets: paged, searched by file name, with their uses; a picture in use cannot be deleted.
import { describe, expect, it } from 'vitest';
import { PICTURE_SETS_MAX } from '@/schemas/limits';
import { imageLayer, sampleDesign } from '../support/designs';
import { imageFile, solid } from '../support/images';
import { formOf, MEDIA, OTHER, type World, worlds } from './world';

const open = worlds();

let side = 1;
const upload = async (world: World, name: string, token?: string) => {
  side += 1;
  const body = formOf(imageFile(solid(side, 2), name));
  world.clock.now += 10;
  return (await world.send('upload', token === undefined ? { body } : { body, token })).data;
};
const names = async (world: World, params: Record<string, string> = {}) =>
  (await world.send('picturePage', { params })).data.records.map((one: { name: string }) => one.name);

describe.each(MEDIA)('pictures on %s', (medium) => {
  it("are listed newest first, in pages, by part of the file name, each person's own", async () => {
    const world = await open(medium);
    for (const name of ['Hour.png', 'minute.png', 'moon-0.png', '月相.png']) await upload(world, name);
    const { token } = (await world.signIn({ phone: OTHER.phone })).data;
    await upload(world, 'theirs.png', token);
    expect(await names(world)).toEqual(['月相.png', 'moon-0.png', 'minute.png', 'Hour.png']);
    expect(await names(world, { size: '2', current: '2' })).toEqual(['minute.png', 'Hour.png']);
    expect([await names(world, { name: 'HOU' }), await names(world, { name: '月' })]).toEqual([
      ['Hour.png'],
      ['月相.png'],
    ]);
    expect(await names(world, { name: '%' })).toEqual([]);
  });

  it('list the designs and sets that use them, and cannot be deleted while in use', async () => {
    const world = await open(medium);
    const dial = await upload(world, 'dial.png');
    const digit = await upload(world, '0.png');
    const doc = sampleDesign({ id: 'd1', name: 'Harbor', layers: [imageLayer('pic', dial.url)] });
    await world.send('draftSave', { body: { id: 'd1', baseRev: 0, saveId: 'save-00001', doc } });
    await world.send('pictureSetSave', { body: { id: 'set-00001', name: 'Digits', files: [digit.id] } });
    const { records } = (await world.send('picturePage')).data;
    expect(records.map(({ use }: { use: unknown }) => use)).toEqual([
      { designs: [], designCount: 0, sets: ['Digits'], elsewhere: false },
      { designs: [{ id: 'd1', dialNameCn: '', dialName: 'Harbor' }], designCount: 1, sets: [], elsewhere: false },
    ]);
    for (const { id } of [dial, digit]) {
      const refused = await world.send('pictureDelete', { params: { id } });
      expect([refused.code, refused.envelope.enMsg]).toEqual([409, 'This picture is in use, so it was not deleted.']);
    }
    await world.send('draftDelete', { params: { id: 'd1' } });
    await world.send('pictureSetDelete', { params: { id: 'set-00001' } });
    for (const { id } of [dial, digit]) expect((await world.send('pictureDelete', { params: { id } })).code).toBe(200);
    expect(await names(world)).toEqual([]);
  });

  it('U18 say how much of the storage of the account is in use', async () => {
    const world = await open(medium);
    const storage = async () => (await world.send('picturePage')).data.storage;
    const { used, most } = await storage();
    expect([used, most]).toEqual([0, 1024 ** 3]);
    const picture = await upload(world, 'dial.png');
    expect((await storage()).used).toBe(picture.fileSize);
    await world.send('pictureDelete', { params: { id: picture.id } });
    expect((await storage()).used).toBe(0);
  });

  it('an avatar is in use', async () => {
    const world = await open(medium);
    const face = await upload(world, 'me.png');
    await world.send('infoUpdate', { body: { username: 'Ann', intro: '', avatar: face.url } });
    const refused = await world.send('pictureDelete', { params: { id: face.id } });
    expect([refused.code, refused.data.use.elsewhere]).toEqual([409, true]);
  });

  it("another person's picture can be neither deleted nor put into a set", async () => {
    const world = await open(medium);
    const mine = await upload(world, 'mine.png');
    const { token } = (await world.signIn({ phone: OTHER.phone })).data;
    await world.send('pictureDelete', { params: { id: mine.id }, token });
    expect(await names(world)).toEqual(['mine.png']);
    const body = { id: 'set-00001', name: 'Taken', files: [mine.id] };
    expect((await world.send('pictureSetSave', { body, token })).code).toBe(400);
  });

  it('a set keeps its order, is replaced by its id, and one over the limit is refused', async () => {
    const world = await open(medium);
    const [one, two] = [await upload(world, '1.png'), await upload(world, '2.png')];
    const save = (id: string, name: string, files: string[]) =>
      world.send('pictureSetSave', { body: { id, name, files } });
    await save('set-00001', 'Digits', [two.id, one.id, two.id]);
    await save('set-00001', 'Numbers', [one.id, two.id]);
    const page = await world.send('pictureSetPage');
    expect(page.data.records).toMatchObject([
      { id: 'set-00001', name: 'Numbers', images: [{ id: one.id }, { id: two.id }] },
    ]);
    for (const [name, files] of [
      ['', [one.id]],
      ['x'.repeat(41), [one.id]],
      ['None', []],
    ] as const)
      expect((await save('set-00002', name, [...files])).code).toBe(400);
    for (let n = 2; n <= PICTURE_SETS_MAX; n += 1)
      await save(`set-${String(n).padStart(5, '0')}`, `Set ${n}`, [one.id]);
    const refused = await save('set-99999', 'One more', [one.id]);
    expect([refused.code, refused.envelope.enMsg]).toEqual([
      409,
      'You already have 200 picture sets. Delete one, then save this one.',
    ]);
  });
});
