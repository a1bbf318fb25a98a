// The fonts that come with a file: those that the account lacks are uploaded, and texts name them as the account does.
import { isFontFault, readTrueType } from '@/bytes/font/trueType';
import type { ProjectFonts } from '@/output/projectFile';
import type { Design } from '@/schemas/design';
import { fontFamiliesOf, mapFontFamilies } from '@/schemas/fontFamilies';

/** `visitor`: fonts are kept by an account, and nobody is signed in. */
export type FontLoss = 'visitor' | 'refused' | 'failed';

export interface FontTaker {
  /** Names of the fonts that texts can have. */
  known(): readonly string[];
  /** The name under which the font is listed now, or why it is not. Never rejects. */
  add(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<{ name: string } | { loss: FontLoss }>;
}

export interface TakenFonts {
  design: Design;
  /** Names of fonts that were uploaded. */
  added: readonly string[];
  lost: readonly { name: string; loss: FontLoss }[];
}

/** What a font calls itself, for a sentence; `name` where it says nothing. */
function toldName(name: string, bytes: Uint8Array): string {
  const facts = readTrueType(bytes);
  return isFontFault(facts) ? name : facts.fullName || facts.family || name;
}

/** Never rejects: a font that is not taken is told. */
export async function takeFonts(design: Design, fonts: ProjectFonts, taker: FontTaker): Promise<TakenFonts> {
  const families = new Set(fontFamiliesOf(design));
  const names = new Map<string, string>();
  const added: string[] = [];
  const lost: TakenFonts['lost'][number][] = [];
  for (const [name, bytes] of fonts) {
    if (!families.has(name) || taker.known().includes(name)) continue;
    const taken = await taker.add(name, bytes);
    if ('loss' in taken) lost.push({ name: toldName(name, bytes), loss: taken.loss });
    else {
      names.set(name, taken.name);
      added.push(taken.name);
    }
  }
  return { design: mapFontFamilies(design, (family) => names.get(family) ?? family), added, lost };
}
