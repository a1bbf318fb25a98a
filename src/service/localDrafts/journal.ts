// The journal: every edit on this device within 500 ms, and the way back to it after a crash.
import type { Design } from '@/schemas/design';
import { contentHash } from './contentHash';
import { type DraftSummary, parseRecord, recordOf } from './draftRecord';
import { listDrafts } from './listDrafts';
import { isQuotaExceeded, withRoom } from './makeRoom';
import { bytesOf, type QuarantinedDraft } from './quarantine';
import { type LocalDatabase, VISITOR } from './records';
import { type LoadedDraft, recover } from './recovery';
import { type Schedule, within } from './schedule';
import { createWriteQueue, type WriteQueue } from './writeQueue';

/** Good snapshots kept per design. */
export const SNAPSHOTS_KEPT = 5;

/** A store that has not answered by then counts as failed, ms: a full disk can leave a transaction hanging. */
export const STORE_TIMEOUT_MS = 4000;

/** Why an edit is not on this device. */
export type LocalFailure = 'storageFull' | 'storageClosed' | 'memoryOnly' | 'storageFailed';

/** What happens to the edits of a design, for the save state. */
export type JournalEvent =
  | { type: 'localStarted'; id: string }
  | { type: 'localDone'; id: string }
  | { type: 'localFailed'; id: string; reason: LocalFailure; error: unknown }
  /** Old snapshots or damaged records could not be moved; no edit is lost, and the next write tries again. */
  | { type: 'housekeepingFailed'; id: string; error: unknown };

/** Whose design an edit belongs to, and the server revision it stands on (0 for none). */
export interface DraftFacts {
  owner: string;
  baseRev: number;
}

export interface Journal {
  /** Writes at once (a gesture ended) or debounced (`typing`). A write in progress is waited for; only the newest follows. */
  edit(design: Design, facts: DraftFacts & { typing?: boolean }): void;
  /** Starts all waiting writes now, synchronously; for `visibilitychange: hidden`, `pagehide` and before a save. */
  flush(): Promise<void>;
  /** The newest good state. Records that cannot be read are set aside first, never deleted. Rejects when the store fails. */
  load(id: string, owner: string): Promise<LoadedDraft>;
  /** The server acknowledged `sent`; `saved` is the same with its images' new references. Edits made since stay. */
  acknowledge(done: DraftFacts & { sent: Design; saved: Design }): Promise<void>;
  /** Newest first by the local clock; designs that cannot be read, and those of a newer version, are among them. */
  list(owner: string): Promise<DraftSummary[]>;
  /** Removes a design with its snapshots and quarantined records. */
  remove(id: string, owner: string): Promise<void>;
  /** The raw bytes of records that could not be read, oldest first. */
  quarantined(id: string, owner: string): Promise<QuarantinedDraft[]>;
  /** A visitor signed in: moves the visitor's designs to `owner`. Ids `owner` already has stay. Gives the ids moved. */
  adopt(ids: readonly string[], owner: string): Promise<string[]>;
  /** Ends what waits and what is known of every design, because the store under it is about to hold something else. */
  startOver(): Promise<void>;
  /** Whether every edit of the design was written. */
  isSettled(id: string, owner: string): boolean;
}

interface Edit extends DraftFacts {
  design: Design;
}

const keyOf = (owner: string, id: string) => JSON.stringify([owner, id]);

function failureOf(error: unknown): LocalFailure {
  if (isQuotaExceeded(error)) return 'storageFull';
  return error instanceof Error && error.name === 'InvalidStateError' ? 'storageClosed' : 'storageFailed';
}

