// Versions of a design in the account: recorded with each save, pruned, named, deleted with the design, uploaded from a device.
import { describe, expect, it } from 'vitest';
import { VERSIONS_NAMED_MAX, VERSIONS_SAVED_MAX } from '@/schemas/limits';
import { imageLayer, sampleDesign } from '../support/designs';
import { imageFile, solid } from '../support/images';
import { formOf, MEDIA, OTHER, START, type World, worlds } from './world';

const open = worlds();

const doc = (name: string, layers: object[] = []) => sampleDesign({ id: 'd1', name, layers });

/** Saves states of the design one after another, each based on the one before. */
function saver(world: World) {
  let rev = 0;
  return async (name: string, layers: object[] = []) => {
    const body = { id: 'd1', baseRev: rev, saveId: `save-${String(rev).padStart(5, '0')}`, doc: doc(name, layers) };
    const answer = await world.send('draftSave', { body });
    if (answer.code === 200) rev = answer.data.rev;
    return answer;
  };
}
const list = async (world: World): Promise<{ id: string; rev: number; name: string; savedAt: number }[]> =>
  (await world.send('versionPage', { params: { id: 'd1', size: '100' } })).data.records;
const name = (world: World, id: string, to: string) => world.send('versionName', { body: { id, name: to } });

describe.each(MEDIA)('versions on %s', (medium) => {
  it('each save is a version, newest first, and comes back equal; saving the same content twice makes one', async () => {
    const world = await open(medium);
    const save = saver(world);
    await save('One');
    world.clock.now += 1000;
    await save('Two');
    await save('Two');
    const versions = await list(world);
    expect(versions.map(({ rev, savedAt }) => [rev, savedAt])).toEqual([
      [2, START + 1000],
      [1, START],
    ]);
    const { data } = await world.send('versionGet', { params: { id: versions[1]!.id } });
    expect(data).toMatchObject({ draftId: 'd1', rev: 1, name: '', doc: doc('One') });
  });

  it('keeps the last saves and every named one, and reports after a name is removed that it is one of the saves', async () => {
    const world = await open(medium);
    const save = saver(world);
    await save('First');
    expect((await name(world, 'd1.r1', '  Sent to client ')).data).toMatchObject({ name: 'Sent to client' });
    for (let n = 2; n <= VERSIONS_SAVED_MAX + 3; n += 1) await save(`Save ${n}`);
    const revs = (await list(world)).map(({ rev }) => rev);
    expect([revs.length, revs[0], revs.at(-2), revs.at(-1)]).toEqual([
      VERSIONS_SAVED_MAX + 1,
      VERSIONS_SAVED_MAX + 3,
      4,
      1,
    ]);
    expect((await world.send('versionGet', { params: { id: 'd1.r3' } })).code).toBe(404);
    await name(world, 'd1.r1', '');
    expect((await list(world)).map(({ rev }) => rev)).not.toContain(1);
  });

  it('refuses to name more than the limit, and says what to do', async () => {
    const world = await open(medium);
    const save = saver(world);
    for (let n = 1; n <= VERSIONS_NAMED_MAX + 1; n += 1) {
      await save(`Save ${n}`);
      if (n <= VERSIONS_NAMED_MAX) await name(world, `d1.r${n}`, `Name ${n}`);
    }
    const last = `d1.r${VERSIONS_NAMED_MAX + 1}`;
    const refused = await name(world, last, 'Extra');
    expect([refused.code, refused.envelope.enMsg]).toEqual([
      409,
      '50 versions already have names. Delete one or remove a name, then name this one.',
    ]);
    await world.send('versionDelete', { params: { id: 'd1.r7' } });
    expect((await name(world, last, 'Extra')).code).toBe(200);
  });

  it('are deleted with their design', async () => {
    const world = await open(medium);
    await saver(world)('One');
    await world.send('draftDelete', { params: { id: 'd1' } });
    expect((await world.send('versionGet', { params: { id: 'd1.r1' } })).code).toBe(404);
    expect((await world.send('versionPage', { params: { id: 'd1' } })).code).toBe(404);
  });

  it('a refused save leaves no version', async () => {
    const world = await open(medium);
    const save = saver(world);
    await save('One');
    const body = { id: 'd1', baseRev: 7, saveId: 'behind-the-rev', doc: doc('Lost') };
    expect((await world.send('draftSave', { body })).code).toBe(409);
    expect((await list(world)).map(({ rev }) => rev)).toEqual([1]);
  });

  it('a version from a device is inserted before those of the account, once, and counts against the limit', async () => {
    const world = await open(medium);
    await saver(world)('Saved');
    const keep = (versionId: string, from: string, named = '') =>
      world.send('versionKeep', { body: { id: 'd1', versionId, name: named, savedAt: 5, doc: doc(from) } });
    await keep('device-0002', 'Newer on the device', 'Trial');
    await keep('device-0001', 'Older on the device');
    await keep('device-0001', 'Older on the device');
    expect((await list(world)).map((one) => [one.rev, one.name, one.savedAt])).toEqual([
      [1, '', START],
      [0, 'Trial', 5],
      [0, '', 5],
    ]);
    for (let n = 0; n < VERSIONS_SAVED_MAX - 2; n += 1) await keep(`device-1${String(n).padStart(4, '0')}`, `Old ${n}`);
    expect((await keep('device-20000', 'Too old')).data).toBeNull();
    expect(await list(world)).toHaveLength(VERSIONS_SAVED_MAX + 1);
  });

  it('a version from a device that is the state next to it is not listed twice, and gives that one its name', async () => {
    const world = await open(medium);
    const save = saver(world);
    await save('Before');
    world.clock.now += 1000;
    await save('Same');
    const keep = (versionId: string, from: string, named = '') =>
      world.send('versionKeep', {
        body: { id: 'd1', versionId, name: named, savedAt: world.clock.now - 1, doc: doc(from) },
      });
    const named = async () => (await list(world)).map((one) => [one.rev, one.name]);
    expect((await keep('device-0001', 'Same')).data).toMatchObject({ id: 'd1.r2', name: '' });
    expect(await named()).toEqual([
      [2, ''],
      [1, ''],
    ]);
    for (let n = 0; n < 2; n += 1)
      expect((await keep('device-0002', 'Same', 'Sent')).data).toMatchObject({ id: 'd1.r2', name: 'Sent' });
    // A name is never replaced, and an equal state further back is another state of the history.
    await keep('device-0003', 'Same', 'Sent again');
    world.clock.now += 1000;
    await save('After');
    await keep('device-0004', 'Before');
    expect(await named()).toEqual([
      [3, ''],
      [0, ''],
      [2, 'Sent'],
      [0, 'Sent again'],
      [1, ''],
    ]);
  });

  it("another person's versions do not exist, and cannot be added to", async () => {
    const world = await open(medium);
    await saver(world)('Mine');
    const { token } = (await world.signIn({ phone: OTHER.phone })).data;
    expect((await world.send('versionGet', { params: { id: 'd1.r1' }, token })).code).toBe(404);
    expect((await world.send('versionName', { body: { id: 'd1.r1', name: 'Theirs' }, token })).code).toBe(404);
    const brought = { id: 'd1', versionId: 'from-others', name: '', savedAt: 1, doc: doc('Theirs') };
    expect((await world.send('versionKeep', { body: brought, token })).code).toBe(404);
    await world.send('versionDelete', { params: { id: 'd1.r1' }, token });
    expect((await list(world)).map((one) => one.name)).toEqual(['']);
  });

  it('a picture that only a version uses cannot be deleted until the version is deleted', async () => {
    const world = await open(medium);
    const save = saver(world);
    const { data: file } = await world.send('upload', { body: formOf(imageFile(solid(5, 5), 'moon.png')) });
    await save('With it', [imageLayer('pic', file.url)]);
    await save('Without it');
    const remove = () => world.send('pictureDelete', { params: { id: file.id } });
    const refused = await remove();
    expect([refused.code, refused.data.use.designs]).toEqual([
      409,
      [{ id: 'd1', dialNameCn: '', dialName: 'Without it' }],
    ]);
    await world.send('versionDelete', { params: { id: 'd1.r1' } });
    expect((await remove()).code).toBe(200);
    expect((await world.send('picturePage')).data.records).toEqual([]);
  });
});
