// A Font element as SVG text: family, size, weight, slant, colour and spacing; decorations are copies below the
// letters.
import type { XmlElement } from '@/bytes/xml/xml';
import { type Ink, opacityOf } from './colors';
import { newId, type Pen } from './drawing';
import { escaped, type SvgAttributes, svg } from './markup';
import { type Read, readAttributes } from './readAttributes';

const WEIGHTS: Readonly<Record<string, number>> = {
  THIN: 100,
  ULTRA_LIGHT: 200,
  EXTRA_LIGHT: 200,
  LIGHT: 300,
  MEDIUM: 500,
  SEMI_BOLD: 600,
  BOLD: 700,
  ULTRA_BOLD: 800,
  EXTRA_BOLD: 800,
  BLACK: 900,
  EXTRA_BLACK: 950,
};

const WHITE: Ink = { color: '#ffffff', opacity: 1 };
const HAN = /\p{Script=Han}/u;

export interface Face {
  family: string;
  /** px. */
  size: number;
  ink: Ink;
  /** Between letters, px. */
  spacing: number;
  weight: number | null;
  isSlanted: boolean;
}

/** The font at this moment. */
export function faceOf(read: Read, pen: Pen): Face {
  const size = Math.max(0, read.number('size', 0));
  return {
    family: pen.resources.fontFamily(read.text('family') ?? 'SYNC_TO_DEVICE'),
    size,
    ink: read.ink('color') ?? WHITE,
    spacing: read.number('letterSpacing', 0) * size,
    weight: WEIGHTS[read.text('weight') ?? ''] ?? null,
    isSlanted: read.text('slant') === 'ITALIC',
  };
}

/** A line of letters. `middle`: `y` is halfway between its ascent and descent, else its baseline. */
export interface TextLine {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  middle: boolean;
}

const inkAttributes = (ink: Ink): SvgAttributes => ({ fill: ink.color, 'fill-opacity': opacityOf(ink) });

/** Attributes common to all letters of a font. */
export function letterAttributes(face: Face, text: string): SvgAttributes {
  return {
    lang: HAN.test(text) ? 'zh-CN' : null,
    'xml:space': 'preserve',
    'font-family': face.family,
    'font-size': face.size,
    'font-weight': face.weight,
    'font-style': face.isSlanted ? 'italic' : null,
    'letter-spacing': face.spacing || null,
    ...inkAttributes(face.ink),
  };
}

const ANCHORS = { start: null, middle: 'middle', end: 'end' } as const;

/** One text element per line, with additional attributes. */
function lettered(lines: readonly TextLine[], face: Face, more: SvgAttributes): string {
  return lines
    .filter(({ text }) => text !== '')
    .map(({ text, x, y, anchor, middle }) => {
      const place = { x, y, 'text-anchor': ANCHORS[anchor], 'dominant-baseline': middle ? 'central' : null };
      return svg('text', { ...letterAttributes(face, text), ...place, ...more }, escaped(text));
    })
    .join('');
}

type Decoration = (lines: readonly TextLine[], face: Face, read: Read, pen: Pen) => string;

/** A blur fades out within this many radii. */
const BLUR_REACH = 1.5;
/** Width of the thinnest letter, as a share of the font size. */
const THIN_LETTER = 0.2;

/**
 * A blurred copy of letters. The radius is about twice the standard deviation; the filter region also holds the blur of
 * a single thin letter.
 */
const blurred = (body: string, radius: number, size: number, pen: Pen): string => {
  if (!(radius > 0) || body === '') return body;
  const id = newId(pen);
  const reach = (BLUR_REACH * radius) / Math.max(1, size);
  const [roomX, roomY] = [Math.max(0.5, reach / THIN_LETTER), Math.max(0.5, reach)];
  const region = { x: -roomX, y: -roomY, width: 1 + 2 * roomX, height: 1 + 2 * roomY };
  const blur = svg('feGaussianBlur', { stdDeviation: radius / 2 });
  return svg('filter', { id, ...region }, blur) + svg('g', { filter: `url(#${id})` }, body);
};

const BELOW: Readonly<Record<string, Decoration>> = {
  Shadow: (lines, face, read, pen) => {
    const [dx, dy] = [read.number('offsetX', 0), read.number('offsetY', 0)];
    const moved = lines.map((line) => ({ ...line, x: line.x + dx, y: line.y + dy }));
    return blurred(
      lettered(moved, { ...face, ink: read.ink('color') ?? face.ink }, {}),
      read.number('radius', 0),
      face.size,
      pen,
    );
  },
  OutGlow: (lines, face, read, pen) =>
    blurred(
      lettered(lines, { ...face, ink: read.ink('color') ?? face.ink }, {}),
      read.number('radius', 0),
      face.size,
      pen,
    ),
  Outline: (lines, face, read) => {
    const ink = read.ink('color') ?? face.ink;
    const stroke = { fill: 'none', stroke: ink.color, 'stroke-opacity': opacityOf(ink), 'stroke-linejoin': 'round' };
    return lettered(lines, face, { ...stroke, 'stroke-width': Math.max(0, read.number('width', 0)) });
  },
};

const LINES: Readonly<Record<string, string>> = { Underline: 'underline', StrikeThrough: 'line-through' };

/** Lines of text with their decorations. */
export function writtenLines(
  lines: readonly TextLine[],
  face: Face,
  decorations: readonly XmlElement[],
  pen: Pen,
): string {
  const below = decorations.map((decoration) =>
    (BELOW[decoration.name] ?? (() => ''))(lines, face, readAttributes(decoration, pen), pen),
  );
  const strokes = decorations.flatMap(({ name }) => LINES[name] ?? []);
  return below.join('') + lettered(lines, face, { 'text-decoration': strokes.length > 0 ? strokes.join(' ') : null });
}
