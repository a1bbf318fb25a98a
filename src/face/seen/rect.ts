// Rectangles of whole px.

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The common part of two rectangles; null if they do not overlap. */
export function meetOf(one: Rect, other: Rect): Rect | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The smallest rectangle around two; the other one if one is null. */
export function aroundBoth(one: Rect | null, other: Rect): Rect {
  if (!one) return other;
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    ...{ x, y },
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** Whether a rectangle contains another one. */
export const contains = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
