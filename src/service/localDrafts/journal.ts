// The journal: stores every edit on this device within 500 ms, and restores it after a crash.
import type { Design } from '@/schemas/design';
import type { DraftSummary } from './draftRecord';
import type { QuarantinedDraft } from './quarantine';
import type { LoadedDraft } from './recovery';

/** Why an edit is not on this device. */
export type LocalFailure = 'storageFull' | 'storageClosed' | 'memoryOnly' | 'storageFailed' | 'tooLarge';

/** Events of a design's edits, for the save state. */
export type JournalEvent =
  | { type: 'localStarted'; id: string }
  | { type: 'localDone'; id: string }
  | { type: 'localFailed'; id: string; reason: LocalFailure; error: unknown }
  /** Old snapshots or damaged records could not be moved; no edit is lost, and the next write retries. */
  | { type: 'housekeepingFailed'; id: string; error: unknown };

/** Owner of an edit's design, and the server revision it is based on (0 for none). */
export interface DraftFacts {
  owner: string;
  baseRev: number;
}

export interface Journal {
  /**
   * Writes once the edit is drawn (a gesture ended) or debounced (`typing`). Waits for a running write; only the newest
   * edit follows.
   */
  edit(design: Design, facts: DraftFacts & { typing?: boolean }): void;
  /** Starts all pending writes synchronously; for `visibilitychange: hidden`, `pagehide` and before a save. */
  flush(): Promise<void>;
  /** The newest valid state. Unreadable records are quarantined first, never deleted. Rejects if the store fails. */
  load(id: string, owner: string): Promise<LoadedDraft>;
  /** A save of `sent`, the newest state, starts: later edits derive from it. */
  saving(sent: Design, owner: string): void;
  /**
   * The save is sent as `saved`: recorded on this device, so that a tab that dies before the response recognises its
   * own work later, and that its deletion reaches the account too. False if the record of the design was removed meanwhile.
   */
  sending(out: { sent: Design; saved: Design; owner: string }): Promise<boolean>;
  /**
   * The server acknowledged `sent`; `saved` is the same with the server's image references. Records the new revision if
   * the stored state is what was sent or derives from it; otherwise leaves it unchanged.
   */
  acknowledge(done: DraftFacts & { sent: Design; saved: Design }): Promise<void>;
  /** Newest first by the local clock; includes unreadable designs and those of a newer version. */
  list(owner: string): Promise<DraftSummary[]>;
  /** Removes a design with its snapshots and quarantined records. */
  remove(id: string, owner: string): Promise<void>;
  /**
   * The same for a design that only this device has. `sent`: it stays, because a save of it was sent and the account may
   * have it. `missing`: another tab has moved or removed it.
   */
  removeUnsent(id: string, owner: string): Promise<'removed' | 'missing' | 'sent'>;
  /** Raw bytes of unreadable records, oldest first. */
  quarantined(id: string, owner: string): Promise<QuarantinedDraft[]>;
  /**
   * After a sign-in: moves the visitor's designs to `owner`; later edits made as a visitor follow. Ids that `owner`
   * already has stay. Returns the moved ids. Requires the designs' locks.
   */
  adopt(ids: readonly string[], owner: string): Promise<string[]>;
  /**
   * This tab no longer edits the design and writes nothing more of it. Returns the newest state that is not on disk.
   */
  release(id: string, owner: string): Promise<Design | null>;
  /** Drops all pending writes and in-memory state, because the store is about to be replaced. */
  startOver(): Promise<void>;
  /** Whether every edit of the design was written. */
  isSettled(id: string, owner: string): boolean;
}
