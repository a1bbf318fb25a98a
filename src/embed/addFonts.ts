// Makes the fonts of a project file available to the texts of this document.
import type { ProjectFonts } from '@/output/projectFile';

/** Adds each family once; a file that is not a font is reported, and its texts use the default font. */
export function addFonts(fonts: ProjectFonts): void {
  if (fonts.size === 0) return;
  const present = new Set([...document.fonts].map(({ family }) => family.replace(/^["']|["']$/g, '')));
  for (const [family, bytes] of fonts) {
    if (present.has(family)) continue;
    const face = new FontFace(family, bytes);
    document.fonts.add(face);
    face.load().catch((error: unknown) => {
      document.fonts.delete(face);
      console.warn(`The font ${family} of the watch face could not be used.`, error);
    });
  }
}
