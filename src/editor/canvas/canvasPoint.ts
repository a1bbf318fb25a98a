// Converts a page position to a canvas position, for things dragged onto the canvas from elsewhere.
import type { Point } from '@/face/geometry/bounds';
import type { Viewport } from './viewport';

/** Canvas px at client px; null if something else is on top or there is no canvas. */
export function canvasPointAt(viewport: Pick<Viewport, 'toCanvas'>, { x, y }: Point): Point | null {
  const stage = document.elementFromPoint(x, y)?.closest('[role="application"]');
  if (!stage) return null;
  const { left, top } = stage.getBoundingClientRect();
  return viewport.toCanvas({ x: x - left, y: y - top });
}
