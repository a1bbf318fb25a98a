// Draws effects into a picture that the format lacks: a tint, a mirror, a smaller size, a shadow. Pure.
import type { Pixels } from '@/bytes/gif/gifFrames';
import { scaledDown } from '@/bytes/picture/scaledDown';
import type { WantedPicture } from '@/face/nodes/faceSheet';
import { castPicture, castSize } from './castPicture';

/** Whether the picture can be used unchanged. */
export const isUntouched = ({ tint, mirrorX, mirrorY, scaledTo, cast }: WantedPicture): boolean =>
  !tint && !mirrorX && !mirrorY && !scaledTo && !cast;

/** Multiplies each channel of each pixel by the tint's, of 255. */
function tinted(
  { width, height, rgba }: Pixels,
  { red, green, blue, alpha }: NonNullable<WantedPicture['tint']>,
): Pixels {
  const out = new Uint8ClampedArray(rgba.length);
  const factors = [red / 255, green / 255, blue / 255, alpha / 255];
  for (let at = 0; at < rgba.length; at += 1) out[at] = Math.round((rgba[at] ?? 0) * (factors[at & 3] ?? 1));
  return { width, height, rgba: out };
}

function mirrored({ width, height, rgba }: Pixels, inX: boolean, inY: boolean): Pixels {
  const out = new Uint8ClampedArray(rgba.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = ((inY ? height - 1 - y : y) * width + (inX ? width - 1 - x : x)) * 4;
      out.set(rgba.subarray(from, from + 4), (y * width + x) * 4);
    }
  }
  return { width, height, rgba: out };
}

/** Size of the written picture, px; without a shadow never larger than the original. */
export const bakedSize = (
  picture: { width: number; height: number },
  { scaledTo, cast }: Pick<WantedPicture, 'scaledTo' | 'cast'>,
): { width: number; height: number } => (cast ? castSize(cast) : sizeWithin(picture, scaledTo));

/** The target size, px; never larger than the original. */
function sizeWithin(
  picture: { width: number; height: number },
  scaledTo: WantedPicture['scaledTo'],
): { width: number; height: number } {
  const side = (own: number, wanted: number | undefined) =>
    wanted === undefined ? own : Math.max(1, Math.min(own, Math.round(wanted)));
  return { width: side(picture.width, scaledTo?.width), height: side(picture.height, scaledTo?.height) };
}

/** Applies the effects. Enlarges only for a shadow: a target size at or above its own is ignored. */
export function bakePicture(
  picture: Pixels,
  { tint, mirrorX = false, mirrorY = false, scaledTo, cast }: WantedPicture,
): Pixels {
  const size = sizeWithin(picture, scaledTo);
  const isSmaller = size.width < picture.width || size.height < picture.height;
  const sized = isSmaller ? scaledDown(picture, size) : picture;
  const turned = mirrorX || mirrorY ? mirrored(sized, mirrorX, mirrorY) : sized;
  const colored = tint ? tinted(turned, tint) : turned;
  return cast ? castPicture(colored, cast) : colored;
}
