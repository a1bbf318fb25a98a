// Distance of a layer from the edge of the face.
import { type Bounds, type CanvasOutline, canvasCircle } from './bounds';

/** Distance of the bounds from the edge of the face, canvas px; negative if a corner is beyond it. */
export function edgeDistance({ x, y, width, height }: Bounds, canvas: CanvasOutline): number {
  if (canvas.shape !== 'circle') return Math.min(x, y, canvas.width - x - width, canvas.height - y - height);
  const { cx, cy, r } = canvasCircle(canvas);
  const farX = Math.max(Math.abs(x - cx), Math.abs(x + width - cx));
  const farY = Math.max(Math.abs(y - cy), Math.abs(y + height - cy));
  return r - Math.hypot(farX, farY);
}
