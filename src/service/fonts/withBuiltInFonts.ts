// The fonts of a list together with the built-in ones that it lacks.
import { DEFAULT_FONT_FAMILY, type Font, WATCH_FONT_FAMILY } from '@/schemas/font';
import { loadBuiltInFonts } from './builtInFonts';

/**
 * The listed fonts, and the built-in ones if one of the families is not in the list. Rejects if the code of the built-in
 * ones cannot be loaded.
 */
export async function withBuiltInFonts(families: readonly string[], listed: readonly Font[]): Promise<readonly Font[]> {
  const names = new Set([DEFAULT_FONT_FAMILY, WATCH_FONT_FAMILY, ...listed.map(({ fontName }) => fontName)]);
  if (families.every((family) => names.has(family))) return listed;
  const { fonts } = await loadBuiltInFonts();
  return [...listed, ...fonts.filter(({ fontName }) => !names.has(fontName))];
}
