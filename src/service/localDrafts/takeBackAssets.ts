// Undoes storing the pictures of a design that could not be stored; keeps pictures that anything on disk uses.
import { begin, type Database } from './deviceSchema';
import type { AssetRecord } from './records';

const REF = /asset:([0-9a-f]{64})/g;

/** SHA-256 of all pictures used by records of any shape; null if one cannot be searched. */
export function refsNamed(records: readonly unknown[]): ReadonlySet<string> | null {
  const named = new Set<string>();
  for (const record of records) {
    const text = textOf(record);
    if (text === null) return null;
    for (const [, sha] of text.matchAll(REF)) if (sha) named.add(sha);
  }
  return named;
}

/** The record as JSON, in which a document is a string; null if it cannot be serialized. */
function textOf(record: unknown): string | null {
  try {
    return JSON.stringify(record) ?? '';
  } catch {
    // Cycles and big integers occur only in damaged records, whose pictures are unknown.
    return null;
  }
}

/** Whether the picture is removed with what `putBy` has stored. `named`: from `refsNamed`. */
export const isForTaking = (asset: AssetRecord, putBy: string, named: ReadonlySet<string> | null): boolean =>
  asset.putBy === putBy && named !== null && !named.has(asset.sha);

/** The record to write when `record` is stored over `existing`; null for no change. */
export function putTogether(existing: AssetRecord | undefined, record: AssetRecord): AssetRecord | null {
  if (!existing) return record;
  // Storing it again marks it as used, even before a record uses it.
  const { unusedSince, ...used } = existing;
  const name = existing.name === undefined && record.name !== undefined ? { name: record.name } : {};
  const isOwn = existing.putBy === undefined || existing.putBy === record.putBy;
  if (isOwn) return unusedSince === undefined && name.name === undefined ? null : { ...used, ...name };
  const { putBy, ...shared } = used;
  return { ...shared, ...name };
}

/** Runs in one transaction, so that concurrent writes come entirely before or after. */
export async function takeBackAssets(db: Database, putBy: string): Promise<void> {
  const tx = begin(db, ['designs', 'journal', 'quarantine', 'versions', 'sets', 'assets']);
  const records = await Promise.all([
    tx.objectStore('designs').getAll(),
    tx.objectStore('journal').getAll(),
    tx.objectStore('quarantine').getAll(),
    tx.objectStore('versions').getAll(),
    tx.objectStore('sets').getAll(),
  ]);
  const named = refsNamed(records.flat());
  let cursor = await tx.objectStore('assets').openCursor();
  for (; cursor; cursor = await cursor.continue()) {
    if (isForTaking(cursor.value, putBy, named)) await cursor.delete();
  }
  await tx.done;
}
