// Where the shadow of a shape is. Loaded with the drawing and the writer.
import type { Bounds } from '@/face/geometry/bounds';
import type { Shadow } from '@/schemas/shadow';
import { blurReach, pictureBox, type ShapeStyle } from './facts';

type Cast = Pick<Shadow, 'x' | 'y' | 'blur'>;

/** The offset of the shadow in the layer's own px while the layer has this angle, degrees clockwise. */
export function shadowInLayer(
  { x, y }: Pick<Shadow, 'x' | 'y'>,
  { scaleX, scaleY }: Pick<ShapeStyle, 'scaleX' | 'scaleY'>,
  angle: number,
): { x: number; y: number } {
  const [sine, cosine] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return { x: (x * cosine + y * sine) / scaleX, y: (y * cosine - x * sine) / scaleY };
}

/** Whole px around the silhouette, moved by the offset and blurred. */
export function shadowBox(style: ShapeStyle, { x, y, blur }: Cast): Bounds {
  const reach = blurReach(blur);
  const box = pictureBox({ ...style, x: style.x + x, y: style.y + y });
  return { x: box.x - reach, y: box.y - reach, width: box.width + 2 * reach, height: box.height + 2 * reach };
}

/** Whole px around a shape and its shadow. */
export function boxWithShadow(style: ShapeStyle, cast: Cast): Bounds {
  const [own, below] = [pictureBox(style), shadowBox(style, cast)];
  const [x, y] = [Math.min(own.x, below.x), Math.min(own.y, below.y)];
  const right = Math.max(own.x + own.width, below.x + below.width);
  const bottom = Math.max(own.y + own.height, below.y + below.height);
  return { x, y, width: right - x, height: bottom - y };
}
