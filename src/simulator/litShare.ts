// Computes the share of lit pixels of a watch from a drawn face. Pure.
import { canvasCircle } from '@/face/geometry/bounds';
import type { CanvasFacts } from '@/face/nodes/defineNode';

/**
 * Maximum lit share in always-on. Wear OS requires that watch faces in ambient mode illuminate at most 15 % of the
 * pixels (its developer pages: "Wear OS app quality", section on watch faces, and "Save power using ambient mode"). It
 * counts pixels without weighting: a dark gray one counts like a white one. (The on-pixel ratio of Watch Face Studio
 * weights each pixel by its channels and is lower; the store does not use it.)
 */
export const LIT_SHARE_MAX = 0.15;

/** Longer side of the picture used for counting, px: precise to a percent, small enough for each frame. */
export const LIT_SIDE = 500;

/**
 * Channel value above which a pixel counts as lit: 5 of 255. Lower values are decoding noise of black and not
 * distinguishable from it on an OLED screen.
 */
const LIT_ABOVE = 0.02;

/** Canvas pixels: rows from the top, red, green, blue and alpha of 0 to 255 each. */
export interface Pixels {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

/** The brightest channel on black, 0 to 1, in screen values, because each channel is a separate light source. */
const brightest = (red: number, green: number, blue: number, alpha: number): number =>
  (Math.max(red, green, blue) * alpha) / (255 * 255);

/** Share of lit pixels inside the watch's shape, 0 to 1. A pixel is inside if its centre is. */
export function litShareOf({ data, width, height }: Pixels, shape: CanvasFacts['shape']): number {
  const { cx, cy, r } = canvasCircle({ width, height });
  let inside = 0;
  let lit = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (shape === 'circle' && (x + 0.5 - cx) ** 2 + (y + 0.5 - cy) ** 2 > r * r) continue;
      inside += 1;
      const at = (y * width + x) * 4;
      const value = brightest(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0);
      if (value > LIT_ABOVE) lit += 1;
    }
  }
  return inside === 0 ? 0 : lit / inside;
}

/** The share in whole percent; a value over the limit is never shown as the limit. */
export const litPercent = (share: number): number =>
  Math.max(Math.round(share * 100), share > LIT_SHARE_MAX ? LIT_SHARE_MAX * 100 + 1 : 0);
