// Saving to the server: sign-in, images first, one save id over all retries, conflicts reported, nothing lost.
import { describe, expect, it, vi } from 'vitest';
import { createSignal } from '@/face/liveData/createStore';
import { createAssets } from '@/service/localDrafts/assets';
import type { LocalDatabase } from '@/service/localDrafts/records';
import { RETRIES_MAX, RETRY_BASE_MS, retryDelay } from '@/service/localDrafts/retry';
import { createDraftSaver, type DraftSaverPorts } from '@/service/localDrafts/saveDraft';
import type { SaveEvent } from '@/service/localDrafts/saveStatus';
import { imageLayer, sampleDesign } from '@/tests/support/designs';
import { dice } from '@/tests/support/dice';
import { imageFile, jpeg, solid } from '@/tests/support/images';
import { freshDevice, journalOver, settled } from './world';

const ID = sampleDesign().id;

/** A server of one design with revisions, known save ids, and failures on request. */
function fakeServer() {
  const state = {
    rev: 3,
    saves: new Map<string, number>(),
    docs: [] as unknown[],
    uploads: [] as string[],
    lists: [] as number[],
  };
  const plan: { call: 'save' | 'upload'; error: unknown; after?: boolean }[] = [];
  const server = { flaky: (): { error: unknown; after: boolean } | null => null };
  let now: { error: unknown; after: boolean } | null = null;
  const fail = (call: 'save' | 'upload', after: boolean) => {
    if (!after) now = server.flaky();
    if (now?.after === after) throw now.error;
    const index = plan.findIndex((entry) => entry.call === call && Boolean(entry.after) === after);
    if (index >= 0) throw plan.splice(index, 1)[0]!.error;
  };
  const calls: { baseRev: number; saveId: string }[] = [];
  const saveDraft: DraftSaverPorts['saveDraft'] = async ({ baseRev, saveId, doc }) => {
    calls.push({ baseRev, saveId });
    await settled(1);
    fail('save', false);
    const earlier = state.saves.get(saveId);
    if (earlier === undefined) {
      if (baseRev !== state.rev) throw { kind: 'business', code: 409, data: { rev: state.rev } };
      state.rev += 1;
      state.saves.set(saveId, state.rev);
      state.docs.push(doc);
    }
    fail('save', true);
    return { rev: earlier ?? state.rev, savedAt: 77 };
  };
  const uploadAsset: DraftSaverPorts['uploadAsset'] = async (blob, name) => {
    fail('upload', false);
    state.uploads.push(`${name} ${blob.type} ${blob.size}`);
    return { url: `/api/files/${state.uploads.length}` };
  };
  const uploadAssets: DraftSaverPorts['uploadAssets'] = async (files) => {
    state.lists.push(files.length);
    return Promise.all(files.map(({ blob, name }) => uploadAsset(blob, name)));
  };
  return Object.assign(server, { state, plan, calls, saveDraft, uploadAsset, uploadAssets });
}

async function world(over: Partial<DraftSaverPorts> = {}, wrap: (db: LocalDatabase) => LocalDatabase = (db) => db) {
  const db = wrap(await freshDevice());
  const local = journalOver(db);
  const assets = createAssets({ db, urls: { create: () => '', revoke: () => undefined } });
  const server = fakeServer();
  const events: SaveEvent[] = [];
  const trouble: unknown[] = [];
  const session = { owner: 'ann', ask: vi.fn(async () => true) };
  let ids = 0;
  const waits: number[] = [];
  const saver = createDraftSaver({
    uploadAsset: server.uploadAsset,
    uploadAssets: server.uploadAssets,
    saveDraft: server.saveDraft,
    ensureSignedIn: () => session.ask(),
    owner: () => session.owner,
    journal: local.journal,
    adopt: (id, owner) => local.journal.adopt([id], owner),
    assets,
    ids: () => {
      ids += 1;
      return `save-${ids}`;
    },
    now: () => 42,
    schedule: (task, ms) => {
      waits.push(ms);
      const timer = setImmediate(task);
      return () => clearImmediate(timer);
    },
    random: () => 0.5,
    onEvent: (_, event) => events.push(event),
    onTrouble: (error) => trouble.push(error),
    ...over,
  });
  return { db, ...local, assets, server, saver, events, trouble, session, waits };
}

