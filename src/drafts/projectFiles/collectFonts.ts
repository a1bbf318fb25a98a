// Collects the uploaded fonts of a design for its file, as far as they are available. Built-in fonts need no copy.
import type { ProjectFonts } from '@/output/projectFile';
import { isBuiltInFont } from '@/schemas/builtInFontRef';
import type { Design } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import { fontFamiliesOf } from '@/schemas/fontFamilies';
import { PROJECT_FONT_BYTES_MAX, PROJECT_FONTS_MAX } from '@/schemas/limits';

export interface CollectedFonts {
  fonts: ProjectFonts;
  /** Names of omitted fonts: unavailable, or too large for one file. */
  missing: readonly string[];
}

/**
 * Calls `load` for each, one after the other. A failure omits only that font. `others`: fonts that the file also contains, which
 * take part of its limits. Never rejects.
 */
export async function collectFonts(
  design: Design,
  available: readonly Font[],
  load: (ref: string) => Promise<Blob>,
  others: ProjectFonts = new Map(),
): Promise<CollectedFonts> {
  const families = new Set(fontFamiliesOf(design));
  const named = available.filter((font) => font.fontUrl !== '' && !isBuiltInFont(font) && families.has(font.fontName));
  const fonts = new Map<string, Uint8Array<ArrayBuffer>>();
  const missing: string[] = [];
  let room = [...others.values()].reduce((left, { length }) => left - length, PROJECT_FONT_BYTES_MAX);
  for (const { fontName, fontUrl } of named) {
    const file = await load(fontUrl).then(
      async (blob) => new Uint8Array(await blob.arrayBuffer()),
      () => null,
    );
    if (file && file.length <= room && fonts.size + others.size < PROJECT_FONTS_MAX) {
      fonts.set(fontName, file);
      room -= file.length;
    } else missing.push(fontName);
  }
  return { fonts, missing };
}
