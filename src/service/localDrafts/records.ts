// What this device keeps of a designer's work, and the port to it; one adapter for IndexedDB, one for memory.

/** Owner of a design: the id of the signed-in user, or this. */
export const VISITOR = 'visitor';

/**
 * A save under way: `from` is the hash of the document on this device, `as` the `documentHash` of what the server gets,
 * null until its pictures are there.
 */
export interface SentMark {
  from: string;
  as: string | null;
}

/** A design as it stands on this device. `doc` is JSON text, so that its hash and its raw bytes mean something. */
export interface DesignRecord {
  id: string;
  owner: string;
  /** Server revision the edits stand on; 0 while the server has none. */
  baseRev: number;
  doc: string;
  /** `contentHash` of `doc`. */
  hash: string;
  /** `hash` of the document the server acknowledged last, or null: edits are unsaved while it differs from `hash`. */
  acknowledgedHash: string | null;
  /** A document that went out and is not known to be acknowledged: this one is it, or was made from it. */
  sent?: SentMark | null | undefined;
  schemaVersion: number;
  /** Local clock, ms; for people only, never for order. */
  savedAt: number;
}

/** A file the server keeps for an owner. */
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
  /** The one undertaking that has put it so far, where it may be taken back; see `takeBackAssets`. */
  putBy?: string | undefined;
  /** Its file name, where it came from a file. */
  name?: string | undefined;
  /** When it was first kept here, local ms; absent for pictures of earlier versions. */
  addedAt?: number | undefined;
  /** Since when no record has named it, local ms; see `collectAssets`. */
  unusedSince?: number | undefined;
}

/** Why a record could not be used. */
export const CORRUPT_REASONS = ['badRecord', 'hashMismatch', 'badJson', 'badShape', 'missingAsset'] as const;
export type CorruptReason = (typeof CORRUPT_REASONS)[number];

/** A record set aside, whole. It goes only when the designer removes the design. */
export interface QuarantineRecord {
  id: string;
  owner: string;
  reason: CorruptReason;
  at: number;
  raw: unknown;
}

/** Length of a report's text. */
export const REPORT_CHARACTERS_MAX = 1_000_000;

/** What became of the parts of a watch face that was imported as this design; `report` is JSON text. */
export interface ReportRecord {
  id: string;
  owner: string;
  report: string;
}

/** A state of a design that can be restored: a save, or a state that the designer named. `seq` gives the order. */
export interface VersionRecord {
  seq?: number;
  /** A UUID, so that the account takes each version once. */
  versionId: string;
  id: string;
  owner: string;
  /** Empty for a save without a name. */
  name: string;
  /** The same as a key of the index. */
  named: 'yes' | 'no';
  doc: string;
  /** `contentHash` of `doc`. */
  hash: string;
  /** Local clock, ms; for people only. */
  savedAt: number;
}

/** Several pictures in their order, under a name: digits, or the frames of a sequence. */
export interface PictureSetRecord {
  setId: string;
  owner: string;
  name: string;
  /** References of pictures, in order. */
  refs: string[];
  /** Local clock, ms. */
  savedAt: number;
}

/** What became of a version that was to be kept. `same`: the newest version has this content. `removed`: saves that were pruned. */
export type KeptVersion =
  | { kind: 'kept'; seq: number; removed: number }
  | { kind: 'same'; seq: number }
  | { kind: 'tooMany' };

/** Where a record stood before it was set aside. */
export type Origin = { store: 'designs' } | { store: 'journal'; seq: number };

/** A snapshot: `seq` grows with each one and gives the order, whatever the clock says. */
export interface Snapshot {
  seq: number;
  record: unknown;
}

/**
 * All a store holds, of every owner. Of design records `R` says what is known: read, they are whatever the disk gave.
 * Snapshots stand oldest first.
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

/**
 * The store of this device. Records come back as `unknown`, because a disk may hold anything. Every writing method is
 * all or nothing, and rejects with the error of the store (`QuotaExceededError` when the disk is full).
 */
