// License texts of the built-in fonts, each loaded with the first package that contains the font.
import type { FontLicense } from '@/output/fontLicenses';
import { builtInTypeface } from '@/schemas/builtInFonts';

const TEXTS = import.meta.glob<string>('../../node_modules/@expo-google-fonts/*/LICENSE_FONT', {
  query: '?raw',
  import: 'default',
});

/** Family and license of a built-in font; null for another name. Rejects if the text cannot be loaded. */
export async function licenseOf(typeface: string): Promise<Omit<FontLicense, 'file'> | null> {
  const family = builtInTypeface(typeface)?.family;
  const load = family && TEXTS[`../../node_modules/@expo-google-fonts/${family.source}/LICENSE_FONT`];
  return load ? { family: family.family, text: await load() } : null;
}
