// Saving of the open design: every change to this device at once, the whole design to the server on "Save".

import { createSignal } from '@/face/liveData/createStore';
import type { Design } from '@/schemas/design';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { type StoredVersion, VISITOR } from '@/service/localDrafts/records';
import type { SaveResult } from '@/service/localDrafts/saveDraft';
import {
  INITIAL_STATUS,
  isAtRisk,
  type SaveEvent,
  type SaveStatus,
  saveStatus,
} from '@/service/localDrafts/saveStatus';
import { pause, timers } from '@/service/localDrafts/schedule';
import type { DocumentNow, OpenDocument } from '../documentPort';

/** Time within which a tab that received the design takes its lock, ms. */
const TAKEN_WITHIN_MS = 3000;
/** Rounds of writing that still include new edits before a design is handed over. */
const LAST_ROUNDS = 5;
/** How long a running save may take before the design is handed over, ms. */
const SAVE_MAY_TAKE_MS = 3000;

export interface DraftSession {
  status(): SaveStatus;
  /** The owner of the design. */
  owner(): string;
  subscribe(listener: () => void): () => void;
  /** Reports events that only the page knows to the save state: read-only, conflict resolved. */
  emit(event: SaveEvent): void;
  /** Saves to the server, after a sign-in if needed. Null while no design is open. */
  save(): Promise<SaveResult | null>;
  /** Writes pending changes to this device now. */
  flush(): Promise<void>;
  /** Whether closing the page now could lose an edit. */
  isAtRisk(): boolean;
  /** Another tab deleted the design: nothing is written under its id, and it can be saved as a new design. */
  isDeleted(): boolean;
  /** Whether this tab may write under the design's id: false once it was deleted, handed over, stopped or is read-only. */
  canWrite(): boolean;
  /**
   * Adds `design`, a state of the open one, to the versions on this device. Null if this tab may not, or if another tab
   * deletes the design meanwhile; then no version remains. Rejects if the store fails.
   */
  keepVersion(design: Design, name?: string): Promise<StoredVersion | null>;
  /**
   * Another tab requests the design: writes the last edits and pauses later ones. False if this device could not store
   * them.
   */
  giveUp(): Promise<boolean>;
  /**
   * The design is replaced or moved: nothing of it is written from now on. The returned function continues writing, with
   * the edits made meanwhile.
   */
  stop(): () => void;
  /**
   * Another tab took the design: returns the newest state that is not stored on this device, or null. Nothing is
   * written from now on.
   */
  leave(): Promise<Design | null>;
  dispose(): void;
}

/**
 * States with edits that the server does not have. The shown copy and mode are stored only with such edits, because
 * viewing is not an edit.
 */
const WITH_EDITS: ReadonlySet<SaveStatus['name']> = new Set(['dirty', 'saving-local', 'local', 'offline']);

/** The parts of the local work that the session uses. */
export type SessionWork = Pick<
  LocalWork,
  'journal' | 'saver' | 'channel' | 'owner' | 'onOwner' | 'adopt' | 'subscribe'
> & {
  assets: Pick<LocalWork['assets'], 'refsOfUrls' | 'forgetUploads'>;
  device: Pick<LocalWork['device'], 'onReplaced'>;
  versions: Pick<LocalWork['versions'], 'keep'>;
};