const facts = { owner: 'ann', baseRev: 3 };
/** Time between saves: a second press immediately would be a double click. */
function slowly() {
  let now = 42;
  return {
    now: () => {
      now += 1000;
      return now;
    },
  };
}
const http = (status: number) => ({ kind: 'http', status });
const NETWORK = { kind: 'network' };

describe('a save', () => {
  it('reports at once that the browser is offline, and retries while it may have a connection', async () => {
    let isOnline = false;
    const saveDraft = vi.fn(async () => Promise.reject(NETWORK));
    const { saver, journal, waits } = await world({ saveDraft, isOnline: () => isOnline, ...slowly() });
    const design = sampleDesign();
    journal.edit(design, facts);
    expect(await saver.save(design, facts)).toMatchObject({ kind: 'failed', key: 'errors:draft.offline' });
    expect([saveDraft.mock.calls.length, waits]).toEqual([1, []]);
    isOnline = true;
    expect(await saver.save(design, facts)).toMatchObject({ kind: 'failed', key: 'errors:draft.offline' });
    expect(waits.length).toBeGreaterThan(0);
  });

  it('sends the document and returns the new revision', async () => {
    const { saver, server, journal, events } = await world();
    const design = sampleDesign();
    journal.edit(design, facts);
    expect(await saver.save(design, facts)).toMatchObject({
      kind: 'saved',
      design,
      owner: 'ann',
      baseRev: 4,
      savedAt: 77,
    });
    expect(server.state.docs).toEqual([design]);
    expect(events).toEqual([{ type: 'remoteStarted' }, { type: 'remoteDone', at: 42 }]);
    expect(await journal.load(ID, 'ann')).toMatchObject({ draft: { baseRev: 4, unsaved: false } });
  });

  it('of a new design starts from revision 0', async () => {
    const { saver, server } = await world();
    server.state.rev = 0;
    expect(await saver.save(sampleDesign(), { owner: 'ann', baseRev: 0 })).toMatchObject({ baseRev: 1 });
  });

  it('writes pending edits to this device before anything is sent', async () => {
    const { saver, session, journal, db } = await world();
    const design = sampleDesign({ name: 'typed' });
    journal.edit(design, { ...facts, typing: true });
    let onDisk: unknown;
    session.ask.mockImplementation(async () => {
      onDisk = await db.readDesign('ann', ID);
      return false;
    });
    await saver.save(design, facts);
    expect(onDisk).toMatchObject({ doc: JSON.stringify(design) });
  });

  it('uploads every image once, with a name that matches its type, and replaces its references', async () => {
    const { saver, server, assets, journal } = await world();
    const png = await assets.putAsset(imageFile(solid(3, 2), 'x.png'));
    const jpg = await assets.putAsset(imageFile(jpeg, 'x.jpg'));
    const opaque = { uuid: 'o', label: 'o', nodeType: 'hologram', look: { frames: [png, jpg] } };
    const design = sampleDesign({
      layers: [imageLayer('1', png), imageLayer('2', png), imageLayer('3', '/api/files/old'), opaque],
    });
    journal.edit(design, facts);
    const result = await saver.save(design, facts);
    if (result.kind !== 'saved') throw new Error(result.kind);
    expect(server.state.uploads).toHaveLength(2);
    // Several pictures are sent in one call.
    expect(server.state.lists).toEqual([2]);
    expect(server.state.uploads[0]).toMatch(/^x\.png image\/png \d+$/);
    expect(server.state.uploads[1]).toMatch(/^x\.jpg image\/jpeg \d+$/);
    const text = JSON.stringify(result.design);
    expect(text).not.toContain('asset:');
    expect(text).toContain('/api/files/old');
    expect(server.state.docs).toEqual([result.design]);
    expect(result.refs.get(png)).toBe('/api/files/1');
    expect(await journal.load(ID, 'ann')).toMatchObject({ draft: { design: result.design, unsaved: false } });

    await saver.save(design, { ...facts, baseRev: 4 });
    expect(server.state.uploads).toHaveLength(2);
  });

  it('uploads again for another owner, and after the server lost its files', async () => {
    const { saver, server, assets, session } = await world(slowly());
    const design = sampleDesign({ layers: [imageLayer('1', await assets.putAsset(imageFile(solid(3, 2), 'x.png')))] });
    await saver.save(design, facts);
    session.owner = 'bob';
    await saver.save(design, { owner: 'bob', baseRev: 4 });
    expect(server.state.uploads).toHaveLength(2);
    await assets.forgetUploads();
    await saver.save(design, { owner: 'bob', baseRev: 5 });
    expect(server.state.uploads).toHaveLength(3);
  });

  it('uploads a hundred images in calls of at most 16, two calls at a time', async () => {
    let running = 0;
    let most = 0;
    const sizes: number[] = [];
    const { saver, assets } = await world({
      uploadAssets: async (files) => {
        running += 1;
        most = Math.max(most, running);
        sizes.push(files.length);
        await settled(1);
        running -= 1;
        return files.map(({ name }) => ({ url: `/api/files/${name}` }));
      },
    });
    const refs = await Promise.all(
      Array.from({ length: 100 }, (_, index) => assets.putAsset(imageFile(solid(1, index + 1), 'x.png'))),
    );
    const result = await saver.save(
      sampleDesign({ layers: refs.map((ref, index) => imageLayer(`n${index}`, ref)) }),
      facts,
    );
    expect(result).toMatchObject({ kind: 'saved' });
    expect(result.kind === 'saved' && result.refs.size).toBe(100);
    expect([most, sizes.reduce((sum, size) => sum + size, 0), Math.max(...sizes)]).toEqual([2, 100, 16]);
  });

  it('splits a call before it becomes too large, and uses the single call for one picture', async () => {
    const { saver, assets, server } = await world();
    const large = (seed: number) =>
      new Blob([solid(1, seed), new Uint8Array(900_000).fill(seed)], { type: 'image/png' });
    const refs = await Promise.all([1, 2, 3].map((seed) => assets.putAsset(large(seed))));
    const layers = refs.map((ref, index) => imageLayer(`n${index}`, ref));
    expect(await saver.save(sampleDesign({ layers }), facts)).toMatchObject({ kind: 'saved' });
    expect(server.state.lists).toEqual([2]);
    expect(server.state.uploads).toHaveLength(3);
  });

  it('refuses an answer that lacks a picture', async () => {
    const { saver, assets, server } = await world({ uploadAssets: async () => [{ url: '/api/files/1' }] });
    const refs = await Promise.all([1, 2].map((seed) => assets.putAsset(imageFile(solid(1, seed), 'x.png'))));
    const layers = refs.map((ref, index) => imageLayer(`n${index}`, ref));
    expect(await saver.save(sampleDesign({ layers }), facts)).toMatchObject({ kind: 'failed', reason: 'serverError' });
    expect(server.calls).toEqual([]);
  });

  it('requests persistent storage once, and a refusal changes nothing', async () => {
    const persist = vi.fn(async () => Promise.reject(new Error('no')));
    const { saver, trouble } = await world({ persist });
    expect(await saver.save(sampleDesign(), facts)).toMatchObject({ kind: 'saved' });
    expect(await saver.save(sampleDesign({ name: 'b' }), { ...facts, baseRev: 4 })).toMatchObject({ kind: 'saved' });
    expect(persist).toHaveBeenCalledOnce();
    expect(trouble).toHaveLength(1);
  });

  it('stays saved if the device cannot record it', async () => {
    const { saver, trouble, assets } = await world({}, (db) => ({
      ...db,
      updateDesign: () => Promise.reject(new Error('disk')),
      noteUpload: () => Promise.reject(new Error('disk')),
    }));
    const ref = await assets.putAsset(imageFile(solid(1, 1), 'x.png'));
    expect(await saver.save(sampleDesign({ layers: [imageLayer('1', ref)] }), facts)).toMatchObject({
      kind: 'saved',
      baseRev: 4,
    });
    // The sent state, the upload and the answer could not be recorded.
    expect(trouble).toHaveLength(3);
  });
});

