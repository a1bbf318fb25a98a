// The share of a watch's pixels that are lit, from the pixels of a drawn face. Pure numbers.
import { canvasCircle } from '@/face/geometry/bounds';
import type { CanvasFacts } from '@/face/nodes/defineNode';

/**
 * Most that should be lit in always-on. Wear OS asks of watch faces in ambient mode that only 15 % of the pixels be illuminated
 * (its developer pages: "Wear OS app quality", section on watch faces, and "Save power using ambient mode"). It counts pixels and
 * weighs none: one that is dark gray is illuminated like a white one. (The on-pixel ratio that Watch Face Studio shows weighs
 * each by its channels and is less; it is no rule of the store.)
 */
export const LIT_SHARE_MAX = 0.15;

/** Longer side of the picture in which lit pixels are counted, px: large enough for a percent, small enough for a frame. */
export const LIT_SIDE = 500;

/**
 * Share of its full light above which a channel, and with it the pixel, counts as lit: 5 of 255. Less is what decoders leave of
 * black, and cannot be told from it on an OLED screen.
 */
const LIT_ABOVE = 0.02;

/** Pixels as a canvas gives them: rows from the top, red, green, blue and alpha of 0 to 255 each. */
export interface Pixels {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

/** The brightest channel on black, 0 to 1, of the values as they are sent to the screen: each is a light of its own. */
const brightest = (red: number, green: number, blue: number, alpha: number): number =>
  (Math.max(red, green, blue) * alpha) / (255 * 255);

/** Share of the pixels inside the watch's shape that are lit, 0 to 1. A pixel is inside if its middle is. */
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

/** The share in whole percent; what is over the limit is never shown as the limit itself. */
export const litPercent = (share: number): number =>
  Math.max(Math.round(share * 100), share > LIT_SHARE_MAX ? LIT_SHARE_MAX * 100 + 1 : 0);
