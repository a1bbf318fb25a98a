// Save state of a design in the top bar: a reducer over events of the journal and the server.
import type { LocalFailure } from './journal';

/** Why work cannot be saved. */
export type BlockedReason =
  | LocalFailure
  | 'newerVersion'
  | 'otherTab'
  | 'signInNeeded'
  | 'deletedElsewhere'
  | RemoteRefusal;

/** Why the server refused the work. */
export type RemoteRefusal = 'serverError' | 'tooManyRequests' | 'refused' | 'tooLarge' | 'missingImage' | 'gone';

/**
 * `onDevice`: the newest edit is on this device, so that closing the page loses nothing. `saved` means that the server
 * acknowledged this revision and all its images.
 */
export type SaveStatus =
  | { name: 'clean' }
  | { name: 'dirty' }
  | { name: 'saving-local' }
  | { name: 'local' }
  | { name: 'saving-remote'; onDevice: boolean }
  | { name: 'saved'; at: number }
  | { name: 'offline'; onDevice: boolean }
  | { name: 'conflict'; rev: number | null; onDevice: boolean }
  | { name: 'blocked'; reason: BlockedReason; onDevice: boolean };

export type SaveStatusName = SaveStatus['name'];

export type SaveEvent =
  /** A design was opened; `unsaved`: with edits unknown to the server. */
  | { type: 'opened'; unsaved: boolean }
  | { type: 'edited' }
  | { type: 'localStarted' }
  | { type: 'localDone' }
  | { type: 'localFailed'; reason: LocalFailure }
  | { type: 'remoteStarted' }
  /** `at`: local clock in ms. */
  | { type: 'remoteDone'; at: number }
  | { type: 'remoteOffline' }
  | { type: 'remoteConflict'; rev: number | null }
  | { type: 'remoteRefused'; reason: RemoteRefusal }
  /** Another tab deleted the design, so this one no longer writes under its id. */
  | { type: 'deletedElsewhere' }
  /** No user is signed in: the save waits for the dialog, was cancelled there, or the session ended again. */
  | { type: 'remoteNeedsSignIn' }
  /** The save was cancelled before it started. */
  | { type: 'remoteCancelled' }
  | { type: 'wentOffline' }
  | { type: 'cameOnline' }
  /** The designer resolved a conflict: the work continues as local edits. */
  | { type: 'conflictResolved' }
  /** This page may show the design, but not write it. */
  | { type: 'readOnly'; reason: 'newerVersion' | 'otherTab' };

export const INITIAL_STATUS: SaveStatus = { name: 'clean' };

const LOCAL_REASONS: readonly BlockedReason[] = ['storageFull', 'storageClosed', 'memoryOnly', 'storageFailed'];

/** Whether the newest edit is on this device or on the server. */
function isSafe(status: SaveStatus): boolean {
  if ('onDevice' in status) return status.onDevice;
  return status.name === 'clean' || status.name === 'local' || status.name === 'saved';
}

/** Whether closing the page now could lose an edit; only then does `beforeunload` ask. */
export const isAtRisk = (status: SaveStatus): boolean => !isSafe(status);

const isBlockedLocally = (status: SaveStatus): status is Extract<SaveStatus, { name: 'blocked' }> =>
  status.name === 'blocked' && LOCAL_REASONS.includes(status.reason);

const isDeleted = (status: SaveStatus): status is Extract<SaveStatus, { name: 'blocked' }> =>
  status.name === 'blocked' && status.reason === 'deletedElsewhere';

const readOnly = (status: SaveStatus) =>
  status.name === 'blocked' && (status.reason === 'newerVersion' || status.reason === 'otherTab');

/** One handler per event; a new event without one does not compile. */
const HANDLERS: {
  [T in SaveEvent['type']]: (status: SaveStatus, event: Extract<SaveEvent, { type: T }>) => SaveStatus;
} = {
  opened: (_, { unsaved }) => ({ name: unsaved ? 'local' : 'clean' }),
  // Conflicts and a full disk remain visible during edits; a server refusal may be fixed by the edit.
  edited: (status) =>
    status.name === 'conflict' || isBlockedLocally(status) || isDeleted(status)
      ? { ...status, onDevice: false }
      : { name: 'dirty' },
  localStarted: (status) => (status.name === 'dirty' ? { name: 'saving-local' } : status),
  localDone: (status) => {
    if (status.name === 'saving-local') return { name: 'local' };
    if (isBlockedLocally(status)) return { name: 'local' };
    return 'onDevice' in status ? { ...status, onDevice: true } : status;
  },
  // While a save is running the server may still accept the work; a conflict has priority.
  localFailed: (status, { reason }) => {
    if (status.name === 'saving-remote' || status.name === 'conflict') return { ...status, onDevice: false };
    return { name: 'blocked', reason, onDevice: false };
  },
  remoteStarted: (status) => ({ name: 'saving-remote', onDevice: isSafe(status) }),
  // Any state but saving-remote means newer edits, which the save did not include.
  remoteDone: (status, { at }) => (status.name === 'saving-remote' ? { name: 'saved', at } : status),
  remoteOffline: (status) => ({ name: 'offline', onDevice: isSafe(status) }),
  remoteConflict: (status, { rev }) => ({ name: 'conflict', rev, onDevice: isSafe(status) }),
  remoteRefused: (status, { reason }) => ({ name: 'blocked', reason, onDevice: isSafe(status) }),
  // The designer deleted it, so nothing is at risk until the next edit.
  deletedElsewhere: () => ({ name: 'blocked', reason: 'deletedElsewhere', onDevice: true }),
  // Local problems and conflicts have priority.
  remoteNeedsSignIn: (status) =>
    status.name === 'conflict' || isBlockedLocally(status)
      ? status
      : { name: 'blocked', reason: 'signInNeeded', onDevice: isSafe(status) },
  remoteCancelled: (status) =>
    status.name === 'saving-remote' ? { name: status.onDevice ? 'local' : 'dirty' } : status,
  wentOffline: (status) => (status.name === 'local' ? { name: 'offline', onDevice: true } : status),
  cameOnline: (status) => (status.name === 'offline' ? { name: status.onDevice ? 'local' : 'dirty' } : status),
  conflictResolved: (status) => (status.name === 'conflict' ? { name: status.onDevice ? 'local' : 'dirty' } : status),
  readOnly: (_, { reason }) => ({ name: 'blocked', reason, onDevice: true }),
};

/** The state after an event. A read-only page leaves that state only by opening a design again. */
export function saveStatus(status: SaveStatus, event: SaveEvent): SaveStatus {
  if (isDeleted(status) && event.type !== 'opened' && event.type !== 'edited') return status;
  if (readOnly(status) && event.type !== 'opened' && event.type !== 'readOnly') return status;
  const handle = HANDLERS[event.type] as (status: SaveStatus, event: SaveEvent) => SaveStatus;
  return handle(status, event);
}
