// Outlines as points with handles, for drawing and editing: conversion from and to segments, bounds, and changes.
import { type Bounds, type Point, round2 } from './bounds';
import { boundedLength } from './transform';

/** A point of an outline, px. A handle is the control point of the curve on its side; null: the side is straight there. */
export interface Anchor extends Point {
  before: Point | null;
  after: Point | null;
}

export interface Outline {
  anchors: readonly Anchor[];
  isClosed: boolean;
}

/** A typed segment as shapes store it: move, line, cubic curve, close. */
export type PathSegment =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export const corner = ({ x, y }: Point): Anchor => ({ x, y, before: null, after: null });

/** A curve point whose handles mirror each other. */
export const mirrored = ({ x, y }: Point, after: Point): Anchor => ({
  ...{ x, y, after },
  before: { x: 2 * x - after.x, y: 2 * y - after.y },
});

export const isCurved = ({ before, after }: Anchor): boolean => before !== null || after !== null;

/** Points closer than this are one, px. */
const SAME = 0.005;
const isSame = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < SAME && Math.abs(a.y - b.y) < SAME;
/** A handle on its point does not bend its side. */
const handle = (at: Point, of: Point): Point | null => (isSame(at, of) ? null : at);

/** The outlines of segments whose numbers are shares of a box of this size, in px from its top-left. */
export function outlinesOf(segments: readonly PathSegment[], { width, height }: Omit<Bounds, 'x' | 'y'>): Outline[] {
  const px = (x = 0, y = 0): Point => ({ x: x * width, y: y * height });
  const outlines: { anchors: Anchor[]; isClosed: boolean }[] = [];
  for (const segment of segments) {
    const open = outlines.at(-1);
    const last = open?.anchors.at(-1);
    if (segment[0] === 'M') outlines.push({ anchors: [corner(px(segment[1], segment[2]))], isClosed: false });
    else if (!open || !last) continue;
    else if (segment[0] === 'Z') {
      const [first] = open.anchors;
      // A last side that ends at the first point is the closing side.
      if (first && first !== last && isSame(first, last)) {
        first.before = last.before;
        open.anchors.pop();
      }
      open.isClosed = true;
    } else {
      // A side after the end of a closed outline begins at its first point.
      const [first] = open.anchors;
      const [from, anchors] = open.isClosed && first ? [corner(first), [] as Anchor[]] : [last, open.anchors];
      if (anchors !== open.anchors) {
        anchors.push(from);
        outlines.push({ anchors, isClosed: false });
      }
      if (segment[0] === 'L') anchors.push(corner(px(segment[1], segment[2])));
      else {
        const [, ax, ay, bx, by, x, y] = segment;
        const to = px(x, y);
        from.after = handle(px(ax, ay), from);
        anchors.push({ ...to, before: handle(px(bx, by), to), after: null });
      }
    }
  }
  return outlines;
}

/** The sides of an outline as pairs of points; a closed one has one more. */
export function sidesOf({ anchors, isClosed }: Outline): readonly (readonly [Anchor, Anchor])[] {
  const count = isClosed && anchors.length > 1 ? anchors.length : anchors.length - 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const [from, to] = [anchors[index], anchors[(index + 1) % anchors.length]];
    return [from, to] as readonly [Anchor, Anchor];
  });
}

type Cubic = readonly [Point, Point, Point, Point];
/** The four points of the curve between two points; null if the side is straight. */
export const curveOf = (from: Anchor, to: Anchor): Cubic | null =>
  from.after || to.before ? [from, from.after ?? from, to.before ?? to, to] : null;

const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
/** The point of a curve at t in 0..1 (de Casteljau). */
export function pointAt([a, b, c, d]: Cubic, t: number): Point {
  const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)];
  return mix(mix(ab, bc, t), mix(bc, cd, t), t);
}

/** Where one coordinate of a curve is extreme, t in 0..1: roots of its derivative. */
function extremes(a: number, b: number, c: number, d: number): number[] {
  const [p, q, r] = [-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a];
  if (Math.abs(p) < 1e-9) return Math.abs(q) < 1e-9 ? [] : [-r / q].filter((t) => t > 0 && t < 1);
  const root = q * q - 4 * p * r;
  if (root < 0) return [];
  return [(-q + Math.sqrt(root)) / (2 * p), (-q - Math.sqrt(root)) / (2 * p)].filter((t) => t > 0 && t < 1);
}

