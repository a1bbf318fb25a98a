// Removes pictures of this device that nothing names any more, some time after they were first found so.
import { begin, type Database } from './deviceSchema';
import type { AssetRecord } from './records';

/** How long a picture stays after nothing named it for the first time, ms: an undo or a clipboard may bring it back. */
export const UNUSED_KEPT_MS = 7 * 24 * 3_600_000;

const NAMED = /asset:([0-9a-f]{64})|(\/api\/files\/[\w.-]+)/g;

/** What records name: pictures by their SHA-256, and addresses of the server. */
export interface NamedPictures {
  shas: Set<string>;
  urls: Set<string>;
}

/** Adds what a record names, whatever shape it has; false where it cannot be looked through. */
export function addNamed(named: NamedPictures, record: unknown): boolean {
  let text: string;
  try {
    text = JSON.stringify(record) ?? '';
  } catch {
    // Cycles and big integers: only a damaged record holds them, and nobody can say what it names.
    return false;
  }
  for (const [, sha, url] of text.matchAll(NAMED)) {
    if (sha) named.shas.add(sha);
    if (url) named.urls.add(url);
  }
  return true;
}

/** Whether a record names the picture, by its bytes or by where the server keeps it. */
export const isNamed = (asset: Pick<AssetRecord, 'sha' | 'uploads'>, named: NamedPictures): boolean =>
  named.shas.has(asset.sha) || asset.uploads.some(({ url }) => named.urls.has(url));

/** What to do with a picture: the record to write, `remove`, or null to leave it as it is. `now`: local ms. */
export function decideCollect(asset: AssetRecord, named: NamedPictures, now: number): AssetRecord | 'remove' | null {
  const { unusedSince, ...used } = asset;
  if (isNamed(asset, named)) return unusedSince === undefined ? null : used;
  // A clock that was set back starts the time again.
  if (unusedSince === undefined || unusedSince > now) return { ...asset, unusedSince: now };
  return now - unusedSince >= UNUSED_KEPT_MS ? 'remove' : null;
}

const NAMING = ['designs', 'journal', 'quarantine', 'reports', 'versions', 'sets'] as const;

const begun = (db: Database) => begin(db, [...NAMING, 'assets'], 'relaxed');

/** What all records name; null where one cannot be looked through, so that nothing may go. */
async function allNamed(tx: ReturnType<typeof begun>): Promise<NamedPictures | null> {
  const named: NamedPictures = { shas: new Set(), urls: new Set() };
  for (const name of NAMING) {
    let cursor = await tx.objectStore(name).openCursor();
    for (; cursor; cursor = await cursor.continue()) if (!addNamed(named, cursor.value)) return null;
  }
  return named;
}

/** Removes a picture unless something names it; whether it is gone. */
export async function removeUnnamed(db: Database, sha: string): Promise<boolean> {
  const tx = begun(db);
  const named = await allNamed(tx);
  const asset = await tx.objectStore('assets').get(sha);
  const goes = asset !== undefined && named !== null && !isNamed(asset, named);
  if (goes) await tx.objectStore('assets').delete(sha);
  await tx.done;
  return goes || asset === undefined;
}

/** In one transaction: a record that is written meanwhile comes wholly before or wholly after. Gives the number removed. */
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
