// Distances between upright rectangles: from a selection to another layer, to its nearest neighbours and to the canvas edges.
import type { Bounds } from './bounds';

export const SIDES = ['left', 'right', 'top', 'bottom'] as const;
/** The side of the measured rectangle at which a distance begins. */
export type Side = (typeof SIDES)[number];

/** A measured distance, all values in canvas px: a horizontal line for `left` and `right`, a vertical one for `top` and `bottom`. */
export interface Gap {
  side: Side;
  /** Where the line begins and ends along its axis; `from` is never greater than `to`. */
  from: number;
  to: number;
  /** Where the line lies on the other axis. */
  at: number;
  /** A helper line at right angles that connects the end of the line with a target which lies aside; null: none is needed. */
  helper: { at: number; from: number; to: number } | null;
}

interface Span {
  start: number;
  end: number;
}

const spanX = ({ x, width }: Bounds): Span => ({ start: x, end: x + width });
const spanY = ({ y, height }: Bounds): Span => ({ start: y, end: y + height });
const isHorizontal = (side: Side) => side === 'left' || side === 'right';
/** The spans along the axis of a side, and across it. */
const alongOf = (side: Side, bounds: Bounds) => (isHorizontal(side) ? spanX(bounds) : spanY(bounds));
const acrossOf = (side: Side, bounds: Bounds) => (isHorizontal(side) ? spanY(bounds) : spanX(bounds));
const isStart = (side: Side) => side === 'left' || side === 'top';

const middle = ({ start, end }: Span) => (start + end) / 2;
/** The part that two spans share; null where they share none. */
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

/** The distance from a side to a target that lies wholly beyond it; null for a target that does not. */
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
 * The distances from one rectangle to another: the free space on each axis on which they lie apart, at most one per axis. Where
 * they overlap or one holds the other, the four distances between the same sides.
 */
export function gapsBetween(from: Bounds, target: Bounds): Gap[] {
  const free = SIDES.flatMap((side) => gapBeyond(side, from, target) ?? []);
  // Rectangles without extent may touch on both sides of an axis: the first one is enough.
  const oncePerAxis = free.filter(
    ({ side }, index) => free.findIndex((gap) => isHorizontal(gap.side) === isHorizontal(side)) === index,
  );
  return oncePerAxis.length > 0 ? oncePerAxis : SIDES.map((side) => gapToSameSide(side, from, target));
}

/** Length of a gap in canvas px. */
export const lengthOf = ({ from, to }: Pick<Gap, 'from' | 'to'>): number => to - from;

/** What lies at one side of a rectangle. */
export interface SideDistances {
  side: Side;
  /** The nearest rectangle that lies beyond the side and faces it, as its index among the others. */
  neighbour: { index: number; gap: Gap } | null;
  /** To the canvas edge. */
  edge: Gap;
  /** The side lies beyond the edge. */
  isOver: boolean;
}

/** The distances of a rectangle to its nearest neighbours on each side, and to the canvas edges. Of equally near ones the first counts. */
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
