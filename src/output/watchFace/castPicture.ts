// Draws a picture with its shadow, or the shadow alone. Pure.
import type { Pixels } from '@/bytes/gif/gifFrames';
import { scaledDown } from '@/bytes/picture/scaledDown';
import type { CastPicture } from '@/face/nodes/faceSheet';
import { alphasOf, onShadow, pixelsOf } from '@/face/nodes/onShadow';

/** Size of the finished picture, px. */
export const castSize = ({ width, height, margins: { left, top, right, bottom } }: CastPicture) => ({
  width: width + left + right,
  height: height + top + bottom,
});

/**
 * The picture in a larger sheet with its top left corner at a point, px: premultiplied, alpha from 0 to 1. Between whole
 * px each of its pixels is divided among four.
 */
function placed(
  { width, height, rgba }: Pixels,
  at: { x: number; y: number },
  size: { width: number; height: number },
) {
  const sheet = new Float32Array(size.width * size.height * 4);
  const [left, top] = [Math.floor(at.x), Math.floor(at.y)];
  const [right, down] = [at.x - left, at.y - top];
  const corners = [
    [0, 0, (1 - right) * (1 - down)],
    [1, 0, right * (1 - down)],
    [0, 1, (1 - right) * down],
    [1, 1, right * down],
  ] as const;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const alpha = (rgba[from + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      for (const [dx, dy, share] of corners) {
        const [column, row] = [left + x + dx, top + y + dy];
        if (share === 0 || column < 0 || row < 0 || column >= size.width || row >= size.height) continue;
        const to = (row * size.width + column) * 4;
        for (let channel = 0; channel < 3; channel += 1)
          sheet[to + channel] = (sheet[to + channel] ?? 0) + (rgba[from + channel] ?? 0) * alpha * share;
        sheet[to + 3] = (sheet[to + 3] ?? 0) + alpha * share;
      }
    }
  }
  return sheet;
}

/** `picture` is stretched to the size that `cast` gives. */
export function castPicture(picture: Pixels, cast: CastPicture): Pixels {
  const size = castSize(cast);
  const { width, height, margins } = cast;
  const own = width === picture.width && height === picture.height ? picture : scaledDown(picture, { width, height });
  const body = placed(own, { x: margins.left, y: margins.top }, size);
  const silhouette = placed(own, { x: margins.left + cast.x, y: margins.top + cast.y }, size);
  return pixelsOf(onShadow(body, alphasOf(silhouette), size, cast), size);
}
