// Adds the fonts of an opened file that the list lacks, in the account or on this device, and renames them in its texts.
import { isFontFault, readFont } from '@/bytes/font/trueType';
import type { ProjectFonts } from '@/output/projectFile';
import type { Design } from '@/schemas/design';
import { fontFamiliesOf, mapFontFamilies } from '@/schemas/fontFamilies';

/** `refused`: it is no font that can be drawn. `notKept`: this device has no room. `failed`: nobody could be asked. */
export type FontLoss = 'refused' | 'notKept' | 'failed';

/** The name under which a font is listed now, or why it is not. */
export type AddedFont = { name: string; isOnDevice?: boolean } | { loss: FontLoss };

export interface FontTaker {
  /** The file of the font that texts have under this name; null where there is none, or it cannot be had now. Never rejects. */
  held(name: string): Promise<Uint8Array | null>;
  /** Never rejects. */
  add(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<AddedFont>;
}

export interface TakenFonts {
  design: Design;
  /** Names of fonts that joined the list. */
  added: readonly string[];
  /** Those of them that are kept on this device, in no account. */
  onDevice: readonly string[];
  lost: readonly { name: string; loss: FontLoss }[];
}

const NOBODY: FontTaker = { held: async () => null, add: async () => ({ loss: 'failed' }) };

/** What a font calls itself, for a sentence; `name` where it says nothing. */
function toldName(name: string, bytes: Uint8Array): string {
  const facts = readFont(bytes);
  return isFontFault(facts) ? name : facts.fullName || facts.family || name;
}

const same = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/**
 * A name alone says nothing: two files called `Inter` may be two typefaces. One with other bytes is added beside the one that
 * is there, under a name that is free, and the texts of this design follow it. Never rejects: a font that is not taken is told.
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
    const held = await taker.held(name);
    if (held && same(held, bytes)) continue;
    const taken = await taker.add(name, bytes);
    if ('loss' in taken) lost.push({ name: toldName(name, bytes), loss: taken.loss });
    else {
      names.set(name, taken.name);
      added.push(taken.name);
      if (taken.isOnDevice) onDevice.push(taken.name);
    }
  }
  return { design: mapFontFamilies(design, (family) => names.get(family) ?? family), added, onDevice, lost };
}
