// Pictures used as glyphs: a text part whose value picks one of them or is written with them.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { Bounds } from '@/face/geometry/bounds';
import type { LocalizedText } from '@/face/watchFaceFormat/writtenExpression';
import type { CastPicture, FaceSheet } from './faceSheet';
import { type PlacedLayer, placedAt, scaledBox, short, turning } from './watchFacePart';

/** Smaller than any difference between values, larger than binary rounding errors: 3/10 * 10 counts as 3. */
const HAIR = '0.000001';

/** Formula of a whole number from 0 to `count - 1`: the value rounded down, minus `first`. */
export const indexFormula = (value: string, count: number, first = 0): string =>
  `round(clamp((floor(${value} + ${HAIR})${first === 0 ? '' : ` - ${first}`}), 0, ${count - 1}))`;

/** Formula of a value rounded down to a whole number. */
export const flooredFormula = (value: string): string => `floor(${value} + ${HAIR})`;

/** A font of these pictures, named by index or by `names`; missing pictures are left out. */
export function glyphFont(
  urls: readonly string[],
  { style }: PlacedLayer,
  { width, height }: { width: number; height: number },
  sheet: FaceSheet,
  { names = urls.map((_, index) => String(index)), cast }: { names?: readonly string[]; cast?: CastPicture } = {},
): string {
  const { mirrorX, mirrorY } = scaledBox(style);
  const flips = { ...(mirrorX ? { mirrorX } : {}), ...(mirrorY ? { mirrorY } : {}) };
  const glyphs = urls.flatMap((url, index) => {
    const name = names[index];
    return url === '' || name === undefined ? [] : [{ name, picture: { url, ...flips, ...(cast ? { cast } : {}) } }];
  });
  return sheet.glyphs({ width, height, glyphs });
}

export interface GlyphText {
  family: string;
  /** Height of the pictures, px. */
  size: number;
  text: LocalizedText;
  align?: 'START' | 'CENTER' | 'END';
}

/** The part that writes a text with such a font. */
export function glyphPart(
  layer: PlacedLayer,
  box: Bounds,
  { family, size, text, align = 'CENTER' }: GlyphText,
  angle: string | null,
): XmlElement {
  const values = text.parameters.map((expression) => xml('Parameter', { expression }));
  const written = values.length === 0 ? text.template : xml('Template', {}, [text.template, ...values]);
  return xml('PartText', placedAt(layer, box, { angle, isScaled: true }), [
    ...turning(angle),
    xml('Text', { align, ellipsis: 'FALSE', maxLines: 1 }, [
      xml('BitmapFont', { family, size: short(size) }, [written]),
    ]),
  ]);
}

/** A part that shows one of several pictures, or the shadow of one, picked by an index formula. */
export function pickedPart(
  layer: PlacedLayer,
  box: Bounds,
  { urls, index, cast }: { urls: readonly string[]; index: string; cast?: CastPicture },
  angle: string | null,
  sheet: FaceSheet,
): XmlElement {
  const family = glyphFont(urls, layer, box, sheet, cast ? { cast } : {});
  const text: LocalizedText = { template: '%s', parameters: [index], locale: null };
  return glyphPart(layer, box, { family, size: box.height, text }, angle);
}
