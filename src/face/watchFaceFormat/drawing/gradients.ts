// Gradients of a Fill or Stroke, as SVG paint with its definition. A sweep gradient is a pattern of wedges, because SVG
// has none.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { type Ink, inksOf, opacityOf } from './colors';
import { newId, type Pen, spend } from './drawing';
import { number, svg } from './markup';
import { ovalPoint } from './ovals';
import { type Read, readAttributes } from './readAttributes';
import { named } from './sources';

export interface Gradient {
  definition: string;
  /** Value of `fill` or `stroke`. */
  paint: string;
}

interface Stop {
  ink: Ink;
  /** 0 to 1. */
  at: number;
}

/** The colour stops; evenly spaced without positions. */
function stopsOf(read: Read, pen: Pen): Stop[] {
  const inks = inksOf(named(read.text('colors') ?? '', pen)).slice(0, 100);
  const positions = read.numbers('positions');
  const even = (index: number) => (inks.length > 1 ? index / (inks.length - 1) : 0);
  return inks.map((ink, index) => ({ ink, at: Math.min(1, Math.max(0, positions[index] ?? even(index))) }));
}

const stopElement = ({ ink, at }: Stop): string =>
  svg('stop', { offset: at, 'stop-color': ink.color, 'stop-opacity': opacityOf(ink) });

const IN_PART = { gradientUnits: 'userSpaceOnUse' } as const;

type Maker = (read: Read, stops: readonly Stop[], id: string) => string;

const linear: Maker = (read, stops, id) => {
  const ends = { x1: read.number('startX', 0), y1: read.number('startY', 0) };
  const to = { x2: read.number('endX', 0), y2: read.number('endY', 0) };
  return svg('linearGradient', { id, ...IN_PART, ...ends, ...to }, stops.map(stopElement).join(''));
};

const radial: Maker = (read, stops, id) => {
  const circle = { cx: read.number('centerX', 0), cy: read.number('centerY', 0), r: read.number('radius', 0) };
  return svg('radialGradient', { id, ...IN_PART, ...circle }, stops.map(stopElement).join(''));
};

/** Wedges of a full turn. */
const WEDGES = 120;
/** Larger than any part of a face, px. */
const REACH = 2000;
/** Overlap of wedges in degrees; without it hairlines show between them. */
const OVERLAP = 0.3;

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** The colour at a position of the gradient. */
function inkAt(stops: readonly Stop[], at: number): Ink {
  const next = stops.findIndex((stop) => stop.at >= at);
  const [before, after] = [stops[next === -1 ? stops.length - 1 : Math.max(0, next - 1)], stops[next]];
  if (!before || !after || after.at <= before.at) return (after ?? before)?.ink ?? { color: '#000000', opacity: 0 };
  const share = (at - before.at) / (after.at - before.at);
  const channel = (from: number) => {
    const value = ({ ink }: Stop) => Number.parseInt(ink.color.slice(from, from + 2), 16);
    return Math.round(between(value(before), value(after), share))
      .toString(16)
      .padStart(2, '0');
  };
  return {
    color: `#${channel(1)}${channel(3)}${channel(5)}`,
    opacity: between(before.ink.opacity, after.ink.opacity, share),
  };
}

const sweep: Maker = (read, stops, id) => {
  const [cx, cy] = [read.number('centerX', 0), read.number('centerY', 0)];
  const [start, end] = [read.number('startAngle', 0), read.number('endAngle', 360)];
  const turn = read.text('direction') === 'COUNTER_CLOCKWISE' ? -1 : 1;
  const length = Math.min(360, Math.abs(end - start) || 360);
  const oval = { cx, cy, rx: REACH, ry: REACH };
  const wedges = Array.from({ length: WEDGES }, (_, index) => {
    const from = start + (turn * 360 * index) / WEDGES;
    const [a, b] = [ovalPoint(oval, from), ovalPoint(oval, from + turn * (360 / WEDGES + OVERLAP))];
    const ink = inkAt(stops, Math.min(1, ((index + 0.5) * 360) / WEDGES / length));
    const d = `M${number(cx)} ${number(cy)}L${a}L${b}Z`;
    return svg('path', { d, fill: ink.color, 'fill-opacity': opacityOf(ink) });
  });
  const box = { x: -REACH, y: -REACH, width: 2 * REACH, height: 2 * REACH };
  const view = `${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`;
  return svg('pattern', { id, patternUnits: 'userSpaceOnUse', ...box, viewBox: view }, wedges.join(''));
};

const MAKERS: Readonly<Record<string, Maker>> = {
  LinearGradient: linear,
  RadialGradient: radial,
  SweepGradient: sweep,
};

/** The gradient of a Fill or Stroke, the last of several; null if there is none. */
export function gradientIn(holder: XmlElement, pen: Pen): Gradient | null {
  const last = elementsOf(holder)
    .filter(({ name }) => Object.hasOwn(MAKERS, name))
    .at(-1);
  const make = last && MAKERS[last.name];
  if (!last || !make) return null;
  const read = readAttributes(last, pen);
  const stops = stopsOf(read, pen);
  if (stops.length === 0 || (last.name === 'SweepGradient' && !spend(pen, last.name, WEDGES))) return null;
  const id = newId(pen);
  return { definition: make(read, stops, id), paint: `url(#${id})` };
}
