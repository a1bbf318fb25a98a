// Adds the missing fonts of an opened file to the account or this device, and renames them in its texts.
import { isFontFault, readFont } from '@/bytes/font/trueType';
import type { ProjectFonts } from '@/output/projectFile';
import type { Design } from '@/schemas/design';
import { fontFamiliesOf, mapFontFamilies } from '@/schemas/fontFamilies';

/** `refused`: not a usable font. `notKept`: this device has no space. `failed`: the account was not reachable. */
export type FontLoss = 'refused' | 'notKept' | 'failed';

/** The name under which a font is now listed, or why it is not. */
export type AddedFont = { name: string; isOnDevice?: boolean } | { loss: FontLoss };

export interface FontTaker {
  /** The file of the font with this name. Null if there is none or it is not available now. Never rejects. */
  held(name: string): Promise<Uint8Array | null>;
  /** Never rejects. */
  add(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<AddedFont>;
}

export interface TakenFonts {
  design: Design;
  /** Names of fonts that were added to the list. */
  added: readonly string[];
  /** Those of them that are stored only on this device. */
  onDevice: readonly string[];
  lost: readonly { name: string; loss: FontLoss }[];
}

const NOBODY: FontTaker = { held: async () => null, add: async () => ({ loss: 'failed' }) };

/** The font's own name for a message, or `name` if it has none. */
function reportedName(name: string, bytes: Uint8Array): string {
  const facts = readFont(bytes);
  return isFontFault(facts) ? name : facts.fullName || facts.family || name;
}

const same = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/**
 * A name does not identify a font: two files named `Inter` can be two typefaces. A font with other bytes is added under
 * a free name beside the existing one, and the texts of this design use it. Never rejects: fonts that could not be
 * added are reported.
 */
export async function takeFonts(
  design: Design,
  fonts: ProjectFonts,
  ask: () => Promise<FontTaker> = async () => NOBODY,
): Promise<TakenFonts> {
  if (fonts.size === 0) return { design, added: [], onDevice: [], lost: [] };
  const taker = await ask();
  const families = new Set(fontFamiliesOf(design));
  const names = new Map<string, string>();
  const added: string[] = [];
  const onDevice: string[] = [];
  const lost: TakenFonts['lost'][number][] = [];
  for (const [name, bytes] of fonts) {
    if (!families.has(name)) continue;
    const storedBytes = await taker.held(name);
    if (storedBytes && same(storedBytes, bytes)) continue;
    const taken = await taker.add(name, bytes);
    if ('loss' in taken) lost.push({ name: reportedName(name, bytes), loss: taken.loss });
    else {
      names.set(name, taken.name);
      added.push(taken.name);
      if (taken.isOnDevice) onDevice.push(taken.name);
    }
  }
  return { design: mapFontFamilies(design, (family) => names.get(family) ?? family), added, onDevice, lost };
}
