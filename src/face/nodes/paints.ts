// Colours of a paint at a place, and geometry of gradients in px of the box.
import type { Paint, Stops } from '@/schemas/paint';
import { isSource } from './watchFaceColor';

/** Red, green, blue, alpha: 0 to 255 each, not premultiplied. */
export type Rgba = readonly [number, number, number, number];

/** A source is white, which a tint turns into its color. */
export function rgbaOf(color: string): Rgba {
  if (isSource(color)) return [255, 255, 255, 255];
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2) || 'ff', 16);
  return [channel(1), channel(3), channel(5), channel(7)];
}

/** The colour at a share of a gradient's way, interpolated without premultiplication, as SVG and canvas do. */
export function colorAt(stops: Stops, share: number): Rgba {
  const [first] = stops;
  if (!first) return [0, 0, 0, 0];
  let before = first;
  for (const next of stops) {
    if (share < next.at) {
      const span = next.at - before.at;
      if (span <= 0) return rgbaOf(next.color);
      const [a, b] = [rgbaOf(before.color), rgbaOf(next.color)];
      const part = Math.max(0, (share - before.at) / span);
      const mix = (one: number, other: number) => one + (other - one) * part;
      return [mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2]), mix(a[3], b[3])];
    }
    before = next;
  }
  return rgbaOf(before.color);
}

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');

/** The colour as `#rrggbb`, or `#rrggbbaa` if it is translucent. */
export const hexOf = ([red, green, blue, alpha]: Rgba): string =>
  `#${hex(red)}${hex(green)}${hex(blue)}${Math.round(alpha) === 255 ? '' : hex(alpha)}`;

interface WedgeSizes {
  /** Levels of a channel between two neighbouring wedges. */
  levels: number;
  /** Share of the turn that a wedge may cover. */
  longest: number;
}

/** Steps too small to see, and at most 30 degrees each. */
const SWEEP: WedgeSizes = { levels: 3, longest: 1 / 12 };

/** A part of a sweep in one colour; `from` and `to` are shares of the turn. */
export interface Wedge {
  from: number;
  to: number;
  color: string;
}

/** A gradient as parts of one colour each, from its start to its end. */
export function wedgesOf(stops: Stops, { levels: most, longest } = SWEEP): readonly Wedge[] {
  const bounds = [0, ...stops.map(({ at }) => at), 1];
  return bounds.flatMap((to, index) => {
    const from = bounds[index - 1] ?? 0;
    const span = to - from;
    if (span <= 0) return [];
    const [start, end] = [colorAt(stops, from), colorAt(stops, from + span * (1 - 1e-9))];
    const levels = Math.max(...start.map((channel, at) => Math.abs(channel - (end[at] ?? 0))));
    const count = Math.max(1, Math.ceil(levels / most), Math.ceil(span / longest));
    return Array.from({ length: count }, (_, step) => ({
      from: from + (span * step) / count,
      to: from + (span * (step + 1)) / count,
      color: hexOf(colorAt(stops, from + (span * (step + 0.5)) / count)),
    }));
  });
}

/** Steps of the table that pixels read: finer than 8 bits per channel between any two stops. */
const STEPS = 1024;

/** A function that gives the colour at a point in px of a box of this size. */
export function painter(
  paint: Paint,
  { width, height }: { width: number; height: number },
): (x: number, y: number) => Rgba {
  if (paint.kind === 'solid') {
    const color = rgbaOf(paint.color);
    return () => color;
  }
  const table = Array.from({ length: STEPS + 1 }, (_, index) => colorAt(paint.stops, index / STEPS));
  const clear: Rgba = [0, 0, 0, 0];
  const read = (share: number): Rgba => table[Math.round(Math.min(1, Math.max(0, share)) * STEPS)] ?? clear;
  if (paint.kind === 'linear') {
    const [x0, y0] = [paint.from.x * width, paint.from.y * height];
    const [dx, dy] = [paint.to.x * width - x0, paint.to.y * height - y0];
    const square = dx * dx + dy * dy;
    // A gradient without a length has the colour of its last stop, as in SVG.
    return (x, y) => read(square === 0 ? 1 : ((x - x0) * dx + (y - y0) * dy) / square);
  }
  const [cx, cy] = [paint.centre.x * width, paint.centre.y * height];
  if (paint.kind === 'radial') {
    const radius = radiusOf(paint, { width, height });
    return (x, y) => read(Math.hypot(x - cx, y - cy) / radius);
  }
  return (x, y) => {
    const turn = (Math.atan2(x - cx, cy - y) * 180) / Math.PI - paint.angle;
    return read((((turn % 360) + 360) % 360) / 360);
  };
}

/** Radius of a radial gradient, px. */
export const radiusOf = (
  { radius }: Extract<Paint, { kind: 'radial' }>,
  { width, height }: { width: number; height: number },
): number => (radius * Math.max(width, height)) / 2;

/** The opaque colour or the source of a paint without a gradient, and its alpha; null for a gradient. */
export function solidOf(paint: Paint | null): { rgb: string; alpha: number } | null {
  if (paint?.kind !== 'solid') return null;
  const { color } = paint;
  return { rgb: isSource(color) ? color : color.slice(0, 7).toLowerCase(), alpha: rgbaOf(color)[3] };
}
