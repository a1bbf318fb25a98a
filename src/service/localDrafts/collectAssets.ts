// Removes pictures of this device that nothing uses, some time after this was first noticed.
import { begin, type Database } from './deviceSchema';
import type { AssetRecord, NamedPictures } from './records';

/** Grace period of an unused picture, ms, because undo or the clipboard may bring it back. */
export const UNUSED_KEPT_MS = 7 * 24 * 3_600_000;

const NAMED = /asset:([0-9a-f]{64})|(\/api\/files\/[\w.-]+)/g;

/** Adds the pictures used by a record of any shape; false if it cannot be searched. */
export function addNamed(named: NamedPictures, record: unknown): boolean {
  let text: string;
  try {
    text = JSON.stringify(record) ?? '';
  } catch {
    // Cycles and big integers occur only in damaged records, whose pictures are unknown.
    return false;
  }
  for (const [, sha, url] of text.matchAll(NAMED)) {
    if (sha) named.shas.add(sha);
    if (url) named.urls.add(url);
  }
  return true;
}

/** Whether a record uses the picture, by its bytes or its server URL. */
export const isNamed = (asset: Pick<AssetRecord, 'sha' | 'uploads'>, named: NamedPictures): boolean =>
  named.shas.has(asset.sha) || asset.uploads.some(({ url }) => named.urls.has(url));

/** The action for a picture: the record to write, `remove`, or null for no change. `now`: local ms. */
export function decideCollect(asset: AssetRecord, named: NamedPictures, now: number): AssetRecord | 'remove' | null {
  const { unusedSince, ...used } = asset;
  if (isNamed(asset, named)) return unusedSince === undefined ? null : used;
  // If the clock was set back, the period starts again.
  if (unusedSince === undefined || unusedSince > now) return { ...asset, unusedSince: now };
  return now - unusedSince >= UNUSED_KEPT_MS ? 'remove' : null;
}

const NAMING = ['designs', 'journal', 'quarantine', 'reports', 'versions', 'sets'] as const;

const begun = (db: Database) => begin(db, [...NAMING, 'assets'], 'relaxed');

/** Pictures used by all records; null if one cannot be searched, so that nothing may be removed. */
async function allNamed(tx: ReturnType<typeof begun>): Promise<NamedPictures | null> {
  const named: NamedPictures = { shas: new Set(), urls: new Set() };
  for (const name of NAMING) {
    let cursor = await tx.objectStore(name).openCursor();
    for (; cursor; cursor = await cursor.continue()) if (!addNamed(named, cursor.value)) return null;
  }
  return named;
}

/** The pictures that any record uses; null if a record cannot be searched. */
export async function namedPictures(db: Database): Promise<NamedPictures | null> {
  const tx = begun(db);
  const named = await allNamed(tx);
  await tx.done;
  return named;
}

/** Removes a picture unless something uses it; returns whether it was removed. */
export async function removeUnnamed(db: Database, sha: string): Promise<boolean> {
  const tx = begun(db);
  const named = await allNamed(tx);
  const asset = await tx.objectStore('assets').get(sha);
  const goes = asset !== undefined && named !== null && !isNamed(asset, named);
  if (goes) await tx.objectStore('assets').delete(sha);
  await tx.done;
  return goes || asset === undefined;
}

/** Runs in one transaction, so that concurrent writes come entirely before or after. Returns the number removed. */
export async function collectAssets(db: Database, now: number): Promise<number> {
  const tx = begun(db);
  const named = await allNamed(tx);
  if (!named) return 0;
  let removed = 0;
  let cursor = await tx.objectStore('assets').openCursor();
  for (; cursor; cursor = await cursor.continue()) {
    const decision = decideCollect(cursor.value, named, now);
    if (decision === 'remove') {
      await cursor.delete();
      removed += 1;
    } else if (decision) await cursor.update(decision);
  }
  await tx.done;
  return removed;
}
