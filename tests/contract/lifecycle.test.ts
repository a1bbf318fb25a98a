// The life of a face by the rule ids of docs/rules/backend.md B2 and B3, over HTTP only, on every medium.
import { describe, expect, it } from 'vitest';
import type { FaceData } from '@/schemas/wire/faces';
import { imageFile, noise } from '../support/images';
import { packageFile, unsigned } from '../support/storePackages';
import { BUILD_MS, faceDesign, publisher } from './publishing';
import { formOf, MEDIA, type Medium, MODERATOR, OTHER, type World, worlds } from './world';

const open = worlds();
async function atWork(medium: Medium) {
  const world = await open(medium);
  const moderator = (await world.signIn({ phone: MODERATOR.phone })).data.token;
  return { world, moderator, face: publisher(world, 'face-1') };
}
const counts = async (world: World) => (await world.send('facePage')).data.counts;

/** A layer whose picture uses more than half of the bytes that a chip copy may have. */
async function heavyLayer(world: World, seed: number) {
  const { data } = await world.send('upload', { body: formOf(imageFile(noise(280, 280, seed), `${seed}.png`)) });
  const { url, fileSize } = data as { url: string; fileSize: number };
  expect(fileSize).toBeGreaterThan(256_000);
  // The sizes that the document claims for its pictures are ignored.
  return { uuid: `p${seed}`, label: 'Photo', nodeType: 'image', style: { url, fileSize: 1, width: 10, height: 10 } };
}

