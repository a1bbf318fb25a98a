// Points and arcs of an ellipse, with angles in degrees clockwise from twelve o'clock as in the format.
import { number } from './markup';

export interface Oval {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

/** A point of the ellipse in path syntax. */
export function ovalPoint({ cx, cy, rx, ry }: Oval, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${number(cx + rx * Math.sin(angle))} ${number(cy - ry * Math.cos(angle))}`;
}

/** An arc smaller than this many degrees is invisible. */
const NOTHING = 1e-4;
/** From this angle on a path needs two halves, because one command cannot draw a full ellipse. */
const WHOLE = 359.99;

/**
 * Sweep of an arc in degrees, negative for counter-clockwise: from its start in its direction to its end; the full
 * ellipse if they are a turn or more apart.
 */
export function sweepOf(start: number, end: number, isClockwise: boolean): number {
  const sweep = isClockwise ? end - start : start - end;
  const length = Math.abs(sweep) < NOTHING ? 0 : Math.abs(sweep) >= 360 ? 360 : (sweep + 360) % 360;
  return isClockwise ? length : -length;
}

/** Path of an arc; empty if nothing is visible. */
export function arcOf(oval: Oval, start: number, sweep: number): string {
  if (!(oval.rx > 0 && oval.ry > 0) || Math.abs(sweep) < NOTHING) return '';
  const leg = (large: 0 | 1, to: number) =>
    `A${number(oval.rx)} ${number(oval.ry)} 0 ${large} ${sweep > 0 ? 1 : 0} ${ovalPoint(oval, to)}`;
  const from = `M${ovalPoint(oval, start)}`;
  if (Math.abs(sweep) < WHOLE) return from + leg(Math.abs(sweep) > 180 ? 1 : 0, start + sweep);
  return `${from}${leg(0, start + sweep / 2)}${leg(0, start + sweep)}${Math.abs(sweep) >= 360 ? 'Z' : ''}`;
}
