// Input of the check from outside the document: sizes, bytes and transparent edges of images, available fonts. Each is
// read once.
import { pictureHeader } from '@/bytes/picture/pictureHeader';
import { isWorthTrimming } from '@/bytes/picture/pictureTrim';
import { sha256 } from '@/bytes/sha256';
import type { CheckFacts, FontFacts, PictureFacts } from '@/output/watchFace/checkFinding';
import { namedPictures, type PixelsWanted, pixelLook } from '@/output/watchFace/fileFacts';
import type { FaceCopy } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import { loadAsset } from '@/service/api/assetUrl';
import type { FontState } from '@/service/fonts/fontService';
import type { PixelLook } from './lookAtPng';

type Looked = { look: PixelLook } | { fault: string };

/** Uses one worker per image, or runs the same code here if workers are not available. */
async function looked(bytes: Uint8Array<ArrayBuffer>): Promise<Looked> {
  if (typeof Worker === 'undefined') return { look: await (await import('./lookAtPng')).lookAtPng(bytes) };
  const worker = new Worker(new URL('./lookWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Looked>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Looked>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
      worker.postMessage(bytes);
    });
  } finally {
    worker.terminate();
  }
}

/** Facts from the pixels. Empty if they cannot be read. */
async function pixelFacts(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<Pick<PictureFacts, 'crop' | 'drawn' | 'fitsRgb565'>> {
  try {
    const answer = await looked(bytes);
    if ('fault' in answer) throw new Error(answer.fault);
    const { edges, ...rest } = answer.look;
    if (!edges) return { crop: null, ...rest };
    const drawn = { width: edges.crop.width, height: edges.crop.height };
    return { crop: isWorthTrimming(edges) ? drawn : null, drawn, ...rest };
  } catch (error) {
    console.warn(`The pixels of ${name} could not be read.`, error);
    return { crop: null };
  }
}

async function read(blob: Blob, ref: string, wanted: PixelsWanted): Promise<PictureFacts | null> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const header = pictureHeader(bytes);
  if (!header) return null;
  const { width, height } = header;
  const look = pixelLook(header, bytes, wanted);
  const { fitsRgb565, ...edges } = look.colors ? await pixelFacts(bytes, ref) : { crop: null };
  return {
    ...{ width, height, bytes: bytes.length, sha: await sha256(bytes) },
    ...(look.edges ? edges : { crop: null }),
    ...(fitsRgb565 !== undefined && { fitsRgb565 }),
  };
}

/** The available fonts besides the default one, once their list is `ready`. */
export interface KnownFonts {
  fonts: readonly Pick<Font, 'fontName' | 'fileSize' | 'restricted'>[];
  list: FontState['list'];
}

/** Fonts by family, once the font list is loaded. Null for a family that is not in it. */
const fontsOf = ({ fonts, list }: KnownFonts, families: Iterable<string>): CheckFacts['fonts'] => {
  const byName = new Map(fonts.map((font) => [font.fontName, font]));
  const facts: Record<string, FontFacts | null> = {};
  for (const family of families) {
    const font = byName.get(family);
    if (font) facts[family] = { bytes: font.fileSize ?? 0, restricted: font.restricted === true };
    else if (list === 'ready') facts[family] = null;
  }
  return facts;
};

export interface FaceFacts {
  /** Facts about the images and fonts of a copy. Missing files are requested again the next time. */
  of(copy: FaceCopy, families: Iterable<string>, fonts: KnownFonts): Promise<Omit<CheckFacts, 'lit'>>;
}

/** `load` returns the file of a reference and rejects if it is not available. */
export function createFaceFacts(load: (ref: string) => Promise<Blob> = loadAsset): FaceFacts {
  const cache = new Map<string, Promise<PictureFacts | null>>();
  const factsOf = (ref: string, wanted: PixelsWanted) => {
    const key = `${wanted.edges} ${wanted.colors} ${ref}`;
    const request =
      cache.get(key) ??
      load(ref)
        .then((blob) => read(blob, ref, wanted))
        .catch(() => null);
    cache.set(key, request);
    void request.then((facts) => {
      if (facts === null) cache.delete(key);
    });
    return request;
  };
  return {
    async of(copy, families, fonts) {
      const pictures: Record<string, PictureFacts | null> = {};
      // One after the other, because each may use a worker.
      for (const [ref, wanted] of namedPictures(copy)) pictures[ref] = await factsOf(ref, wanted);
      return { pictures, fonts: fontsOf(fonts, families) };
    },
  };
}
