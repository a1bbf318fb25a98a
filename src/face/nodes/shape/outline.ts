// The outline of a shape in px of its box, as absolute segments that SVG and the rasteriser share.
import type { PathSegment } from '@/face/geometry/anchors';
import { radiiOf, type ShapeStyle, sweepOf } from './facts';

/** Length of a cubic curve's handles that draws a quarter circle of radius 1, within 0.03 %. */
const QUARTER = 0.5522847498;

function rectangle(style: ShapeStyle): PathSegment[] {
  const { width: w, height: h } = style;
  const [tl, tr, br, bl] = radiiOf(style);
  if (tl + tr + br + bl === 0) return [['M', 0, 0], ['L', w, 0], ['L', w, h], ['L', 0, h], ['Z']];
  const k = 1 - QUARTER;
  return [
    ['M', tl, 0],
    ['L', w - tr, 0],
    ['C', w - tr * k, 0, w, tr * k, w, tr],
    ['L', w, h - br],
    ['C', w, h - br * k, w - br * k, h, w - br, h],
    ['L', bl, h],
    ['C', bl * k, h, 0, h - bl * k, 0, h - bl],
    ['L', 0, tl],
    ['C', 0, tl * k, tl * k, 0, tl, 0],
    ['Z'],
  ];
}

/** Curves of an elliptical arc about the middle of the box, after a move or line to its start. */
function arcSegments({ width, height }: ShapeStyle, start: number, sweep: number, first: 'M' | 'L'): PathSegment[] {
  const [rx, ry] = [width / 2, height / 2];
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return { sin: Math.sin(angle), cos: Math.cos(angle) };
  };
  const count = Math.max(1, Math.ceil(sweep / 45 - 1e-9));
  const step = sweep / count;
  const handle = (4 / 3) * Math.tan((step * Math.PI) / 720);
  const from = at(start);
  const out: PathSegment[] = [[first, rx + rx * from.sin, ry - ry * from.cos]];
  for (let index = 0; index < count; index += 1) {
    const [a, b] = [at(start + step * index), at(start + step * (index + 1))];
    out.push([
      'C',
      rx + rx * (a.sin + handle * a.cos),
      ry - ry * (a.cos - handle * a.sin),
      rx + rx * (b.sin - handle * b.cos),
      ry - ry * (b.cos + handle * b.sin),
      rx + rx * b.sin,
      ry - ry * b.cos,
    ]);
  }
  return out;
}

/** Corners on ellipses about the middle of the box, the first at the top; `radii` are shares of half the box. */
function corners({ width, height }: ShapeStyle, count: number, radii: readonly number[]): PathSegment[] {
  const points = Array.from({ length: count }, (_, index): PathSegment => {
    const angle = (2 * Math.PI * index) / count;
    const share = radii[index % radii.length] ?? 1;
    const [x, y] = [(width / 2) * (1 + share * Math.sin(angle)), (height / 2) * (1 - share * Math.cos(angle))];
    return [index === 0 ? 'M' : 'L', x, y];
  });
  return [...points, ['Z']];
}

function pie(style: ShapeStyle): PathSegment[] {
  const sweep = sweepOf(style);
  if (sweep === 0) return [];
  if (sweep === 360) return [...arcSegments(style, 0, 360, 'M'), ['Z']];
  const middle: PathSegment = ['M', style.width / 2, style.height / 2];
  return [middle, ...arcSegments(style, style.startAngle, sweep, 'L'), ['Z']];
}

function arc(style: ShapeStyle): PathSegment[] {
  const sweep = sweepOf(style);
  if (sweep === 0) return [];
  const curves = arcSegments(style, style.startAngle, sweep, 'M');
  return sweep === 360 ? [...curves, ['Z']] : curves;
}

function path({ path: segments, width: w, height: h }: ShapeStyle): PathSegment[] {
  return segments.map((segment): PathSegment => {
    if (segment[0] === 'Z') return ['Z'];
    if (segment[0] === 'C') {
      const [, a, b, c, d, e, f] = segment;
      return ['C', a * w, b * h, c * w, d * h, e * w, f * h];
    }
    return [segment[0], segment[1] * w, segment[2] * h];
  });
}

/** The outline in px from the top left corner of the box; empty if there is nothing to draw. */
export function outlineOf(style: ShapeStyle): readonly PathSegment[] {
  switch (style.kind) {
    case 'rectangle':
      return rectangle(style);
    case 'ellipse':
      return [...arcSegments(style, 0, 360, 'M'), ['Z']];
    case 'line':
      return [
        ['M', 0, style.height / 2],
        ['L', style.width, style.height / 2],
      ];
    case 'arc':
      return arc(style);
    case 'pie':
      return pie(style);
    case 'polygon':
      return corners(style, style.sides, [1]);
    case 'star':
      return corners(style, style.points * 2, [1, style.inner]);
    case 'path':
      return path(style);
  }
}

/** Formats a number of a path; 4 decimals are finer than visible at any zoom. */
export const number = (value: number): string => String(Math.round(value * 10_000) / 10_000 + 0);

/** The outline as the `d` of an SVG path. */
export const svgPath = (segments: readonly PathSegment[]): string =>
  segments.map(([command, ...numbers]) => command + numbers.map(number).join(' ')).join('');