describe('sign-in', () => {
  it('that is cancelled sends nothing and loses nothing', async () => {
    const { saver, server, session, journal, events } = await world();
    session.ask.mockResolvedValue(false);
    const design = sampleDesign();
    journal.edit(design, { owner: 'visitor', baseRev: 0 });
    expect(await saver.save(design, { owner: 'visitor', baseRev: 0 })).toEqual({ kind: 'signInCancelled' });
    expect(server.calls).toEqual([]);
    expect(events).toEqual([{ type: 'remoteNeedsSignIn' }]);
    expect(await journal.load(ID, 'visitor')).toMatchObject({ kind: 'draft', draft: { design, unsaved: true } });
  });

  it('moves a visitor’s design to the account, images included', async () => {
    const { saver, server, session, journal, assets } = await world();
    server.state.rev = 0;
    session.owner = 'visitor';
    session.ask.mockImplementation(async () => {
      session.owner = 'ann';
      return true;
    });
    const design = sampleDesign({ layers: [imageLayer('1', await assets.putAsset(imageFile(solid(3, 2), 'x.png')))] });
    journal.edit(design, { owner: 'visitor', baseRev: 0 });
    const result = await saver.save(design, { owner: 'visitor', baseRev: 0 });
    expect(result).toMatchObject({ kind: 'saved', owner: 'ann', baseRev: 1 });
    expect(await journal.load(ID, 'visitor')).toEqual({ kind: 'none' });
    expect(await journal.load(ID, 'ann')).toMatchObject({ draft: { baseRev: 1, unsaved: false } });
  });

  it('is shown in the status bar while the save waits, for a visitor and after a session ended during it', async () => {
    let isLost = false;
    const opened: SaveEvent[] = [];
    const { saver, session, events } = await world({
      saveDraft: async () => {
        if (isLost) return { rev: 4, savedAt: 77 };
        isLost = true;
        session.owner = 'visitor';
        throw http(403);
      },
    });
    session.owner = 'visitor';
    session.ask.mockImplementation(async () => {
      opened.push(events.at(-1)!);
      session.owner = 'ann';
      return true;
    });
    expect(await saver.save(sampleDesign(), { owner: 'visitor', baseRev: 0 })).toMatchObject({ kind: 'saved' });
    expect(opened).toEqual([{ type: 'remoteNeedsSignIn' }, { type: 'remoteNeedsSignIn' }]);
    expect(events.map(({ type }) => type)).toEqual([
      ...['remoteNeedsSignIn', 'remoteStarted', 'remoteNeedsSignIn', 'remoteStarted', 'remoteDone'],
    ]);
  });

  it('as somebody else sends nothing: the design stays with its owner', async () => {
    const { saver, server, session } = await world();
    session.owner = 'bob';
    expect(await saver.save(sampleDesign(), facts)).toEqual({ kind: 'otherOwner' });
    expect(server.calls).toEqual([]);
  });

  it.each([[http(401)], [http(403)], [{ kind: 'business', code: 403 }]])(
    'fault 11: lost during a save (%j) is requested again, and the same save is sent',
    async (error) => {
      const { saver, server, session } = await world();
      server.plan.push({ call: 'save', error });
      expect(await saver.save(sampleDesign(), facts)).toMatchObject({ kind: 'saved', baseRev: 4 });
      expect(session.ask).toHaveBeenCalledTimes(2);
      expect(server.calls.map(({ saveId }) => saveId)).toEqual(['save-1', 'save-1']);
    },
  );

  it('fault 11: lost during an upload continues after it; lost for good ends the save', async () => {
    const { saver, server, assets, events } = await world();
    const design = sampleDesign({ layers: [imageLayer('1', await assets.putAsset(imageFile(solid(3, 2), 'x.png')))] });
    server.plan.push({ call: 'upload', error: http(403) });
    expect(await saver.save(design, facts)).toMatchObject({ kind: 'saved' });
    server.plan.push({ call: 'save', error: http(403) }, { call: 'save', error: http(403) });
    expect(await saver.save(sampleDesign({ name: 'b' }), { ...facts, baseRev: 4 })).toMatchObject({
      kind: 'failed',
      reason: 'signInNeeded',
      key: 'errors:draft.signInNeeded',
    });
    expect(events.at(-1)).toEqual({ type: 'remoteNeedsSignIn' });
  });

  it('lost and regained as somebody else sends nothing more', async () => {
    const { saver, server, session } = await world();
    server.plan.push({ call: 'save', error: http(403) });
    session.ask.mockResolvedValueOnce(true).mockImplementationOnce(async () => {
      session.owner = 'bob';
      return true;
    });
    expect(await saver.save(sampleDesign(), facts)).toEqual({ kind: 'otherOwner' });
    expect(server.state.docs).toEqual([]);
  });
});