export interface LocalDatabase {
  /** `memory` when the browser keeps nothing: work is lost with the page, and people must be told. */
  readonly storage: 'device' | 'memory';
  /**
   * Puts the record, and with `snapshot` (the default) appends it to the journal in the same transaction. Issued before
   * the first await, so that a closing page still writes.
   */
  writeDesign(record: DesignRecord, options?: { snapshot: boolean }): Promise<void>;
  /** Replaces the record alone by what `change` makes of it; null leaves it. */
  updateDesign(owner: string, id: string, change: (current: unknown) => DesignRecord | null): Promise<void>;
  readDesign(owner: string, id: string): Promise<unknown>;
  listDesigns(owner: string): Promise<unknown[]>;
  /** Ids of the designs that have snapshots or records in quarantine, each once; their current record may be gone. */
  listTraces(owner: string): Promise<string[]>;
  /** Newest first. */
  snapshots(owner: string, id: string): Promise<Snapshot[]>;
  /**
   * Appends the current record to the journal, if `isIntact` accepts it and the newest snapshot has another hash, and
   * keeps the newest `keep` snapshots of the design. One transaction.
   */
  takeSnapshot(of: { owner: string; id: string }, keep: number, isIntact: (record: unknown) => boolean): Promise<void>;
  /** Keeps the newest `keep` snapshots of one design, or of each. Gives the number removed. */
  pruneSnapshots(keep: number, of?: { owner: string; id: string }): Promise<number>;
  quarantine(entry: QuarantineRecord, from: Origin): Promise<void>;
  /** Oldest first. */
  quarantined(owner: string, id: string): Promise<QuarantineRecord[]>;
  /** Puts it in place of an older one; it goes with its design. */
  keepReport(record: ReportRecord): Promise<void>;
  reportOf(owner: string, id: string): Promise<unknown>;
  /** Removes the design with its snapshots, quarantined records, report and versions. */
  removeDesign(owner: string, id: string): Promise<void>;
  /**
   * Keeps a version unless the newest one has the same content, which then takes the name. Saves beyond the newest
   * `VERSIONS_SAVED_MAX` go in the same transaction; a name beyond `VERSIONS_NAMED_MAX` is refused.
   */
  keepVersion(record: VersionRecord): Promise<KeptVersion>;
  /** Newest first. */
  versionsOf(owner: string, id: string): Promise<VersionRecord[]>;
  countVersions(owner: string, id: string): Promise<number>;
  /** Names a version; an empty name makes it a save without a name, which may be pruned at once. */
  nameVersion(seq: number, name: string): Promise<'done' | 'tooMany' | 'missing'>;
  removeVersion(seq: number): Promise<void>;
  /** Puts the set in place of one with the same id. */
  keepSet(record: PictureSetRecord): Promise<'done' | 'tooMany'>;
  /** Newest first. */
  setsOf(owner: string): Promise<PictureSetRecord[]>;
  removeSet(owner: string, setId: string): Promise<void>;
  /** Moves designs with their journal, quarantine, report and versions to another owner, damaged ones too; ids that owner already has stay. Gives the ids moved. */
  adoptDesigns(from: string, ids: readonly string[], to: string): Promise<string[]>;
  /** Bytes that are there stay as they are, and are nobody's to take back once somebody else puts them too. */
  putAsset(record: AssetRecord): Promise<void>;
  /** Removes what `putBy` alone has put, as far as no design, snapshot or record set aside names it. */
  takeBackAssets(putBy: string): Promise<void>;
  /** Marks pictures that no record names, and removes those marked long enough ago. Gives the number removed. `now`: local ms. */
  collectAssets(now: number): Promise<number>;
  /** Every picture of this device. */
  listAssets(): Promise<AssetRecord[]>;
  /** Removes a picture unless a record of any owner names it; whether it is gone. */
  removeAsset(sha: string): Promise<boolean>;
  getAsset(sha: string): Promise<AssetRecord | null>;
  /** Those of `shas` that the store lacks. */
  missingAssets(shas: readonly string[]): Promise<string[]>;
  noteUpload(sha: string, note: UploadNote): Promise<void>;
  /** The assets the server keeps, or kept, under those addresses: SHA-256 by address. */
  assetsUploadedAs(urls: ReadonlySet<string>): Promise<ReadonlyMap<string, string>>;
  /** Forgets where assets were uploaded, all or those of `shas`, when the server lost its files. */
  forgetUploads(shas?: readonly string[]): Promise<void>;
  /** Everything, as of one moment. */
  dump(): Promise<DeviceContent<unknown>>;
  /** Replaces everything. Snapshots get new numbers, in the order given. */
  restore(content: DeviceContent): Promise<void>;
  /** Removes everything but those designs of any owner; all pictures stay with them, where some do. */
  clear(keep?: readonly string[]): Promise<void>;
  close(): void;
}
