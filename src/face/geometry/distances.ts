// Distances between axis-aligned rectangles: from a selection to another layer, to its nearest neighbours and to the
// canvas edges.
import type { Bounds } from './bounds';

export const SIDES = ['left', 'right', 'top', 'bottom'] as const;
/** The side of the measured rectangle where a distance starts. */
export type Side = (typeof SIDES)[number];

/**
 * A measured distance in canvas px: a horizontal line for `left` and `right`, a vertical one for `top` and `bottom`.
 */
export interface Gap {
  side: Side;
  /** Start and end of the line along its axis; `from` is never greater than `to`. */
  from: number;
  to: number;
  /** Position of the line on the other axis. */
  at: number;
  /**
   * A perpendicular helper line that connects the end of the line to a target that is offset sideways; null if none is
   * needed.
   */
  helper: { at: number; from: number; to: number } | null;
}

interface Span {
  start: number;
  end: number;
}

const spanX = ({ x, width }: Bounds): Span => ({ start: x, end: x + width });
const spanY = ({ y, height }: Bounds): Span => ({ start: y, end: y + height });
const isHorizontal = (side: Side) => side === 'left' || side === 'right';
/** Spans along the axis of a side, and across it. */
const alongOf = (side: Side, bounds: Bounds) => (isHorizontal(side) ? spanX(bounds) : spanY(bounds));
const acrossOf = (side: Side, bounds: Bounds) => (isHorizontal(side) ? spanY(bounds) : spanX(bounds));
const isStart = (side: Side) => side === 'left' || side === 'top';

const middle = ({ start, end }: Span) => (start + end) / 2;
/** The overlap of two spans; null if there is none. */
function shared(a: Span, b: Span): Span | null {
  const span = { start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) };
  return span.start <= span.end ? span : null;
}

function gapAt(side: Side, from: Bounds, target: Bounds, own: number, other: number): Gap {
  const [across, targetAcross] = [acrossOf(side, from), acrossOf(side, target)];
  const common = shared(across, targetAcross);
  const at = middle(common ?? across);
  const line = { side, from: Math.min(own, other), to: Math.max(own, other), at };
  if (common) return { ...line, helper: null };
  const near = at < targetAcross.start ? targetAcross.start : targetAcross.end;
  return { ...line, helper: { at: other, from: Math.min(at, near), to: Math.max(at, near) } };
}

/** The distance from a side to a target entirely beyond it; null for any other target. */
function gapBeyond(side: Side, from: Bounds, target: Bounds): Gap | null {
  const [own, other] = [alongOf(side, from), alongOf(side, target)];
  if (isStart(side)) return other.end <= own.start ? gapAt(side, from, target, own.start, other.end) : null;
  return other.start >= own.end ? gapAt(side, from, target, own.end, other.start) : null;
}

/** The distance from a side to the same side of a target: left to left, top to top. */
function gapToSameSide(side: Side, from: Bounds, target: Bounds): Gap {
  const [own, other] = [alongOf(side, from), alongOf(side, target)];
  return isStart(side)
    ? gapAt(side, from, target, own.start, other.start)
    : gapAt(side, from, target, own.end, other.end);
}

/**
 * The distances from one rectangle to another: the free space on each axis where they are apart, at most one per axis.
 * If they overlap or one contains the other, the four distances between equal sides.
 */
export function gapsBetween(from: Bounds, target: Bounds): Gap[] {
  const free = SIDES.flatMap((side) => gapBeyond(side, from, target) ?? []);
  // Rectangles without extent may touch on both sides of an axis; the first gap is enough.
  const oncePerAxis = free.filter(
    ({ side }, index) => free.findIndex((gap) => isHorizontal(gap.side) === isHorizontal(side)) === index,
  );
  return oncePerAxis.length > 0 ? oncePerAxis : SIDES.map((side) => gapToSameSide(side, from, target));
}

/** Length of a gap in canvas px. */
export const lengthOf = ({ from, to }: Pick<Gap, 'from' | 'to'>): number => to - from;

/** Distances on one side of a rectangle. */
export interface SideDistances {
  side: Side;
  /** The nearest rectangle beyond this side that faces it, as its index among the others. */
  neighbour: { index: number; gap: Gap } | null;
  /** To the canvas edge. */
  edge: Gap;
  /** The side is beyond the canvas edge. */
  isOver: boolean;
}

/**
 * The distances of a rectangle to its nearest neighbour on each side, and to the canvas edges. On a tie the first
 * neighbour wins.
 */
export function distancesAround(
  from: Bounds,
  others: readonly Bounds[],
  canvas: { width: number; height: number },
): SideDistances[] {
  const whole: Bounds = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  return SIDES.map((side) => {
    let neighbour: SideDistances['neighbour'] = null;
    for (const [index, other] of others.entries()) {
      const common = shared(acrossOf(side, from), acrossOf(side, other));
      if (!common || common.start === common.end) continue;
      const gap = gapBeyond(side, from, other);
      if (gap && (!neighbour || lengthOf(gap) < lengthOf(neighbour.gap))) neighbour = { index, gap };
    }
    const [own, border] = [alongOf(side, from), alongOf(side, whole)];
    const isOver = isStart(side) ? own.start < border.start : own.end > border.end;
    return { side, neighbour, edge: gapToSameSide(side, from, whole), isOver };
  });
}
