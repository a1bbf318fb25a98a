// The designer's work on this device, shared by the pages: journal, images, saver, other tabs.
import { createContext, use, useCallback, useContext } from 'react';
import type { Assets } from './assets';
import type { SavedChannel } from './channel';
import type { ClosedReason } from './database';
import type { DeviceData } from './deviceData';
import type { DeviceLibrary } from './deviceLibrary';
import type { Handover } from './handover';
import type { Journal, JournalEvent } from './journal';
import type { LocalDatabase } from './records';
import type { DraftSaver } from './saveDraft';
import type { SaveEvent } from './saveStatus';
import type { RefusedVersion, VersionLog } from './versionLog';

/** An event of one design, from the journal or a save. */
export type WorkNews = { id: string; event: SaveEvent };

export interface LocalWork {
  /** `memory`: the browser stores nothing, and users are warned. */
  storage: 'device' | 'memory';
  journal: Journal;
  assets: Assets;
  saver: DraftSaver;
  channel: SavedChannel;
  /** Handover of designs between tabs. */
  handover: Handover;
  /** Import reports of watch faces, each with its design. */
  reports: Pick<LocalDatabase, 'keepReport' | 'reportOf'>;
  /** Versions of designs on this device. */
  versions: VersionLog;
  /** Pictures and picture sets on this device. */
  library: DeviceLibrary;
  /**
   * Uploads a design's versions to the signed-in account; failed ones are retried after a later save. Returns those that
   * the account refused. Never rejects.
   */
  carryVersions(id: string): Promise<readonly RefusedVersion[]>;
  /** All data of this device, for export, import and reset. */
  device: DeviceData;
  /** The current owner: a user id, or `VISITOR`. */
  owner(): string;
  /** Notified when the owner changes. */
  onOwner(listener: (owner: string) => void): () => void;
  /** Moves a visitor's design, whose lock this tab holds, to the signed-in account; does nothing for a visitor. */
  adopt(id: string): Promise<void>;
  /** Adopts all visitor's designs that no tab edits. Returns the ids of the others. */
  adoptFree(): Promise<string[]>;
  /** Subscribes to events of edits and saves. */
  subscribe(listener: (news: WorkNews) => void): () => void;
  /** Notified when the store of this device was closed. */
  onClosed(listener: (reason: ClosedReason) => void): () => void;
}

/** The part of a journal event that concerns the save state; null for housekeeping. */
export function newsOf(event: JournalEvent): WorkNews | null {
  if (event.type === 'housekeepingFailed') return null;
  if (event.type === 'localFailed') return { id: event.id, event: { type: 'localFailed', reason: event.reason } };
  return { id: event.id, event: { type: event.type } };
}

/** Opens the work on this device; always returns the same promise. */
export type OpenWork = () => Promise<LocalWork>;

/** The work, its promise while its store is being opened, or the function that opens it on demand. */
export const LocalWorkContext = createContext<LocalWork | Promise<LocalWork> | OpenWork | null>(null);

function useWorkContext(): LocalWork | Promise<LocalWork> | OpenWork {
  const work = useContext(LocalWorkContext);
  if (!work) throw new Error('No local work around this component.');
  return work;
}

/** Suspends until the work on this device is open. */
export function useLocalWork(): LocalWork {
  const context = useWorkContext();
  const work = typeof context === 'function' ? context() : context;
  return work instanceof Promise ? use(work) : work;
}

/** Returns a function that opens the work; does not suspend. */
export function useOpenWork(): OpenWork {
  const context = useWorkContext();
  return useCallback(async () => (typeof context === 'function' ? context() : context), [context]);
}
