// What this device keeps of the designer's work, as one thing the pages share: journal, images, saver, other tabs.
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
import type { VersionLog } from './versionLog';

/** News about one design: from the journal, or from a save. */
export type WorkNews = { id: string; event: SaveEvent };

export interface LocalWork {
  /** `memory`: the browser keeps nothing, and people are told. */
  storage: 'device' | 'memory';
  journal: Journal;
  assets: Assets;
  saver: DraftSaver;
  channel: SavedChannel;
  /** How tabs hand a design over to each other. */
  handover: Handover;
  /** What became of imported watch faces, each with its design. */
  reports: Pick<LocalDatabase, 'keepReport' | 'reportOf'>;
  /** Versions of designs on this device. */
  versions: VersionLog;
  /** Pictures and sets of pictures on this device. */
  library: DeviceLibrary;
  /** Brings the versions of a design to the account of who is signed in; what fails is brought after a later save. */
  carryVersions(id: string): Promise<void>;
  /** All of it at once, for export, import and reset. */
  device: DeviceData;
  /** Who works now: a user id, or `VISITOR`. */
  owner(): string;
  /** Hears that somebody else works now. */
  onOwner(listener: (owner: string) => void): () => void;
  /** Makes a visitor's design, whose lock this tab holds, that of who is signed in; nothing for a visitor. */
  adopt(id: string): Promise<void>;
  /** The same for all of the visitor's designs that no tab edits. Gives the ids of the others. */
  adoptFree(): Promise<string[]>;
  /** Hears what happens to the edits and saves of designs. */
  subscribe(listener: (news: WorkNews) => void): () => void;
  /** Hears that the store of this device closed under the page. */
  onClosed(listener: (reason: ClosedReason) => void): () => void;
}

/** What the save state needs of a journal's event; housekeeping concerns nobody. */
export function newsOf(event: JournalEvent): WorkNews | null {
  if (event.type === 'housekeepingFailed') return null;
  if (event.type === 'localFailed') return { id: event.id, event: { type: 'localFailed', reason: event.reason } };
  return { id: event.id, event: { type: event.type } };
}

/** Opens the work on this device; the same promise each time. */
export type OpenWork = () => Promise<LocalWork>;

/** The work, the promise of it while its store is being opened, or the function that opens it when a component needs it. */
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

/** Opens the work when the returned function is called; neither suspends nor opens anything before. */
export function useOpenWork(): OpenWork {
  const context = useWorkContext();
  return useCallback(async () => (typeof context === 'function' ? context() : context), [context]);
}
