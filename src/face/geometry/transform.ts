// A layer's SVG transform, and the style that moving or rotating it gives.
import { COORDINATE_MAX } from '@/schemas/limits';
import { type Bounds, type Box, type Point, pivotOf, round2 } from './bounds';

/** `-10,000` to `10,000`, as a style may hold it, to 2 decimals. */
export const boundedCoordinate = (value: number): number =>
  round2(Math.min(COORDINATE_MAX, Math.max(-COORDINATE_MAX, value)));

/** `1` to `10,000` px, as a style may hold it, to 2 decimals. */
export const boundedLength = (value: number): number => round2(Math.min(COORDINATE_MAX, Math.max(1, value)));

/** The same direction as an angle from 0 up to but not 360, to 2 decimals. */
export function normalAngle(degrees: number): number {
  const angle = round2(((degrees % 360) + 360) % 360);
  return angle === 360 ? 0 : angle;
}

const number = (value: number): string => String(Math.round(value * 10_000) / 10_000 + 0);

/**
 * SVG transform that puts the layer's own px (0, 0 is its top-left) on the canvas: translate, rotate about the pivot,
 * scale about the pivot. `rotation` replaces the resting one: the live angle of a hand.
 */
export function transformOf(box: Box, rotation: number = box.rotation ?? 0): string {
  const pivot = pivotOf(box);
  const parts = [`translate(${number(box.x)} ${number(box.y)})`];
  if (rotation !== 0) parts.push(`rotate(${number(rotation)} ${number(pivot.x)} ${number(pivot.y)})`);
  const scaleX = box.scaleX ?? 1;
  const scaleY = box.scaleY ?? 1;
  if (scaleX !== 1 || scaleY !== 1) {
    parts.push(`translate(${number(pivot.x)} ${number(pivot.y)})`, `scale(${number(scaleX)} ${number(scaleY)})`);
    parts.push(`translate(${number(-pivot.x)} ${number(-pivot.y)})`);
  }
  return parts.join(' ');
}

/** Position after a move by canvas px. */
export function moveStyle(box: Box, dx: number, dy: number): Point {
  return { x: boundedCoordinate(box.x + dx), y: boundedCoordinate(box.y + dy) };
}

/** Resting angle after turning to `degrees`; with `step`, to its nearest multiple (Shift: 15). The pivot stays. */
export function rotateStyle(degrees: number, step = 0): { rotation: number } {
  return { rotation: normalAngle(step > 0 ? Math.round(degrees / step) * step : degrees) };
}

/** Angle in degrees clockwise from the top, 0 up to 360, of `to` seen from `from`. */
export function directionOf(from: Point, to: Point): number {
  return ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360;
}

/** How many times wider and higher `to` is than `from`. */
export const factorsOf = (from: Bounds, to: Bounds): Point => ({
  x: from.width === 0 ? 1 : to.width / from.width,
  y: from.height === 0 ? 1 : to.height / from.height,
});
