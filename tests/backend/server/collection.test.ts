// Collection of stored files: it never deletes a file in use, and deletes every other one.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { BlobFiles } from '@/backend/adapters/blobFiles';
import { collect, startCollection, UNNAMED_MS } from '@/backend/collection';
import type { RecordOf, StoreName } from '@/backend/records';
import { StorageUnavailableError } from '@/backend/shared/ports';
import { publisher } from '../../contract/publishing';
import { formOf, type InsideWorld, insideWorlds, LOGIN } from '../../support/backendWorld';
import { imageLayer, sampleDesign } from '../../support/designs';
import { fontFile, smallFont } from '../../support/fonts';
import { imageFile, solid } from '../../support/images';
import { SQL_MEDIA } from '../../support/media';

const open = insideWorlds();
const DAY_MS = 24 * 3_600_000;
const UNUSED_MS = 30 * DAY_MS;
const EVERYTHING = { order: 'ascending', limit: 1000 } as const;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const OTHER = { id: 'other', phone: '13900000000' };
const MODERATOR = { id: 'moderator', phone: '13600000099', roles: ['moderator' as const] };

async function openWorld(medium: (typeof SQL_MEDIA)[number]) {
  const world = await open(medium, { users: [OTHER, MODERATOR] });
  const { ports } = world.app;
  // The files of a folder have the time of this machine.
  world.clock.now = Date.now();
  const signIn = async (over: Record<string, unknown> = {}): Promise<string> => (await world.signIn(over)).data.token;
  world.token = await signIn();
  const files = ports.blobs as BlobFiles;
  const all = <S extends StoreName>(store: S) => world.uow.ro([store], (tx) => tx.list(store, EVERYTHING));
  const hashes = async (place: 'stored' | 'removed') => {
    const entries = [];
    for await (const part of files.list(place)) entries.push(...part.map(({ hash }) => hash));
    return entries.sort();
  };
  const failures: unknown[] = [];
  return {
    world,
    files,
    all,
    hashes,
    failures,
    signIn,
    /** Runs one round after this time has passed. */
    async round(afterMs = 0) {
      world.clock.now += afterMs;
      const policy = { ...ports.policy, unusedMs: UNUSED_MS };
      const report = (_: string, thrown: unknown) => void failures.push(thrown);
      for await (const _ of collect({ ...ports, blobs: files, policy, report }));
      expect(failures).toEqual([]);
    },
  };
}
type Opened = Awaited<ReturnType<typeof openWorld>>;

let side = 1;
/** A picture whose bytes nobody else has. */
async function upload(world: InsideWorld, token = world.token) {
  side += 1;
  const { data } = await world.send('upload', { body: formOf(imageFile(solid(side, 3), `${side}.png`)), token });
  return data as { id: string; url: string };
}
async function save(world: InsideWorld, id: string, rev: number, ...urls: string[]) {
  const layers = urls.map((url, at) => imageLayer(`pic-${at}`, url));
  const doc = sampleDesign({ id, layers });
  const answer = await world.send('draftSave', { body: { id, baseRev: rev, saveId: `save-${id}-${rev}`, doc } });
  expect(answer.code).toBe(200);
}
const statusOf = async (world: InsideWorld, url: string) =>
  (await world.ask('file', { params: { id: url.split('/').at(-1) ?? '' } })).status;

/** Lets more than enough time pass, with rounds in between as a server has them. */
async function letTimePass({ round }: Opened) {
  await round();
  for (let part = 0; part < 4; part += 1) await round(UNUSED_MS / 2);
  await round(UNNAMED_MS);
  await round(UNNAMED_MS);
}

