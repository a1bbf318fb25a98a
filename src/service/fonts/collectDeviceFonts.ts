// Removes fonts of this device that nothing on it names any more: no design, snapshot, record set aside or version.
import type { LocalDatabase } from '../localDrafts/records';
import type { DeviceFonts } from './deviceFonts';

/** A font is kept before the design that names it: so long it may stand alone, ms. */
const ALONE_MAX_MS = 24 * 60 * 60 * 1000;

/** Gives the number removed. Rejects where the device cannot be read. `now`: local clock, ms. */
export async function collectDeviceFonts(
  fonts: DeviceFonts,
  db: Pick<LocalDatabase, 'dump'>,
  now: number,
): Promise<number> {
  if ((await fonts.list(null)).length === 0) return 0;
  const { assets: _, ...records } = await db.dump();
  const texts = Object.values(records).map((list) => JSON.stringify(list));
  // Documents are texts inside of records, so a name may stand there with its quotation marks escaped.
  const isNamed = (_owner: string, name: string) => {
    const inner = JSON.stringify(name).slice(1, -1);
    return texts.some((text) => text.includes(inner));
  };
  return fonts.collect(isNamed, now - ALONE_MAX_MS);
}
