// A picture of a model as a dial can use it: no larger than a watch shows, and within the limit of an upload. Node has no decoder of
// its own; a PNG is read and written by ours, a JPEG has to fit as it is.
import type { Pixels } from '@/bytes/gif/gifFrames';
import { scaledDown } from '@/bytes/picture/scaledDown';
import { encodePng } from '@/bytes/png/encodePng';
import { pngPixels } from '@/bytes/png/pngPixels';
import { IMAGE_UPLOAD_BYTES } from '@/schemas/limits';

/** Longer sides that are tried one after the other, px: the first is a whole dial. */
const SIDES = [480, 400, 320, 240] as const;

/** The picture with this longer side, px, or as it is where it is no longer. */
export function shrunk(picture: Pixels, side: number): Pixels {
  const scale = Math.max(picture.width, picture.height) / side;
  const less = (length: number) => Math.max(1, Math.round(length / scale));
  return scale <= 1 ? picture : scaledDown(picture, { width: less(picture.width), height: less(picture.height) });
}

/** Null for what cannot be made to fit. `most`: the longer side that is wanted, px. */
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
