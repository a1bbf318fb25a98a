// Loads the fonts of a face as data URLs, for self-contained pictures.
import type { EmbeddedFont } from '@/output/faceMarkup';
import { DEFAULT_FONT_FAMILY, type Font } from '@/schemas/font';
import { loadAsset } from '@/service/api/assetUrl';
import { defaultFontFile } from '@/service/fonts/defaultFont';
import { withBuiltInFonts } from '@/service/fonts/withBuiltInFonts';
import { dataUrlOf } from './pictureLoader';

/**
 * The fonts of these families, from the font list. An unavailable font is left out and its text uses the default
 * font, as on the canvas.
 */
export async function embeddedFonts(wanted: readonly string[], fonts: readonly Font[]): Promise<EmbeddedFont[]> {
  const fontFiles = await withBuiltInFonts(wanted, fonts).catch((error: unknown) => {
    console.warn('The list of built-in fonts could not be loaded; texts are drawn in the default font.', error);
    return fonts;
  });
  const uploaded = fontFiles.filter(({ fontName, fontUrl }) => fontUrl !== '' && wanted.includes(fontName));
  const ofDefault = wanted.includes(DEFAULT_FONT_FAMILY)
    ? [{ family: DEFAULT_FONT_FAMILY, dataUrl: await dataUrlOf(await defaultFontFile()) }]
    : [];
  const loaded = await Promise.allSettled(
    uploaded.map(async ({ fontName, fontUrl }) => ({
      family: fontName,
      dataUrl: await dataUrlOf(await loadAsset(fontUrl)),
    })),
  );
  return [...ofDefault, ...loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))];
}
