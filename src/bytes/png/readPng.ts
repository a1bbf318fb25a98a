// PNG: validates all chunks with their checksums, and rewrites the file without metadata. ISO/IEC 15948.
import { joinBytes } from '../joinBytes';
import { type Orientation, orientationBlock, readOrientation } from '../picture/orientation';
import { PNG_SIGNATURE, pngChunk, pngChunks } from './chunks';
import { INDEXED, type PngHeader, readPngHeader } from './pngHeader';

export interface Png {
  header: PngHeader;
  orientation: Orientation;
  /** Chunks before the pixels: header, palette, and those that affect how pixels look. */
  before: readonly Uint8Array[];
  /** The pixel chunks as stored. */
  pixels: readonly Uint8Array[];
  /** The compressed pixels, for inflating and counting. */
  compressed: Uint8Array<ArrayBuffer>;
}

/** Optional chunks that affect how pixels look; all others are dropped, including APNG frames. */
const LOOKS = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs', 'cICP']);
const NEEDED = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);

/** 1 to 256 colours of three bytes, at most as many as the bit depth can address. */
const isPalette = ({ length }: Uint8Array, { colorType, bitDepth }: PngHeader) =>
  length > 0 && length % 3 === 0 && length / 3 <= (colorType === INDEXED ? 2 ** bitDepth : 256);

/**
 * Walks all chunks up to IEND. Drops an optional chunk that is damaged or misplaced, like browsers do; null if a
 * required one is truncated, repeated, unknown or fails its checksum. Joins separated pixel chunks.
 */
export function readPng(bytes: Uint8Array): Png | null {
  const header = readPngHeader(bytes);
  if (!header) return null;
  const before: Uint8Array[] = [];
  const pixels: Uint8Array[] = [];
  const compressed: Uint8Array[] = [];
  const seen = new Set<string>();
  let orientation: Orientation = 1;
  for (const { type, data, whole, sound, critical } of pngChunks(bytes)) {
    if (critical && (!sound || !NEEDED.has(type))) return null;
    if (!sound) continue;
    const again = seen.has(type);
    seen.add(type);
    if (type === 'IEND') {
      if (compressed.length === 0 || (header.colorType === INDEXED && !seen.has('PLTE'))) return null;
      return { header, orientation, before, pixels, compressed: joinBytes(compressed) };
    }
    if (type === 'IDAT') {
      if (header.colorType === INDEXED && !seen.has('PLTE')) return null;
      pixels.push(whole);
      compressed.push(data);
    } else if (again) {
      if (critical) return null;
    } else if (type === 'eXIf') orientation = readOrientation(data);
    else if (pixels.length > 0) continue;
    else if (type === 'PLTE') {
      if (!isPalette(data, header)) return null;
      before.push(whole);
    } else if (type === 'IHDR' || LOOKS.has(type)) before.push(whole);
  }
  return null;
}

/** Rewrites the file without metadata and trailing bytes. `pixels` are complete IDAT chunks. */
export function writePng({ before, orientation }: Pick<Png, 'before' | 'orientation'>, pixels: readonly Uint8Array[]) {
  const turned = orientation === 1 ? [] : [pngChunk('eXIf', orientationBlock(orientation))];
  return joinBytes([PNG_SIGNATURE, ...before, ...pixels, ...turned, pngChunk('IEND', new Uint8Array())]);
}
