// Removes fonts of this device that are not used by any design, snapshot, quarantined record or version on it, nor by a
// version in an account of a design that is on it.
import type { LocalDatabase } from '../localDrafts/records';
import type { CollectedFont, DeviceFonts } from './deviceFonts';

/** A font is stored before the design that uses it, so it may be unused for this long, ms. */
const ALONE_MAX_MS = 24 * 60 * 60 * 1000;

/** Storage may contain anything: null for a record without an id. */
const idOf = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && 'id' in record ? record.id : null;

/** Returns the number removed. Rejects if the device's storage cannot be read. `now`: local clock, ms. */
export async function collectDeviceFonts(
  fonts: DeviceFonts,
  db: Pick<LocalDatabase, 'dump'>,
  now: number,
): Promise<number> {
  if ((await fonts.list(null)).length === 0) return 0;
  const { assets: _, ...records } = await db.dump();
  const designs = new Set(records.designs.map(idOf));
  const texts = Object.values(records).map((list) => JSON.stringify(list));
  // Documents are JSON strings inside records, so a name's quotation marks may be escaped.
  const isNamed = ({ name, savedIn }: CollectedFont) => {
    const inner = JSON.stringify(name).slice(1, -1);
    return savedIn.some((id) => designs.has(id)) || texts.some((text) => text.includes(inner));
  };
  return fonts.collect(isNamed, now - ALONE_MAX_MS);
}
