// From a point of the page to a point of the canvas, for things dragged onto it from elsewhere.
import type { Point } from '@/face/geometry/bounds';
import type { Viewport } from './viewport';

/** Canvas px under client px; null where something else lies on top or the canvas is not there. */
export function canvasPointAt(viewport: Pick<Viewport, 'toCanvas'>, { x, y }: Point): Point | null {
  const stage = document.elementFromPoint(x, y)?.closest('[role="application"]');
  if (!stage) return null;
  const { left, top } = stage.getBoundingClientRect();
  return viewport.toCanvas({ x: x - left, y: y - top });
}
