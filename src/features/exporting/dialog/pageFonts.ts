// The built-in fonts that texts of a design use, with their licenses, for a page without a network.
import type { ProjectFonts } from '@/output/projectFile';
import { licenseOf } from '@/packaging/licenseOf';
import type { Design } from '@/schemas/design';
import { DEFAULT_FONT_FAMILY } from '@/schemas/font';
import { fontFamiliesOf } from '@/schemas/fontFamilies';
import { loadAsset } from '@/service/api/assetUrl';
import { defaultFontFile } from '@/service/fonts/defaultFont';
import { withBuiltInFonts } from '@/service/fonts/withBuiltInFonts';

/** Rejects if a file or a license cannot be loaded. The default font is part of it: texts without their font use it. */
export async function pageFonts(design: Design): Promise<{ fonts: ProjectFonts; licenses: readonly string[] }> {
  const families = fontFamiliesOf(design);
  const listed = await withBuiltInFonts(families, []);
  const named = listed.filter(({ fontName }) => families.includes(fontName));
  const files = await Promise.all(
    named.map(async ({ fontName, fontUrl }) => [fontName, await loadAsset(fontUrl)] as const),
  );
  const all = [[DEFAULT_FONT_FAMILY, await defaultFontFile()] as const, ...files];
  const fonts = new Map(
    await Promise.all(all.map(async ([name, file]) => [name, new Uint8Array(await file.arrayBuffer())] as const)),
  );
  const licenses = await Promise.all([...fonts.keys()].map(licenseOf));
  return { fonts, licenses: [...new Set(licenses.flatMap((license) => license?.text ?? []))] };
}
