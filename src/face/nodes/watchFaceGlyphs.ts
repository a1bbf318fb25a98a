// Pictures used as glyphs: a text part whose value picks one of them or is written with them.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { Bounds } from '@/face/geometry/bounds';
import type { LocalizedText } from '@/face/watchFaceFormat/writtenExpression';
import type { FaceSheet } from './faceSheet';
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
  names: readonly string[] = urls.map((_, index) => String(index)),
): string {
  const { mirrorX, mirrorY } = scaledBox(style);
  const flips = { ...(mirrorX ? { mirrorX } : {}), ...(mirrorY ? { mirrorY } : {}) };
  const glyphs = urls.flatMap((url, index) => {
    const name = names[index];
    return url === '' || name === undefined ? [] : [{ name, picture: { url, ...flips } }];
  });
  return sheet.glyphs({ width, height, glyphs });
}

export interface GlyphText {
  family: string;
  /** Height of the pictures, px. */
  size: number;
  said: LocalizedText;
  align?: 'START' | 'CENTER' | 'END';
}

/** The part that writes a text with such a font. */
export function glyphPart(
  layer: PlacedLayer,
  box: Bounds,
  { family, size, said, align = 'CENTER' }: GlyphText,
  angle: string | null,
): XmlElement {
  const values = said.parameters.map((expression) => xml('Parameter', { expression }));
  const written = values.length === 0 ? said.template : xml('Template', {}, [said.template, ...values]);
  return xml('PartText', placedAt(layer, box, { angle, isScaled: true }), [
    ...turning(angle),
    xml('Text', { align, ellipsis: 'FALSE', maxLines: 1 }, [
      xml('BitmapFont', { family, size: short(size) }, [written]),
    ]),
  ]);
}

/** A part that shows one of several pictures, picked by an index formula. */
export function pickedPart(
  layer: PlacedLayer,
  box: Bounds,
  { urls, index }: { urls: readonly string[]; index: string },
  angle: string | null,
  sheet: FaceSheet,
): XmlElement {
  const family = glyphFont(urls, layer, box, sheet);
  const said: LocalizedText = { template: '%s', parameters: [index], locale: null };
  return glyphPart(layer, box, { family, size: box.height, said }, angle);
}
