// The journal: every edit on this device within 500 ms, and the way back to it after a crash.
import type { Design } from '@/schemas/design';
import type { DraftSummary } from './draftRecord';
import type { QuarantinedDraft } from './quarantine';
import type { LoadedDraft } from './recovery';

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
  /** Writes once the edit is drawn (a gesture ended) or debounced (`typing`). A write in progress is waited for; only the newest follows. */
  edit(design: Design, facts: DraftFacts & { typing?: boolean }): void;
  /** Starts all waiting writes now, synchronously; for `visibilitychange: hidden`, `pagehide` and before a save. */
  flush(): Promise<void>;
  /** The newest good state. Records that cannot be read are set aside first, never deleted. Rejects when the store fails. */
  load(id: string, owner: string): Promise<LoadedDraft>;
  /** A save of `sent`, the newest state, begins: what is edited from now was made from it. */
  saving(sent: Design, owner: string): void;
  /** It goes out as `saved`: noted on this device, so that a tab that dies before the answer knows its own work again. */
  sending(out: { sent: Design; saved: Design; owner: string }): Promise<void>;
  /**
   * The server acknowledged `sent`; `saved` is the same with its images' new references. The revision is noted where this
   * device holds what was sent or what was made from it; any other state keeps the revision it stands on.
   */
  acknowledge(done: DraftFacts & { sent: Design; saved: Design }): Promise<void>;
  /** Newest first by the local clock; designs that cannot be read, and those of a newer version, are among them. */
  list(owner: string): Promise<DraftSummary[]>;
  /** Removes a design with its snapshots and quarantined records. */
  remove(id: string, owner: string): Promise<void>;
  /** The raw bytes of records that could not be read, oldest first. */
  quarantined(id: string, owner: string): Promise<QuarantinedDraft[]>;
  /**
   * A visitor signed in: moves the visitor's designs to `owner`; edits of them that still come as a visitor's follow. Ids
   * `owner` already has stay. Gives the ids moved. Only for who holds the design's lock.
   */
  adopt(ids: readonly string[], owner: string): Promise<string[]>;
  /** This tab no longer edits the design: nothing of it is written any more. Gives the newest state the disk does not hold. */
  release(id: string, owner: string): Promise<Design | null>;
  /** Ends what waits and what is known of every design, because the store under it is about to hold something else. */
  startOver(): Promise<void>;
  /** Whether every edit of the design was written. */
  isSettled(id: string, owner: string): boolean;
}
