// How the open design is stored: on this device immediately, on the server on "Save", with references updated in every undo
// state.
import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { sha256 } from '@/bytes/sha256';
import { type SessionWork, startDraftSession } from '@/drafts/saving/draftSession';
import { burstEnded, designOpened, documentReducer } from '@/editor/document/documentSlice';
import { currentNodes, documentOf } from '@/editor/document/editorState';
import { openDocumentOf } from '@/editor/document/storeDocument';
import { createSignal } from '@/face/liveData/createStore';
import type { Design } from '@/schemas/design';
import { refOfSha } from '@/schemas/imageRef';
import { createAssets } from '@/service/localDrafts/assets';
import { createSavedChannel, type DraftNotice } from '@/service/localDrafts/channel';
import { createJournal } from '@/service/localDrafts/createJournal';
import type { ReplacedBy } from '@/service/localDrafts/deviceData';
import { newsOf, type WorkNews } from '@/service/localDrafts/localWork';
import type { DraftSaver, SaveResult } from '@/service/localDrafts/saveDraft';
import { timers } from '@/service/localDrafts/schedule';
import { createVersionLog } from '@/service/localDrafts/versionLog';
import { editAs, selectIn, showIn, undoIn } from '@/tests/editor/support/acts';
import { freshDevice } from '@/tests/service/localDrafts/world';
import { imageLayer, sampleDesign } from '@/tests/support/designs';
import { solid } from '@/tests/support/images';

const refOfPicture = async () => refOfSha(await sha256(new Uint8Array(solid(3, 3))));
const REF = `asset:${'a'.repeat(64)}`;
const design = sampleDesign({ layers: [imageLayer('pic', REF)] });

