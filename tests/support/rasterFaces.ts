// Faces as pixels without a browser: the canvas of the editor, and a document by the rules of the format.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { encodePng } from '@/bytes/png/encodePng';
import { pngPixels } from '@/bytes/png/pngPixels';
import type { WatchState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { fontFamilyList } from '@/face/nodes/fontFamily';
import { toldBy } from '@/face/nodes/kept/partSlots';
import { drawDocument } from '@/face/watchFaceFormat/drawing/drawDocument';
import type { FaceFiles, PictureSource } from '@/output/importing/imported';
import { bakePicture, isUntouched } from '@/output/watchFace/bakePicture';
import { drawnPng } from '@/output/watchFace/drawnPictures';
import type { FaceOutput } from '@/output/watchFace/writeFace';
import type { FaceCopy, ModeName } from '@/schemas/design';
import { png } from './images';
import { canvasMarkup, iconDrawings, steppedMinutes } from './readFaces';

const FONTS = resolve(import.meta.dirname, '../../node_modules/@expo-google-fonts/roboto');
const FONT_FILES = readdirSync(FONTS, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.ttf'))
  .map(({ parentPath, name }) => resolve(parentPath, name));

/** Size of a stand-in, px. */
const STAND_IN = { width: 40, height: 30 };

/** A picture of its own for a name: no two corners of it are alike, so turning or mirroring it shows. */
export function standIn(name: string): PictureSource {
  const sum = [...name].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  const { width, height } = STAND_IN;
  const rgba = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
    const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
    return [60 + (sum & 127) + x, 60 + ((sum >> 7) & 127) + y * 2, 255 - 3 * (x + y), 255][at & 3] as number;
  });
  return {
    ...{ ref: `asset:${sum.toString(16).padStart(64, '0')}`, type: 'image/png', bytes: png(width, height, rgba) },
    ...STAND_IN,
  };
}

const address = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** The icons of slots by their names in drawings. */
const ICONS = new Map([...iconDrawings].map(([name, svg]) => [name, address('image/svg+xml', Buffer.from(svg))]));

/** A face as it came, drawn by the rules of the format at one instant. `steps`: minute hands step from mark to mark. */
export function sourceDrawing(
  { document, pictures, strings }: FaceFiles,
  state: WatchState,
  mode: ModeName,
  { steps }: { steps: boolean },
): string {
  const resources = {
    picture(name: string) {
      const icon = ICONS.get(name);
      if (icon !== undefined) return { href: icon, width: 1, height: 1 };
      const picture = pictures.get(name);
      return picture ? { ...picture, href: address(picture.type, picture.bytes) } : null;
    },
    fontFamily: fontFamilyList,
    text: (name: string) => strings.get(name)?.[state.language] ?? null,
  };
  const now = mode === 'ambient' ? Math.floor(state.now / 60_000) * 60_000 : state.now;
  const complication = toldBy(createWatch({ ...state, now }));
  return drawDocument(steps ? steppedMinutes(document) : document, resources, { state, complication }, mode).svg;
}

/** The pictures of an export by their names, as a package has them. */
export async function packedPictures(
  { pictures }: FaceOutput,
  files: FaceFiles,
): Promise<ReadonlyMap<string, PictureSource>> {
  const byRef = new Map([...files.pictures.values()].map((picture) => [picture.ref, picture]));
  const packed = pictures.map(async ({ name, wanted }): Promise<readonly [string, PictureSource]> => {
    if (wanted.drawing) {
      const { width, height } = wanted.drawing;
      return [name, { ref: name, type: 'image/png', bytes: await drawnPng(wanted.drawing), width, height }];
    }
    const own = byRef.get(wanted.url);
    if (!own) throw new Error(`The export has a picture ${name} that the face has not.`);
    if (isUntouched(wanted)) return [name, own];
    const pixels = await pngPixels(own.bytes);
    if (!pixels) throw new Error(`${name} is no PNG.`);
    const baked = bakePicture(pixels, wanted);
    const { width, height } = baked;
    const png = new Uint8Array(await (await encodePng(baked)).arrayBuffer());
    return [name, { ref: name, type: 'image/png', bytes: png, width, height }];
  });
  return new Map(await Promise.all(packed));
}

/** The canvas of the editor. */
export function canvasDrawing(copy: FaceCopy, files: FaceFiles, state: WatchState, mode: ModeName): string {
  const own = new Map([...files.pictures.values()].map(({ ref, type, bytes }) => [ref, address(type, bytes)]));
  return canvasMarkup(copy, state, mode).replace(/href="([^"#][^"]*)"/g, (_, ref: string) => {
    const existing = own.get(ref);
    if (existing === undefined) throw new Error(`The canvas shows ${ref}, which the face has not.`);
    return `href="${existing}"`;
  });
}

/** Pixels on black, four bytes each; `side`: of the square canvas, px. */
function pixelsOf(svg: string, side: number): Buffer {
  const whole = svg.replace(/^<svg[^>]*>/, (opening) => {
    const attributes = opening.slice(4, -1).replace(/\s(?:xmlns|width|height)="[^"]*"/g, '');
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"${attributes}>`;
  });
  const font = { fontFiles: FONT_FILES, loadSystemFonts: false, defaultFontFamily: 'Roboto' };
  return new Resvg(whole, { font, background: '#000' }).render().pixels;
}

/** A pixel differs if one of its channels is off by more than this, of 255: more than a differently smoothed edge. */
const LEVELS = 32;

/** Largest difference between the channels of a pixel of two drawings, 0 to 255. */
function offAt(a: Buffer, b: Buffer, at: number): number {
  const red = Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  const green = Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0));
  return Math.max(red, green, Math.abs((a[at + 2] ?? 0) - (b[at + 2] ?? 0)));
}

/** Share of the pixels inside the round face that differ between two drawings; without its smoothed edge. */
export function differing(one: string, other: string, side: number): number {
  const [a, b] = [pixelsOf(one, side), pixelsOf(other, side)];
  const reach = (side / 2 - 1) ** 2;
  let [inside, off] = [0, 0];
  for (let row = 0; row < side; row += 1) {
    const y = row + 0.5 - side / 2;
    for (let column = 0; column < side; column += 1) {
      const x = column + 0.5 - side / 2;
      if (x * x + y * y > reach) continue;
      inside += 1;
      if (offAt(a, b, (row * side + column) * 4) > LEVELS) off += 1;
    }
  }
  return off / inside;
}
