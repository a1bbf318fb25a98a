// Geometry of a layer's box on the canvas: corners after scale and rotation, axis-aligned bounds, and visibility.

export interface Point {
  x: number;
  y: number;
}

/** An axis-aligned rectangle in canvas px. */
export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A layer's box as stored in its style: `x`, `y` the top-left of the unrotated box, `rotation` in degrees clockwise
 * about the pivot `offset` (px from the top-left; null is the centre), scaled about the same pivot.
 */
export interface Box extends Bounds {
  rotation?: number;
  scaleX?: number;
  scaleY?: number;
  offset?: Readonly<Point> | null;
}

/** The clip of a face: a rectangle, or the circle inscribed in it. */
export interface CanvasOutline {
  width: number;
  height: number;
  shape: 'circle' | 'rectangle';
}

/** Rounds to the precision of stored style values: 2 decimals, never -0. */
export const round2 = (value: number): number => Math.round(value * 100) / 100 + 0;

/** Pivot of rotation and scale, px from the box's top-left. */
export const pivotOf = (box: Box): Point => ({
  x: box.offset?.x ?? box.width / 2,
  y: box.offset?.y ?? box.height / 2,
});

/** `vector` rotated clockwise by degrees. Quarter turns are exact. */
export function turned(vector: Point, degrees: number): Point {
  const quarter = (((degrees / 90) % 4) + 4) % 4;
  const [cos, sin] =
    quarter === 0
      ? [1, 0]
      : quarter === 1
        ? [0, 1]
        : quarter === 2
          ? [-1, 0]
          : quarter === 3
            ? [0, -1]
            : [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return { x: vector.x * cos - vector.y * sin, y: vector.x * sin + vector.y * cos };
}

/** Canvas position of a point given in px from the box's top-left. */
export function onCanvas(box: Box, local: Point): Point {
  const pivot = pivotOf(box);
  const scaled = { x: (local.x - pivot.x) * (box.scaleX ?? 1), y: (local.y - pivot.y) * (box.scaleY ?? 1) };
  const spun = turned(scaled, box.rotation ?? 0);
  return { x: box.x + pivot.x + spun.x, y: box.y + pivot.y + spun.y };
}

/** Corners on the canvas: top-left, top-right, bottom-right, bottom-left of the unrotated box. */
export function cornersOf(box: Box): [Point, Point, Point, Point] {
  return [
    onCanvas(box, { x: 0, y: 0 }),
    onCanvas(box, { x: box.width, y: 0 }),
    onCanvas(box, { x: box.width, y: box.height }),
    onCanvas(box, { x: 0, y: box.height }),
  ];
}

/** The smallest axis-aligned rectangle around the rotated and scaled box. */
export function boundsOf(box: Box): Bounds {
  const corners = cornersOf(box);
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The smallest axis-aligned rectangle around all of them; null for an empty list. */
export function unionBounds(all: readonly Bounds[]): Bounds | null {
  const [first, ...rest] = all;
  if (!first) return null;
  return rest.reduce<Bounds>((union, next) => {
    const x = Math.min(union.x, next.x);
    const y = Math.min(union.y, next.y);
    return {
      x,
      y,
      width: Math.max(union.x + union.width, next.x + next.width) - x,
      height: Math.max(union.y + union.height, next.y + next.height) - y,
    };
  }, first);
}

/** Centre of an axis-aligned rectangle. */
export const centreOf = (bounds: Bounds): Point => ({
  x: bounds.x + bounds.width / 2,
  y: bounds.y + bounds.height / 2,
});

/** The circle of a round canvas, inscribed in it, in canvas px. */
export function canvasCircle(canvas: { width: number; height: number }): { cx: number; cy: number; r: number } {
  return { cx: canvas.width / 2, cy: canvas.height / 2, r: Math.min(canvas.width, canvas.height) / 2 };
}