describe.each(SQL_MEDIA)('stored files on %s', (medium) => {
  it('U19 of a deleted design are deleted after the grace period, records, bytes and sums', async () => {
    const opened = await openWorld(medium);
    const { world, round, all, hashes } = opened;
    const face = publisher(world, 'd');
    const picture = await upload(world);
    await save(world, 'other-design', 0, picture.url);
    await face.save();
    await world.send('buildPreview', { params: { id: 'd' } });
    for (const task of await face.tasks()) expect((await face.upload(task)).code).toBe(200);
    const font = await world.send('fontUpload', { body: formOf(fontFile(smallFont([{ id: 4, text: 'One' }]))) });
    expect([(await hashes('stored')).length, (await all('builds')).length]).toEqual([3, 1]);
    for (const id of ['d', 'other-design']) await world.send('draftDelete', { params: { id } });
    await world.send('fontDelete', { params: { id: String(font.data.id) } });

    await round();
    await round(UNUSED_MS - 1000);
    expect([(await all('files')).length, (await all('builds')).length]).toEqual([1, 1]);
    expect(await statusOf(world, picture.url)).toBe(200);
    await round(1000);
    expect([await all('files'), await all('builds')]).toEqual([[], []]);
    expect((await all('storage')).map(({ bytes }) => bytes)).toEqual([0]);
    expect([await statusOf(world, picture.url), await hashes('stored')]).toEqual([404, []]);
    await round(UNNAMED_MS);
    expect([await hashes('stored'), await hashes('removed')]).toEqual([[], []]);
  });

  it('U19 in use stay: by designs, versions, copied designs, sets, faces live and in review, avatars', async () => {
    const opened = await openWorld(medium);
    const { world, all, signIn } = opened;
    const moderator = await signIn({ phone: MODERATOR.phone });
    const pictures = { design: await upload(world), version: await upload(world), copied: await upload(world) };
    const more = { set: await upload(world), live: await upload(world), review: await upload(world) };
    const avatar = await upload(world);
    const lost = await upload(world);
    await save(world, 'a', 0, pictures.design.url, pictures.version.url);
    await save(world, 'a', 1, pictures.design.url);
    // A copy of a design whose original is deleted.
    await save(world, 'b', 0, pictures.copied.url);
    await save(world, 'c', 0, pictures.copied.url);
    await world.send('draftDelete', { params: { id: 'b' } });
    await world.send('pictureSetSave', { body: { id: 'set-00001', name: 'Digits', files: [more.set.id] } });
    await world.send('infoUpdate', { body: { username: 'Ann', intro: '', avatar: avatar.url } });
    const sent = async (id: string, url: string) => {
      const face = publisher(world, id);
      await face.save();
      await face.publish({ previewImage: url });
      await face.build();
      return face;
    };
    const live = await sent('live', more.live.url);
    expect((await live.audit(moderator, true)).code).toBe(200);
    await sent('review', more.review.url);
    const builds = (await all('builds')).map(({ id }) => id);
    expect(builds).toHaveLength(2);

    await letTimePass(opened);
    for (const [use, { url }] of Object.entries({ ...pictures, ...more, avatar }))
      expect(await statusOf(world, url), use).toBe(200);
    expect(await statusOf(world, lost.url)).toBe(404);
    expect((await all('builds')).map(({ id }) => id)).toEqual(builds);
    world.token = await signIn();
    for (const id of builds) expect((await world.ask('packageGet', { params: { id } })).status).toBe(200);
    const restored = await world.send('versionPage', { params: { id: 'a' } });
    expect(restored.data.total).toBe(2);
  });

  it('packages: those of older states are deleted, those of a sold face stay after it was deleted', async () => {
    const opened = await openWorld(medium);
    const { world, all, signIn } = opened;
    const moderator = await signIn({ phone: MODERATOR.phone });
    const face = publisher(world, 'f');
    await face.save();
    const preview = async () => {
      world.clock.now += 1000;
      await world.send('buildPreview', { params: { id: 'f' } });
      for (const task of await face.tasks()) if (task.state === 'queued') await face.upload(task);
    };
    await preview();
    await face.edit('Second');
    await preview();
    await face.goLive(moderator);
    const ofKind = (builds: RecordOf<'builds'>[], kind: string) => builds.filter((build) => build.kind === kind);
    const before = await all('builds');
    expect([ofKind(before, 'preview').length, ofKind(before, 'publish').length]).toEqual([2, 1]);
    await letTimePass(opened);
    const after = await all('builds');
    expect(ofKind(after, 'publish')).toEqual(ofKind(before, 'publish'));
    expect(ofKind(after, 'preview').map(({ content }) => content)).toEqual([ofKind(after, 'publish')[0]?.content]);

    const [{ owner, id } = { owner: '', id: '' }] = ofKind(after, 'publish');
    const sold: RecordOf<'downloads'> = { id: 'f all', owner, faceId: 'f', month: 'all', days: [], total: 1 };
    await world.uow.rw(['downloads'], (tx) => tx.put('downloads', sold));
    world.token = await signIn();
    await face.online(false);
    expect((await face.delete()).code).toBe(200);
    await letTimePass(opened);
    expect((await all('builds')).map((build) => build.id)).toEqual([id]);
    world.token = await signIn();
    expect((await world.ask('packageGet', { params: { id } })).status).toBe(200);
  });

  it('packages of a face that was deleted stay for the whole time, because its sales may be imported later', async () => {
    const opened = await openWorld(medium);
    const { world, all, round, signIn } = opened;
    const moderator = await signIn({ phone: MODERATOR.phone });
    for (const id of ['sold', 'unsold', 'design']) {
      const face = publisher(world, id);
      await face.goLive(moderator);
    }
    const faces = async () => (await all('builds')).map(({ faceId }) => faceId).sort();
    await letTimePass(opened);
    world.token = await signIn();
    const design = publisher(world, 'design');
    await design.online(false);
    expect((await design.delete()).code).toBe(200);
    const { userId } = (await world.send('userInfo')).data;
    const body = { source: 'web', password: LOGIN.password };
    expect((await world.send('accountDelete', { body })).code).toBe(200);
    await round(UNUSED_MS - 1000);
    expect(await faces()).toEqual(['design', 'sold', 'unsold']);
    const late: RecordOf<'downloads'> = {
      id: 'sold all',
      owner: userId,
      faceId: 'sold',
      month: 'all',
      days: [],
      total: 1,
    };
    await world.uow.rw(['downloads'], (tx) => tx.put('downloads', late));
    await round(1000);
    expect(await faces()).toEqual(['sold']);
  });

  it('that are used again, or uploaded again, have the whole time again', async () => {
    const opened = await openWorld(medium);
    const { world, round, signIn } = opened;
    const used = await upload(world);
    side += 1;
    const file = () => formOf(imageFile(solid(side, 5), 'again.png'));
    const again = (await world.send('upload', { body: file() })).data as { id: string; url: string };
    await round();
    await round(UNUSED_MS - 1000);
    world.token = await signIn();
    await save(world, 'a', 0, used.url);
    expect((await world.send('upload', { body: file() })).data.id).toBe(again.id);
    await round(2000);
    await world.send('draftDelete', { params: { id: 'a' } });
    await round();
    await round(UNUSED_MS - 3000);
    expect([await statusOf(world, used.url), await statusOf(world, again.url)]).toEqual([200, 200]);
    await round(3000);
    expect([await statusOf(world, used.url), await statusOf(world, again.url)]).toEqual([404, 404]);
  });

  it('with the same bytes as those of another person stay for that person', async () => {
    const opened = await openWorld(medium);
    const { world, hashes, signIn } = opened;
    side += 1;
    const body = () => formOf(imageFile(solid(side, 7), 'same.png'));
    const mine = (await world.send('upload', { body: body() })).data;
    const other = await signIn({ phone: OTHER.phone });
    const theirs = (await world.send('upload', { body: body(), token: other })).data;
    await world.send('infoUpdate', { body: { username: 'Other', intro: '', avatar: theirs.url }, token: other });
    await world.send('pictureDelete', { params: { id: mine.id } });
    await letTimePass(opened);
    expect([await statusOf(world, mine.url), await statusOf(world, theirs.url)]).toEqual([404, 200]);
    expect([(await hashes('stored')).length, await hashes('removed')]).toEqual([1, []]);
  });

  it('without a record are deleted later, and come back if a record names them in the meantime', async () => {
    const { world, files, hashes, round } = await openWorld(medium);
    const lost = new TextEncoder().encode('bytes of an upload that ended early');
    await files.put(hashOf(lost), lost);
    const picture = imageFile(solid(200, 9), 'late.png');
    const { data } = await world.send('upload', { body: formOf(picture) });
    const [record] = await world.uow.ro(['files'], (tx) => tx.list('files', EVERYTHING));
    const named = record!.blob;
    await round(UNNAMED_MS - 60_000);
    expect((await hashes('stored')).sort()).toEqual([hashOf(lost), named].sort());
    await round(120_000);
    expect([await hashes('stored'), await hashes('removed')]).toEqual([[named], [hashOf(lost)]]);
    // As if the bytes were set aside just before an upload of the same bytes stored its record.
    await files.remove(named);
    await round(UNNAMED_MS + 60_000);
    expect([await hashes('stored'), await hashes('removed')]).toEqual([[named], []]);
    await files.remove(named);
    expect(await statusOf(world, data.url)).toBe(200);
    expect(await hashes('removed')).toEqual([]);
  });

  it('are collected by a timer, once an hour for all processes, which ends with its server', async () => {
    const { world, files, hashes } = await openWorld(medium);
    const lost = new TextEncoder().encode('lost');
    await files.put(hashOf(lost), lost);
    const ports = { ...world.app.ports, blobs: files, clock: () => Date.now() + 2 * UNNAMED_MS };
    const first = startCollection(ports);
    await expect.poll(() => hashes('removed'), { timeout: 10_000 }).toEqual([hashOf(lost)]);
    await first();
    await files.put(hashOf(lost), lost);
    const second = startCollection(ports);
    await new Promise((done) => setTimeout(done, 500));
    await second();
    expect(await hashes('stored')).toEqual([hashOf(lost)]);
  });
});

it('a round ends with the error when the storage cannot be reached', async () => {
  const { world, files } = await openWorld('pglite');
  const ro = () => Promise.reject(new StorageUnavailableError('gone'));
  const round = collect({
    ...world.app.ports,
    uow: { ...world.uow, ro },
    blobs: files,
    policy: { ...world.app.ports.policy, unusedMs: 1 },
  });
  await expect(round.next()).rejects.toThrow('gone');
});
