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
import type { DocumentNow, OpenDocument } from '../openDocument';

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

/** What the session needs of the work on this device. */
export type SessionWork = Pick<LocalWork, 'journal' | 'saver' | 'channel' | 'owner' | 'subscribe'>;

/** Starts a session over the open design. `readOnly`: nothing is ever written. */
export function startDraftSession(ports: {
  document: OpenDocument;
  work: SessionWork;
  unsaved: boolean;
  readOnly: boolean;
}): DraftSession {
  const { document, work, readOnly } = ports;
  let status = saveStatus(INITIAL_STATUS, { type: 'opened', unsaved: ports.unsaved });
  let seen: DocumentNow | null = document.now();
  let owner = work.owner();
  const listeners = new Set<() => void>();

  const tell = (event: SaveEvent) => {
    const next = saveStatus(status, event);
    if (next === status) return;
    status = next;
    for (const listener of listeners) listener();
  };

  const isNews = (now: DocumentNow | null) =>
    now?.change !== seen?.change || (now?.place !== seen?.place && WITH_EDITS.has(status.name));

  const keepOnDevice = () => {
    const now = document.now();
    const news = !readOnly && isNews(now);
    seen = now;
    const design = news ? document.design() : null;
    if (!now || !design) return;
    tell({ type: 'edited' });
    // A burst is still growing (typing, a slider): it may be written a little later (reliability.md).
    work.journal.edit(design, { owner, baseRev: now.baseRev, typing: now.isTyping });
  };

  const unsubscribe = [
    document.subscribe(keepOnDevice),
    work.subscribe(({ id, event }) => {
      if (id === document.now()?.id) tell(event);
    }),
  ];

  const save = async (): Promise<SaveResult | null> => {
    if (readOnly) return null;
    document.endBurst();
    const sent = document.now();
    const design = document.design();
    if (!sent || !design) return null;
    const result = await work.saver.save(design, { owner, baseRev: sent.baseRev });
    if (result.kind !== 'saved' || document.now()?.id !== design.id) return result;
    owner = result.owner;
    document.settle({ baseRev: result.baseRev, refs: [...result.refs] });
    seen = document.now();
    work.channel.announce(design.id, result.baseRev);
    // Edits made while the save was under way stand on the new revision from now on.
    if (seen && seen.change !== sent.change) {
      const newer = document.design();
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
