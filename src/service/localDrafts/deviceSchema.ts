// Object stores of this device's database, and helpers for write transactions.
import type { DBSchema, IDBPDatabase, StoreNames } from 'idb';
import type {
  AssetRecord,
  DesignRecord,
  PictureSetRecord,
  QuarantineRecord,
  ReportRecord,
  VersionRecord,
} from './records';

export interface DeviceSchema extends DBSchema {
  designs: { key: [string, string]; value: DesignRecord };
  journal: {
    key: number;
    value: DesignRecord & { seq?: number };
    indexes: { byDesign: [string, string] };
  };
  assets: { key: string; value: AssetRecord };
  quarantine: { key: number; value: QuarantineRecord; indexes: { byDesign: [string, string] } };
  reports: { key: [string, string]; value: ReportRecord };
  versions: { key: number; value: VersionRecord; indexes: { byDesign: [string, string, string] } };
  sets: { key: [string, string]; value: PictureSetRecord };
}
export type Database = IDBPDatabase<DeviceSchema>;
export type Store = StoreNames<DeviceSchema>;

export const ALL_STORES = [
  'designs',
  'journal',
  'assets',
  'quarantine',
  'reports',
  'versions',
  'sets',
] as const satisfies Store[];

/** From the browser's version, 0 for none. */
export function upgrade(db: Database, from: number): void {
  if (from < 1) createFirst(db);
  if (from < 2) db.createObjectStore('reports', { keyPath: ['owner', 'id'] });
  if (from < 3) createVersions(db);
}

function createVersions(db: Database): void {
  const versions = db.createObjectStore('versions', { keyPath: 'seq', autoIncrement: true });
  versions.createIndex('byDesign', ['owner', 'id', 'named']);
  db.createObjectStore('sets', { keyPath: ['owner', 'setId'] });
}

function createFirst(db: Database): void {
  db.createObjectStore('designs', { keyPath: ['owner', 'id'] });
  db.createObjectStore('journal', { keyPath: 'seq', autoIncrement: true }).createIndex('byDesign', ['owner', 'id']);
  db.createObjectStore('assets', { keyPath: 'sha' });
  db.createObjectStore('quarantine', { autoIncrement: true }).createIndex('byDesign', ['owner', 'id']);
}

export function begin<N extends Store>(db: Database, stores: N[], durability: IDBTransactionDurability = 'strict') {
  const tx = db.transaction(stores, 'readwrite', { durability });
  // If a request fails, the method never awaits `done`, whose rejection would then be unhandled.
  tx.done.catch(() => undefined);
  return tx;
}

const isAbort = (reason: unknown) => reason instanceof Error && reason.name === 'AbortError';

/**
 * Waits for everything, then throws the most specific error; other requests of an aborted transaction only report
 * AbortError.
 */
export async function all(work: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(work);
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  const telling = failed.find(({ reason }) => !isAbort(reason)) ?? failed[0];
  if (telling) throw telling.reason;
}
