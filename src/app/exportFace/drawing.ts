// Pixels without a browser: decodes images and renders faces with an SVG rasterizer.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toBase64 } from '@/bytes/base64';
import { fontKind, readFont } from '@/bytes/font/trueType';
import type { Pixels } from '@/bytes/gif/gifFrames';
import { pictureHeader } from '@/bytes/picture/pictureHeader';
import { scaledDown } from '@/bytes/picture/scaledDown';
import { encodePng } from '@/bytes/png/encodePng';
import { pngPixels } from '@/bytes/png/pngPixels';
import type { ProjectImage } from '@/output/projectFile';
import type { KnownFonts } from '@/packaging/check/faceFacts';
import { builtInTypeface } from '@/schemas/builtInFonts';
import { DEFAULT_FONT_FAMILY } from '@/schemas/font';
import { NotDrawnError, type RasterFonts, rasterise } from './rasterise';
import { renamedFont } from './renamedFont';

type Bytes = Uint8Array<ArrayBuffer>;

/** Prefix of the numbered font names used for rendering. */
const OWN_FAMILY = 'ExportFace';

/** Typefaces by the names used in designs. */
export interface Typefaces {
  /** The unique name of each in the rasterizer. */
  families: ReadonlyMap<string, string>;
  /** The original files, for the package. */
  files: ReadonlyMap<string, Bytes>;
  /** Names whose files are built-in ones. */
  shipped: ReadonlySet<string>;
  /** Paths of the files that the rasterizer uses. */
  drawnFrom: readonly string[];
  /** Facts about each font except the default one, for the check. */
  fonts: KnownFonts['fonts'];
}

const fileBytes = (path: string): Bytes => new Uint8Array(readFileSync(path));

interface NamedFile {
  names: readonly string[];
  bytes: Bytes;
  restricted: boolean;
}

/** The fonts of a folder by their family, their full name and their file name. */
function fontsIn(folder: string | null): NamedFile[] {
  const files = folder === null ? [] : readdirSync(folder).filter((file) => /\.(?:ttf|otf)$/i.test(file));
  return files.flatMap((file) => {
    const bytes = fileBytes(join(folder ?? '', file));
    const facts = readFont(bytes);
    if (typeof facts === 'string') return [];
    return [{ names: [facts.family, facts.fullName, file.slice(0, -4)], bytes, restricted: facts.restricted }];
  });
}

/** A temporary folder of this run, because the rasterizer takes fonts as files. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'export-face-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const defaultFont = (): NamedFile => {
  const path = createRequire(import.meta.url).resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf');
  return { names: [DEFAULT_FONT_FAMILY], bytes: fileBytes(path), restricted: false };
};

/** The built-in fonts among the families, without the default one. */
const builtInFonts = (families: readonly string[]): NamedFile[] =>
  families.flatMap((name) => {
    const typeface = name === DEFAULT_FONT_FAMILY ? undefined : builtInTypeface(name);
    if (!typeface) return [];
    const path = createRequire(import.meta.url).resolve(typeface.path);
    return [{ names: [name], bytes: fileBytes(path), restricted: false }];
  });

/**
 * The default font, the built-in ones that the families name, those of the project file by their own names, and those of
 * a folder. Later ones have priority.
 */
export function typefacesIn(
  folder: string | null,
  own: ReadonlyMap<string, Bytes>,
  named: readonly string[] = [],
): Typefaces {
  const brought = [...own].flatMap(([name, bytes]): NamedFile[] => {
    const facts = readFont(bytes);
    return typeof facts === 'string' ? [] : [{ names: [name], bytes, restricted: facts.restricted }];
  });
  const builtIn = builtInFonts(named);
  const others = [...builtIn, ...brought, ...fontsIn(folder)];
  const defaultOne = defaultFont();
  const ownPlace = ownFolder();
  const families = new Map<string, string>();
  const files = new Map<string, Bytes>();
  const drawnFrom = [defaultOne, ...others].map(({ names, bytes }, index) => {
    const family = `${OWN_FAMILY}${index}`;
    for (const name of names) {
      families.set(name, family);
      files.set(name, bytes);
    }
    const path = join(ownPlace, `${index}.${fontKind(bytes) ?? 'ttf'}`);
    writeFileSync(path, renamedFont(bytes, family));
    return path;
  });
  const fonts = others.flatMap(({ names, bytes, restricted }) =>
    names.map((fontName) => ({ fontName, fileSize: bytes.length, restricted })),
  );
  const shipped = [defaultOne, ...builtIn].flatMap(({ names, bytes }) =>
    names.filter((name) => files.get(name) === bytes),
  );
  return { families, files, drawnFrom, fonts, shipped: new Set(shipped) };
}

/** The file of a typeface, or null. */
export const typefaceFile = ({ files }: Typefaces, name: string): Bytes | null => files.get(name) ?? null;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#x27;': "'" };
/** A name escaped for a style sheet in a document. */
const plainName = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|#x27);/g, (entity) => ENTITIES[entity] ?? '').replace(/\\(.)/g, '$1');

/** The drawing with the rasterizer's font names. */
const withFamilies = (svg: string, { families }: Typefaces): string =>
  svg.replace(/ font-family="[^"]*"/g, (list) =>
    list.replace(/&quot;(.*?)&quot;/g, (whole, name: string) => {
      const family = families.get(plainName(name));
      return family === undefined ? whole : `&quot;${family}&quot;`;
    }),
  );

/**
 * Samples per px and direction. The rasterizer alone smooths edges in few steps and skips pixels of a picture that it
 * reduces; the mean of several samples gives the pixels that a browser draws.
 */
const SAMPLES = 2;

/** The SVG as the rasterizer takes it: its text with font names of the rasterizer, its fonts and the zoom. */
export function rasterizing(svg: string, typefaces: Typefaces): { svg: string; font: RasterFonts; zoom: number } {
  const defaultFontFamily = typefaces.families.get(DEFAULT_FONT_FAMILY) ?? '';
  const font = { fontFiles: typefaces.drawnFrom, loadSystemFonts: true, defaultFontFamily };
  return { svg: withFamilies(svg, typefaces), font, zoom: SAMPLES };
}

/** The mean of the samples of each pixel. */
export function meanOfSamples(sampled: Pixels): Pixels {
  return scaledDown(sampled, { width: sampled.width / SAMPLES, height: sampled.height / SAMPLES });
}

/** Renders an SVG file to a PNG. Throws a NotDrawnError on failure. */
export async function drawnPng(svg: string, typefaces: Typefaces): Promise<Bytes> {
  const { svg: drawing, font, zoom } = rasterizing(svg, typefaces);
  const sampled = await pngPixels(rasterise(drawing, { font, zoom }));
  if (!sampled) throw new NotDrawnError('the rasterizer returned no PNG');
  const png = await encodePng(meanOfSamples(sampled));
  return new Uint8Array(await png.arrayBuffer());
}

/** The pixels of an image file, or null if it cannot be read. */
export async function decodedPixels({ type, bytes }: ProjectImage): Promise<Pixels | null> {
  const png = type === 'image/png' ? await pngPixels(bytes) : null;
  if (png) return png;
  const header = pictureHeader(bytes);
  if (!header) return null;
  const { width, height } = header;
  const data = `data:${type};base64,${toBase64(bytes)}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${data}"/></svg>`;
  try {
    return await pngPixels(rasterise(svg));
  } catch (error) {
    if (!(error instanceof NotDrawnError)) throw error;
    console.error(`A picture could not be read: ${error.message}`);
    return null;
  }
}
