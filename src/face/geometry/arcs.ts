// SVG paths of circular arcs; angles in degrees clockwise from the top, as on a dial.
import { type Point, turned } from './bounds';

/** Point on a circle at an angle in degrees clockwise from the top. */
export function pointAt(centre: Point, radius: number, degrees: number): Point {
  const { x, y } = turned({ x: 0, y: -radius }, degrees);
  return { x: centre.x + x, y: centre.y + y };
}

/** Formats numbers of a path; 4 decimals are finer than visible at any zoom. */
const number = (value: number): string => String(Math.round(value * 10_000) / 10_000 + 0);
const pair = (point: Point): string => `${number(point.x)} ${number(point.y)}`;

/**
 * Path of the arc from `start` to `end`, in degrees clockwise from the top; `end` below `start` runs counter-clockwise.
 * Empty if the angle or radius is 0; a closed circle for 360 degrees and more.
 */
export function arcPath(centre: Point, radius: number, start: number, end: number): string {
  const sweep = Math.max(-360, Math.min(360, end - start));
  if (!(radius > 0) || !(Math.abs(sweep) > 1e-6)) return '';
  const clockwise = sweep > 0 ? 1 : 0;
  const leg = (large: 0 | 1, degrees: number) =>
    `A${number(radius)} ${number(radius)} 0 ${large} ${clockwise} ${pair(pointAt(centre, radius, degrees))}`;
  const from = `M${pair(pointAt(centre, radius, start))}`;
  // One arc command cannot draw a full circle and is numerically unstable near 360 degrees, so draw two halves.
  if (Math.abs(sweep) > 359.99) return `${from}${leg(0, start + sweep / 2)}${leg(0, start + sweep)}Z`;
  return `${from}${leg(Math.abs(sweep) > 180 ? 1 : 0, start + sweep)}`;
}
