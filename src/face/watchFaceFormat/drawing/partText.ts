// PartText: vertically centred text, aligned to start, centre or end, in font letters or pictures.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { emsOf, LINE_EMS } from './advances';
import { type Align, drawBitmapText } from './bitmapText';
import { drawTextCircular } from './circularText';
import { newId, type Pen, passOver } from './drawing';
import { type Face, faceOf, type TextLine, writtenLines } from './fonts';
import { svg } from './markup';
import { type Placed, placed } from './placed';
import { type Read, readAttributes } from './readAttributes';
import { textContent } from './textContent';
import { textLines } from './textLines';

export const alignOf = (read: Read): Align => {
  const align = read.text('align');
  return align === 'START' || align === 'END' ? align : 'CENTER';
};

const isTrue = (read: Read, name: string) => read.text(name)?.toUpperCase() === 'TRUE';

const ANCHORS = { START: 'start', CENTER: 'middle', END: 'end' } as const;

/**
 * Anchor of lines, px from the left. SVG counts the spacing after the last letter as width, the watch does not, so
 * centred and right-aligned text is shifted.
 */
export function anchorX(align: Align, width: number, spacing: number): number {
  if (align === 'START') return 0;
  return align === 'END' ? width + spacing : width / 2 + spacing / 2;
}

/** Minimum size to which text is shrunk to fit, px. */
const MIN_SIZE = 12;

/** The font at the size at which the longest line fits, if the text may be shrunk. */
function fitted(face: Face, text: string, { width, height }: Placed, minSize: number): Face {
  const spacing = face.size > 0 ? face.spacing / face.size : 0;
  const ems = emsOf(text, spacing);
  const fitting = Math.min(face.size, ems > 0 ? width / ems : face.size, height / LINE_EMS);
  const size = Math.min(face.size, Math.max(minSize, fitting));
  return { ...face, size, spacing: spacing * size };
}

/** Vertical centre of the first line, px from the top of the part. */
function firstLine(read: Read, count: number, step: number, lineHeight: number, height: number): number {
  const isOneLine = read.number('maxLines', 1) === 1;
  const where = read.text('verticalAlign') ?? (isOneLine ? 'CENTER' : 'TOP');
  const extent = lineHeight + (count - 1) * step;
  if (where === 'TOP') return lineHeight / 2;
  return where === 'BOTTOM' ? height - extent + lineHeight / 2 : (height - extent) / 2 + lineHeight / 2;
}

function drawLetters(text: XmlElement, font: XmlElement, box: Placed, pen: Pen): string {
  const [read, ofFont] = [readAttributes(text, pen), readAttributes(font, pen)];
  const content = textContent(font, pen);
  const ownFace = faceOf(ofFont, pen);
  const face = isTrue(read, 'isAutoSize')
    ? fitted(ownFace, content.text, box, ofFont.number('minSize', MIN_SIZE))
    : ownFace;
  if (face.size === 0) return '';
  const spacing = face.spacing / face.size;
  const lineHeight = LINE_EMS * face.size;
  const most = read.number('maxLines', 1);
  const rows = most >= 1 ? Math.floor(most) : Math.max(1, Math.floor(box.height / lineHeight));
  const ems = box.width / face.size;
  const lines = textLines(content.text, { ems, spacing, most: rows, ellipsis: isTrue(read, 'ellipsis') });
  const step = lineHeight + read.number('lineSpacing', 0);
  const top = firstLine(read, lines.length, step, lineHeight, box.height);
  const align = alignOf(read);
  const middle = read.text('verticalAlign') !== 'CENTER_ON_BASELINE';
  const placedLines = lines.map(
    (line, index): TextLine => ({
      text: line,
      x: anchorX(align, box.width, face.spacing),
      y: middle ? top + index * step : box.height / 2 + index * step,
      anchor: ANCHORS[align],
      middle,
    }),
  );
  const letters = writtenLines(placedLines, face, content.decorations, pen);
  const isWider = lines.some((line) => emsOf(line, spacing) > ems + WIDER);
  return isWider ? clippedAtSides(letters, box, pen) : letters;
}

/** How many ems a text may exceed its box before it is clipped, because widths are estimated from Roboto. */
const WIDER = 0.6;
/** Far beyond any part, px. */
const REACH = 5000;

/** Clips content wider than its part at the sides. */
function clippedAtSides(letters: string, { width }: Placed, pen: Pen): string {
  if (letters === '') return '';
  const id = newId(pen);
  const room = svg('rect', { x: 0, y: -REACH, width, height: 2 * REACH });
  return svg('clipPath', { id }, room) + svg('g', { 'clip-path': `url(#${id})` }, letters);
}

function drawText(text: XmlElement, box: Placed, pen: Pen): string {
  const fonts = elementsOf(text).filter(({ name }) => name === 'Font' || name === 'BitmapFont');
  const [font] = fonts;
  if (!font) return '';
  if (fonts.length > 1) passOver(pen, 'Text with several fonts');
  if (font.name === 'Font') return drawLetters(text, font, box, pen);
  const { text: words, decorations } = textContent(font, pen);
  for (const { name } of decorations) passOver(pen, `BitmapFont ${name}`);
  const { width, height } = box;
  return drawBitmapText(font, words, { width, height, align: alignOf(readAttributes(text, pen)) }, pen);
}

export const drawPartText = (part: XmlElement, pen: Pen): string =>
  placed(part, pen, (box) =>
    elementsOf(part)
      .map((child) => {
        if (child.name === 'Text') return drawText(child, box, pen);
        return child.name === 'TextCircular' ? drawTextCircular(child, pen) : '';
      })
      .join(''),
  );
