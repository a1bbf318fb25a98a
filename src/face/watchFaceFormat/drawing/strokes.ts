// Fill, Stroke and WeightedStroke: the paint of a shape.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { type Ink, inksOf, opacityOf } from './colors';
import { type Pen, spend } from './drawing';
import { gradientIn } from './gradients';
import type { SvgAttributes } from './markup';
import { type Read, readAttributes } from './readAttributes';
import { named } from './sources';

/** Draws the shape once with the given paint attributes. */
export type Shape = (paint: SvgAttributes) => string;

const CAPS: Readonly<Record<string, string>> = { ROUND: 'round', SQUARE: 'square' };
const JOINS: Readonly<Record<string, string>> = { ROUND: 'round', BEVEL: 'bevel' };

const lineOf = (read: Read): SvgAttributes => {
  const dashes = read.numbers('dashIntervals').map((length) => Math.max(0, length));
  return {
    'stroke-width': Math.max(0, read.number('thickness', 0)),
    'stroke-linecap': CAPS[read.text('cap') ?? ''],
    'stroke-linejoin': JOINS[read.text('join') ?? ''],
    'stroke-dasharray': dashes.some((length) => length > 0) ? dashes.join(' ') : null,
    'stroke-dashoffset': dashes.length > 0 ? read.number('dashPhase', 0) || null : null,
  };
};

/** The paint of an element: its gradient, else its colour; null if it has neither. */
function paintOf(element: XmlElement, read: Read, pen: Pen) {
  const gradient = gradientIn(element, pen);
  if (gradient) return { definition: gradient.definition, paint: gradient.paint, opacity: null };
  const ink = read.ink('color');
  return ink && { definition: '', paint: ink.color, opacity: opacityOf(ink) };
}

function filled(element: XmlElement, shape: Shape, pen: Pen): string {
  const paint = paintOf(element, readAttributes(element, pen), pen);
  if (!paint) return '';
  return paint.definition + shape({ fill: paint.paint, 'fill-opacity': paint.opacity });
}

function stroked(element: XmlElement, shape: Shape, pen: Pen): string {
  const read = readAttributes(element, pen);
  const paint = paintOf(element, read, pen);
  if (!paint || read.number('thickness', 0) <= 0) return '';
  const stroke = { fill: 'none', stroke: paint.paint, 'stroke-opacity': paint.opacity };
  return paint.definition + shape({ ...stroke, ...lineOf(read) });
}

/** Pieces of a stroke, as shares of its length from 0 to 1. */
interface Piece {
  from: number;
  to: number;
  ink: Ink;
}

/** Number of pieces that approximate a gradual change of colour. */
const STEPS = 24;

/** Whether colours blend into each other. */
const isRunning = (read: Read, pen: Pen): boolean => /^(?:true|1)$/i.test(named(read.text('interpolate') ?? '', pen));

function piecesOf(read: Read, pen: Pen): Piece[] {
  const inks = inksOf(named(read.text('colors') ?? '', pen)).slice(0, 100);
  const weights = read.numbers('weights').filter((weight) => weight > 0);
  const runs = isRunning(read, pen) && inks.length > 1;
  const count = runs ? inks.length - 1 : inks.length;
  const each = Array.from({ length: count }, (_, index) => (weights.length === 0 ? 1 : (weights[index] ?? 0)));
  const total = each.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0)) return [];
  let from = 0;
  return each.flatMap((weight, index): Piece[] => {
    const [start, length] = [from, weight / total];
    from += length;
    const [ink, next] = [inks[index], inks[index + 1]];
    if (!ink || length === 0) return [];
    if (!runs || !next) return [{ from: start, to: start + length, ink }];
    return Array.from({ length: STEPS }, (_, step) => ({
      from: start + (length * step) / STEPS,
      to: start + (length * (step + 1)) / STEPS,
      ink: mixed(ink, next, (step + 0.5) / STEPS),
    }));
  });
}

function mixed(a: Ink, b: Ink, share: number): Ink {
  const channel = ({ color }: Ink, from: number) => Number.parseInt(color.slice(from, from + 2), 16);
  const mix = (from: number) =>
    Math.round(channel(a, from) + (channel(b, from) - channel(a, from)) * share)
      .toString(16)
      .padStart(2, '0');
  return { color: `#${mix(1)}${mix(3)}${mix(5)}`, opacity: a.opacity + (b.opacity - a.opacity) * share };
}

/** A shape whose stroke can be drawn in pieces. */
export type PieceOf = (from: number, to: number, paint: SvgAttributes) => string;

function weighted(element: XmlElement, piece: PieceOf, length: number, pen: Pen): string {
  const read = readAttributes(element, pen);
  const pieces = piecesOf(read, pen);
  if (!spend(pen, element.name, pieces.length)) return '';
  const gap = isRunning(read, pen) || !(length > 0) ? 0 : Math.max(0, read.number('discreteGap', 0)) / length;
  return pieces
    .map(({ from, to, ink }, index) => {
      const [start, end] = [index === 0 ? from : from + gap / 2, index === pieces.length - 1 ? to : to - gap / 2];
      const stroke = { fill: 'none', stroke: ink.color, 'stroke-opacity': opacityOf(ink) };
      return end > start ? piece(start, end, { ...stroke, ...lineOf(read) }) : '';
    })
    .join('');
}

/**
 * The shape with all its paints: the fill below, strokes above. `pieces`: draws parts of its stroke, with the length in
 * px.
 */
export function painted(
  element: XmlElement,
  shape: Shape,
  pen: Pen,
  pieces: { draw: PieceOf; length: number } | null = null,
): string {
  const fills = elementsOf(element, 'Fill').map((fill) => filled(fill, shape, pen));
  const strokes = elementsOf(element, 'Stroke').map((stroke) => stroked(stroke, shape, pen));
  const others = pieces
    ? elementsOf(element, 'WeightedStroke').map((stroke) => weighted(stroke, pieces.draw, pieces.length, pen))
    : [];
  return [...fills, ...strokes, ...others].join('');
}
