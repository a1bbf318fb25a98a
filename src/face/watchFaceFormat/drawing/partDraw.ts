// PartDraw and its shapes, in px of the part. Nothing is clipped to its box: strokes on its edge extend past it.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { type Pen, passOver } from './drawing';
import { number, type SvgAttributes, svg } from './markup';
import { arcOf, type Oval, sweepOf } from './ovals';
import { placed } from './placed';
import { type Read, readAttributes } from './readAttributes';
import { painted } from './strokes';

type ShapeDrawer = (element: XmlElement, read: Read, pen: Pen) => string;

const boxOf = (read: Read) => ({
  x: read.number('x', 0),
  y: read.number('y', 0),
  width: Math.max(0, read.number('width', 0)),
  height: Math.max(0, read.number('height', 0)),
});

const path = (d: string, paint: SvgAttributes): string => (d === '' ? '' : svg('path', { d, ...paint }));

const arc: ShapeDrawer = (element, read, pen) => {
  const [rx, ry] = [read.number('width', 0) / 2, read.number('height', 0) / 2];
  const oval: Oval = { cx: read.number('centerX', 0), cy: read.number('centerY', 0), rx, ry };
  const start = read.number('startAngle', 0);
  const sweep = sweepOf(start, read.number('endAngle', 0), read.text('direction') !== 'COUNTER_CLOCKWISE');
  const length = (Math.abs(sweep) / 360) * Math.PI * (rx + ry);
  return painted(element, (paint) => path(arcOf(oval, start, sweep), paint), pen, {
    draw: (from, to, paint) => path(arcOf(oval, start + sweep * from, sweep * (to - from)), paint),
    length,
  });
};

const line: ShapeDrawer = (element, read, pen) => {
  const [x1, y1] = [read.number('startX', 0), read.number('startY', 0)];
  const [x2, y2] = [read.number('endX', 0), read.number('endY', 0)];
  const at = (share: number) => `${number(x1 + (x2 - x1) * share)} ${number(y1 + (y2 - y1) * share)}`;
  return painted(element, (paint) => path(`M${at(0)}L${at(1)}`, paint), pen, {
    draw: (from, to, paint) => path(`M${at(from)}L${at(to)}`, paint),
    length: Math.hypot(x2 - x1, y2 - y1),
  });
};

const rectangle: ShapeDrawer = (element, read, pen) => {
  const box = boxOf(read);
  return box.width > 0 && box.height > 0 ? painted(element, (paint) => svg('rect', { ...box, ...paint }), pen) : '';
};

const roundRectangle: ShapeDrawer = (element, read, pen) => {
  const box = boxOf(read);
  if (!(box.width > 0 && box.height > 0)) return '';
  const rx = Math.min(box.width / 2, Math.max(0, read.number('cornerRadiusX', 0)));
  const ry = Math.min(box.height / 2, Math.max(0, read.number('cornerRadiusY', 0)));
  const round = rx > 0 && ry > 0 ? { rx, ry } : {};
  return painted(element, (paint) => svg('rect', { ...box, ...round, ...paint }), pen);
};

const ellipse: ShapeDrawer = (element, read, pen) => {
  const { x, y, width, height } = boxOf(read);
  const oval = { cx: x + width / 2, cy: y + height / 2, rx: width / 2, ry: height / 2 };
  return width > 0 && height > 0 ? painted(element, (paint) => svg('ellipse', { ...oval, ...paint }), pen) : '';
};

const SHAPES: Readonly<Record<string, ShapeDrawer>> = {
  Arc: arc,
  Line: line,
  Rectangle: rectangle,
  RoundRectangle: roundRectangle,
  Ellipse: ellipse,
};

/** Children of every part that draw nothing themselves. */
const SAID_ELSEWHERE = new Set([
  ...['Transform', 'Variant', 'Gyro', 'Reference', 'Localization', 'Launch', 'ScreenReader', 'Thumbnail'],
]);

export const drawPartDraw = (part: XmlElement, pen: Pen): string =>
  placed(part, pen, () =>
    elementsOf(part)
      .map((child) => {
        const draw = Object.hasOwn(SHAPES, child.name) ? SHAPES[child.name] : undefined;
        if (draw) return draw(child, readAttributes(child, pen), pen);
        if (!SAID_ELSEWHERE.has(child.name)) passOver(pen, child.name);
        return '';
      })
      .join(''),
  );
