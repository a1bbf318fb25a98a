// How an edit becomes a record: what the server is known to have goes with it, and what stands on the disk is not written twice.
import type { Design } from '@/schemas/design';
import { contentHash } from './contentHash';
import { recordOf } from './draftRecord';
import type { JournalEvent, LocalFailure } from './journal';
import { isQuotaExceeded, withRoom } from './makeRoom';
import type { DesignRecord, LocalDatabase, SentMark } from './records';
import { type Schedule, within } from './schedule';

/** Good snapshots kept per design. */
export const SNAPSHOTS_KEPT = 5;

/** Old snapshots are removed when a design has not been written for this long, ms. */
export const PRUNE_AFTER_MS = 2000;
/** Writes after which they are removed although edits go on: they take room on the disk. */
const WRITES_UNPRUNED_MAX = 50;

/** A store that has not answered by then counts as failed, ms: a full disk can leave a transaction hanging. */
export const STORE_TIMEOUT_MS = 4000;

/** An edit as the journal takes it. */
export interface Edit {
  design: Design;
  owner: string;
  baseRev: number;
}

/** What is known of a design in this tab; every edit it still writes was made from it. */
interface Known {
  /** What the server acknowledged last. */
  acknowledged?: { baseRev: number; hash: string } | undefined;
  /** What went out last. */
  sent?: SentMark | null | undefined;
  /** Content the store holds. */
  written?: string | undefined;
}

export interface DraftWriter {
  /** Writes the edit; says whether the store has it. Never rejects. `superseded`: a newer one is on its way. */
  write(edit: Edit, superseded: () => boolean): Promise<boolean>;
  /** What was read from the store is what edits are made from now. */
  noteLoaded(key: string, record: DesignRecord | null): void;
  noteSent(key: string, sent: SentMark): void;
  /** The design has another key from now: what was sent of it still holds. */
  carrySent(from: string, to: string): void;
  noteAcknowledged(key: string, done: { baseRev: number; hash: string }): void;
  forget(key: string): void;
  forgetAll(): void;
}

export const keyOf = (owner: string, id: string) => JSON.stringify([owner, id]);

export const hashOf = (design: Design): string => contentHash(JSON.stringify(design));

function failureOf(error: unknown): LocalFailure {
  if (isQuotaExceeded(error)) return 'storageFull';
  return error instanceof Error && error.name === 'InvalidStateError' ? 'storageClosed' : 'storageFailed';
}

/** `now`: local ms, for people to read. */
export function createDraftWriter(ports: {
  db: LocalDatabase;
  now: () => number;
  schedule: Schedule;
  emit: (event: JournalEvent) => void;
}): DraftWriter {
  const { db, now, schedule, emit } = ports;
  const known = new Map<string, Known>();
  /** Designs with snapshots to remove: writes since the last removal, and what cancels the next one. */
  const pruning = new Map<string, { writes: number; cancel(): void }>();
  const note = (key: string, news: Known) => known.set(key, { ...known.get(key), ...news });

  const prune = async (owner: string, id: string) => {
    pruning.delete(keyOf(owner, id));
    try {
      await within(schedule, STORE_TIMEOUT_MS, db.pruneSnapshots(SNAPSHOTS_KEPT, { owner, id }));
    } catch (error) {
      emit({ type: 'housekeepingFailed', id, error });
    }
  };
  /** An edit waits for its own write alone. */
  const pruneLater = (owner: string, id: string) => {
    const key = keyOf(owner, id);
    const before = pruning.get(key);
    before?.cancel();
    const writes = (before?.writes ?? 0) + 1;
    if (writes >= WRITES_UNPRUNED_MAX) void prune(owner, id);
    else pruning.set(key, { writes, cancel: schedule(() => void prune(owner, id), PRUNE_AFTER_MS) });
  };
  const endPruning = (key: string) => {
    pruning.get(key)?.cancel();
    pruning.delete(key);
  };

  const write = async ({ design, owner, baseRev }: Edit, superseded: () => boolean): Promise<boolean> => {
    const { id } = design;
    const key = keyOf(owner, id);
    const { acknowledged, sent, written } = known.get(key) ?? {};
    const record = recordOf(design, {
      owner,
      baseRev: Math.max(baseRev, acknowledged?.baseRev ?? 0),
      acknowledgedHash: acknowledged?.hash ?? null,
      sent: sent ?? null,
      savedAt: now(),
    });
    const content = [record.hash, record.baseRev, record.acknowledgedHash].join(' ');
    emit({ type: 'localStarted', id });
    if (written !== content) {
      note(key, { written: undefined });
      try {
        // An old edit's second try must not land on a newer one, which brings its own.
        const writing = withRoom(
          db,
          () => db.writeDesign(record),
          () => !superseded(),
        );
        await within(schedule, STORE_TIMEOUT_MS, writing);
      } catch (error) {
        if (!superseded()) emit({ type: 'localFailed', id, reason: failureOf(error), error });
        return false;
      }
      if (!superseded()) note(key, { written: content });
    }
    if (superseded()) return true;
    if (db.storage === 'memory') emit({ type: 'localFailed', id, reason: 'memoryOnly', error: null });
    else emit({ type: 'localDone', id });
    pruneLater(owner, id);
    return true;
  };

  return {
    write,
    noteLoaded(key, record) {
      const acknowledged = record?.acknowledgedHash
        ? { baseRev: record.baseRev, hash: record.acknowledgedHash }
        : undefined;
      known.set(key, { acknowledged, sent: record?.sent });
    },
    noteSent: (key, sent) => note(key, { sent }),
    carrySent(from, to) {
      const sent = known.get(from)?.sent;
      if (sent) note(to, { sent });
    },
    noteAcknowledged: (key, acknowledged) => note(key, { acknowledged, sent: null, written: undefined }),
    forget(key) {
      endPruning(key);
      known.delete(key);
    },
    forgetAll() {
      for (const key of [...pruning.keys()]) endPruning(key);
      known.clear();
    },
  };
}
