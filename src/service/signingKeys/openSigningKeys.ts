// Signing keys of this device in a separate IndexedDB database, which resetting or replacing the designs does not
// affect.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { z } from 'zod';
import { pause, timers } from '../localDrafts/schedule';
import { memoryKeys } from './memoryKeys';
import type { SigningKeys } from './signingKeys';

const DATABASE_NAME = 'dialwright-keys';
const DATABASE_VERSION = 1;
/** Timeout for opening it, ms; after it, memory is used. */
const OPEN_TIMEOUT_MS = 5000;
/** The only key so far. */
const OWN = 'own';

const storedKey = z.object({
  pem: z.string().max(64_000),
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  since: z.number(),
  isBackedUp: z.boolean(),
});
const packageFacts = z.object({
  packageName: z.string().max(300),
  labelEn: z.string().max(1000),
  labelZh: z.string().max(1000),
  lastCode: z.int().min(0),
});

interface KeySchema extends DBSchema {
  keys: { key: string; value: unknown };
  packages: { key: string; value: unknown };
}

function onDevice(db: IDBPDatabase<KeySchema>): SigningKeys {
  return {
    storage: 'device',
    async key() {
      // Storage may contain anything: an invalid key counts as none, and reading does not overwrite it.
      const read = storedKey.safeParse(await db.get('keys', OWN));
      return read.success ? read.data : null;
    },
    async swapKey(instead, next) {
      const { store, done } = db.transaction('keys', 'readwrite', { durability: 'strict' });
      const read = storedKey.safeParse(await store.get(OWN));
      const ownKey = read.success ? read.data : null;
      const isMeant = (ownKey?.fingerprint ?? null) === instead;
      if (isMeant) await (next ? store.put(next, OWN) : store.delete(OWN));
      await done;
      return isMeant ? next : ownKey;
    },
    async keepFirst(key) {
      const { store, done } = db.transaction('keys', 'readwrite', { durability: 'strict' });
      const ownKey = storedKey.safeParse(await store.get(OWN));
      if (!ownKey.success) await store.put(key, OWN);
      await done;
      return ownKey.success ? ownKey.data : key;
    },
    async packageOf(designId) {
      const read = packageFacts.safeParse(await db.get('packages', designId));
      return read.success ? read.data : null;
    },
    async keepPackage(designId, facts) {
      const { store, done } = db.transaction('packages', 'readwrite');
      const parsed = packageFacts.safeParse(await store.get(designId));
      const lastCode = Math.max(facts.lastCode, parsed.success ? parsed.data.lastCode : 0);
      await store.put({ ...facts, lastCode }, designId);
      await done;
    },
    close: () => db.close(),
  };
}

/** For browsers that store nothing: reopening returns the same keys. */
const ofThisPage = memoryKeys();

/** Never rejects: if the browser stores nothing, the keys last as long as the page. */
export async function openSigningKeys(name: string = DATABASE_NAME): Promise<SigningKeys> {
  try {
    let tooLate = false;
    const opening = openDB<KeySchema>(name, DATABASE_VERSION, {
      upgrade(db) {
        db.createObjectStore('keys');
        db.createObjectStore('packages');
      },
      // A newer version of the application takes over; this page reopens it when needed.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    });
    opening.then((db) => tooLate && db.close()).catch(() => undefined);
    const db = await Promise.race([opening, pause(timers, OPEN_TIMEOUT_MS).then(() => null)]);
    tooLate = db === null;
    return db ? onDevice(db) : ofThisPage;
  } catch (error) {
    console.info('This browser keeps no signing key.', error);
    return ofThisPage;
  }
}
