// Where the shadow of a shape is. Loaded with the drawing and the writer.
import type { Bounds } from '@/face/geometry/bounds';
import type { Shadow } from '@/schemas/shadow';
import { blurReach } from '../shadow';
import { pictureBox, type ShapeStyle } from './facts';

type Cast = Pick<Shadow, 'x' | 'y' | 'blur'>;

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
