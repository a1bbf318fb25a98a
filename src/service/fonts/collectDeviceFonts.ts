// Removes fonts of this device that no design, snapshot, quarantined record or version uses.
import type { LocalDatabase } from '../localDrafts/records';
import type { DeviceFonts } from './deviceFonts';

/** A font is stored before the design that uses it, so it may be unused for this long, ms. */
const ALONE_MAX_MS = 24 * 60 * 60 * 1000;

/** Returns the number removed. Rejects if the device's storage cannot be read. `now`: local clock, ms. */
export async function collectDeviceFonts(
  fonts: DeviceFonts,
  db: Pick<LocalDatabase, 'dump'>,
  now: number,
): Promise<number> {
  if ((await fonts.list(null)).length === 0) return 0;
  const { assets: _, ...records } = await db.dump();
  const texts = Object.values(records).map((list) => JSON.stringify(list));
  // Documents are JSON strings inside records, so a name's quotation marks may be escaped.
  const isNamed = (_owner: string, name: string) => {
    const inner = JSON.stringify(name).slice(1, -1);
    return texts.some((text) => text.includes(inner));
  };
  return fonts.collect(isNamed, now - ALONE_MAX_MS);
}
