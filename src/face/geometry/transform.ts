// A layer's SVG transform, and its style after a move or rotation.
import { COORDINATE_MAX } from '@/schemas/limits';
import { type Bounds, type Box, type Point, pivotOf, round2 } from './bounds';

/** Clamps to `-10,000` to `10,000` and rounds to 2 decimals, as stored in a style. */
export const boundedCoordinate = (value: number): number =>
  round2(Math.min(COORDINATE_MAX, Math.max(-COORDINATE_MAX, value)));

/** Clamps to `1` to `10,000` px and rounds to 2 decimals, as stored in a style. */
export const boundedLength = (value: number): number => round2(Math.min(COORDINATE_MAX, Math.max(1, value)));

/** Normalizes an angle to 0 up to but not including 360, to 2 decimals. */
export function normalAngle(degrees: number): number {
  const angle = round2(((degrees % 360) + 360) % 360);
  return angle === 360 ? 0 : angle;
}

const number = (value: number): string => String(Math.round(value * 10_000) / 10_000 + 0);

/**
 * SVG transform from the layer's own px (0, 0 is its top-left) to the canvas: translate, rotate about the pivot, scale
 * about the pivot. `rotation` replaces the resting angle, for the live angle of a hand.
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

/**
 * Resting angle after a rotation to `degrees`; `step` rounds to its nearest multiple (Shift: 15). The pivot does not
 * move.
 */
export function rotateStyle(degrees: number, step = 0): { rotation: number } {
  return { rotation: normalAngle(step > 0 ? Math.round(degrees / step) * step : degrees) };
}

/** Direction of `to` from `from`, degrees clockwise from the top, 0 up to but not including 360. */
export function directionOf(from: Point, to: Point): number {
  return ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360;
}

/** Ratio of width and height of `to` to those of `from`. */
export const factorsOf = (from: Bounds, to: Bounds): Point => ({
  x: from.width === 0 ? 1 : to.width / from.width,
  y: from.height === 0 ? 1 : to.height / from.height,
});
