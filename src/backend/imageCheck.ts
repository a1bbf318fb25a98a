// All checks of an uploaded picture in their order: claims, header, structure, pixels. Runs before any transaction.

import { upright } from '@/bytes/exif';
import { readJpeg, readJpegSize } from '@/bytes/jpeg';
import type { Picture } from '@/bytes/picture';
import { type Png, readPng, readPngHeader, ScanLineCounter } from '@/bytes/png';
import { type Refusal, refuse } from './domain/refusal';
import { type CheckedImage, checkClaims, checkPixels, displayName } from './domain/uploads';
import type { Ports } from './ports';

export interface KeptImage {
  image: CheckedImage;
  /** The bytes to keep: without metadata, without anything behind the end. */
  bytes: Uint8Array;
}

type Tools = Pick<Ports, 'inflate' | 'hash' | 'decodes'>;

/** Reads a picture, or says why it is refused (backend.md U1-U7, U9-U11). */
export async function checkImage(
  file: { name: string; type: string; bytes: Uint8Array },
  tools: Tools,
): Promise<KeptImage | Refusal> {
  const type = checkClaims(file);
  if (typeof type !== 'string') return type;
  const size = type === 'image/png' ? readPngHeader(file.bytes) : readJpegSize(file.bytes);
  if (!size) return refuse('damagedImage');
  const tooLarge = checkPixels(size);
  if (tooLarge) return tooLarge;
  const picture = type === 'image/png' ? await soundPng(file.bytes, tools) : readJpeg(file.bytes);
  if (!picture || !(await tools.decodes(picture.clean, type))) return refuse('damagedImage');
  const bytes = picture.clean;
  const image = {
    name: displayName(file.name),
    type,
    ...upright(picture, picture.orientation),
    fileSize: bytes.length,
    hash: await tools.hash(bytes),
  };
  return { image, bytes };
}

/** The chunks, and then every scan line: only inflating shows a picture that was cut off (U5). */
async function soundPng(bytes: Uint8Array, { inflate }: Tools): Promise<Picture | null> {
  const png: Png | null = readPng(bytes);
  if (!png) return null;
  const counter = new ScanLineCounter(png.header);
  try {
    for await (const piece of inflate(png.compressed)) if (!counter.take(piece)) return null;
  } catch {
    return null; // Broken or cut-off compression: not a picture.
  }
  return counter.complete ? png : null;
}
