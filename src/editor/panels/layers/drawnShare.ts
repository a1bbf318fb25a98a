// Where something is drawn in a picture that is mostly clear, from its pixels.

/** A part of a picture, as shares of its sides. */
export interface PictureShare {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fainter pixels are not looked for: the soft edge of a shadow is no content (0 to 255). */
const SEEN = 8;
/** A drawing that takes more than this share of a side is seen well enough within the whole picture. */
const TINY = 0.4;

/**
 * The square around what is drawn, one pixel of room on each side; null where nothing is drawn, or enough to be seen as it is.
 * `pixels`: RGBA of a picture of `side` by `side` px.
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
