// Records of a designer's work on this device, and the port to their store; adapters for IndexedDB and memory.

/** Owner of a design: the id of the signed-in user, or this. */
export const VISITOR = 'visitor';

/**
 * A running save: `from` is the hash of the document on this device, `as` the `documentHash` of what the server gets,
 * null until its pictures are uploaded.
 */
export interface SentMark {
  from: string;
  as: string | null;
}

/** A design as stored on this device. `doc` is JSON text, so that its hash and raw bytes are well-defined. */
export interface DesignRecord {
  id: string;
  owner: string;
  /** Server revision that the edits are based on; 0 if there is none. */
  baseRev: number;
  doc: string;
  /** `contentHash` of `doc`. */
  hash: string;
  /** `hash` of the last acknowledged document, or null: edits are unsaved while it differs from `hash`. */
  acknowledgedHash: string | null;
  /** A document sent without a known acknowledgement; this document is it or derives from it. */
  sent?: SentMark | null | undefined;
  schemaVersion: number;
  /** Local clock, ms; for display only, never for order. */
  savedAt: number;
}

/** An owner's copy of a file on the server. */
export interface UploadNote {
  owner: string;
  url: string;
}

export interface AssetRecord {
  /** SHA-256 of the bytes, 64 hex digits. */
  sha: string;
  blob: Blob;
  type: string;
  /** Bytes. */
  size: number;
  /** Pixels. */
  width: number;
  height: number;
  uploads: UploadNote[];
  /** The only operation that has stored it so far, if that may be undone; see `takeBackAssets`. */
  putBy?: string | undefined;
  /** Its file name, if it came from a file. */
  name?: string | undefined;
  /** When it was first stored here, local ms; absent for pictures of earlier versions. */
  addedAt?: number | undefined;
  /** Since when no record has used it, local ms; see `collectAssets`. */
  unusedSince?: number | undefined;
}

/** Why a record is unusable. */
export const CORRUPT_REASONS = ['badRecord', 'hashMismatch', 'badJson', 'badShape', 'missingAsset'] as const;
export type CorruptReason = (typeof CORRUPT_REASONS)[number];

/** A complete quarantined record. Deleted only with its design. */
export interface QuarantineRecord {
  id: string;
  owner: string;
  reason: CorruptReason;
  at: number;
  raw: unknown;
}

/** Length of a report's text. */
export const REPORT_CHARACTERS_MAX = 1_000_000;

/** Import report of the watch face from which this design was created; `report` is JSON text. */
export interface ReportRecord {
  id: string;
  owner: string;
  report: string;
}

/** A restorable state of a design: a save, or a named state. `seq` determines the order. */
export interface VersionRecord {
  seq?: number;
  /** A UUID, so that the account stores each version once. */
  versionId: string;
  id: string;
  owner: string;
  /** Empty for an unnamed save. */
  name: string;
  /** The same as an index key. */
  named: 'yes' | 'no';
  doc: string;
  /** `contentHash` of `doc`. */
  hash: string;
  /** Local clock, ms; for display only. */
  savedAt: number;
}

/** A named ordered list of pictures: digits, or frames of a sequence. */
export interface PictureSetRecord {
  setId: string;
  owner: string;
  name: string;
  /** References of pictures, in order. */
  refs: string[];
  /** Local clock, ms. */
  savedAt: number;
}

/** Result of storing a version. `same`: the newest version has this content. `removed`: number of pruned saves. */
export type StoredVersion =
  | { kind: 'kept'; seq: number; removed: number }
  | { kind: 'same'; seq: number }
  | { kind: 'tooMany' };

/** Location of a record before it was quarantined. */
export type Origin = { store: 'designs' } | { store: 'journal'; seq: number };

/** A snapshot; `seq` increases and determines the order, whatever the clock says. */
export interface Snapshot {
  seq: number;
  record: unknown;
}

/**
 * Content of a store, for all owners. `R` is the type of design records: when read, they are unvalidated. Snapshots are
 * ordered oldest first.
 */
export interface DeviceContent<R = DesignRecord> {
  designs: R[];
  journal: R[];
  assets: AssetRecord[];
  quarantine: QuarantineRecord[];
  reports: ReportRecord[];
  /** Oldest first. */
  versions: VersionRecord[];
  sets: PictureSetRecord[];
}

/** Pictures used by records: by their SHA-256, and by server URLs. */
export interface NamedPictures {
  shas: Set<string>;
  urls: Set<string>;
}

/**
 * The store of this device. Records are returned as `unknown`, because a disk may hold anything. Every write method is
 * atomic and rejects with the store's error (`QuotaExceededError` on a full disk).
 */
