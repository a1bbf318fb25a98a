// Fits a model's picture to a dial and to the upload limit. Node has no decoder; PNG files are decoded and encoded by
// our own code, a JPEG must fit unchanged.
import type { Pixels } from '@/bytes/gif/gifFrames';
import { scaledDown } from '@/bytes/picture/scaledDown';
import { encodePng } from '@/bytes/png/encodePng';
import { pngPixels } from '@/bytes/png/pngPixels';
import { IMAGE_UPLOAD_BYTES } from '@/schemas/limits';

/** Longer sides to try in order, px; the first covers a whole dial. */
const SIDES = [480, 400, 320, 240] as const;

/** The picture scaled down to this longer side, px; unchanged if it is not larger. */
export function shrunk(picture: Pixels, side: number): Pixels {
  const scale = Math.max(picture.width, picture.height) / side;
  const less = (length: number) => Math.max(1, Math.round(length / scale));
  return scale <= 1 ? picture : scaledDown(picture, { width: less(picture.width), height: less(picture.height) });
}

/** Null if it cannot be made to fit. `most`: maximum longer side, px. */
export async function fittedPicture(file: Blob, most: number = SIDES[0]): Promise<Blob | null> {
  const pixels = await pngPixels(new Uint8Array(await file.arrayBuffer()));
  const fits = file.size <= IMAGE_UPLOAD_BYTES;
  if (!pixels) return fits ? file : null;
  if (fits && Math.max(pixels.width, pixels.height) <= most) return file;
  for (const side of [most, ...SIDES.filter((smaller) => smaller < most)]) {
    const png = await encodePng(shrunk(pixels, side));
    if (png.size <= IMAGE_UPLOAD_BYTES) return png;
  }
  return null;
}
