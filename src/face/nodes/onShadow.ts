// Lays a shadow below a drawn picture. Pure.
import type { Pixels } from '@/bytes/gif/gifFrames';
import { blurred } from '@/bytes/picture/blurred';
import { rgbaOf } from './paints';

export interface CastShadow {
  /** Offset in px of the picture. */
  x: number;
  y: number;
  /** Twice the standard deviation, px. */
  blur: number;
  color: string;
  /** Only the shadow is drawn. */
  isAlone: boolean;
}

interface Size {
  width: number;
  height: number;
}

/**
 * A picture of premultiplied red, green, blue (0 to 255) and alpha (0 to 1) on its shadow, or the shadow alone. `cast`:
 * alpha of the silhouette at the shadow's place, not blurred yet.
 */
export function onShadow(sheet: Float32Array, cast: Float32Array, size: Size, shadow: CastShadow): Float32Array {
  const mask = blurred(cast, size, shadow.blur / 2);
  const [red, green, blue, alpha] = rgbaOf(shadow.color);
  return sheet.map((value, at) => {
    const channel = at % 4;
    const over = shadow.isAlone ? 0 : (sheet[at - channel + 3] ?? 0);
    const share = ((mask[(at - channel) / 4] ?? 0) * alpha * (1 - over)) / 255;
    const own = shadow.isAlone ? 0 : value;
    return own + share * ([red, green, blue, 1][channel] ?? 0);
  });
}

/** The alpha of each pixel, 0 to 1. */
export const alphasOf = (sheet: Float32Array): Float32Array =>
  new Float32Array(sheet.length / 4).map((_, at) => sheet[at * 4 + 3] ?? 0);

/** Pixels whose colours are not premultiplied. */
export function pixelsOf(sheet: Float32Array, { width, height }: Size): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < sheet.length; at += 4) {
    const alpha = sheet[at + 3] ?? 0;
    if (alpha <= 0) continue;
    for (let channel = 0; channel < 3; channel += 1)
      rgba[at + channel] = Math.round((sheet[at + channel] ?? 0) / alpha);
    rgba[at + 3] = Math.round(alpha * 255);
  }
  return { width, height, rgba };
}
