// The built-in fonts, loaded with the first face that needs one or with the font list, not at the start.
import { DEFAULT_FONT_FAMILY, WATCH_FONT_FAMILY } from '@/schemas/font';
import type { BuiltInFaces } from './builtInFaces';

/** Their list and their faces on this page. Rejects if the code cannot be loaded; the next call tries again. */
export const loadBuiltInFonts = async (): Promise<BuiltInFaces> => (await import('./builtInFiles')).builtInFaces;

/** A field with a typeface that is not available from the start. `fontFamiliesOf` would read the same, but weighs more. */
const OTHER_TYPEFACE = new RegExp(`(?:family|typeface)":"(?!(?:${DEFAULT_FONT_FAMILY}|${WATCH_FONT_FAMILY})")`, 'i');

/**
 * Makes the built-in fonts available to a drawing of these layers if they name another typeface than the default one.
 * If the code cannot be loaded, texts are shown in the default font.
 */
export function needBuiltInFonts(layers: object): void {
  if (OTHER_TYPEFACE.test(JSON.stringify(layers)))
    loadBuiltInFonts().catch((error: unknown) => console.warn('Built-in fonts:', error));
}
