// What the check is told beside the document: sizes, bytes and clear edges of pictures, fonts that are there. Read once each.
import { pictureHeader } from '@/bytes/picture/pictureHeader';
import { sha256 } from '@/bytes/sha256';
import type { CheckFacts, FontFacts, PictureFacts } from '@/output/watchFace/checkFinding';
import { namedPictures, type PixelsWanted, pixelLook } from '@/output/watchFace/fileFacts';
import type { FaceCopy } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import { loadAsset } from '@/service/api/assetUrl';
import type { FontState } from '@/service/fonts/fontService';
import { isWorthTrimming } from '../../images/trimEdges';
import type { PixelLook } from './lookAtPng';

type Looked = { look: PixelLook } | { fault: string };

/** A worker of its own for one picture; where there are none, the same code here. */
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

/** What the pixels tell; nothing where they cannot be read. */
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

/** The fonts there are beside the default one, once the list of them is `ready`. */
export interface KnownFonts {
  fonts: readonly Pick<Font, 'fontName' | 'fileSize' | 'restricted'>[];
  list: FontState['list'];
}

/** Fonts by family, once the list of them is known; null for a family that is not among them. */
const fontsOf = ({ fonts, list }: KnownFonts, families: Iterable<string>): CheckFacts['fonts'] => {
  const known = new Map(fonts.map((font) => [font.fontName, font]));
  const found: Record<string, FontFacts | null> = {};
  for (const family of families) {
    const font = known.get(family);
    if (font) found[family] = { bytes: font.fileSize ?? 0, restricted: font.restricted === true };
    else if (list === 'ready') found[family] = null;
  }
  return found;
};

export interface FaceFacts {
  /** Of the pictures and fonts of a copy. What is not there is asked for anew the next time. */
  of(copy: FaceCopy, families: Iterable<string>, fonts: KnownFonts): Promise<Omit<CheckFacts, 'lit'>>;
}

/** `load` gives the file of a reference, and rejects for what cannot be had. */
export function createFaceFacts(load: (ref: string) => Promise<Blob> = loadAsset): FaceFacts {
  const known = new Map<string, Promise<PictureFacts | null>>();
  const factsOf = (ref: string, wanted: PixelsWanted) => {
    const key = `${wanted.edges} ${wanted.colors} ${ref}`;
    const asked =
      known.get(key) ??
      load(ref)
        .then((blob) => read(blob, ref, wanted))
        .catch(() => null);
    known.set(key, asked);
    void asked.then((facts) => {
      if (facts === null) known.delete(key);
    });
    return asked;
  };
  return {
    async of(copy, families, fonts) {
      const pictures: Record<string, PictureFacts | null> = {};
      // One after the other: each may take a worker for its edges.
      for (const [ref, wanted] of namedPictures(copy)) pictures[ref] = await factsOf(ref, wanted);
      return { pictures, fonts: fontsOf(fonts, families) };
    },
  };
}
