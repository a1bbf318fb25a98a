// Geometry of a gradient's handles: places in px of the layer's box, and the paint that a moved handle makes.
import { type Box, type Point, pivotOf, turned } from '@/face/geometry/bounds';
import { radiusOf } from '@/face/nodes/paints';
import { type Gradient, withMovedStop } from '@/forms/controls/paintChanges';

export type PointName = 'from' | 'to' | 'centre' | 'radius' | 'angle';
/** A point of the gradient by its name, or a stop by its index. */
export type HandleName = PointName | number;

interface Size {
  width: number;
  height: number;
}

/** Bounds of the schema: points as shares of the box, a radius as a share of half its longer side. */
const PLACE = { low: -2, high: 3 };
const RADIUS = { low: 0.01, high: 4 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const round4 = (value: number) => Math.round(value * 10_000) / 10_000 + 0;

/** Place in px of the box of a point of the canvas: the inverse of `onCanvas`. */
export function inBox(box: Box, point: Point): Point {
  const pivot = pivotOf(box);
  const straight = turned({ x: point.x - box.x - pivot.x, y: point.y - box.y - pivot.y }, -(box.rotation ?? 0));
  return { x: straight.x / (box.scaleX || 1) + pivot.x, y: straight.y / (box.scaleY || 1) + pivot.y };
}

/** Radius of the circle on which the stops of a sweep are shown, px: inside the box, where no handle of the box is. */
export const ringOf = ({ width, height }: Size): number => Math.min(width, height) / 2;

const placeOf = ({ x, y }: Point, { width, height }: Size): Point => ({ x: x * width, y: y * height });

/** A point around another one, at an angle in degrees clockwise from the top. */
function around(centre: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + distance * Math.sin(angle), y: centre.y - distance * Math.cos(angle) };
}

/** The points of a gradient that can be moved, px of the box. */
export function pointsOf(paint: Gradient, size: Size): readonly { name: PointName; at: Point }[] {
  if (paint.kind === 'linear') {
    return [
      { name: 'from', at: placeOf(paint.from, size) },
      { name: 'to', at: placeOf(paint.to, size) },
    ];
  }
  const centre = placeOf(paint.centre, size);
  const outer: { name: PointName; at: Point } =
    paint.kind === 'radial'
      ? { name: 'radius', at: { x: centre.x + radiusOf(paint, size), y: centre.y } }
      : { name: 'angle', at: around(centre, ringOf(size) / 2, paint.angle) };
  return [{ name: 'centre', at: centre }, outer];
}

/** Place of a share of the gradient, and a point beyond it on the side where its stop is shown, px of the box. */
export function placeOfShare(paint: Gradient, share: number, size: Size): { at: Point; side: Point } {
  if (paint.kind === 'linear') {
    const [from, to] = [placeOf(paint.from, size), placeOf(paint.to, size)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const at = { x: from.x + dx * share, y: from.y + dy * share };
    return { at, side: dx === 0 && dy === 0 ? { x: at.x, y: at.y - 1 } : { x: at.x + dy, y: at.y - dx } };
  }
  const centre = placeOf(paint.centre, size);
  if (paint.kind === 'radial') {
    const at = { x: centre.x + radiusOf(paint, size) * share, y: centre.y };
    return { at, side: { x: at.x, y: at.y - 1 } };
  }
  const [ring, angle] = [ringOf(size), paint.angle + 360 * share];
  return { at: around(centre, ring, angle), side: centre };
}

/** The share of the gradient at a point in px of the box. A sweep gives the share nearest to `now`, not wrapped. */
export function shareAt(paint: Gradient, point: Point, size: Size, now: number): number {
  if (paint.kind === 'linear') {
    const [from, to] = [placeOf(paint.from, size), placeOf(paint.to, size)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const square = dx * dx + dy * dy;
    return square === 0 ? now : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  }
  const centre = placeOf(paint.centre, size);
  if (paint.kind === 'radial') return (point.x - centre.x) / radiusOf(paint, size);
  const share = (angleTo(centre, point) - paint.angle) / 360;
  return now + ((((share - now + 0.5) % 1) + 1) % 1) - 0.5;
}

/** Direction from one point to another, degrees clockwise from the top. */
const angleTo = (centre: Point, point: Point): number =>
  (Math.atan2(point.x - centre.x, centre.y - point.y) * 180) / Math.PI;

const nearestOf = (value: number, lines: readonly number[], near: number): number => {
  const line = lines.reduce((best, next) => (Math.abs(next - value) < Math.abs(best - value) ? next : best), Infinity);
  return Math.abs(line - value) <= near ? line : value;
};

/** The gradient with a point moved to a place in px of the box; it snaps to the box within `near` px. */
export function withPoint(paint: Gradient, name: PointName, to: Point, size: Size, near = 0): Gradient {
  const { width, height } = size;
  if (name === 'from' || name === 'to' || name === 'centre') {
    const share = (value: number, side: number) =>
      round4(clamp(nearestOf(value, [0, side / 2, side], near) / side, PLACE.low, PLACE.high));
    const place = { x: share(to.x, width), y: share(to.y, height) };
    if (paint.kind === 'linear') return name === 'centre' ? paint : { ...paint, [name]: place };
    return { ...paint, centre: place };
  }
  if (paint.kind === 'linear') return paint;
  const centre = placeOf(paint.centre, size);
  const corners = [0, width].flatMap((x) => [0, height].map((y) => ({ x, y })));
  if (paint.kind === 'radial') {
    const distances = corners.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y));
    const edges = [centre.x, width - centre.x, centre.y, height - centre.y].map(Math.abs);
    const reach = nearestOf(Math.hypot(to.x - centre.x, to.y - centre.y), [...edges, ...distances], near);
    return { ...paint, radius: round4(clamp(reach / (Math.max(width, height) / 2), RADIUS.low, RADIUS.high)) };
  }
  const degrees = angleTo(centre, to);
  const lines = [...corners.map((corner) => angleTo(centre, corner)), ...[-180, -135, -90, -45, 0, 45, 90, 135, 180]];
  const slack = (near / (ringOf(size) / 2)) * (180 / Math.PI);
  return { ...paint, angle: Math.round(nearestOf(degrees, lines, slack) * 10) / 10 + 0 };
}

/** The gradient with a stop moved towards a share; it stays between its neighbours. */
export function withStopBetween(paint: Gradient, index: number, share: number): Gradient {
  const [low, high] = [paint.stops[index - 1]?.at ?? 0, paint.stops[index + 1]?.at ?? 1];
  return withMovedStop(paint, index, clamp(Math.round(share * 100) / 100, low, high)).paint;
}

/** The gradient with a handle at further places of one drag; a stop of a sweep may be dragged through the whole turn. */
export function handleMover(paint: Gradient, name: HandleName, size: Size): (to: Point, near: number) => Gradient {
  if (typeof name !== 'number') return (to, near) => withPoint(paint, name, to, size, near);
  let share = paint.stops[name]?.at ?? 0;
  return (to) => {
    share = shareAt(paint, to, size, share);
    return withStopBetween(paint, name, share);
  };
}
