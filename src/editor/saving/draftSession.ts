// The open design's way to safety: every change to this device at once, the whole to the server on "Save".

import type { LocalWork } from '@/service/localDrafts/localWork';
import type { SaveResult } from '@/service/localDrafts/saveDraft';
import {
  INITIAL_STATUS,
  isAtRisk,
  type SaveEvent,
  type SaveStatus,
  saveStatus,
} from '@/service/localDrafts/saveStatus';
import { burstEnded, draftSettled } from '../document/documentSlice';
import { currentHistory, documentOf, type EditorState } from '../document/editorState';
import type { WithEditor } from '../document/selectors';

/** What the session needs of the store. */
export interface SessionStore {
  getState(): WithEditor;
  subscribe(listener: () => void): () => void;
  dispatch(action: ReturnType<typeof draftSettled> | ReturnType<typeof burstEnded>): unknown;
}

export interface DraftSession {
  status(): SaveStatus;
  subscribe(listener: () => void): () => void;
  /** Feeds the save state, for what only the page knows: read-only, conflict resolved. */
  tell(event: SaveEvent): void;
  /** Saves to the server; signs in first where needed. Null while no design is open. */
  save(): Promise<SaveResult | null>;
  /** Writes what is waiting to this device now. */
  flush(): Promise<void>;
  /** Whether closing the page now could lose an edit. */
  isAtRisk(): boolean;
  dispose(): void;
}

/** States with edits that the server has not seen: which copy and mode are shown is kept with them. Looking alone is no edit. */
const WITH_EDITS: ReadonlySet<SaveStatus['name']> = new Set(['dirty', 'saving-local', 'local', 'offline']);
const hasMoved = (from: EditorState, to: EditorState) => from.copyId !== to.copyId || from.mode !== to.mode;

/** What the session needs of the work on this device. */
export type SessionWork = Pick<LocalWork, 'journal' | 'saver' | 'channel' | 'owner' | 'subscribe'>;

/** Starts a session over the design that is open in the store. `readOnly`: nothing is ever written. */
export function startDraftSession(ports: {
  store: SessionStore;
  work: SessionWork;
  unsaved: boolean;
  readOnly: boolean;
}): DraftSession {
  const { store, work, readOnly } = ports;
  let status = saveStatus(INITIAL_STATUS, { type: 'opened', unsaved: ports.unsaved });
  let seen = store.getState().editor;
  let owner = work.owner();
  const listeners = new Set<() => void>();

  const tell = (event: SaveEvent) => {
    const next = saveStatus(status, event);
    if (next === status) return;
    status = next;
    for (const listener of listeners) listener();
  };

  const keepOnDevice = () => {
    const { editor } = store.getState();
    const isNews = editor.change !== seen.change || (hasMoved(seen, editor) && WITH_EDITS.has(status.name));
    if (!isNews || readOnly) {
      seen = editor;
      return;
    }
    seen = editor;
    const design = documentOf(editor);
    if (!design) return;
    tell({ type: 'edited' });
    // A burst is still growing (typing, a slider): it may be written a little later (reliability.md).
    const typing = currentHistory(editor)?.burst != null;
    work.journal.edit(design, { owner, baseRev: editor.baseRev, typing });
  };

  const unsubscribe = [
    store.subscribe(keepOnDevice),
    work.subscribe(({ id, event }) => {
      if (id === store.getState().editor.design?.id) tell(event);
    }),
  ];

  const save = async (): Promise<SaveResult | null> => {
    if (readOnly) return null;
    store.dispatch(burstEnded());
    const { editor } = store.getState();
    const design = documentOf(editor);
    if (!design) return null;
    const result = await work.saver.save(design, { owner, baseRev: editor.baseRev });
    if (result.kind !== 'saved' || store.getState().editor.design?.id !== design.id) return result;
    owner = result.owner;
    store.dispatch(draftSettled({ baseRev: result.baseRev, refs: [...result.refs] }));
    seen = store.getState().editor;
    work.channel.announce(design.id, result.baseRev);
    // Edits made while the save was under way stand on the new revision from now on.
    if (seen.change !== editor.change) {
      const newer = documentOf(seen);
      if (newer) work.journal.edit(newer, { owner, baseRev: seen.baseRev });
    }
    return result;
  };

  return {
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell,
    save,
    flush: () => work.journal.flush(),
    isAtRisk: () => isAtRisk(status),
    dispose() {
      for (const end of unsubscribe) end();
      listeners.clear();
    },
  };
}
