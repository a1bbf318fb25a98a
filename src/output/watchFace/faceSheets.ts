// Export contexts of both modes: pictures, fonts and texts of a face, each request stored once.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import type { FaceSheet, WantedGlyphs, WantedPicture, WatchFinding } from '@/face/nodes/faceSheet';
import type { ModeName } from '@/schemas/design';
import { DEFAULT_FONT_FAMILY, WATCH_FONT_FAMILY } from '@/schemas/font';
import type { DataLanguage } from '@/schemas/languages';
import { createNames, pictureName, plainName } from './resourceNames';

export interface NamedPicture {
  name: string;
  wanted: WantedPicture;
}

export interface NamedFont {
  name: string;
  typeface: string;
}

export type NamedWords = Readonly<Record<DataLanguage, string>> & { name: string };

export interface FaceSheets {
  sheet(mode: ModeName): FaceSheet;
  pictures(): readonly NamedPicture[];
  fonts(): readonly NamedFont[];
  strings(): readonly NamedWords[];
  /** Reserves names of bitmap fonts that the face already contains. */
  takeFontNames(names: readonly string[]): void;
  /** The generated bitmap fonts. */
  bitmapFonts(): readonly XmlElement[];
  findings(): readonly WatchFinding[];
}

/** Cache key of a request. Missing and undefined options give the same key. */
const pictureKey = ({ url, drawing, tint, mirrorX, mirrorY, scaledTo, cast }: WantedPicture): string =>
  JSON.stringify([
    url,
    drawing ?? null,
    tint ? [tint.red, tint.green, tint.blue, tint.alpha] : null,
    mirrorX === true,
    mirrorY === true,
    scaledTo ? [scaledTo.width, scaledTo.height] : null,
    cast ?? null,
  ]);

/** A cache that returns the value first created for a key. */
function once<T>(): { get(key: string, make: () => T): T; all(): readonly T[] } {
  const values = new Map<string, T>();
  return {
    get(key, make) {
      const before = values.get(key);
      if (before !== undefined) return before;
      const made = make();
      values.set(key, made);
      return made;
    },
    all: () => [...values.values()],
  };
}

/** Default name of a picture, by its reference. */
type NameOf = (url: string) => string;

interface MadeFont {
  name: string;
  element: XmlElement;
}

/**
 * `texts`: literal texts that the face may show; a watch would replace one that equals a string resource's name, so
 * those names are avoided.
 */
export function createSheets(canvas: CanvasFacts, texts: Iterable<string> = []): FaceSheets {
  const [drawableNames, fontNames, glyphNames, wordNames] = [
    createNames(),
    createNames(),
    createNames(),
    createNames(texts),
  ];
  const pictures = once<NamedPicture>();
  const fonts = once<NamedFont>();
  const strings = once<NamedWords>();
  const bitmaps = once<MadeFont>();
  const slots = once<number>();
  const findings: WatchFinding[] = [];

  const picture = (wanted: WantedPicture, name: string): string =>
    pictures.get(pictureKey(wanted), () => ({ name: drawableNames(plainName(name, 'picture')), wanted })).name;

  /** The requested slot number if free, else the smallest free one. */
  const freeSlot = (preferred: number | undefined): number => {
    const taken = new Set(slots.all());
    if (preferred !== undefined && Number.isInteger(preferred) && preferred >= 0 && !taken.has(preferred))
      return preferred;
    let free = 0;
    while (taken.has(free)) free += 1;
    return free;
  };

  const glyphs = ({ width, height, glyphs: wanted }: WantedGlyphs, nameOf: NameOf): string => {
    const named = wanted.map((glyph) => ({
      name: glyph.name,
      resource: picture(glyph.picture, nameOf(glyph.picture.url)),
    }));
    const key = JSON.stringify([width, height, named]);
    return bitmaps.get(key, () => {
      const name = glyphNames(`${named[0]?.resource ?? 'glyphs'}_set`);
      const letters = named.map((letter) =>
        xml([...letter.name].length === 1 ? 'Character' : 'Word', { ...letter, width, height }),
      );
      return { name, element: xml('BitmapFont', { name }, letters) };
    }).name;
  };

  const sheet = (mode: ModeName, nameOf: NameOf): FaceSheet => ({
    canvas,
    mode,
    picture: (wanted, name) => picture(wanted, name ?? nameOf(wanted.url)),
    glyphs: (wanted) => glyphs(wanted, nameOf),
    family(typeface, preferred) {
      const wanted = typeface === '' ? DEFAULT_FONT_FAMILY : typeface;
      if (wanted === WATCH_FONT_FAMILY) return wanted;
      return fonts.get(wanted, () => ({ name: fontNames(plainName(preferred ?? wanted, 'font')), typeface: wanted }))
        .name;
    },
    words: (hint, texts) =>
      strings.get(JSON.stringify([texts.zh, texts.en]), () => ({
        name: wordNames(plainName(hint, 'words')),
        ...{ zh: texts.zh, en: texts.en },
      })).name,
    slotId: (uuid, preferred) => slots.get(uuid, () => freeSlot(preferred)),
    find: (finding) => findings.push({ ...finding, mode }),
    withPictureNames: (other) => sheet(mode, other),
  });

  return {
    sheet: (mode) => sheet(mode, pictureName),
    pictures: pictures.all,
    fonts: fonts.all,
    strings: strings.all,
    takeFontNames: (names) => names.forEach(glyphNames),
    bitmapFonts: () => bitmaps.all().map(({ element }) => element),
    findings: () => findings,
  };
}
