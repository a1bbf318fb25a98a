// Whether a layer is completely outside the canvas (docs/rules/product.md, "hidden when out of bounds").
import {
  type Bounds,
  type Box,
  boundsOf,
  type CanvasOutline,
  canvasCircle,
  cornersOf,
  onCanvas,
  type Point,
  pivotOf,
} from './bounds';

/** Distances below this many px are rounding noise of rotation. */
const NOISE = 1e-9;

function distanceToSegment(from: Point, a: Point, b: Point): number {
  const along = { x: b.x - a.x, y: b.y - a.y };
  const squared = along.x * along.x + along.y * along.y;
  const share = squared === 0 ? 0 : ((from.x - a.x) * along.x + (from.y - a.y) * along.y) / squared;
  const t = Math.min(1, Math.max(0, share));
  return Math.hypot(from.x - a.x - t * along.x, from.y - a.y - t * along.y);
}

/** Edges of a polygon as pairs of its corners. */
const edgesOf = (corners: readonly Point[]) =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner] as const);

/** Whether a convex polygon, in either winding order, contains the point. */
function holds(corners: readonly Point[], point: Point): boolean {
  const sides = edgesOf(corners).map(([a, b]) => (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** Whether a line along an edge of `first` separates the two convex polygons; touching polygons count as separated. */
function parted(first: readonly Point[], second: readonly Point[]): boolean {
  return edgesOf(first).some(([a, b]) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) return false;
    const reach = (corners: readonly Point[]) =>
      corners.map((c) => ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / length);
    const one = reach(first);
    const two = reach(second);
    return Math.max(...one) <= Math.min(...two) + NOISE || Math.max(...two) <= Math.min(...one) + NOISE;
  });
}

const rectangle = (bounds: Bounds): Point[] => cornersOf(bounds);

/** Whether a point is on the canvas, round or rectangular; the edge is outside. */
export function isInside({ x, y }: Point, canvas: CanvasOutline): boolean {
  if (canvas.shape === 'rectangle') return x > 0 && y > 0 && x < canvas.width && y < canvas.height;
  const { cx, cy, r } = canvasCircle(canvas);
  return Math.hypot(x - cx, y - cy) < r;
}

/** Whether no part of the rotated box is visible on the canvas, round or rectangular. Touching the edge is outside. */
export function isWhollyOutside(box: Box, canvas: CanvasOutline): boolean {
  const corners = cornersOf(box);
  if (canvas.shape === 'circle') {
    const { cx, cy, r } = canvasCircle(canvas);
    const centre = { x: cx, y: cy };
    if (holds(corners, centre)) return false;
    return Math.min(...edgesOf(corners).map(([a, b]) => distanceToSegment(centre, a, b))) >= r - NOISE;
  }
  const outline = rectangle({ x: 0, y: 0, width: canvas.width, height: canvas.height });
  return parted(outline, corners) || parted(corners, outline);
}

/** Whether the box is outside at every angle about its pivot; used for layers that live data rotates. */
export function isOutsideAtAnyAngle(box: Box, canvas: CanvasOutline): boolean {
  const local = pivotOf(box);
  const pivot = onCanvas(box, local);
  const reach = Math.max(...cornersOf(box).map((corner) => Math.hypot(corner.x - pivot.x, corner.y - pivot.y)));
  const swept = { x: pivot.x - reach, y: pivot.y - reach, width: 2 * reach, height: 2 * reach };
  return isWhollyOutside(boundsOf(swept), canvas);
}
