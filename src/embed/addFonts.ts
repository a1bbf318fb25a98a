// Makes the fonts of a project file available to the texts of this document.

import type { ProjectFonts } from '@/output/projectFile';

/**
 * Adds the fonts; the result removes them. A file that is not a font is reported, and its texts use the default font.
 */
export function addFonts(fonts: ProjectFonts): () => void {
  const faces = [...fonts].map(([family, bytes]) => {
    const face = new FontFace(family, bytes);
    document.fonts.add(face);
    face.load().catch((error: unknown) => {
      document.fonts.delete(face);
      console.warn(`The font ${family} of the watch face could not be used.`, error);
    });
    return face;
  });
  return () => {
    for (const face of faces) document.fonts.delete(face);
  };
}