describe('a failing server', () => {
  it.each([
    ['no connection', NETWORK, 'offline', 4],
    ['no answer in time', { kind: 'timeout' }, 'offline', 4],
    ['a server error', http(503), 'serverError', 4],
    ['a server error in the envelope', { kind: 'business', code: 500 }, 'serverError', 4],
    ['HTML, cut JSON or a wrong shape', { kind: 'schema' }, 'serverError', 4],
    ['too many requests in the envelope', { kind: 'business', code: 429 }, 'tooManyRequests', 4],
    ['too many requests', http(429), 'tooManyRequests', 4],
    ['too large a design', { kind: 'business', code: 400, data: { issue: 'tooLarge' } }, 'tooLarge', 1],
    ['too many values', { kind: 'business', code: 400, data: { reason: 'tooManyLayers' } }, 'tooLarge', 1],
    ['a refusal', { kind: 'business', code: 400 }, 'refused', 1],
    ['an unknown error', new TypeError('bug'), 'serverError', 1],
  ])('with %s', async (_, error, reason, tries) => {
    const { saver, server, journal, events } = await world();
    for (let index = 0; index < tries; index += 1) server.plan.push({ call: 'save', error });
    const design = sampleDesign();
    journal.edit(design, facts);
    expect(await saver.save(design, facts)).toMatchObject({
      kind: 'failed',
      reason,
      key: `errors:draft.${reason}`,
      error,
    });
    expect(server.calls).toHaveLength(tries);
    expect(new Set(server.calls.map(({ saveId }) => saveId)).size).toBe(1);
    expect(events.at(-1)).toEqual(reason === 'offline' ? { type: 'remoteOffline' } : { type: 'remoteRefused', reason });
    expect(await journal.load(ID, 'ann')).toMatchObject({ draft: { design, baseRev: 3, unsaved: true } });
    expect(await saver.save(design, facts)).toMatchObject({ kind: 'saved', baseRev: 4 });
  });

  it('that did the work and lost the answer makes one revision', async () => {
    const { saver, server } = await world();
    server.plan.push({ call: 'save', error: { kind: 'timeout' }, after: true });
    expect(await saver.save(sampleDesign(), facts)).toMatchObject({ kind: 'saved', baseRev: 4 });
    expect(server.state.rev).toBe(4);
    expect(server.calls).toHaveLength(2);
  });

  it('that did the work and lost every answer causes no conflict: the sent state is looked up first, edited since or not', async () => {
    const lost = { call: 'save', error: NETWORK, after: true } as const;
    for (const edited of [false, true]) {
      const { saver, server, journal } = await world(slowly());
      const design = sampleDesign();
      const next = edited ? sampleDesign({ name: 'edited since' }) : design;
      server.plan.push(lost, lost, lost, lost);
      journal.edit(design, facts);
      expect(await saver.save(design, facts)).toMatchObject({ kind: 'failed', reason: 'offline' });
      if (edited) journal.edit(next, facts);
      const rev = edited ? 5 : 4;
      expect(await saver.save(next, facts)).toMatchObject({ kind: 'saved', baseRev: rev });
      expect(server.state.docs).toEqual(edited ? [design, next] : [design]);
      expect(await journal.load(ID, 'ann')).toMatchObject({ draft: { design: next, baseRev: rev, unsaved: false } });
      // Somebody else's revision on top is a conflict.
      server.plan.push(lost, lost, lost, lost);
      await saver.save(design, { ...facts, baseRev: rev });
      server.state.rev += 1;
      const later = sampleDesign({ name: 'later' });
      expect(await saver.save(later, { ...facts, baseRev: rev })).toMatchObject({ kind: 'conflict', rev: rev + 2 });
    }
  });

  it('fault 10: that fails three calls in ten, before or after the work, stores every save once and in order', async () => {
    const roll = dice(7);
    const { saver, server, journal } = await world();
    let baseRev = 3;
    const names: string[] = [];
    for (let save = 0; save < 60; save += 1) {
      const design = sampleDesign({ name: `state ${save}` });
      journal.edit(design, { ...facts, baseRev });
      server.plan.length = 0;
      server.flaky = () => (roll() < 0.3 ? { error: NETWORK, after: roll() < 0.5 } : null);
      const result = await saver.save(design, { ...facts, baseRev });
      if (result.kind === 'saved') {
        baseRev = result.baseRev;
        names.push(`state ${save}`);
      } else expect(result).toMatchObject({ kind: 'failed', reason: 'offline' });
    }
    const stored = server.state.docs.map((doc) => (doc as { dialName: string }).dialName);
    expect(stored).toEqual([...new Set(stored)]);
    expect(stored.filter((name) => names.includes(name))).toEqual(names);
    expect(server.state.rev).toBe(3 + stored.length);
  });

  it('fault 10: is retried with growing back-off and jitter, three times at most', async () => {
    const { saver, server, waits } = await world();
    for (let index = 0; index < 9; index += 1) server.plan.push({ call: 'save', error: NETWORK });
    await saver.save(sampleDesign(), facts);
    expect(waits).toEqual([750, 1500, 3000]);
    expect(waits).toHaveLength(RETRIES_MAX);
    expect(retryDelay(0, () => 0)).toBe(RETRY_BASE_MS / 2);
    expect(retryDelay(2, () => 1)).toBe(RETRY_BASE_MS * 4);
  });

  it('that fails an upload gets that upload again; if it keeps failing, nothing is saved', async () => {
    const { saver, server, assets } = await world();
    const design = sampleDesign({ layers: [imageLayer('1', await assets.putAsset(imageFile(solid(3, 2), 'x.png')))] });
    server.plan.push({ call: 'upload', error: http(500) });
    expect(await saver.save(design, facts)).toMatchObject({ kind: 'saved' });
    const other = sampleDesign({ layers: [imageLayer('1', await assets.putAsset(imageFile(solid(4, 4), 'y.png')))] });
    server.plan.push({ call: 'upload', error: { kind: 'business', code: 400 } });
    expect(await saver.save(other, { ...facts, baseRev: 4 })).toMatchObject({ kind: 'failed', reason: 'refused' });
    expect(server.state.rev).toBe(4);
  });

  it.each(['https://elsewhere.example/x.png', '', `asset:${'a'.repeat(64)}`, undefined])(
    'that answers an upload with %j never gets that into the document',
    async (url) => {
      const { saver, server, assets } = await world({ uploadAsset: async () => ({ url }) as { url: string } });
      const ref = await assets.putAsset(imageFile(solid(3, 2), 'x.png'));
      expect(await saver.save(sampleDesign({ layers: [imageLayer('1', ref)] }), facts)).toMatchObject({
        reason: 'serverError',
      });
      expect(server.calls).toEqual([]);
    },
  );

  it('is not called at all while an image is missing on this device', async () => {
    const { saver, server, assets } = await world();
    const storedRef = await assets.putAsset(imageFile(solid(3, 2), 'x.png'));
    const layers = [storedRef, `asset:${'a'.repeat(64)}`, `asset:${'b'.repeat(64)}`].map((ref, index) =>
      imageLayer(`${index}`, ref),
    );
    expect(await saver.save(sampleDesign({ layers }), facts)).toMatchObject({
      kind: 'failed',
      reason: 'missingImage',
      params: { count: 2 },
    });
    expect(server.calls).toEqual([]);
    expect(server.state.uploads).toEqual([]);
  });
});

