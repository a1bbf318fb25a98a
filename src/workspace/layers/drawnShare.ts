// Finds the drawn part of a mostly transparent image from its pixels.

/** A part of an image, as shares of its sides. */
export interface PictureShare {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fainter pixels are ignored, because the soft edge of a shadow is not content (0 to 255). */
const SEEN = 8;
/** A drawing larger than this share of a side is visible enough in the whole image. */
const TINY = 0.4;

/**
 * The square around the drawn part with a margin of one pixel. Null if nothing is drawn or the whole image is clear
 * enough. `pixels`: RGBA of an image of `side` by `side` px.
 */
export function drawnShare(pixels: Uint8ClampedArray, side: number): PictureShare | null {
  let [left, top, right, bottom] = [side, side, -1, -1];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if ((pixels[(y * side + x) * 4 + 3] ?? 0) < SEEN) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  const longer = Math.max(right - left, bottom - top) + 1;
  if (right < 0 || longer > side * TINY) return null;
  const room = longer + 2;
  const from = (first: number, last: number) =>
    Math.min(side - room, Math.max(0, Math.round((first + last + 1 - room) / 2)));
  return { x: from(left, right) / side, y: from(top, bottom) / side, width: room / side, height: room / side };
}
