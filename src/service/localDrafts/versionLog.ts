// Versions of designs on this device: stored from the open design, listed with parsed documents.
import type { Design } from '@/schemas/design';
import { readDesign } from '@/schemas/readDesign';
import { contentHash } from './contentHash';
import { withRoom } from './makeRoom';
import type { LocalDatabase, StoredVersion, VersionRecord } from './records';

/** A version as shown to the designer; `design` is null if this version of the application cannot read it. */
export interface DeviceVersion {
  seq: number;
  versionId: string;
  /** Empty for an unnamed save. */
  name: string;
  /** Local clock, ms. */
  savedAt: number;
  design: Design | null;
}

/** A version that the account refused, and why. It stays on this device. */
export interface RefusedVersion {
  seq: number;
  error: unknown;
}

export interface VersionLog {
  /** Stores the design as a version, unless the newest one is equal. Rejects if the store fails. */
  keep(design: Design, facts: { owner: string; name?: string }): Promise<StoredVersion>;
  /** Newest first. */
  list(id: string, owner: string): Promise<DeviceVersion[]>;
  count(id: string, owner: string): Promise<number>;
  /** An empty name removes the name. */
  rename(seq: number, name: string): Promise<'done' | 'tooMany' | 'missing'>;
  remove(seq: number): Promise<void>;
}

function readVersion(record: VersionRecord): DeviceVersion {
  const { versionId, name, savedAt, seq = 0 } = record;
  return { seq, versionId, name, savedAt, design: designOf(record) };
}

function designOf({ doc, hash, id }: VersionRecord): Design | null {
  if (contentHash(doc) !== hash) return null;
  try {
    const read = readDesign(JSON.parse(doc));
    return read.ok && read.design.id === id ? read.design : null;
  } catch {
    return null; // Not JSON: listed as an unreadable version.
  }
}

export function createVersionLog(ports: {
  db: LocalDatabase;
  newId(): string;
  /** Local clock, ms. */
  now(): number;
}): VersionLog {
  const { db, newId, now } = ports;
  return {
    async keep(design, { owner, name = '' }) {
      const doc = JSON.stringify(design);
      const record: VersionRecord = {
        ...{ versionId: newId(), id: design.id, owner, name, named: name === '' ? 'no' : 'yes' },
        ...{ doc, hash: contentHash(doc), savedAt: now() },
      };
      let version: StoredVersion = { kind: 'tooMany' };
      await withRoom(db, async () => {
        version = await db.keepVersion(record);
      });
      return version;
    },
    list: async (id, owner) => (await db.versionsOf(owner, id)).map(readVersion),
    count: (id, owner) => db.countVersions(owner, id),
    rename: (seq, name) => db.nameVersion(seq, name),
    remove: (seq) => db.removeVersion(seq),
  };
}