describe('a design the server no longer has', () => {
  it('is reported separately; nothing is written there and nothing is lost here', async () => {
    const { saver, server, journal, events } = await world();
    server.plan.push({ call: 'save', error: { kind: 'business', code: 404 } });
    const design = sampleDesign();
    journal.edit(design, facts);
    expect(await saver.save(design, facts)).toEqual({ kind: 'gone' });
    expect(events.at(-1)).toEqual({ type: 'remoteRefused', reason: 'gone' });
    expect(server.state.docs).toEqual([]);
    expect(await journal.load(ID, 'ann')).toMatchObject({ draft: { design, baseRev: 3, unsaved: true } });
  });
});

describe('a conflict', () => {
  it.each([
    [{ kind: 'business', code: 409, data: { rev: 9 } }, 9],
    [{ kind: 'http', status: 409, data: { rev: 9 } }, 9],
    [{ kind: 'business', code: 409 }, null],
    [{ kind: 'business', code: 409, data: { rev: 'x' } }, null],
  ])('fault 9: (%j) returns the server’s revision and keeps the local work', async (error, rev) => {
    const { saver, server, journal, events } = await world();
    server.plan.push({ call: 'save', error });
    const design = sampleDesign();
    journal.edit(design, facts);
    expect(await saver.save(design, facts)).toEqual({ kind: 'conflict', rev });
    expect(events.at(-1)).toEqual({ type: 'remoteConflict', rev });
    expect(server.calls).toHaveLength(1);
    expect(await journal.load(ID, 'ann')).toMatchObject({ draft: { design, baseRev: 3, unsaved: true } });
  });
});

