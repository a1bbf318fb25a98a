// Keys for names of a face: by its files for an imported face, by its export context for a written one.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import type { WantedPicture } from '@/face/nodes/faceSheet';
import type { FaceSource, SourceGlyphs, SourcePicture } from '@/face/nodes/faceSource';
import { numberIn, ownColor } from '@/face/nodes/watchFaceValues';
import { WATCH_FONT_FAMILY } from '@/schemas/font';
import type { FaceSheets } from '../watchFace/faceSheets';
import type { Meanings } from './canonical';
import type { FaceFiles } from './imported';

/** Bitmap fonts of a document, by name. */
export const bitmapFontsIn = (document: XmlElement): ReadonlyMap<string, XmlElement> =>
  new Map(
    elementsOf(document, 'BitmapFonts')
      .flatMap((fonts) => elementsOf(fonts, 'BitmapFont'))
      .map((font) => [font.attributes.name ?? '', font]),
  );

/** The name of a string resource without a prefix. */
export const stringName = (name: string): string => name.trim().replace(/^@string\//, '');

/** Key of a font's glyphs, by what they draw. */
function glyphsKey(font: XmlElement | undefined, picture: (resource: string) => string): string | null {
  if (!font) return null;
  const letters = elementsOf(font).map((letter) => [
    letter.attributes.name ?? '',
    picture(letter.attributes.resource ?? ''),
    numberIn(letter, 'width'),
    numberIn(letter, 'height'),
  ]);
  return `glyphs ${JSON.stringify(letters)}`;
}

const wordsKey = (texts: { zh?: string; en?: string; other?: string } | undefined, name: string): string =>
  texts ? `words ${JSON.stringify([texts.zh ?? texts.other ?? texts.en, texts.en ?? texts.other ?? texts.zh])}` : name;

const pictureKey = (url: string, tint: string | null, flips = ''): string => `picture ${url} ${tint ?? ''} ${flips}`;

/** Our typeface for a name in the document; null if there is none. */
type TypefaceOf = (family: string) => string | null;

/** Name keys of an imported face. */
export function namesRead({ document, pictures, strings }: FaceFiles, typeface: TypefaceOf): Meanings {
  const fonts = bitmapFontsIn(document);
  const picture = (name: string, tint: string | null = null): string => {
    const source = pictures.get(name);
    return source ? pictureKey(source.ref, tint) : `missing ${name}`;
  };
  return {
    picture,
    family: (name) => `font ${(name === WATCH_FONT_FAMILY ? null : typeface(name)) ?? name}`,
    glyphs: (family) => glyphsKey(fonts.get(family), picture),
    words: (name) => wordsKey(strings.get(stringName(name)), name),
  };
}

/** A tint as a colour in our format. */
const colorOf = ({ red, green, blue, alpha }: NonNullable<WantedPicture['tint']>): string | null =>
  ownColor(
    `#${[alpha, red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`,
  );

function wantedKey({ url, tint, mirrorX = false, mirrorY = false }: WantedPicture, over: string | null): string {
  const flips = `${mirrorX ? 'x' : ''}${mirrorY ? 'y' : ''}`;
  return pictureKey(url, over ?? (tint ? colorOf(tint) : null), flips);
}

/** Name keys of a face written with these export contexts. */
export function namesWritten(sheets: FaceSheets): Meanings {
  const drawables = new Map(sheets.pictures().map(({ name, wanted }) => [name, wanted]));
  const typefaces = new Map(sheets.fonts().map(({ name, typeface }) => [name, typeface]));
  const strings = new Map(sheets.strings().map((words) => [words.name, words]));
  const fonts = new Map(sheets.bitmapFonts().map((font) => [font.attributes.name ?? '', font]));
  const picture = (name: string, tint: string | null = null): string => {
    const wanted = drawables.get(name);
    return wanted ? wantedKey(wanted, tint) : `missing ${name}`;
  };
  return {
    picture,
    family: (name) => `font ${typefaces.get(name) ?? name}`,
    glyphs: (family) => glyphsKey(fonts.get(family), picture),
    words: (name) => wordsKey(strings.get(name), name),
  };
}

/** A font of glyph pictures; null unless all exist and have one size. */
function glyphsOf(font: XmlElement | undefined, picture: (name: string) => SourcePicture | null): SourceGlyphs | null {
  const letters = font ? elementsOf(font) : [];
  const [first] = letters;
  const [width, height] = [first && numberIn(first, 'width'), first && numberIn(first, 'height')];
  if (!width || !height) return null;
  const glyphs = letters.flatMap((letter) => {
    const glyph = picture(letter.attributes.resource ?? '');
    const isAlike = numberIn(letter, 'width') === width && numberIn(letter, 'height') === height;
    return glyph && isAlike ? [{ name: letter.attributes.name ?? '', picture: glyph }] : [];
  });
  return glyphs.length === letters.length ? { width, height, glyphs } : null;
}

/** The import context for node readers. */
export function sourceOf(files: FaceFiles, canvas: CanvasFacts, typeface: TypefaceOf): FaceSource {
  const fonts = bitmapFontsIn(files.document);
  const picture = (name: string): SourcePicture | null => {
    const source = files.pictures.get(name);
    return source ? { url: source.ref, fileSize: source.bytes.length } : null;
  };
  return {
    canvas,
    picture,
    typeface,
    glyphs: (family) => glyphsOf(fonts.get(family), picture),
    words(name) {
      const words = files.strings.get(stringName(name));
      const [zh, en] = [words?.zh ?? words?.other ?? words?.en, words?.en ?? words?.other ?? words?.zh];
      return zh === undefined || en === undefined ? null : { zh, en };
    },
  };
}
