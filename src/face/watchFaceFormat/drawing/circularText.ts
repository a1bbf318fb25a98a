// TextCircular: letters along an ellipse.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { newId, type Pen, passOver } from './drawing';
import { faceOf, letterAttributes } from './fonts';
import { escaped, svg } from './markup';
import { arcOf, type Oval, sweepOf } from './ovals';
import { readAttributes } from './readAttributes';
import { textContent } from './textContent';

const PLACES: Readonly<Record<string, { startOffset: string; 'text-anchor': string | null }>> = {
  START: { startOffset: '0%', 'text-anchor': null },
  CENTER: { startOffset: '50%', 'text-anchor': 'middle' },
  END: { startOffset: '100%', 'text-anchor': 'end' },
};
const MIDDLE = { startOffset: '50%', 'text-anchor': 'middle' };

/** The text on the arc from start to end; nothing for an empty arc. */
export function drawTextCircular(element: XmlElement, pen: Pen): string {
  const read = readAttributes(element, pen);
  const [font] = elementsOf(element, 'Font');
  if (!font) {
    passOver(pen, 'TextCircular BitmapFont');
    return '';
  }
  const [rx, ry] = [read.number('width', 0) / 2, read.number('height', 0) / 2];
  const oval: Oval = { cx: read.number('centerX', 0), cy: read.number('centerY', 0), rx, ry };
  const start = read.number('startAngle', 0);
  const sweep = sweepOf(start, read.number('endAngle', 0), read.text('direction') !== 'COUNTER_CLOCKWISE');
  const d = arcOf(oval, start, sweep);
  const { text, decorations } = textContent(font, pen);
  for (const { name } of decorations) passOver(pen, `TextCircular ${name}`);
  if (d === '' || text === '') return '';
  const id = newId(pen);
  const { startOffset, ...anchor } = PLACES[read.text('align') ?? ''] ?? MIDDLE;
  const along = svg('textPath', { href: `#${id}`, startOffset }, escaped(text));
  const letters = { ...letterAttributes(faceOf(readAttributes(font, pen), pen), text), ...anchor };
  return svg('path', { id, d, fill: 'none' }) + svg('text', letters, along);
}