describe('overlapping saves', () => {
  it('run one after another, and of the pending ones only the newest', async () => {
    const { saver, server } = await world();
    const results = await Promise.all(['a', 'b', 'c'].map((name) => saver.save(sampleDesign({ name }), facts)));
    expect(results).toMatchObject([{ baseRev: 4 }, { baseRev: 5 }, { baseRev: 5 }]);
    expect(server.state.docs).toMatchObject([{ dialName: 'a' }, { dialName: 'c' }]);
    expect(server.calls.map(({ baseRev }) => baseRev)).toEqual([3, 4]);
    expect(new Set(server.calls.map(({ saveId }) => saveId)).size).toBe(2);
  });

  it('of the same content (a double click) are one', async () => {
    const { saver, server } = await world();
    const design = sampleDesign();
    const results = await Promise.all([saver.save(design, facts), saver.save(design, facts)]);
    expect(results).toMatchObject([{ baseRev: 4 }, { baseRev: 4 }]);
    expect(server.calls).toHaveLength(1);
  });

  it('of equal content in new objects (as the editor makes them) are one', async () => {
    const { saver, server } = await world();
    const results = await Promise.all([saver.save(sampleDesign(), facts), saver.save(sampleDesign(), facts)]);
    expect(results).toMatchObject([{ baseRev: 4 }, { baseRev: 4 }]);
    expect(server.calls).toHaveLength(1);
  });

  it('are one if the second press of a double click comes right after the answer; later it is a separate save', async () => {
    let now = 42;
    const { saver, server } = await world({ now: () => now });
    await saver.save(sampleDesign(), facts);
    now += 400;
    expect(await saver.save(sampleDesign(), { ...facts, baseRev: 4 })).toMatchObject({ kind: 'saved', baseRev: 4 });
    expect(await saver.save(sampleDesign({ name: 'other' }), { ...facts, baseRev: 4 })).toMatchObject({ baseRev: 5 });
    now += 600;
    expect(await saver.save(sampleDesign({ name: 'other' }), { ...facts, baseRev: 5 })).toMatchObject({ baseRev: 6 });
    expect(server.calls).toHaveLength(3);
  });

  it('of two designs do not wait for each other', async () => {
    const { saver } = await world({
      saveDraft: ({ id }) => (id === 'slow' ? new Promise(() => undefined) : Promise.resolve({ rev: 1, savedAt: 0 })),
    });
    const slow = vi.fn();
    saver.save(sampleDesign({ id: 'slow' }), facts).then(slow);
    expect(await saver.save(sampleDesign({ id: 'quick' }), facts)).toMatchObject({ kind: 'saved' });
    expect(slow).not.toHaveBeenCalled();
  });

  it('request a sign-in once, and share a conflict', async () => {
    const first = await world();
    first.session.ask.mockResolvedValue(false);
    expect(await Promise.all(['a', 'b'].map((name) => first.saver.save(sampleDesign({ name }), facts)))).toEqual([
      { kind: 'signInCancelled' },
      { kind: 'signInCancelled' },
    ]);
    expect(first.session.ask).toHaveBeenCalledOnce();

    const second = await world();
    second.server.state.rev = 9;
    expect(await Promise.all(['a', 'b'].map((name) => second.saver.save(sampleDesign({ name }), facts)))).toEqual([
      { kind: 'conflict', rev: 9 },
      { kind: 'conflict', rev: 9 },
    ]);
    expect(second.server.calls).toHaveLength(1);
  });

  it('continue after one was refused, because the next one may succeed', async () => {
    const { saver, server } = await world();
    server.plan.push({ call: 'save', error: { kind: 'business', code: 400 } });
    const results = await Promise.all(['a', 'b'].map((name) => saver.save(sampleDesign({ name }), facts)));
    expect(results).toMatchObject([
      { kind: 'failed', reason: 'refused' },
      { kind: 'saved', baseRev: 4 },
    ]);
  });

  it('keep the edits made while the save was under way', async () => {
    const { saver, journal } = await world();
    const design = sampleDesign({ name: 'sent' });
    journal.edit(design, facts);
    const saving = saver.save(design, facts);
    journal.edit(sampleDesign({ name: 'edited since' }), facts);
    await saving;
    expect(await journal.load(ID, 'ann')).toMatchObject({
      draft: { design: { dialName: 'edited since' }, baseRev: 4, unsaved: true },
    });
  });
});

