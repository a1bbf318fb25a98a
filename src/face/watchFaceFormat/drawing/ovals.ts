// Points and arcs of an oval, with angles in degrees clockwise from twelve o'clock as the format counts them.
import { number } from './markup';

export interface Oval {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

/** A point of the oval as a path has it. */
export function ovalPoint({ cx, cy, rx, ry }: Oval, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${number(cx + rx * Math.sin(angle))} ${number(cy - ry * Math.cos(angle))}`;
}

/** Less than this many degrees is nothing to be seen. */
const NOTHING = 1e-4;
/** From here on a path needs two halves: one command cannot draw a whole oval. */
const WHOLE = 359.99;

/**
 * How far an arc goes, in degrees, counter-clockwise below 0: from its start in its direction until its end is reached,
 * the whole oval where they are a turn or more apart.
 */
export function sweepOf(start: number, end: number, isClockwise: boolean): number {
  const way = isClockwise ? end - start : start - end;
  const length = Math.abs(way) < NOTHING ? 0 : Math.abs(way) >= 360 ? 360 : (way + 360) % 360;
  return isClockwise ? length : -length;
}

/** Path of an arc; empty where there is nothing of it. */
export function arcOf(oval: Oval, start: number, sweep: number): string {
  if (!(oval.rx > 0 && oval.ry > 0) || Math.abs(sweep) < NOTHING) return '';
  const leg = (large: 0 | 1, to: number) =>
    `A${number(oval.rx)} ${number(oval.ry)} 0 ${large} ${sweep > 0 ? 1 : 0} ${ovalPoint(oval, to)}`;
  const from = `M${ovalPoint(oval, start)}`;
  if (Math.abs(sweep) < WHOLE) return from + leg(Math.abs(sweep) > 180 ? 1 : 0, start + sweep);
  return `${from}${leg(0, start + sweep / 2)}${leg(0, start + sweep)}${Math.abs(sweep) >= 360 ? 'Z' : ''}`;
}
