// The open design's way to safety: this device at once, the server on "Save", references settled in every undo state.
import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { type SessionWork, startDraftSession } from '@/drafts/saving/draftSession';
import { burstEnded, designOpened, documentReducer } from '@/editor/document/documentSlice';
import { currentNodes, documentOf } from '@/editor/document/editorState';
import { openDocumentOf } from '@/editor/document/openDocument';
import type { Design } from '@/schemas/design';
import { createSavedChannel } from '@/service/localDrafts/channel';
import { createJournal } from '@/service/localDrafts/journal';
import { newsOf, type WorkNews } from '@/service/localDrafts/localWork';
import type { DraftSaver, SaveResult } from '@/service/localDrafts/saveDraft';
import { timers } from '@/service/localDrafts/schedule';
import { editAs, selectIn, showIn, undoIn } from '@/tests/editor/support/acts';
import { freshDevice } from '@/tests/service/localDrafts/world';
import { imageLayer, sampleDesign } from '@/tests/support/designs';

const REF = `asset:${'a'.repeat(64)}`;
const design = sampleDesign({ layers: [imageLayer('pic', REF)] });

async function setUp(answer: (sent: Design) => SaveResult | Promise<SaveResult> = () => ({ kind: 'signInCancelled' })) {
  const store = configureStore({
    reducer: { editor: documentReducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
  const listeners = new Set<(news: WorkNews) => void>();
  const tell = (news: WorkNews) => {
    for (const listener of listeners) listener(news);
  };
  const db = await freshDevice();
  const written: Design[] = [];
  const journal = createJournal({
    db,
    now: () => 0,
    schedule: timers,
    onEvent: (event) => {
      const news = newsOf(event);
      if (news) tell(news);
    },
  });
  const saver: DraftSaver = {
    save: async (sent) => {
      tell({ id: sent.id, event: { type: 'remoteStarted' } });
      const result = await answer(sent);
      if (result.kind === 'saved') tell({ id: sent.id, event: { type: 'remoteDone', at: 1 } });
      else tell({ id: sent.id, event: { type: 'remoteCancelled' } });
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
    channel: createSavedChannel(null),
    owner: () => 'visitor',
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  store.dispatch(designOpened({ design, baseRev: 0 }));
  const session = startDraftSession({ document: openDocumentOf(store), work, unsaved: false, readOnly: false });
  const rename = (label: string, burstKey?: string) => {
    const nodes = currentNodes(store.getState().editor).map((node) =>
      node.uuid === 'pic' ? { ...node, label } : node,
    );
    editAs(store, 'rename', { nodes }, burstKey, 0);
  };
  return { store, session, work, written, rename };
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
  it('keeps each edit on this device and says so', async () => {
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

  it('writes the first always-on at once; which mode is shown is kept with edits, alone it is none', async () => {
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

  it('saves what is open, takes the revision, and names pictures as the server does, in every undo state', async () => {
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

  it('hears nothing after it was disposed', async () => {
    const { session, rename, written } = await setUp();
    session.dispose();
    rename('Moon');
    expect(written).toEqual([]);
  });
});
