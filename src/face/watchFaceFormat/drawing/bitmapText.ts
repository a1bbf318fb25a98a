// Text drawn with a BitmapFont: a picture per character or whole word.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { tintMatrix } from './colors';
import { newId, type Pen, passOver, spend } from './drawing';
import { svg } from './markup';
import { pictureIn } from './partImage';
import { type Read, readAttributes } from './readAttributes';

interface Glyph {
  name: string;
  resource: string;
  /** Declared size, px. */
  width: number;
  height: number;
}

function glyphsOf(font: XmlElement): Glyph[] {
  const glyphs = elementsOf(font).flatMap(({ name: kind, attributes }): Glyph[] => {
    const { name = '', resource = '', width, height } = attributes;
    if ((kind !== 'Character' && kind !== 'Word') || name === '') return [];
    return [{ name, resource, width: Number(width), height: Number(height) }];
  });
  // Match words before single characters, and longer words before shorter ones.
  return glyphs.filter(({ width, height }) => width > 0 && height > 0).sort((a, b) => b.name.length - a.name.length);
}

/** Letters that are looked at. */
const LONGEST = 500;

/** The pictures of a text, in order; characters without a picture are skipped. */
function spelled(text: string, glyphs: readonly Glyph[]): Glyph[] {
  const list: Glyph[] = [];
  for (let at = 0; at < Math.min(text.length, LONGEST); ) {
    const glyph = glyphs.find(({ name }) => text.startsWith(name, at));
    if (glyph) list.push(glyph);
    at += glyph?.name.length ?? 1;
  }
  return list;
}

export type Align = 'START' | 'CENTER' | 'END';
const HELD: Readonly<Record<Align, number>> = { START: 0, CENTER: 0.5, END: 1 };

/** A text in the box, vertically centred. `size` is the height of its pictures. */
export function drawBitmapText(
  element: XmlElement,
  text: string,
  box: { width: number; height: number; align: Align },
  pen: Pen,
): string {
  const read: Read = readAttributes(element, pen);
  const family = read.text('family') ?? '';
  const font = pen.bitmapFonts.get(family);
  if (!font) {
    passOver(pen, `BitmapFont family=${family}`);
    return '';
  }
  const size = Math.max(0, read.number('size', 0));
  const spacing = read.number('letterSpacing', 0) * size;
  const placed = spelled(text, glyphsOf(font)).map((glyph) => ({
    ...glyph,
    shown: (glyph.width * size) / glyph.height,
  }));
  if (!spend(pen, element.name, placed.length)) return '';
  const length = placed.reduce((sum, { shown }) => sum + shown, 0) + Math.max(0, placed.length - 1) * spacing;
  let x = (box.width - length) * HELD[box.align];
  const y = (box.height - size) / 2;
  const ink = read.ink('color');
  const isTinted = ink !== null && (ink.color !== '#ffffff' || ink.opacity !== 1);
  const id = isTinted ? newId(pen) : null;
  const pictures = placed.map(({ resource, shown }) => {
    const left = x;
    x += shown + spacing;
    return pictureIn(resource, { x: left, y, width: shown, height: size }, pen, id && `url(#${id})`);
  });
  if (!ink || id === null) return pictures.join('');
  const matrix = svg('feColorMatrix', { type: 'matrix', values: tintMatrix(ink) });
  // Relative to the box of each glyph, with a margin.
  const region = { x: -0.5, y: -0.5, width: 2, height: 2, 'color-interpolation-filters': 'sRGB' };
  return svg('filter', { id, ...region }, matrix) + pictures.join('');
}
