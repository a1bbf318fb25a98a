// Style after a resize by handle, keys or field. A layer's own pivot keeps its position; without one, the opposite
// point does.
import { COORDINATE_MAX } from '@/schemas/limits';
import { type Bounds, type Box, onCanvas, type Point, turned } from './bounds';
import { fixedAt, type ResizedStyle } from './fixedAt';
import { boundedCoordinate, boundedLength, factorsOf } from './transform';

/** Direction in which each handle pulls: -1 left or up, 1 right or down. */
const PULLS = {
  nw: { x: -1, y: -1 },
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
} as const;
/** A resize handle, named by the compass direction on the unrotated box. */
export type ResizeHandle = keyof typeof PULLS;

/** The drag in the box's own px, with rotation and scale undone. */
function localDrag(box: Box, dx: number, dy: number): Point {
  const straight = turned({ x: dx, y: dy }, -(box.rotation ?? 0));
  return { x: straight.x / (box.scaleX || 1), y: straight.y / (box.scaleY || 1) };
}

/** The fixed point, in shares of the box: the layer's own pivot (a hand's axis), else the point opposite the handle. */
const anchorOf = (box: Box, pull: Point): Point =>
  box.offset
    ? { x: box.offset.x / box.width, y: box.offset.y / box.height }
    : { x: (1 - pull.x) / 2, y: (1 - pull.y) / 2 };

/**
 * A dragged edge closer to the pivot than this share of the side would make the box explode, so its lever is ignored.
 */
const LEAST_LEVER = 0.1;

/**
 * Distance of the dragged edges from the fixed point, as signed shares of width and height; 0 for an axis that is not
 * dragged.
 */
function leverOf(box: Box, pull: Point): Point {
  const anchor = anchorOf(box, pull);
  const along = (axis: 'x' | 'y') => (pull[axis] === 0 ? 0 : (1 + pull[axis]) / 2 - anchor[axis]);
  return { x: along('x'), y: along('y') };
}

const isLever = (share: number): boolean => Math.abs(share) >= LEAST_LEVER;

/** The dragged edges relative to the fixed point, in the box's own px; an ignored lever counts as a whole side. */
function armOf(box: Box, pull: Point): Point {
  const lever = leverOf(box, pull);
  return {
    x: (isLever(lever.x) ? lever.x : pull.x) * box.width,
    y: (isLever(lever.y) ? lever.y : pull.y) * box.height,
  };
}

/** Width and height, px. */
export interface Size {
  width: number;
  height: number;
}

/** The size times `factor`, limited so that both sides stay within 1 to 10,000 px. */
export function proportional({ width, height }: Size, factor: number): Size {
  const least = Math.max(1 / width, 1 / height);
  const most = Math.min(COORDINATE_MAX / width, COORDINATE_MAX / height);
  const bounded = Math.min(most, Math.max(least, factor));
  return { width: boundedLength(width * bounded), height: boundedLength(height * bounded) };
}

/**
 * The size after dragging `handle` by canvas px. With `keepRatio` the drag is projected on the line to the dragged
 * point.
 */
export function pulledSize(box: Box, handle: ResizeHandle, dx: number, dy: number, keepRatio = false): Size {
  const drag = localDrag(box, dx, dy);
  const arm = armOf(box, PULLS[handle]);
  if (keepRatio) return proportional(box, 1 + (drag.x * arm.x + drag.y * arm.y) / (arm.x ** 2 + arm.y ** 2));
  return {
    width: boundedLength(arm.x === 0 ? box.width : box.width * (1 + drag.x / arm.x)),
    height: boundedLength(arm.y === 0 ? box.height : box.height * (1 + drag.y / arm.y)),
  };
}

/**
 * Growth of width and height of an unrotated box per px that its dragged edges move right or down; null for an edge
 * that is not dragged or is too near the pivot to snap to a line.
 */
export function growthOf(box: Box, handle: ResizeHandle): { x: number | null; y: number | null } {
  const lever = leverOf(box, PULLS[handle]);
  return { x: isLever(lever.x) ? 1 / lever.x : null, y: isLever(lever.y) ? 1 / lever.y : null };
}

/**
 * The box resized to a given size; every resize of one layer uses this. The layer's own pivot scales with the box and
 * keeps its canvas position; without one the top-left corner stays, or the point opposite `handle`.
 */
export function resizedTo(box: Box, { width, height }: Size, handle: ResizeHandle = 'se'): ResizedStyle {
  return fixedAt(box, anchorOf(box, PULLS[handle]), width, height);
}

/**
 * New box after dragging `handle` by canvas px since the start of the gesture; sides stay within 1 to 10,000 px. For a
 * layer rotated by live data pass the live angle as `box.rotation`.
 */
export function resizeStyle(box: Box, handle: ResizeHandle, dx: number, dy: number, keepRatio = false): ResizedStyle {
  return resizedTo(box, pulledSize(box, handle, dx, dy, keepRatio), handle);
}

/**
 * A layer of a selection whose common bounds were resized from `from` to `to`. A layer that is not at a quarter turn
 * keeps its proportions, because a box cannot be sheared.
 */
export function resizeWithin(box: Box, from: Bounds, to: Bounds): ResizedStyle {
  const factors = factorsOf(from, to);
  const quarters = (box.rotation ?? 0) / 90;
  const even = Math.sqrt(Math.abs(factors.x * factors.y));
  const [fx, fy] = !Number.isInteger(quarters)
    ? [even, even]
    : quarters % 2 === 0
      ? [factors.x, factors.y]
      : [factors.y, factors.x];
  const width = boundedLength(box.width * fx);
  const height = boundedLength(box.height * fy);
  const centre = onCanvas(box, { x: box.width / 2, y: box.height / 2 });
  const sized = fixedAt(box, { x: 0.5, y: 0.5 }, width, height);
  return {
    ...sized,
    x: boundedCoordinate(sized.x + to.x + (centre.x - from.x) * factors.x - centre.x),
    y: boundedCoordinate(sized.y + to.y + (centre.y - from.y) * factors.y - centre.y),
  };
}