/** The journal over a store. `now` gives local ms, for people to read; order never depends on it. */
export function createJournal(ports: {
  db: LocalDatabase;
  now: () => number;
  schedule: Schedule;
  onEvent?: (event: JournalEvent) => void;
}): Journal {
  const { db, now, schedule } = ports;
  const tell = (event: JournalEvent) => ports.onEvent?.(event);
  const queues = new Map<string, WriteQueue<Edit>>();
  /** What the server acknowledged last, by design. */
  const acknowledged = new Map<string, { baseRev: number; hash: string }>();
  /** Content the store is known to hold, so that the same is not written twice. */
  const written = new Map<string, string>();

  const write = async ({ design, owner, baseRev }: Edit, superseded: () => boolean): Promise<boolean> => {
    const { id } = design;
    const key = keyOf(owner, id);
    const known = acknowledged.get(key);
    const record = recordOf(design, {
      owner,
      baseRev: Math.max(baseRev, known?.baseRev ?? 0),
      acknowledgedHash: known?.hash ?? null,
      savedAt: now(),
    });
    const content = [record.hash, record.baseRev, record.acknowledgedHash].join(' ');
    tell({ type: 'localStarted', id });
    if (written.get(key) !== content) {
      written.delete(key);
      try {
        // An old edit's second try must not land on a newer one, which brings its own.
        const writing = withRoom(
          db,
          () => db.writeDesign(record),
          () => !superseded(),
        );
        await within(schedule, STORE_TIMEOUT_MS, writing);
      } catch (error) {
        if (!superseded()) tell({ type: 'localFailed', id, reason: failureOf(error), error });
        return false;
      }
      if (!superseded()) written.set(key, content);
    }
    if (superseded()) return true;
    if (db.storage === 'memory') tell({ type: 'localFailed', id, reason: 'memoryOnly', error: null });
    else tell({ type: 'localDone', id });
    try {
      await within(schedule, STORE_TIMEOUT_MS, db.pruneSnapshots(SNAPSHOTS_KEPT, { owner, id }));
    } catch (error) {
      tell({ type: 'housekeepingFailed', id, error });
    }
    return true;
  };

  const queueOf = (owner: string, id: string): WriteQueue<Edit> => {
    const key = keyOf(owner, id);
    const queue = queues.get(key) ?? createWriteQueue(write, schedule);
    queues.set(key, queue);
    return queue;
  };
  const flush = async () => {
    await Promise.all([...queues.values()].map((queue) => queue.flush()));
  };
  /** Ends what is known in memory about a design, once its writes have come to rest. */
  const forget = async (owner: string, id: string) => {
    const queue = queueOf(owner, id);
    queue.drop();
    await queue.flush();
    const key = keyOf(owner, id);
    for (const map of [queues, acknowledged, written]) map.delete(key);
  };

  return {
    edit(design, { owner, baseRev, typing = false }) {
      queueOf(owner, design.id).push({ design, owner, baseRev }, { typing });
    },
    flush,
    async load(id, owner) {
      const key = keyOf(owner, id);
      const queue = queueOf(owner, id);
      await queue.flush();
      const edit = queue.unwritten();
      if (edit) {
        // The disk refused it, yet it is the newest there is.
        const draft = { design: edit.design, owner, baseRev: edit.baseRev, unsaved: true, savedAt: now() };
        return { kind: 'draft', draft, recovered: null, missingAssets: [] };
      }
      const onTrouble = (error: unknown) => tell({ type: 'housekeepingFailed', id, error });
      const { loaded, record } = await recover(db, { id, owner, at: now() }, onTrouble);
      written.delete(key);
      if (record?.acknowledgedHash) {
        acknowledged.set(key, { baseRev: record.baseRev, hash: record.acknowledgedHash });
      }
      return loaded;
    },
    async acknowledge({ sent, saved, owner, baseRev }) {
      const { id } = sent;
      const key = keyOf(owner, id);
      const sentHash = contentHash(JSON.stringify(sent));
      const next = recordOf(saved, { owner, baseRev, acknowledgedHash: null, savedAt: now() });
      acknowledged.set(key, { baseRev, hash: next.hash });
      written.delete(key);
      await db.updateDesign(owner, id, (current) => {
        const record = parseRecord(current);
        if (!record) return null;
        const unchanged = record.hash === sentHash || record.hash === next.hash;
        return {
          ...record,
          ...(unchanged ? { doc: next.doc, hash: next.hash } : {}),
          baseRev,
          acknowledgedHash: next.hash,
        };
      });
    },
    async list(owner) {
      await flush();
      return listDrafts(db, owner);
    },
    async remove(id, owner) {
      await forget(owner, id);
      await db.removeDesign(owner, id);
    },
    async quarantined(id, owner) {
      return (await db.quarantined(owner, id)).map(({ reason, at, raw }) => ({ reason, at, bytes: bytesOf(raw) }));
    },
    async adopt(ids, owner) {
      await flush();
      const moved = await db.adoptDesigns(VISITOR, ids, owner);
      for (const id of ids) {
        const edit = queueOf(VISITOR, id).unwritten();
        if (edit) queueOf(owner, id).push({ ...edit, owner }, { typing: false });
        if (edit || moved.includes(id)) await forget(VISITOR, id);
      }
      return moved;
    },
    async startOver() {
      const ended = [...queues.values()];
      for (const queue of ended) queue.drop();
      await Promise.all(ended.map((queue) => queue.flush()));
      for (const map of [queues, acknowledged, written]) map.clear();
    },
    isSettled: (id, owner) => queues.get(keyOf(owner, id))?.unwritten() == null,
  };
}