describe('a save whose design another tab deletes meanwhile', () => {
  const doomed = async () => {
    const deletions = createSignal<string>();
    const made = await world({ onDeleted: deletions.subscribe });
    const ref = await made.assets.putAsset(imageFile(solid(3, 2), 'x.png'));
    const design = sampleDesign({ layers: [imageLayer('1', ref)] });
    const deleteElsewhere = () => {
      deletions.emit('another design');
      deletions.emit(ID);
    };
    return { ...made, deleteElsewhere, save: () => made.saver.save(design, facts) };
  };

  it('sends nothing after the sign-in', async () => {
    const { save, deleteElsewhere, session, server, events } = await doomed();
    session.owner = 'visitor';
    session.ask.mockImplementation(async () => {
      session.owner = 'ann';
      deleteElsewhere();
      return true;
    });
    expect(await save()).toEqual({ kind: 'withdrawn' });
    expect([server.calls, server.state.uploads]).toEqual([[], []]);
    expect(events.map(({ type }) => type)).toEqual(['remoteNeedsSignIn', 'remoteCancelled']);
  });

  it('sends nothing after the sign-in that follows an ended session', async () => {
    const { save, deleteElsewhere, session, server } = await doomed();
    server.plan.push({ call: 'save', error: http(403) });
    session.ask.mockResolvedValueOnce(true).mockImplementationOnce(async () => {
      deleteElsewhere();
      return true;
    });
    expect(await save()).toEqual({ kind: 'withdrawn' });
    expect([session.ask.mock.calls.length, server.calls.length, server.state.docs]).toEqual([2, 1, []]);
  });

  it('sends nothing if its record was removed without a notice, as by this tab itself', async () => {
    const { saver, journal, db, server } = await world();
    const design = sampleDesign({ layers: [] });
    const unsaved = { owner: 'ann', baseRev: 0 };
    journal.edit(design, unsaved);
    await journal.flush();
    await db.removeDesign(unsaved.owner, ID);
    expect(await saver.save(design, unsaved)).toEqual({ kind: 'withdrawn' });
    expect(server.calls).toEqual([]);
  });

  it('sends no document after the upload of its pictures', async () => {
    const { save, deleteElsewhere, server, assets } = await doomed();
    vi.spyOn(assets, 'noteUpload').mockImplementation(async () => {
      deleteElsewhere();
    });
    expect(await save()).toEqual({ kind: 'withdrawn' });
    expect([server.state.uploads.length, server.calls]).toEqual([1, []]);
  });

  it('is not retried after a failed call', async () => {
    const { save, deleteElsewhere, server } = await doomed();
    server.flaky = () => {
      if (server.calls.length === 0) return null;
      deleteElsewhere();
      return { error: NETWORK, after: false };
    };
    expect(await save()).toEqual({ kind: 'withdrawn' });
    expect([server.calls.length, server.state.docs]).toEqual([1, []]);
  });

  it('sends nothing while it waits for the save before it', async () => {
    const { save, saver, server, deleteElsewhere } = await doomed();
    const [first, second] = [saver.save(sampleDesign({ name: 'first' }), facts), save()];
    deleteElsewhere();
    expect([await first, await second]).toEqual([{ kind: 'withdrawn' }, { kind: 'withdrawn' }]);
    expect(server.calls).toEqual([]);
  });
});
