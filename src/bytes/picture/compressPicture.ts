// A picture in fewer bytes with the same pixels: a PNG is written again, with a palette where its colors fit into one.
import { encodePng } from '../png/encodePng';
import { pngPixels } from '../png/pngPixels';
import { readPng } from '../png/readPng';
import type { CheckedPicture } from './checkPicture';

/** Maximum number of pixels of a picture that is compressed again: more would delay other calls for too long. */
const COMPRESSED_PIXELS_MAX = 2_000_000;
/** Chunks that say how the colors are meant: written again without them, the picture would look different. */
const COLOR_CHUNKS = new Set(['gAMA', 'cHRM', 'iCCP', 'sBIT', 'cICP']);

const typeOf = (chunk: Uint8Array): string => String.fromCharCode(...chunk.subarray(4, 8));

/** Whether writing the picture again keeps every pixel. */
function keepsPixels({ format, bytes, width, height }: CheckedPicture): boolean {
  if (format !== 'png' || width * height > COMPRESSED_PIXELS_MAX) return false;
  const png = readPng(bytes);
  return png !== null && png.header.bitDepth <= 8 && !png.before.some((chunk) => COLOR_CHUNKS.has(typeOf(chunk)));
}

/**
 * Recompresses the picture without changing a pixel. Returns the same object if it cannot be made smaller, and for a JPEG, which
 * would lose quality each time it is written.
 */
export async function compressPicture(picture: CheckedPicture): Promise<CheckedPicture> {
  const pixels = keepsPixels(picture) ? await pngPixels(picture.bytes) : null;
  if (!pixels) return picture;
  const bytes = new Uint8Array(await (await encodePng(pixels)).arrayBuffer());
  return bytes.length < picture.bytes.length ? { ...picture, bytes } : picture;
}