describe.each(MEDIA)('the life of a face on %s', (medium) => {
  it('counts by status follow the search and the watch filter, as the list does', async () => {
    const { world, face } = await atWork(medium);
    await face.save();
    const { facts, ...listedFace } = (await world.send('facePage')).data.records[0] as { facts: unknown; id: string };
    expect(facts).toBeNull();
    const of = async (params: Record<string, string>) => (await world.send('facePage', { params })).data;
    expect((await of({ dialName: 'no face has this name' })).counts).toMatchObject({ draft: 0, review: 0 });
    const name = (await world.send('draftGet', { params: { id: listedFace.id } })).data.doc as { dialName: string };
    expect((await of({ dialName: name.dialName })).counts).toMatchObject({ draft: 1 });
    expect((await of({ platform: 'android' })).counts.draft + (await of({ platform: 'falcon' })).counts.draft).toBe(1);
    expect(await counts(world)).toMatchObject({ draft: 1 });
  });

  it('L4 publishing a draft builds it, then reviews it; publishing again meanwhile starts nothing new', async () => {
    const { world, face } = await atWork(medium);
    await face.save();
    const first = await face.publish({}, 'the-first-time');
    expect(first.data).toMatchObject({ status: 'draft', pending: { stage: 'building', rev: 1 } });
    expect((await face.publish({}, 'the-first-time')).data).toEqual(first.data);
    await face.build();
    const reviewed = await face.face();
    expect(reviewed).toMatchObject({ status: 'review', pending: { stage: 'review' } });
    const again = await face.publish();
    expect(again.data).toEqual(reviewed);
    expect(await counts(world)).toMatchObject({ draft: 0, review: 1 });
  });

  it('L4 a rejected face is published again', async () => {
    const { moderator, face } = await atWork(medium);
    await face.save();
    await face.publish();
    await face.build();
    await face.audit(moderator, false, 'Too dark to read');
    expect(await face.face()).toMatchObject({ status: 'rejected', reason: 'Too dark to read', pending: null });
    await face.edit('Brighter');
    await face.publish();
    await face.build();
    expect(await face.face()).toMatchObject({ status: 'review', reason: '' });
  });

  it('L5 only a moderator judges; a rejection has a reason', async () => {
    const { world, moderator, face } = await atWork(medium);
    await face.save();
    await face.publish();
    await face.build();
    expect((await face.audit(world.token, true)).code).toBe(404);
    expect((await world.send('moderationPage')).code).toBe(404);
    expect((await face.audit(moderator, false, '  ')).code).toBe(400);
    expect(await face.status()).toBe('review');
    expect((await world.send('moderationPage', { token: moderator })).data).toMatchObject({
      total: 1,
      records: [{ id: 'face-1', facts: { dialName: 'Aurora' } }],
    });
    expect((await face.audit(moderator, true)).data.status).toBe('live');
    expect((await world.send('moderationPage', { token: moderator })).data.total).toBe(0);
  });

  it('L5 a verdict about an older submission is refused; repeating a verdict takes effect once', async () => {
    const { world, moderator, face } = await atWork(medium);
    await face.save();
    await face.publish();
    await face.build();
    const seen = (await world.send('moderationPage', { token: moderator })).data.records[0] as FaceData;
    expect(seen.own).toBe(false);
    const since = String(seen.pending?.since);
    const judge = (pass: boolean) =>
      world.send('changeAudit', {
        params: { id: 'face-1', pass: String(pass), reason: pass ? '' : 'Blurred', since },
        token: moderator,
      });
    expect((await judge(false)).data.status).toBe('rejected');
    expect((await judge(false)).code).toBe(200);
    expect((await judge(true)).code).toBe(409);
    world.clock.now += 1;
    await face.publish();
    await face.build();
    expect((await judge(true)).code).toBe(409);
    expect(await face.face()).toMatchObject({ status: 'review', own: true });
  });

  it('L10 the history lists what happened to one copy once, and which copies passed', async () => {
    const { world, moderator, face } = await atWork(medium);
    await face.save(faceDesign('face-1', { both: true }));
    await face.goLive(moderator);
    const single = (id: string, on: boolean) =>
      world.send('changeOnlineSingle', { params: { id, online: String(on) } });
    for (const on of [false, false, true, true]) await single('face-1-a', on);
    const { history, approved } = await face.face();
    expect(history.map(({ what, copyId }) => [what, copyId])).toEqual([
      ['published', undefined],
      ['reviewed', undefined],
      ['approved', undefined],
      ['offline', 'face-1-a'],
      ['online', 'face-1-a'],
    ]);
    expect(approved?.copies).toEqual(['face-1-a', 'face-1-f']);
    const seen = await world.send('faceGet', { params: { id: 'face-1' }, token: null });
    expect(seen.data).toMatchObject({ own: false, history: [] });
  });

  it('L6 a single copy of an offline face comes back without review only if it is unchanged', async () => {
    const { world, moderator, face } = await atWork(medium);
    await face.save(faceDesign('face-1', { both: true }));
    await face.goLive(moderator);
    await face.online(false);
    await face.edit('Changed');
    const back = await world.send('changeOnlineSingle', { params: { id: 'face-1-f', online: 'true' } });
    expect(back.code).toBe(409);
    expect(await face.face()).toMatchObject({ status: 'offline', pending: null });
  });

  it('the history keeps the latest events of a face', async () => {
    const { moderator, face } = await atWork(medium);
    await face.goLive(moderator);
    for (let times = 0; times < 30; times += 1) {
      await face.online(false);
      await face.online(true);
    }
    const { history } = await face.face();
    expect(history.length).toBe(50);
    expect(history.at(-1)?.what).toBe('online');
    expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).sort((a, b) => a - b));
  });

  it('K2 a task reports whether it matches the saved copy', async () => {
    const { face } = await atWork(medium);
    await face.save();
    await face.publish();
    await face.build();
    const currents = async () => (await face.tasks()).map(({ current }) => current);
    expect(await currents()).toEqual([true]);
    await face.edit('Second');
    expect(await currents()).toEqual([false]);
  });

  it('L6 its owner takes it offline and back; if it changed meanwhile, it goes through review', async () => {
    const { moderator, face } = await atWork(medium);
    await face.goLive(moderator);
    expect((await face.online(false)).data).toMatchObject({ status: 'offline', copies: [{ online: false }] });
    expect((await face.online(true)).data).toMatchObject({ status: 'live', copies: [{ online: true }] });
    await face.online(false);
    await face.edit('Changed');
    expect((await face.online(true)).data).toMatchObject({ status: 'offline', pending: { stage: 'building', rev: 2 } });
    await face.build();
    expect(await face.status()).toBe('review');
  });

  it('L6 a face changed while offline is checked by the rules before it returns', async () => {
    const { world, moderator, face } = await atWork(medium);
    await face.save(faceDesign('face-1', { both: true }));
    await face.goLive(moderator);
    await face.online(false);
    const layers = await Promise.all([1, 2].map((seed) => heavyLayer(world, seed)));
    await face.save(faceDesign('face-1', { both: true, layers }));
    const { code, data } = await face.online(true);
    expect([code, data]).toMatchObject([400, { broken: [{ copyId: 'face-1-f', key: 'overBudget' }] }]);
    expect(await face.face()).toMatchObject({ status: 'offline', pending: null });
    expect(await face.tasks()).toHaveLength(2);
  });

  it('L13 a free face cannot come back with fewer copies than were approved', async () => {
    const { moderator, face } = await atWork(medium);
    await face.save(faceDesign('face-1', { both: true }));
    await face.goLive(moderator);
    await face.online(false);
    await face.save(faceDesign('face-1'));
    const { code, data } = await face.online(true);
    const locked = await face.publish();
    expect([code, data]).toEqual([locked.code, locked.data]);
    expect(code).not.toBe(200);
    expect(await face.face()).toMatchObject({ status: 'offline', pending: null });
  });

  it('L7 users keep the approved revision until the new one passes; its rejection leaves the old one live', async () => {
    const { world, moderator, face } = await atWork(medium);
    await face.goLive(moderator);
    await face.edit('Second');
    const seen = async () => (await world.send('faceGet', { params: { id: 'face-1' }, token: null })).data as FaceData;
    const nameSeen = async () => ((await seen()).doc as { dialName: string }).dialName;
    expect(await face.face()).toMatchObject({ status: 'live', approved: { rev: 1, changed: true } });
    expect(await nameSeen()).toBe('Aurora');
    await face.publish();
    await face.build();
    expect([await face.status(), await nameSeen()]).toEqual(['live', 'Aurora']);
    await face.audit(moderator, false, 'Not this one');
    expect([await face.status(), await nameSeen()]).toEqual(['live', 'Aurora']);
    await face.publish();
    await face.build();
    await face.audit(moderator, true);
    expect([await face.status(), await nameSeen(), (await seen()).rev]).toEqual(['live', 'Second', 2]);
  });

  it('L8 a face in review or live is not deleted, any other one is, once', async () => {
    const { world, moderator, face } = await atWork(medium);
    await face.save();
    await face.publish();
    await face.build();
    for (const op of ['faceDelete', 'draftDelete'] as const)
      expect((await world.send(op, { params: { id: 'face-1' } })).code).toBe(409);
    await face.audit(moderator, true);
    expect((await face.delete()).code).toBe(409);
    await face.online(false);
    expect([(await face.delete()).code, (await face.delete()).code]).toEqual([200, 200]);
    expect((await world.send('faceGet', { params: { id: 'face-1' } })).code).toBe(404);
    expect((await world.send('draftGet', { params: { id: 'face-1' } })).code).toBe(404);
    expect((await world.send('facePage')).data).toMatchObject({ total: 0, counts: { offline: 0 } });
    expect((await world.send('facePage', { params: { public: 'true' }, token: null })).data.total).toBe(0);
  });

  it('L10 a single copy goes offline and online; the face is live while one copy is', async () => {
    const { world, moderator, face } = await atWork(medium);
    await face.save(faceDesign('face-1', { both: true }));
    await face.goLive(moderator);
    const single = (id: string, online: boolean) =>
      world.send('changeOnlineSingle', { params: { id, online: String(online) } });
    expect((await single('face-1-f', false)).data).toMatchObject({
      status: 'live',
      copies: [{ online: true }, { online: false }],
    });
    const onChip = { params: { public: 'true', platform: 'falcon' }, token: null };
    expect((await world.send('facePage', onChip)).data.total).toBe(0);
    expect((await single('face-1-a', false)).data.status).toBe('offline');
    expect((await single('face-1-f', true)).data).toMatchObject({ status: 'live', copies: [{ online: false }, {}] });
    expect((await world.send('facePage', onChip)).data.total).toBe(1);
  });

  it('L10 copies are judged one by one; the face is judged when all are', async () => {
    const { world, moderator, face } = await atWork(medium);
    await face.save(faceDesign('face-1', { both: true }));
    await face.publish();
    await face.build();
    const judge = (id: string, pass: boolean, reason = '') =>
      world.send('changeAuditSingle', { params: { id, pass: String(pass), reason }, token: moderator });
    expect((await judge('face-1-f', false, 'Blurred')).data.status).toBe('review');
    expect((await judge('face-1-a', true)).data).toMatchObject({
      status: 'live',
      reason: 'Blurred',
      copies: [{ online: true }, { online: false }],
    });
  });

  it('L10 the designer reads why each copy did not pass; a new submission clears the reasons', async () => {
    const { world, moderator, face } = await atWork(medium);
    await face.save(faceDesign('face-1', { both: true }));
    await face.publish();
    await face.build();
    const judge = (id: string, pass: boolean, reason = '', since?: number) =>
      world.send('changeAuditSingle', {
        params: { id, pass: String(pass), reason, ...(since !== undefined && { since: String(since) }) },
        token: moderator,
      });
    const { since = 0, copies } = (await face.face()).pending ?? {};
    expect(copies).toEqual(['face-1-a', 'face-1-f']);
    expect((await judge('face-1-f', false, 'Blurred', since - 1)).code).toBe(409);
    expect((await judge('face-1-f', false, 'Blurred', since)).data).toMatchObject({
      status: 'review',
      pending: { judged: [{ copyId: 'face-1-f', pass: false }] },
    });
    // The moderator reconsiders: the latest reason counts.
    await judge('face-1-f', false, 'The date is cut off');
    await judge('face-1-a', false, 'Too dark');
    const rejected = await face.face();
    expect(rejected.status).toBe('rejected');
    expect(rejected.copies.map(({ reason }) => reason)).toEqual(['Too dark', 'The date is cut off']);
    expect(rejected.history.map(({ what, copyId, reason }) => [what, copyId, reason]).slice(2)).toEqual([
      ['rejected', 'face-1-f', 'Blurred'],
      ['rejected', 'face-1-f', 'The date is cut off'],
      ['rejected', 'face-1-a', 'Too dark'],
      ['rejected', undefined, 'Too dark'],
    ]);
    await face.edit('Brighter');
    expect((await face.face()).copies[1]?.reason).toBe('The date is cut off');
    world.clock.now += 1;
    await face.publish();
    expect((await face.face()).copies.map(({ reason }) => reason)).toEqual([undefined, undefined]);
    await face.build();
    await judge('face-1-f', false, 'Still cut off');
    await judge('face-1-a', true);
    expect((await face.face()).copies.map(({ reason }) => reason)).toEqual([undefined, 'Still cut off']);
    await world.send('changeOnlineSingle', { params: { id: 'face-1-a', online: 'true' } });
    const seen = await world.send('faceGet', { params: { id: 'face-1' }, token: null });
    expect(JSON.stringify(seen.data)).not.toContain('Still cut off');
  });

  it('X7 the history shows only moderators who decided', async () => {
    const { world, moderator, face } = await atWork(medium);
    const { username } = (await world.send('userInfo', { token: moderator })).data;
    const judges = (history: FaceData['history']) => history.map(({ what, by }) => [what, by]);
    const decided = [
      ['published', undefined],
      ['reviewed', undefined],
      ['approved', username],
    ];
    await face.save();
    await face.publish();
    await face.build();
    expect(judges((await face.audit(moderator, true)).data.history)).toEqual(decided);
    await face.edit('Second');
    world.clock.now += 1;
    await face.publish();
    await face.build();
    const { data } = await world.send('moderationPage', { token: moderator });
    expect(judges(data.records[0].history).slice(0, 3)).toEqual(decided);
    const own = await face.face();
    expect(own.history).toHaveLength(5);
    expect(own.history.some(({ by }) => by !== undefined)).toBe(false);
    const [listed] = (await world.send('facePage')).data.records;
    expect(JSON.stringify(listed)).not.toContain('"by"');
  });

  it('L7 the approved copies are offered, including one that has since left the design', async () => {
    const { moderator, face } = await atWork(medium);
    await face.save(faceDesign('face-1', { both: true }));
    await face.publish();
    await face.build();
    await face.save(faceDesign('face-1'));
    await face.audit(moderator, true);
    expect((await face.face()).copies.map(({ id, online }) => [id, online])).toEqual([
      ['face-1-a', true],
      ['face-1-f', true],
    ]);
  });

  it('L10 a copy that left the design during the review disappears with its rejection', async () => {
    const { moderator, face } = await atWork(medium);
    await face.save(faceDesign('face-1', { both: true }));
    await face.publish();
    await face.build();
    await face.save(faceDesign('face-1'));
    await face.audit(moderator, false, 'Too dark to read');
    expect((await face.face()).copies.map(({ id }) => id)).toEqual(['face-1-a']);
  });

  it('L10 deleting the open copy opens another one; deleting the last one deletes the face', async () => {
    const { world, face } = await atWork(medium);
    await face.save(faceDesign('face-1', { both: true }));
    const drop = (id: string) => world.send('faceDeleteSingle', { params: { id } });
    expect((await drop('face-1-a')).code).toBe(200);
    const { doc, rev } = (await world.send('draftGet', { params: { id: 'face-1' } })).data;
    expect([rev, doc.fdIds, doc.activeFdId, doc.system]).toEqual([2, ['face-1-f'], 'face-1-f', 'other']);
    expect((await drop('face-1-a')).code).toBe(200);
    expect((await world.send('draftGet', { params: { id: 'face-1' } })).data.rev).toBe(2);
    expect((await drop('nobodys')).code).toBe(404);
    expect((await drop('face-1-f')).code).toBe(200);
    expect((await world.send('facePage')).data.total).toBe(0);
  });

  it('L11 the payment type is set once', async () => {
    const { world, face } = await atWork(medium);
    await face.save();
    const firstSave = await world.send('faceSave', {
      body: { id: 'face-1', facts: await face.facts({ paymentType: 'vip' }) },
    });
    expect(firstSave.data.payment).toBe('vip');
    const refused = await face.publish({ paymentType: 'free' });
    expect([refused.code, refused.data]).toEqual([400, { path: 'paymentType' }]);
    expect((await face.publish({ paymentType: 'vip' })).code).toBe(200);
  });

  it('L13 a free face that passed review: texts can change with a new review, watches and copies cannot', async () => {
    const { world, moderator, face } = await atWork(medium);
    await face.save(faceDesign('face-1', { both: true }));
    await face.goLive(moderator);
    const facts = await face.facts({ description: 'Another text, long enough to stand.' });
    const updated = await world.send('faceSave', { body: { id: 'face-1', facts } });
    // Its packages exist already (K2): it waits for a moderator.
    expect(updated.data).toMatchObject({ status: 'live', pending: { stage: 'review' } });
    await face.audit(moderator, true);
    expect((await world.send('faceDeleteSingle', { params: { id: 'face-1-f' } })).code).toBe(400);
    await face.save(faceDesign('face-1'));
    const fewer = await face.publish();
    expect([fewer.code, fewer.data.path]).toEqual([400, 'system']);
    // Users keep the copy that the design no longer has.
    expect((await face.face()).copies).toMatchObject([
      { id: 'face-1-a', online: true },
      { id: 'face-1-f', online: true },
    ]);
  });

  it('L14 each face is in one tab, and the counts match the tabs', async () => {
    const { world, moderator } = await atWork(medium);
    const faces = ['a', 'b', 'c', 'd'].map((id) => publisher(world, id));
    for (const one of faces) await one.save(faceDesign(one.id, { name: one.id }));
    const [a, b] = faces;
    await a?.goLive(moderator);
    await b?.goLive(moderator);
    await b?.online(false);
    await a?.edit('a again');
    const inTab = async (range: number) => {
      const { records, total } = (await world.send('facePage', { params: { range } })).data;
      expect(records.length).toBe(total);
      return records.map((one: FaceData) => one.id).sort();
    };
    expect([await inTab(0), await inTab(1), await inTab(2), await inTab(3), await inTab(4)]).toEqual([
      ['c', 'd'],
      [],
      [],
      ['a'],
      ['b'],
    ]);
    expect(await inTab(-1)).toEqual(['a', 'b', 'c', 'd']);
    expect(await counts(world)).toEqual({ draft: 2, review: 0, rejected: 0, live: 1, offline: 1 });
  });

  it('L15 several tabs are a repeated parameter; an unknown one is refused; newest first', async () => {
    const { world } = await atWork(medium);
    for (const id of ['a', 'b', 'c']) {
      world.clock.now += 1000;
      await publisher(world, id).save(faceDesign(id));
    }
    const ask = (query: string) =>
      world.handle(
        new Request(`http://dialwright.test/api/face/web/page?${query}`, { headers: { token: world.token } }),
      );
    const ids = async (query: string) =>
      (await (await ask(query)).json()).data.records.map((one: FaceData) => one.id).join();
    expect(await ids('range=0&range=3')).toBe('c,b,a');
    expect(await ids('size=1&current=2')).toBe('b');
    expect((await (await ask('range=9')).json()).code).toBe(400);
  });

  it('K1 without a package within a day the build fails, and the face returns to its previous state', async () => {
    const { world, moderator, face } = await atWork(medium);
    await face.goLive(moderator);
    await face.edit('Second');
    await face.publish();
    // A session ends after a day without a call.
    world.clock.now += 12 * 3_600_000;
    await face.face();
    world.clock.now += 12 * 3_600_000 - 1;
    expect((await face.face()).pending?.stage).toBe('building');
    world.clock.now += 1;
    const failed = await face.face();
    expect(failed).toMatchObject({ status: 'live', pending: null });
    expect(failed.history.at(-1)?.what).toBe('buildFailed');
    expect((await face.tasks()).map(({ state }) => state)).toContain('failed');
    // Publishing again starts from the beginning.
    await face.publish();
    expect((await face.tasks()).filter(({ state }) => state === 'queued')).toHaveLength(1);
  });

  it('K1 a package that arrives after its day is refused, even if no call has read the task since', async () => {
    const { world, face } = await atWork(medium);
    await face.save();
    await face.publish();
    const [task] = await face.tasks();
    if (!task) throw new Error('no task');
    for (const half of [1, 2]) {
      world.clock.now += 12 * 3_600_000;
      // A session ends after a day without a call.
      if (half === 1) await world.send('userInfo', {});
    }
    expect((await face.upload(task)).code).toBe(409);
    expect(await face.status()).toBe('draft');
    expect((await face.face()).history.at(-1)?.what).toBe('buildFailed');
    expect((await face.tasks()).map(({ state }) => state)).toEqual(['failed']);
  });

  it('K1 the review begins when every copy is built', async () => {
    const { world, face } = await atWork(medium);
    await face.save(faceDesign('face-1', { both: true }));
    await face.publish();
    const [one, other] = await face.tasks();
    if (!one || !other) throw new Error('a task for each copy');
    await face.upload(one);
    world.clock.now += BUILD_MS;
    expect(await face.status()).toBe('draft');
    await face.upload(other);
    expect(await face.status()).toBe('draft');
    world.clock.now += BUILD_MS;
    expect(await face.status()).toBe('review');
  });

  it('K2 the same content is built once', async () => {
    const { moderator, face } = await atWork(medium);
    await face.goLive(moderator);
    await face.online(false);
    await face.publish();
    expect(await face.status()).toBe('review');
    expect(await face.tasks()).toHaveLength(1);
  });

  it('K3 publishing again during a build joins it; a newer revision is built instead', async () => {
    const { face } = await atWork(medium);
    await face.save();
    await face.publish();
    const [before] = await face.tasks();
    await face.publish();
    expect((await face.tasks()).map(({ id }) => id)).toEqual([before?.id]);
    await face.save(
      faceDesign('face-1', { layers: [{ uuid: 't', label: 'T', nodeType: 'text', style: { text: 'Hi' } }] }),
    );
    const { data } = await face.publish();
    expect(data.pending).toMatchObject({ rev: 2, stage: 'building' });
    await face.build();
    expect(await face.face()).toMatchObject({ status: 'review', pending: { rev: 2 } });
  });

  it('K4 a package is accepted once, and only if it holds what its task is for', async () => {
    const { world, face } = await atWork(medium);
    await face.save();
    await face.publish();
    const [task] = await face.tasks();
    if (!task) throw new Error('a task');
    const other = faceDesign('face-1', {
      layers: [{ uuid: 't', label: 'T', nodeType: 'text', style: { text: 'Hi' } }],
    });
    const chip = faceDesign('face-1', { both: true });
    const ofChip = { ...chip, copies: chip.copies.map((copy) => ({ ...copy, id: 'face-1-a' })).slice(1) };
    const sound = await face.packageOf('face-1-a');
    const refused = [
      await packageFile(other, 'face-1-a'),
      await packageFile(ofChip, 'face-1-a'),
      new Blob(['<html>']),
      new Blob([JSON.stringify({ format: 'dialwright', version: 1, design: face.design(), images: {} })]),
      sound.slice(0, sound.size - 1),
      new Blob([sound, 'x']),
      await unsigned(sound),
    ];
    for (const file of refused) expect((await face.upload(task, file)).code).toBe(400);
    const first = await face.upload(task);
    const release = { packageName: 'face.tests.a1', versionCode: 1 };
    expect(first.data).toMatchObject({ state: 'building', progress: 0.5, release });
    expect((await face.upload(task)).data).toEqual(first.data);
    const { token } = (await world.signIn({ phone: OTHER.phone })).data;
    const another = publisher(world, 'face-1', token);
    expect((await another.upload(task)).code).toBe(404);
    expect((await another.upload(task, new Blob(['<html>']))).code).toBe(404);
    const mine = await world.ask('packageGet', { params: { id: task.id } });
    expect([mine.status, mine.headers.get('content-type')]).toEqual([200, 'application/vnd.android.package-archive']);
    expect(Buffer.from(await mine.arrayBuffer()).equals(Buffer.from(await sound.arrayBuffer()))).toBe(true);
    expect((await world.ask('packageGet', { params: { id: task.id }, token })).status).toBe(404);
  });

  it('K4 the package of a chip watch is a zip, not an installable app', async () => {
    const { world, face } = await atWork(medium);
    await face.save(faceDesign('face-1', { both: true }));
    await face.publish();
    await face.build();
    const chip = (await face.tasks()).find(({ copyId }) => copyId === 'face-1-f');
    expect(chip).toMatchObject({ state: 'success', release: null });
    const mine = await world.ask('packageGet', { params: { id: chip?.id ?? '' } });
    expect(mine.headers.get('content-type')).toBe('application/zip');
    expect((await mine.arrayBuffer()).byteLength).toBe(chip?.size);
  });

  it('K5 tasks of another person’s face do not exist', async () => {
    const { world, face } = await atWork(medium);
    await face.save();
    await face.publish();
    const { token } = (await world.signIn({ phone: OTHER.phone })).data;
    expect((await world.send('buildList', { params: { faceId: 'face-1' }, token })).code).toBe(404);
  });

  it('K6 a preview build changes no status', async () => {
    const { world, face } = await atWork(medium);
    await face.save();
    const { data } = await world.send('buildPreview', { params: { id: 'face-1' } });
    expect(data).toMatchObject([{ kind: 'preview', state: 'queued' }]);
    await face.build();
    expect(await face.face()).toMatchObject({ status: 'draft', pending: null, history: [] });
    expect(await face.tasks()).toMatchObject([{ kind: 'preview', state: 'success', progress: 1 }]);
  });

  it('K7 publishing refuses what the platform forbids: pictures of a chip copy over 512000 bytes', async () => {
    const { world, face } = await atWork(medium);
    const layers = await Promise.all([1, 2].map((seed) => heavyLayer(world, seed)));
    await face.save(faceDesign('face-1', { both: true, layers: layers.slice(0, 1) }));
    expect((await face.publish()).code).toBe(200);
    await face.save(faceDesign('face-1', { both: true, layers }));
    const { code, data } = await face.publish();
    expect(code).toBe(400);
    expect(data.broken).toMatchObject([{ copyId: 'face-1-f', key: 'overBudget' }]);
  });
});