/** Starts a session for the open design. `readOnly`: nothing is ever written. */
export function startDraftSession(ports: {
  document: OpenDocument;
  work: SessionWork;
  unsaved: boolean;
  readOnly: boolean;
  /** False once another tab has taken over the design. */
  mayWrite?: () => boolean;
}): DraftSession {
  const { document, work, readOnly, mayWrite = () => true } = ports;
  let status = saveStatus(INITIAL_STATUS, { type: 'opened', unsaved: ports.unsaved });
  let seen: DocumentNow | null = document.now();
  let owner = work.owner();
  let isPaused = false;
  let isStopped = false;
  let isDeleted = false;
  let underWay: Promise<unknown> | null = null;
  const canWrite = () => !readOnly && !isPaused && !isStopped && !isDeleted && mayWrite();

  const changed = createSignal<void>();
  const emit = (event: SaveEvent) => {
    const next = saveStatus(status, event);
    if (next === status) return;
    status = next;
    changed.emit();
  };

  const isNews = (now: DocumentNow | null) =>
    now?.change !== seen?.change || (now?.place !== seen?.place && WITH_EDITS.has(status.name));

  const keepOnDevice = () => {
    const now = document.now();
    if (isDeleted && now?.change !== seen?.change) {
      seen = now;
      emit({ type: 'edited' });
    }
    if (!canWrite()) return;
    const news = isNews(now);
    seen = now;
    const design = news ? document.design() : null;
    if (!now || !design) return;
    emit({ type: 'edited' });
    // During a burst (typing, a slider) the write may be delayed a little (docs/rules/reliability.md).
    work.journal.edit(design, { owner, baseRev: now.baseRev, typing: now.isTyping });
  };

  /**
   * This browser's data was reset, or the account was deleted: no server knows the design, its images or its revision any
   * more. Stores it on this device as never saved and without an owner.
   */
  const keepAnew = async () => {
    if (underWay) await Promise.race([underWay, pause(timers, SAVE_MAY_TAKE_MS)]);
    const refs = await work.assets.refsOfUrls(document.pictures());
    await work.assets.forgetUploads([...refs.values()]);
    const now = document.now();
    if (!now || !canWrite()) return;
    document.settle({ baseRev: 0, refs: [...refs] });
    await work.journal.startOver();
    const design = document.design();
    if (!design || !canWrite()) return;
    const before = owner;
    owner = VISITOR;
    seen = document.now();
    emit({ type: 'opened', unsaved: true });
    emit({ type: 'edited' });
    work.journal.edit(design, { owner, baseRev: 0 });
    await work.journal.flush();
    if (before !== VISITOR && work.journal.isSettled(now.id, VISITOR)) await work.journal.remove(now.id, before);
  };

  const goOnAnew = (report?: () => Promise<void>) =>
    keepAnew()
      .then(report)
      .catch((error: unknown) => console.warn('The design could not be kept anew, or that was not reported.', error));

  /** A write of this tab may have landed after the deletion: drops pending writes and removes the record again. */
  const removeAgain = async (id: string) => {
    await work.journal.release(id, owner);
    await work.journal.remove(id, owner);
  };

  const unsubscribe = [
    document.subscribe(keepOnDevice),
    work.device.onReplaced((by) => {
      if (by === 'otherTab') void goOnAnew();
    }),
    work.subscribe(({ id, event }) => {
      if (id === document.now()?.id) emit(event);
    }),
    // Another tab deleted the account: the work continues as a visitor's design. Or it deleted the design: its work stays
    // open here and can be saved as a new design.
    work.channel.subscribe((notice) => {
      if (notice.type === 'accountDeleted' && notice.owner === owner && canWrite()) {
        void goOnAnew(async () => (await import('./accountDeleted')).showAccountDeleted());
      }
      if (notice.type !== 'deleted' || notice.id !== document.now()?.id || readOnly || !mayWrite()) return;
      isDeleted = true;
      emit({ type: 'deletedElsewhere' });
      removeAgain(notice.id).catch((error: unknown) =>
        console.warn('An edit of the deleted design could not be removed from this device.', error),
      );
    }),
    // Somebody signed in. This tab has the visitor's design open, so this tab moves it to the account.
    work.onOwner((now) => {
      const id = document.now()?.id;
      if (!id || now === VISITOR || owner !== VISITOR || !canWrite()) return;
      work.adopt(id).then(
        () => {
          owner = now;
        },
        (error: unknown) => console.warn('The design could not be brought to the account.', error),
      );
    }),
  ];

  /**
   * Ends drag and typing and writes all edits. Returns whether they are on this device. `pauses`: later edits are not
   * written.
   */
  const writeLast = async (pauses: boolean): Promise<boolean> => {
    document.letGo();
    document.endBurst();
    if (underWay) await Promise.race([underWay, pause(timers, SAVE_MAY_TAKE_MS)]);
    await work.journal.flush();
    const id = document.now()?.id;
    const isWritten = id === undefined || work.journal.isSettled(id, owner);
    if (isWritten && pauses) isPaused = true;
    return isWritten;
  };

  /**
   * Writes all edits and pauses later ones. False if this device could not store them. Edits made during a write are
   * not a failure and are written too.
   */
  const writeAndPause = async (): Promise<boolean> => {
    for (let round = 1; round <= LAST_ROUNDS; round += 1) {
      const before = document.now()?.change;
      if (await writeLast(true)) return true;
      if (document.now()?.change === before) return false;
    }
    // Edits keep arriving: the ones from here on wait.
    isPaused = true;
    const isWritten = await writeLast(true);
    if (!isWritten) {
      isPaused = false;
      keepOnDevice();
    }
    return isWritten;
  };

  const send = async (): Promise<SaveResult | null> => {
    if (!canWrite()) return null;
    document.endBurst();
    const sent = document.now();
    const design = document.design();
    if (!sent || !design) return null;
    const result = await work.saver.save(design, { owner, baseRev: sent.baseRev });
    if (result.kind === 'withdrawn') {
      isDeleted = true;
      emit({ type: 'deletedElsewhere' });
    }
    // Deleted while the call was running: a deletion also deletes it in the account.
    if (isDeleted) return { kind: 'withdrawn' };
    if (result.kind !== 'saved' || document.now()?.id !== design.id) return result;
    owner = result.owner;
    document.settle({ baseRev: result.baseRev, refs: [...result.refs] });
    seen = document.now();
    work.channel.announce({ type: 'saved', id: design.id, rev: result.baseRev });
    // Edits made during the save are based on the new revision from now on.
    if (seen && seen.change !== sent.change) {
      const newer = document.design();
      if (newer) work.journal.edit(newer, { owner, baseRev: seen.baseRev });
    }
    return result;
  };

  const save = (): Promise<SaveResult | null> => {
    const mine = send().finally(() => {
      if (underWay === mine) underWay = null;
    });
    underWay = mine;
    return mine;
  };

  return {
    status: () => status,
    owner: () => owner,
    subscribe: changed.subscribe,
    emit,
    save,
    flush: () => work.journal.flush(),
    isAtRisk: () => isAtRisk(status),
    isDeleted: () => isDeleted,
    canWrite,
    async keepVersion(design, name) {
      if (isDeleted || readOnly || !mayWrite()) return null;
      const version = await work.versions.keep(design, { owner, ...(name === undefined ? {} : { name }) });
      if (!isDeleted) return version;
      await removeAgain(design.id);
      return null;
    },
    async giveUp() {
      if (isDeleted) return !isAtRisk(status);
      if (!(await writeAndPause())) return false;
      // The other tab takes the lock now. If it has crashed instead, work continues here.
      timers(() => {
        isPaused = false;
        keepOnDevice();
      }, TAKEN_WITHIN_MS);
      return true;
    },
    stop() {
      isStopped = true;
      return () => {
        isStopped = false;
        keepOnDevice();
      };
    },
    async leave() {
      const now = document.now();
      const newest = now?.change !== seen?.change ? document.design() : null;
      isStopped = true;
      const unwritten = now ? await work.journal.release(now.id, owner) : null;
      return newest ?? unwritten;
    },
    dispose() {
      for (const end of unsubscribe) end();
    },
  };
}