async function setUp(
  answer: (sent: Design) => SaveResult | Promise<SaveResult> = () => ({ kind: 'signInCancelled' }),
  mayWrite: () => boolean = () => true,
  channel = createSavedChannel(null),
) {
  const store = configureStore({
    reducer: { editor: documentReducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
  const listeners = new Set<(news: WorkNews) => void>();
  const emit = (news: WorkNews) => {
    for (const listener of listeners) listener(news);
  };
  const db = await freshDevice();
  let user = 'visitor';
  const owners = createSignal<string>();
  const signIn = (id: string) => {
    user = id;
    owners.emit(id);
  };
  const written: Design[] = [];
  const journal = createJournal({
    db,
    now: () => 0,
    schedule: timers,
    onEvent: (event) => {
      const news = newsOf(event);
      if (news) emit(news);
    },
  });
  const assets = createAssets({ db });
  const replaced = createSignal<ReplacedBy>();
  const saver: DraftSaver = {
    save: async (sent) => {
      emit({ id: sent.id, event: { type: 'remoteStarted' } });
      const result = await answer(sent);
      if (result.kind === 'saved') emit({ id: sent.id, event: { type: 'remoteDone', at: 1 } });
      else emit({ id: sent.id, event: { type: 'remoteCancelled' } });
      return result;
    },
  };
  const work: SessionWork = {
    journal: {
      ...journal,
      edit: (edit, facts) => {
        written.push(edit);
        journal.edit(edit, facts);
      },
    },
    saver,
    channel,
    owner: () => user,
    onOwner: owners.subscribe,
    adopt: async (id) => void (await journal.adopt([id], user)),
    assets,
    device: { onReplaced: replaced.subscribe },
    versions: createVersionLog({ db, newId: () => 'version', now: () => 0 }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  store.dispatch(designOpened({ design, baseRev: 0 }));
  const session = startDraftSession({
    document: openDocumentOf(store),
    work,
    unsaved: false,
    readOnly: false,
    mayWrite,
  });
  const rename = (label: string, burstKey?: string) => {
    const nodes = currentNodes(store.getState().editor).map((node) =>
      node.uuid === 'pic' ? { ...node, label } : node,
    );
    editAs(store, 'rename', { nodes }, burstKey, 0);
  };
  return { store, session, work, written, rename, signIn, replaced, assets, db };
}

const saved = (sent: Design): SaveResult => ({
  kind: 'saved',
  design: sent,
  refs: new Map([[REF as `asset:${string}`, '/api/files/one']]),
  owner: 'user-1',
  baseRev: 7,
  savedAt: 1,
});

describe('a draft session', () => {
  it('keeps each edit on this device and reports it', async () => {
    const { session, rename, work } = await setUp();
    expect(session.status().name).toBe('clean');
    rename('Moon');
    expect(session.isAtRisk()).toBe(true);
    await session.flush();
    expect(session.status().name).toBe('local');
    const loaded = await work.journal.load(design.id, 'visitor');
    expect(loaded).toMatchObject({ kind: 'draft', draft: { unsaved: true } });
    expect(JSON.stringify(loaded)).toContain('Moon');
  });

  it('writes nothing for a change of the selection', async () => {
    const { store, written } = await setUp();
    selectIn(store, 'pic');
    expect(written).toEqual([]);
  });

  it('writes the first always-on immediately; the shown mode is stored with edits, but is not an edit itself', async () => {
    const { store, session, written } = await setUp();
    showIn(store, 'ambient');
    await session.flush();
    expect(session.status().name).toBe('local');
    expect(written.at(-1)).toMatchObject({ isAmbientMode: true, copies: [{ ambient: { nodeList: [{}, {}] } }] });
    showIn(store, 'normal');
    await session.flush();
    expect([session.status().name, written.at(-1)?.isAmbientMode]).toEqual(['local', false]);
    const looked = await setUp(saved);
    showIn(looked.store, 'ambient');
    await looked.session.save();
    const before = looked.written.length;
    showIn(looked.store, 'normal');
    expect([looked.session.status().name, looked.written.length]).toEqual(['saved', before]);
  });

  it("saves the open state, takes the revision, and uses the server's picture references in every undo state", async () => {
    const { store, session, rename } = await setUp(saved);
    rename('Moon');
    await session.save();
    expect(session.status().name).toBe('saved');
    expect(store.getState().editor.baseRev).toBe(7);
    const urls = () =>
      currentNodes(store.getState().editor).map((node) => (node as { style?: { url?: string } }).style?.url);
    expect(urls()).toContain('/api/files/one');
    undoIn(store);
    expect(urls()).toContain('/api/files/one');
    expect(JSON.stringify(documentOf(store.getState().editor))).not.toContain('asset:');
  });

  it('keeps edits made during a save unsaved, on the new revision', async () => {
    let finish: (result: SaveResult) => void = () => undefined;
    const { session, rename, work, written } = await setUp(
      () =>
        new Promise<SaveResult>((resolve) => {
          finish = resolve;
        }),
    );
    rename('Before');
    const saving = session.save();
    rename('After');
    finish(saved(written[0] as Design));
    await saving;
    await session.flush();
    expect(session.status().name).not.toBe('saved');
    const loaded = await work.journal.load(design.id, 'user-1');
    expect(loaded).toMatchObject({ kind: 'draft', draft: { baseRev: 7, unsaved: true } });
    expect(JSON.stringify(loaded)).toContain('After');
  });

  it('stays local when signing in is cancelled', async () => {
    const { session, rename } = await setUp();
    rename('Moon');
    await session.flush();
    await session.save();
    expect(session.status().name).toBe('local');
  });

  it('ends a burst with the save, so that the next keystroke is a state of its own', async () => {
    const { store, session, rename } = await setUp(saved);
    rename('M', 'label');
    await session.save();
    rename('Mo', 'label');
    store.dispatch(burstEnded());
    undoIn(store);
    expect(currentNodes(store.getState().editor).map(({ label }) => label)).toContain('M');
  });

  it('receives no events after it was disposed', async () => {
    const { session, rename, written } = await setUp();
    session.dispose();
    rename('Moon');
    expect(written).toEqual([]);
  });
});

describe('a design that other tabs want', () => {
  const labelOf = async (work: SessionWork, owner: string) => JSON.stringify(await work.journal.load(design.id, owner));

  it('fault 32: is handed over with unfinished typing; afterwards nothing is written unless the other tab died', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { session, rename, work, written } = await setUp();
    rename('Typed', 'label');
    expect(await session.giveUp()).toBe(true);
    expect(await labelOf(work, 'visitor')).toContain('Typed');
    const before = written.length;
    rename('Later');
    expect(written).toHaveLength(before);
    expect(await session.save()).toBeNull();
    vi.advanceTimersByTime(3000);
    expect(JSON.stringify(written.at(-1))).toContain('Later');
    vi.useRealTimers();
  });

  it('is handed over with text typed while the last edits are being written', async () => {
    const { session, rename, work } = await setUp();
    rename('First', 'label');
    const { flush } = work.journal;
    let letters = 0;
    // A letter arrives during each of the first three writes.
    work.journal.flush = async () => {
      await flush();
      if (letters === 3) return;
      letters += 1;
      rename(`Letter ${letters}`, 'label');
    };
    expect(await session.giveUp()).toBe(true);
    work.journal.flush = flush;
    expect(await labelOf(work, 'visitor')).toContain('Letter 3');
  });

  it('is handed over during an endless stream of edits; later ones wait', async () => {
    const { session, rename, work } = await setUp();
    const { flush } = work.journal;
    let letters = 0;
    work.journal.flush = async () => {
      await flush();
      letters += 1;
      rename(`Letter ${letters}.`, 'label');
    };
    expect(await session.giveUp()).toBe(true);
    work.journal.flush = flush;
    // The rounds that count, and one that started when edits were pending.
    expect(await labelOf(work, 'visitor')).toContain(`Letter ${letters - 1}.`);
  });

  it('is handed over after the running save', async () => {
    let finish: (result: SaveResult) => void = () => undefined;
    const { session, rename, written } = await setUp(() => new Promise((resolve) => (finish = resolve)));
    rename('Sent');
    const saving = session.save();
    const order: string[] = [];
    const handover = session.giveUp().then(() => order.push('handed over'));
    void saving.then(() => order.push('saved'));
    finish(saved(written.at(-1) as Design));
    await handover;
    expect(order).toEqual(['saved', 'handed over']);
  });

  it('fault 40: taken over without notice leaves unwritten edits, none of which overwrites the other tab’s state', async () => {
    let isHeld = true;
    const { session, rename, work, written } = await setUp(undefined, () => isHeld);
    rename('Before');
    await session.flush();
    isHeld = false;
    rename('Unwritten');
    expect(written.map((state) => JSON.stringify(state).includes('Unwritten'))).toEqual([false]);
    expect(JSON.stringify(await session.leave())).toContain('Unwritten');
    expect(await labelOf(work, 'visitor')).toContain('Before');
  });

  it('fault 40: leaves nothing when all of it is on this device', async () => {
    const { session, rename } = await setUp();
    rename('Written');
    await session.flush();
    expect(await session.leave()).toBeNull();
  });

  it('follows a sign-in reported by any tab, with every edit made meanwhile', async () => {
    const { session, rename, work, signIn } = await setUp();
    rename('Visitor');
    signIn('user-1');
    rename('While it moves');
    await vi.waitFor(() => expect(session.owner()).toBe('user-1'));
    rename('Moved');
    await session.flush();
    expect(await labelOf(work, 'user-1')).toContain('Moved');
    expect(await work.journal.load(design.id, 'visitor')).toEqual({ kind: 'none' });
    // A sign-out, and somebody else's sign-in, do not change the owner of the design.
    signIn('visitor');
    signIn('user-2');
    rename('Still theirs');
    await session.flush();
    expect(await labelOf(work, 'user-1')).toContain('Still theirs');
  });

  it("counts as never saved once this browser's data was reset elsewhere, with its pictures on this device", async () => {
    const ref = await refOfPicture();
    const { session, store, work, rename, replaced, assets } = await setUp(() => ({
      ...saved(design),
      refs: new Map(),
    }));
    await assets.putAsset(new Blob([solid(3, 3)]));
    await assets.noteUpload(ref, 'user-1', '/api/files/one');
    rename('Named');
    const refs = [[REF, '/api/files/one']] as const;
    openDocumentOf(store).settle({ baseRev: 7, refs });
    await session.save();
    expect(session.status().name).toBe('saved');
    replaced.emit('otherTab');
    await vi.waitFor(() => expect(session.status().name).toBe('local'));
    // Its account may be gone as well: it has no owner, and moves to the next account that signs in here.
    const loaded = await work.journal.load(design.id, 'visitor');
    expect(loaded).toMatchObject({ kind: 'draft', draft: { baseRev: 0, unsaved: true } });
    await vi.waitFor(async () => expect((await work.journal.load(design.id, 'user-1')).kind).toBe('none'));
    expect(session.owner()).toBe('visitor');
    expect(JSON.stringify(loaded)).toContain(ref);
    undoIn(store);
    expect(JSON.stringify(documentOf(store.getState().editor))).toContain(ref);
    expect(await assets.uploadedUrl(ref, 'user-1')).toBeNull();
  });
});

describe('fault 38: a design that another tab deletes', () => {
  const deleted = async () => {
    const signal = createSignal<DraftNotice>();
    const device = await setUp(undefined, undefined, { announce() {}, subscribe: signal.subscribe, close() {} });
    const { rename, session, work } = device;
    rename('Before');
    await session.flush();
    // The other tab removes it, then sends a notice; an edit of this tab is still pending.
    rename('While');
    await work.journal.remove(design.id, 'visitor');
    rename('Late');
    signal.emit({ type: 'deleted', id: design.id });
    return device;
  };

  it('is not restored by an edit made before, during or after the deletion', async () => {
    const { session, work, rename, db } = await deleted();
    expect(session.isDeleted()).toBe(true);
    rename('After');
    await session.flush();
    await vi.waitFor(async () => expect(await work.journal.list('visitor')).toEqual([]));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await work.journal.list('visitor')).toEqual([]);
    expect((await db.dump()).journal).toEqual([]);
  });

  it('has no risk until it is edited again; then the status stays, whatever else is reported', async () => {
    const { session, rename } = await deleted();
    expect(session.status()).toEqual({ name: 'blocked', reason: 'deletedElsewhere', onDevice: true });
    rename('After');
    session.emit({ type: 'localDone' });
    session.emit({ type: 'remoteRefused', reason: 'gone' });
    expect(session.status()).toEqual({ name: 'blocked', reason: 'deletedElsewhere', onDevice: false });
    expect(session.isAtRisk()).toBe(true);
    expect(await session.save()).toBeNull();
    // Another tab that requests it would find nothing: only this tab has the state.
    expect(await session.giveUp()).toBe(false);
  });
});
