// Changes of a paint in its control: another kind, a further stop, another angle.
import { colorAt, hexOf } from '@/face/nodes/paints';
import type { Paint } from '@/schemas/paint';

export const PAINT_KINDS = ['none', 'solid', 'linear', 'radial', 'sweep'] as const;
export type PaintKind = (typeof PAINT_KINDS)[number];
export type Gradient = Exclude<Paint, { kind: 'solid' }>;

const MIDDLE = { x: 0.5, y: 0.5 };
const FIRST = '#63e6c8';
const SECOND = '#1e6f9f';

const round4 = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

/** Farthest distance from the middle of the box that the schema allows for an end, as a share of its side. */
const FARTHEST = 2.5;
/** Finer than `round4`, so that the angle survives in a box that is much longer than wide. */
const round6 = (value: number): number => Math.round(value * 1_000_000) / 1_000_000 + 0;

/**
 * Ends of a linear gradient across a box in this direction, degrees clockwise from the top as drawn. `ratio`: width of
 * the box divided by its height.
 */
export function linearAt(degrees: number, ratio = 1) {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  // Half the length in heights of the box. The gradient reaches the corners, as in CSS.
  const half = (Math.abs(sin) * ratio + Math.abs(cos)) / 2;
  const [dx, dy] = [(sin * half) / ratio, -cos * half];
  const shorter = Math.min(1, FARTHEST / Math.max(Math.abs(dx), Math.abs(dy)));
  const [x, y] = [dx * shorter, dy * shorter];
  return {
    from: { x: round6(0.5 - x), y: round6(0.5 - y) },
    to: { x: round6(0.5 + x), y: round6(0.5 + y) },
  };
}

/**
 * Direction of a linear gradient as drawn in a box of this ratio, above -180 to 180 degrees, or start of a sweep; null
 * for a radial one.
 */
export function angleOf(paint: Gradient, ratio = 1): number | null {
  if (paint.kind === 'radial') return null;
  if (paint.kind === 'sweep') return paint.angle;
  const { from, to } = paint;
  const degrees = (Math.atan2((to.x - from.x) * ratio, from.y - to.y) * 180) / Math.PI;
  const rounded = Math.round(degrees * 10) / 10 + 0;
  return rounded === -180 ? 180 : rounded;
}

const stopsOf = (paint: Paint | null): Gradient['stops'] =>
  paint && paint.kind !== 'solid'
    ? paint.stops
    : [
        { at: 0, color: paint?.color ?? FIRST },
        { at: 1, color: paint && paint.color !== SECOND ? SECOND : FIRST },
      ];

/** The paint as another kind; colours stay as far as the kind has them. */
export function changedKind(paint: Paint | null, kind: PaintKind): Paint | null {
  if (kind === 'none') return null;
  if (kind === 'solid')
    return { kind, color: paint?.kind === 'solid' ? paint.color : (stopsOf(paint)[0]?.color ?? FIRST) };
  const stops = stopsOf(paint);
  if (kind === 'linear') return { kind, stops, ...linearAt(180) };
  if (kind === 'radial') return { kind, stops, centre: MIDDLE, radius: 1 };
  return { kind, stops, centre: MIDDLE, angle: 0 };
}

/** A changed gradient and the index of the stop that the change concerns. */
export interface StopChange {
  paint: Gradient;
  index: number;
}

/** With a further stop at a share of its length, in the colour that is there. */
export function withStopAt(paint: Gradient, share: number): StopChange {
  const at = round4(Math.min(1, Math.max(0, share)));
  const next = paint.stops.findIndex((stop) => stop.at > at);
  const index = next === -1 ? paint.stops.length : next;
  const color = hexOf(colorAt(paint.stops, at));
  return { paint: { ...paint, stops: paint.stops.toSpliced(index, 0, { at, color }) }, index };
}

/** With a stop in the middle of its widest gap, in the colour that is there. */
export function withStop(paint: Gradient): StopChange {
  const bounds = [0, ...paint.stops.map(({ at }) => at), 1];
  let widest = { gap: -1, at: 0.5 };
  bounds.forEach((at, index) => {
    const next = bounds[index + 1];
    if (next !== undefined && next - at > widest.gap) widest = { gap: next - at, at: (at + next) / 2 };
  });
  return withStopAt(paint, widest.at);
}

/** With a stop moved to a share; it passes its neighbours where needed. */
export function withMovedStop(paint: Gradient, index: number, share: number): StopChange {
  const moved = paint.stops[index];
  if (!moved) return { paint, index };
  const stop = { ...moved, at: round4(Math.min(1, Math.max(0, share))) };
  const others = paint.stops.toSpliced(index, 1);
  // Equal positions keep their order, so that a stop that does not pass another stays on its side.
  const before = others.filter(({ at }, place) => at < stop.at || (at === stop.at && place < index)).length;
  return { paint: { ...paint, stops: others.toSpliced(before, 0, stop) }, index: before };
}

export function withoutStop(paint: Gradient, index: number): StopChange {
  return { paint: { ...paint, stops: paint.stops.toSpliced(index, 1) }, index: Math.max(0, index - 1) };
}

export const withColor = (paint: Gradient, index: number, color: string): Gradient => ({
  ...paint,
  stops: paint.stops.with(index, { ...(paint.stops[index] ?? { at: 0 }), color }),
});

/** The colours from start to end as a CSS background. */
export const previewOf = ({ stops }: Gradient): string =>
  `linear-gradient(90deg, ${stops.map(({ at, color }) => `${color} ${at * 100}%`).join(', ')})`;