/** The smallest box around outlines, px; of their curves, not of the handles. Null without a point. */
export function outlineBounds(outlines: readonly Outline[]): Bounds | null {
  const points = outlines.flatMap((outline): Point[] => [
    ...outline.anchors,
    ...sidesOf(outline).flatMap(([from, to]) => {
      const curve = curveOf(from, to);
      if (!curve) return [];
      const [a, b, c, d] = curve;
      return [...extremes(a.x, b.x, c.x, d.x), ...extremes(a.y, b.y, c.y, d.y)].map((t) => pointAt(curve, t));
    }),
  ]);
  if (points.length === 0) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Segments that an outline takes. */
const segmentCount = ({ anchors, isClosed }: Outline): number => anchors.length + (isClosed ? 2 : 0);
/** Most segments that outlines take. */
export const segmentsNeeded = (outlines: readonly Outline[]): number =>
  outlines.reduce((sum, outline) => sum + segmentCount(outline), 0);

/** Outlines as segments in shares of the box around them, and that box, px. Null without a point. */
export function fittedPath(outlines: readonly Outline[]): (Bounds & { path: readonly PathSegment[] }) | null {
  const bounds = outlineBounds(outlines);
  if (!bounds) return null;
  const [x, y] = [round2(bounds.x), round2(bounds.y)];
  const box = { x, y, width: boundedLength(bounds.width), height: boundedLength(bounds.height) };
  // Six decimals: 0.01 px of the largest box.
  const share = (at: number, from: number, length: number) => Math.round(((at - from) / length) * 1e6) / 1e6 + 0;
  const shares = (point: Point) => [share(point.x, x, box.width), share(point.y, y, box.height)] as const;
  const path = outlines.flatMap((outline): PathSegment[] => {
    const [first] = outline.anchors;
    if (!first) return [];
    const sides = sidesOf(outline).flatMap(([from, to], index): PathSegment[] => {
      const curve = curveOf(from, to);
      if (curve) return [['C', ...shares(curve[1]), ...shares(curve[2]), ...shares(to)]];
      return index === outline.anchors.length - 1 ? [] : [['L', ...shares(to)]];
    });
    return [['M', ...shares(first)], ...sides, ...(outline.isClosed ? [['Z'] as const] : [])];
  });
  return { ...box, path };
}

/** `to` moved onto the nearest line through `from` at a multiple of 45°. */
export function atEighth(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const angle = Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) * (Math.PI / 4);
  const length = dx * Math.cos(angle) + dy * Math.sin(angle);
  return { x: round2(from.x + length * Math.cos(angle)), y: round2(from.y + length * Math.sin(angle)) };
}

/**
 * A curve point in place of a corner: its handles are parallel to the line between the points beside it, each a third of
 * the distance on its side long.
 */
function smoothed(anchor: Anchor, previous: Anchor | undefined, next: Anchor | undefined): Anchor {
  const [from, to] = [previous ?? anchor, next ?? anchor];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < SAME) return anchor;
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const along = (other: Anchor | undefined, sign: number): Point => {
    // The last point has no next one yet: its handle mirrors the other.
    const beside = other ?? previous ?? next ?? anchor;
    const reach = (sign * Math.hypot(beside.x - anchor.x, beside.y - anchor.y)) / 3;
    return { x: round2(anchor.x + direction.x * reach), y: round2(anchor.y + direction.y * reach) };
  };
  return { ...anchor, before: along(previous, -1), after: along(next, 1) };
}

/** The outline with its point at `index` as a corner if it is a curve point, else as a curve point. */
export function withToggled({ anchors, isClosed }: Outline, index: number): Outline {
  const count = anchors.length;
  const beside = (at: number) => (isClosed ? anchors[(at + count) % count] : anchors[at]);
  const changed = anchors.map((anchor, at) => {
    if (at !== index) return anchor;
    return isCurved(anchor) ? corner(anchor) : smoothed(anchor, beside(at - 1), beside(at + 1));
  });
  return { anchors: changed, isClosed };
}

