// The style that dragging a resize handle gives: the opposite corner or edge stays where it is, whatever the rotation.
import { COORDINATE_MAX } from '@/schemas/limits';
import { type Bounds, type Box, onCanvas, type Point, pivotOf, round2, turned } from './bounds';
import { boundedCoordinate, boundedLength, factorsOf } from './transform';

/** Which way each handle pulls: -1 left or up, 1 right or down. */
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
/** A resize handle by the compass direction of the unrotated box. */
export type ResizeHandle = keyof typeof PULLS;

/** What a resize changes; `offset` only where the layer has a pivot of its own, which scales with the box. */
export interface ResizedStyle extends Bounds {
  offset?: Point;
}

const scaledPivot = (box: Box, width: number, height: number): Point => {
  const pivot = pivotOf(box);
  return { x: (pivot.x / box.width) * width, y: (pivot.y / box.height) * height };
};

/** The drag in the box's own px: rotation and scale undone. */
function localDrag(box: Box, dx: number, dy: number): Point {
  const straight = turned({ x: dx, y: dy }, -(box.rotation ?? 0));
  return { x: straight.x / (box.scaleX || 1), y: straight.y / (box.scaleY || 1) };
}

/** The one factor of a proportional resize: the drag projected on the diagonal, or along the one pulled side. */
function proportionalFactor(box: Bounds, pull: Point, wished: { width: number; height: number }): number {
  const factor =
    pull.x !== 0 && pull.y !== 0
      ? (wished.width * box.width + wished.height * box.height) / (box.width ** 2 + box.height ** 2)
      : pull.x !== 0
        ? wished.width / box.width
        : wished.height / box.height;
  const least = Math.max(1 / box.width, 1 / box.height);
  const most = Math.min(COORDINATE_MAX / box.width, COORDINATE_MAX / box.height);
  return Math.min(most, Math.max(least, factor));
}

/**
 * New box after dragging `handle` by canvas px from where the gesture began; sides stay from 1 to 10,000 px and the
 * point opposite the handle stays put. For a layer turned by live data pass the live angle as `box.rotation`.
 */
export function resizeStyle(box: Box, handle: ResizeHandle, dx: number, dy: number, keepRatio = false): ResizedStyle {
  const pull = PULLS[handle];
  const drag = localDrag(box, dx, dy);
  const wished = { width: box.width + pull.x * drag.x, height: box.height + pull.y * drag.y };
  const factor = keepRatio ? proportionalFactor(box, pull, wished) : null;
  const width = boundedLength(factor === null ? wished.width : box.width * factor);
  const height = boundedLength(factor === null ? wished.height : box.height * factor);
  return fixedAt(box, { x: (1 - pull.x) / 2, y: (1 - pull.y) / 2 }, width, height);
}

/** The box with another size, such that the point at `anchor` (shares of width and height) stays where it is. */
export function fixedAt(box: Box, anchor: Point, width: number, height: number): ResizedStyle {
  const stays = onCanvas(box, { x: anchor.x * box.width, y: anchor.y * box.height });
  const own = box.offset ? scaledPivot(box, width, height) : null;
  const offset = own && { x: round2(own.x), y: round2(own.y) };
  const moved = onCanvas({ ...box, width, height, offset }, { x: anchor.x * width, y: anchor.y * height });
  return {
    x: boundedCoordinate(box.x + stays.x - moved.x),
    y: boundedCoordinate(box.y + stays.y - moved.y),
    width,
    height,
    ...(offset ? { offset } : {}),
  };
}

/**
 * A layer of a selection whose common bounds were resized from `from` to `to`. A layer that is not at a quarter turn
 * keeps its proportions, since a box cannot be sheared.
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