export interface LocalDatabase {
  /** `memory` if the browser stores nothing: work is lost with the page, and users must be warned. */
  readonly storage: 'device' | 'memory';
  /**
   * Puts the record, and with `snapshot` (the default) appends it to the journal in the same transaction. Issued before
   * the first await, so that a closing page still writes.
   */
  writeDesign(record: DesignRecord, options?: { snapshot: boolean }): Promise<void>;
  /** Replaces only the record with the result of `change`; null leaves it unchanged. */
  updateDesign(owner: string, id: string, change: (current: unknown) => DesignRecord | null): Promise<void>;
  readDesign(owner: string, id: string): Promise<unknown>;
  listDesigns(owner: string): Promise<unknown[]>;
  /** Distinct ids of the designs with snapshots or quarantined records; their current record may be missing. */
  listTraces(owner: string): Promise<string[]>;
  /** Newest first. */
  snapshots(owner: string, id: string): Promise<Snapshot[]>;
  /**
   * Appends the current record to the journal, if `isIntact` accepts it and the newest snapshot has another hash, and
   * keeps the newest `keep` snapshots of the design. One transaction.
   */
  takeSnapshot(of: { owner: string; id: string }, keep: number, isIntact: (record: unknown) => boolean): Promise<void>;
  /** Keeps the newest `keep` snapshots of one design, or of each. Returns the number removed. */
  pruneSnapshots(keep: number, of?: { owner: string; id: string }): Promise<number>;
  quarantine(entry: QuarantineRecord, from: Origin): Promise<void>;
  /** Oldest first. */
  quarantined(owner: string, id: string): Promise<QuarantineRecord[]>;
  /** Replaces an older report; deleted with its design. */
  keepReport(record: ReportRecord): Promise<void>;
  reportOf(owner: string, id: string): Promise<unknown>;
  /**
   * Removes the design with its snapshots, quarantined records, report and versions, unless `stays` accepts its record.
   * One transaction. `missing`: there was neither a record nor a snapshot nor a quarantined record.
   */
  removeDesign(
    owner: string,
    id: string,
    stays?: (current: unknown) => boolean,
  ): Promise<'removed' | 'missing' | 'stays'>;
  /**
   * Stores a version unless the newest one has the same content, which then takes the name. Saves beyond the newest
   * `VERSIONS_SAVED_MAX` are deleted in the same transaction; a name beyond `VERSIONS_NAMED_MAX` is refused.
   */
  keepVersion(record: VersionRecord): Promise<StoredVersion>;
  /** Newest first. */
  versionsOf(owner: string, id: string): Promise<VersionRecord[]>;
  countVersions(owner: string, id: string): Promise<number>;
  /** Names a version; an empty name makes it an unnamed save, which may be pruned immediately. */
  nameVersion(seq: number, name: string): Promise<'done' | 'tooMany' | 'missing'>;
  removeVersion(seq: number): Promise<void>;
  /** Replaces a set with the same id. */
  keepSet(record: PictureSetRecord): Promise<'done' | 'tooMany'>;
  /** Newest first. */
  setsOf(owner: string): Promise<PictureSetRecord[]>;
  removeSet(owner: string, setId: string): Promise<void>;
  /**
   * Moves designs with their journal, quarantine, report and versions to another owner, including damaged ones; ids
   * which that owner already has stay. Returns the moved ids.
   */
  adoptDesigns(from: string, ids: readonly string[], to: string): Promise<string[]>;
  /** Existing bytes are not changed, and once a second operation stores them, neither can take them back. */
  putAsset(record: AssetRecord): Promise<void>;
  /** Removes what only `putBy` has stored, unless a design, snapshot or quarantined record uses it. */
  takeBackAssets(putBy: string): Promise<void>;
  /**
   * Marks pictures that no record uses, and removes those marked long enough ago. Returns the number removed. `now`:
   * local ms.
   */
  collectAssets(now: number): Promise<number>;
  /** Every picture of this device. */
  listAssets(): Promise<AssetRecord[]>;
  /** Removes a picture unless a record of any owner uses it; returns whether it was removed. */
  removeAsset(sha: string): Promise<boolean>;
  /** The pictures that any record of any owner uses, snapshots for undo and recovery included; null if unknown. */
  namedPictures(): Promise<NamedPictures | null>;
  getAsset(sha: string): Promise<AssetRecord | null>;
  /** Those of `shas` that the store does not have. */
  missingAssets(shas: readonly string[]): Promise<string[]>;
  noteUpload(sha: string, note: UploadNote): Promise<void>;
  /** Assets uploaded to these URLs: SHA-256 by URL. */
  assetsUploadedAs(urls: ReadonlySet<string>): Promise<ReadonlyMap<string, string>>;
  /** Forgets uploads, all or those of `shas`, after the server lost its files. */
  forgetUploads(shas?: readonly string[]): Promise<void>;
  /** All content at one moment. */
  dump(): Promise<DeviceContent<unknown>>;
  /** Replaces everything. Snapshots get new numbers, in the given order. */
  restore(content: DeviceContent): Promise<void>;
  /** Removes everything except those designs, of any owner; if some remain, all pictures do too. */
  clear(keep?: readonly string[]): Promise<void>;
  close(): void;
}
