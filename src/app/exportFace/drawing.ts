// Pixels without a browser: pictures decoded and faces drawn by a rasteriser of SVG.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { toBase64 } from '@/bytes/base64';
import { readTrueType } from '@/bytes/font/trueType';
import type { Pixels } from '@/bytes/gif/gifFrames';
import { pictureHeader } from '@/bytes/picture/pictureHeader';
import { pngPixels } from '@/bytes/png/pngPixels';
import type { KnownFonts } from '@/editor/panels/check/faceFacts';
import type { ProjectImage } from '@/output/projectFile';
import { DEFAULT_FONT_FAMILY } from '@/schemas/font';

type Bytes = Uint8Array<ArrayBuffer>;

/** Files of typefaces by the names that designs have for them. */
export interface Typefaces {
  /** Name inside the file, by the design's name. */
  families: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, string>;
  /** What the check asks of each but the default one. */
  fonts: KnownFonts['fonts'];
}

const fileBytes = (path: string): Bytes => new Uint8Array(readFileSync(path));

/** The default font, and those of a folder, known by their family and by their full name. */
export function typefacesIn(folder: string | null): Typefaces {
  const families = new Map<string, string>();
  const files = new Map<string, string>();
  const fonts: KnownFonts['fonts'][number][] = [];
  const note = (name: string, family: string, path: string) => {
    families.set(name, family);
    files.set(name, path);
  };
  for (const name of folder === null ? [] : readdirSync(folder).filter((file) => /\.ttf$/i.test(file))) {
    const path = join(folder ?? '', name);
    const bytes = fileBytes(path);
    const facts = readTrueType(bytes);
    if (typeof facts === 'string') continue;
    for (const known of [facts.family, facts.fullName, name.slice(0, -4)]) {
      note(known, facts.family, path);
      fonts.push({ fontName: known, fileSize: bytes.length, restricted: facts.restricted });
    }
  }
  const path = createRequire(import.meta.url).resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf');
  note(DEFAULT_FONT_FAMILY, 'Roboto', path);
  return { families, files, fonts };
}

/** The file of a typeface; null where there is none. */
export const typefaceFile = ({ files }: Typefaces, name: string): Bytes | null => {
  const path = files.get(name);
  return path === undefined ? null : fileBytes(path);
};

/** The drawing with the names that the font files have for themselves. */
const withFamilies = (svg: string, { families }: Typefaces): string =>
  [...families].reduce((text, [name, family]) => text.replaceAll(`&quot;${name}&quot;`, `&quot;${family}&quot;`), svg);

/** An SVG file as a PNG. Throws where it cannot be drawn. */
export function drawnPng(svg: string, typefaces: Typefaces): Bytes {
  const font = {
    fontFiles: [...new Set(typefaces.files.values())],
    loadSystemFonts: true,
    defaultFontFamily: 'Roboto',
  };
  return new Uint8Array(new Resvg(withFamilies(svg, typefaces), { font }).render().asPng());
}

/** The pixels of a picture's file; null where it cannot be read. */
export async function decodedPixels({ type, bytes }: ProjectImage): Promise<Pixels | null> {
  const png = type === 'image/png' ? await pngPixels(bytes) : null;
  if (png) return png;
  const header = pictureHeader(bytes);
  if (!header) return null;
  const { width, height } = header;
  const data = `data:${type};base64,${toBase64(bytes)}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${data}"/></svg>`;
  return pngPixels(new Uint8Array(new Resvg(svg).render().asPng()));
}
