// Writes edits as records. A record includes what the server is known to have, and content that the disk already has is not
// written again. Each edit is written once; a snapshot is taken in the same transaction only by the first write and by a flush,
// otherwise when edits pause.
import type { Design } from '@/schemas/design';
import { DOCUMENT_BYTES_MAX } from '@/schemas/limits';
import { contentHash } from './contentHash';
import { documentText } from './documentText';
import { isIntact, recordOf } from './draftRecord';
import type { JournalEvent, LocalFailure } from './journal';
import { isQuotaExceeded, withRoom } from './makeRoom';
import type { DesignRecord, LocalDatabase, SentMark } from './records';
import { type Schedule, within } from './schedule';
import type { WriteFacts } from './writeQueue';

/** Number of valid snapshots stored per design. */
export const SNAPSHOTS_KEPT = 5;

/** A snapshot is taken, and old ones are removed, when a design has not been written for this long, ms. */
export const SNAPSHOT_AFTER_MS = 2000;
/** Number of writes after which a snapshot is taken while edits continue. */
export const WRITES_PER_SNAPSHOT = 10;

/** Timeout of a store operation, ms: a full disk can leave a transaction hanging. */
export const STORE_TIMEOUT_MS = 4000;

/** An edit as passed to the journal. */
export interface Edit {
  design: Design;
  owner: string;
  baseRev: number;
}

/** What this tab has read, written and sent of a design; every pending edit derives from it. */
interface Known {
  /** The last acknowledged save. */
  acknowledged?: { baseRev: number; hash: string } | undefined;
  /** What went out last. */
  sent?: SentMark | null | undefined;
  /** Content the store holds. */
  written?: string | undefined;
  /** The store had a record of it. */
  wasStored?: boolean | undefined;
}

export interface DraftWriter {
  /** Writes the edit; resolves to whether the store has it. Never rejects. */
  write(edit: Edit, facts: WriteFacts): Promise<boolean>;
  /** Takes a snapshot of the stored state once the design was not written for `SNAPSHOT_AFTER_MS`. */
  snapshotLater(owner: string, id: string): void;
  /** Edits now derive from the loaded record. */
  noteLoaded(key: string, record: DesignRecord | null): void;
  noteSent(key: string, sent: SentMark): void;
  /** Whether this tab has written, loaded or removed a record of the design. */
  wasStored(key: string): boolean;
  noteRemoved(key: string): void;
  /** The design has a new key; sent states remain valid. */
  carrySent(from: string, to: string): void;
  noteAcknowledged(key: string, done: { baseRev: number; hash: string }): void;
  forget(key: string): void;
  forgetAll(): void;
}

export const keyOf = (owner: string, id: string) => JSON.stringify([owner, id]);

export const hashOf = (design: Design): string => contentHash(documentText(design));

function failureOf(error: unknown): LocalFailure {
  if (isQuotaExceeded(error)) return 'storageFull';
  return error instanceof Error && error.name === 'InvalidStateError' ? 'storageClosed' : 'storageFailed';
}

/** `now`: local ms, for display only. */
export function createDraftWriter(ports: {
  db: LocalDatabase;
  now: () => number;
  schedule: Schedule;
  emit: (event: JournalEvent) => void;
}): DraftWriter {
  const { db, now, schedule, emit } = ports;
  const states = new Map<string, Known>();
  /** Designs that need a snapshot: writes since the last one, and what cancels the timer. */
  const owed = new Map<string, { writes: number; cancel(): void }>();
  /** Designs that this tab has given a snapshot. */
  const covered = new Set<string>();
  const note = (key: string, news: Known) => states.set(key, { ...states.get(key), ...news });

  const takeSnapshot = async (owner: string, id: string) => {
    owed.delete(keyOf(owner, id));
    try {
      await within(schedule, STORE_TIMEOUT_MS, db.takeSnapshot({ owner, id }, SNAPSHOTS_KEPT, isIntact));
    } catch (error) {
      emit({ type: 'housekeepingFailed', id, error });
    }
  };
  /** Edits never wait for snapshots. */
  const snapshotLater = (owner: string, id: string, written = 0) => {
    const key = keyOf(owner, id);
    const before = owed.get(key);
    before?.cancel();
    const writes = (before?.writes ?? 0) + written;
    if (writes >= WRITES_PER_SNAPSHOT) void takeSnapshot(owner, id);
    else owed.set(key, { writes, cancel: schedule(() => void takeSnapshot(owner, id), SNAPSHOT_AFTER_MS) });
  };
  const cancelSnapshot = (key: string) => {
    owed.get(key)?.cancel();
    owed.delete(key);
    covered.delete(key);
  };

  const write = async ({ design, owner, baseRev }: Edit, { superseded, flushed }: WriteFacts): Promise<boolean> => {
    const { id } = design;
    const key = keyOf(owner, id);
    const { acknowledged, sent, written } = states.get(key) ?? {};
    const record = recordOf(design, {
      owner,
      baseRev: Math.max(baseRev, acknowledged?.baseRev ?? 0),
      acknowledgedHash: acknowledged?.hash ?? null,
      sent: sent ?? null,
      savedAt: now(),
    });
    const content = [record.hash, record.baseRev, record.acknowledgedHash].join(' ');
    emit({ type: 'localStarted', id });
    if (record.doc.length > DOCUMENT_BYTES_MAX) {
      // It could not be read again, so the last state that can be read stays.
      emit({ type: 'localFailed', id, reason: 'tooLarge', error: null });
      return false;
    }
    if (written !== content) {
      note(key, { written: undefined });
      try {
        const snapshot = flushed || !covered.has(key);
        // A retry must not overwrite a newer edit, which has its own write.
        const writing = withRoom(
          db,
          () => db.writeDesign(record, { snapshot }),
          () => !superseded(),
        );
        await within(schedule, STORE_TIMEOUT_MS, writing);
        if (snapshot) covered.add(key);
      } catch (error) {
        if (!superseded()) emit({ type: 'localFailed', id, reason: failureOf(error), error });
        return false;
      }
      note(key, superseded() ? { wasStored: true } : { written: content, wasStored: true });
    }
    if (superseded()) return true;
    if (db.storage === 'memory') emit({ type: 'localFailed', id, reason: 'memoryOnly', error: null });
    else emit({ type: 'localDone', id });
    snapshotLater(owner, id, 1);
    return true;
  };

  return {
    write,
    noteLoaded(key, record) {
      const acknowledged = record?.acknowledgedHash
        ? { baseRev: record.baseRev, hash: record.acknowledgedHash }
        : undefined;
      states.set(key, { acknowledged, sent: record?.sent, wasStored: record !== null });
    },
    noteSent: (key, sent) => note(key, { sent }),
    wasStored: (key) => states.get(key)?.wasStored === true,
    noteRemoved: (key) => note(key, { wasStored: true }),
    carrySent(from, to) {
      const { sent, wasStored } = states.get(from) ?? {};
      if (wasStored) note(to, { wasStored });
      if (sent) note(to, { sent });
    },
    noteAcknowledged: (key, acknowledged) => note(key, { acknowledged, sent: null, written: undefined }),
    snapshotLater: (owner, id) => snapshotLater(owner, id),
    forget(key) {
      cancelSnapshot(key);
      states.delete(key);
    },
    forgetAll() {
      for (const key of [...owed.keys()]) cancelSnapshot(key);
      covered.clear();
      states.clear();
    },
  };
}