/** The place on outlines nearest to a point: the outline, its side, the share t of that side, and the distance in px. */
export interface OutlinePlace {
  outline: number;
  side: number;
  t: number;
  distance: number;
}

/** Steps in which a side is searched for its nearest place, and halvings of the best step. */
const STEPS = 24;
const HALVINGS = 12;

const straight = (from: Anchor, to: Anchor): Cubic => [from, mix(from, to, 1 / 3), mix(from, to, 2 / 3), to];

export function nearestOn(outlines: readonly Outline[], point: Point): OutlinePlace | null {
  let best: OutlinePlace | null = null;
  outlines.forEach((one, outline) => {
    sidesOf(one).forEach(([from, to], side) => {
      const curve = curveOf(from, to) ?? straight(from, to);
      const away = (t: number) => {
        const at = pointAt(curve, t);
        return Math.hypot(at.x - point.x, at.y - point.y);
      };
      let t = 0;
      for (let step = 1; step <= STEPS; step += 1) if (away(step / STEPS) < away(t)) t = step / STEPS;
      let reach = 1 / STEPS;
      for (let halving = 0; halving < HALVINGS; halving += 1) {
        reach /= 2;
        for (const next of [Math.max(0, t - reach), Math.min(1, t + reach)]) if (away(next) < away(t)) t = next;
      }
      const distance = away(t);
      if (!best || distance < best.distance) best = { outline, side, t, distance };
    });
  });
  return best;
}

/** The outline with one more point on a side at t; it is drawn the same (de Casteljau). */
export function splitAt(outline: Outline, side: number, t: number): Outline {
  const { anchors, isClosed } = outline;
  const [from, to] = sidesOf(outline)[side] ?? [];
  if (!from || !to) return outline;
  const curve = curveOf(from, to);
  const changed = [...anchors];
  const end = (side + 1) % anchors.length;
  if (!curve) changed.splice(side + 1, 0, corner(mix(from, to, t)));
  else {
    const [a, b, c, d] = curve;
    const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)];
    const [before, after] = [mix(ab, bc, t), mix(bc, cd, t)];
    changed[side] = { ...from, after: ab };
    changed[end] = { ...(end === side ? { ...from, after: ab } : to), before: cd };
    changed.splice(side + 1, 0, { ...mix(before, after, t), before, after });
  }
  return { anchors: changed, isClosed };
}

/** The outline with each point and handle mapped. */
export function withPoints({ anchors, isClosed }: Outline, map: (point: Point) => Point): Outline {
  const mapped = ({ before, after, ...at }: Anchor): Anchor => ({
    ...map(at),
    before: before && map(before),
    after: after && map(after),
  });
  return { anchors: anchors.map(mapped), isClosed };
}

/** A point moved with its handles. */
export const movedAnchor = ({ x, y, before, after }: Anchor, to: Point): Anchor => {
  const by = (handle: Point | null) => handle && { x: handle.x + to.x - x, y: handle.y + to.y - y };
  return { x: to.x, y: to.y, before: by(before), after: by(after) };
};

/** A point with one handle moved; handles that mirror each other stay so unless `isFree`. */
export function withHandle(anchor: Anchor, side: 'before' | 'after', to: Point, isFree: boolean): Anchor {
  const { x, y, before, after } = anchor;
  const isMirror =
    before !== null && after !== null && Math.hypot(before.x + after.x - 2 * x, before.y + after.y - 2 * y) < 0.1;
  const other = side === 'before' ? 'after' : 'before';
  return { ...anchor, [side]: to, ...(isMirror && !isFree ? { [other]: { x: 2 * x - to.x, y: 2 * y - to.y } } : {}) };
}

/** The outlines with one point replaced, or without it (null); an outline of one point is dropped. */
export function withAnchor(
  outlines: readonly Outline[],
  at: { outline: number; anchor: number },
  anchor: Anchor | null,
): readonly Outline[] {
  return outlines.flatMap((one, index) => {
    if (index !== at.outline) return [one];
    const anchors = one.anchors.flatMap((old, place) => (place !== at.anchor ? [old] : anchor ? [anchor] : []));
    return anchors.length > 1 ? [{ ...one, anchors }] : [];
  });
}
