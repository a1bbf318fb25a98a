// Pictures that came with a design that could not be kept go again, and only they: what anything on the disk names stays.
import { begin, type Database } from './deviceSchema';
import type { AssetRecord } from './records';

const REF = /asset:([0-9a-f]{64})/g;

/** The SHA-256 of all pictures that records name, whatever shape they have; null where one cannot be looked through. */
export function refsNamed(records: readonly unknown[]): ReadonlySet<string> | null {
  const named = new Set<string>();
  for (const record of records) {
    const text = textOf(record);
    if (text === null) return null;
    for (const [, sha] of text.matchAll(REF)) if (sha) named.add(sha);
  }
  return named;
}

/** The record as JSON, in which a document stands as text; null where it has none. */
function textOf(record: unknown): string | null {
  try {
    return JSON.stringify(record) ?? '';
  } catch {
    // Cycles and big integers: only a damaged record holds them, and nobody can say what it names.
    return null;
  }
}

/** Whether the picture goes with what `putBy` has put. `named`: of `refsNamed`. */
export const isForTaking = (asset: AssetRecord, putBy: string, named: ReadonlySet<string> | null): boolean =>
  asset.putBy === putBy && named !== null && !named.has(asset.sha);

/** What is to be written where `record` is put on `known`; null where nothing is. */
export function putTogether(known: AssetRecord | undefined, record: AssetRecord): AssetRecord | null {
  if (!known) return record;
  // Put again, it is in use again, even where no record names it yet.
  const { unusedSince, ...used } = known;
  const name = known.name === undefined && record.name !== undefined ? { name: record.name } : {};
  const isOwn = known.putBy === undefined || known.putBy === record.putBy;
  if (isOwn) return unusedSince === undefined && name.name === undefined ? null : { ...used, ...name };
  const { putBy, ...shared } = used;
  return { ...shared, ...name };
}

/** In one transaction, so that what is written at the same time comes wholly before or wholly after. */
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
