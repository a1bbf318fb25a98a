// Draws shapes into pixels without a browser: flattened outlines, strokes, gradients. Coverage is exact horizontally and has 16
// samples vertically.
import type { Pixels } from '@/bytes/gif/gifFrames';
import type { PathSegment } from '@/face/geometry/anchors';
import type { Paint } from '@/schemas/paint';
import { alphasOf, type CastShadow, onShadow, pixelsOf } from './onShadow';
import { painter } from './paints';
import { fillOf, MITER_LIMIT, type ShapeStyle, strokeOf } from './shape/facts';
import { outlineOf } from './shape/outline';

interface Point {
  x: number;
  y: number;
}

/** One continuous line. */
interface Line {
  points: readonly Point[];
  isClosed: boolean;
}

/** Distance between a curve and its chords, px. */
const FLATNESS = 0.02;
const ROWS_PER_PX = 16;

/** Chords of the outline, shifted by an offset. Points in the same place are merged. */
function flatten(segments: readonly PathSegment[], dx: number, dy: number): readonly Line[] {
  const lines: Line[] = [];
  let points: Point[] = [];
  const add = (x: number, y: number) => {
    const last = points.at(-1);
    if (!last || Math.hypot(x - last.x, y - last.y) > 1e-6) points.push({ x, y });
  };
  const end = (isClosed: boolean) => {
    const [first, last] = [points[0], points.at(-1)];
    if (isClosed && first && last && points.length > 1 && Math.hypot(first.x - last.x, first.y - last.y) <= 1e-6)
      points.pop();
    if (points.length > 0) lines.push({ points, isClosed });
    points = [];
  };
  for (const segment of segments) {
    if (segment[0] === 'Z') {
      const [first] = points;
      end(true);
      // The next segment begins where the closed line began, unless it moves.
      if (first) points = [first];
    } else if (segment[0] === 'M') {
      if (points.length > 1) end(false);
      points = [{ x: segment[1] + dx, y: segment[2] + dy }];
    } else if (segment[0] === 'L') {
      add(segment[1] + dx, segment[2] + dy);
    } else if (segment[0] === 'C') {
      const from = points.at(-1) ?? { x: dx, y: dy };
      const [, a, b, c, d, e, f] = segment;
      const [p1, p2, p3] = [
        { x: a + dx, y: b + dy },
        { x: c + dx, y: d + dy },
        { x: e + dx, y: f + dy },
      ];
      // Chords needed by the bound of the second derivative (Wang's formula).
      const bend = Math.max(
        Math.hypot(from.x - 2 * p1.x + p2.x, from.y - 2 * p1.y + p2.y),
        Math.hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y),
      );
      const count = Math.min(200, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / FLATNESS))));
      for (let index = 1; index <= count; index += 1) {
        const [t, u] = [index / count, 1 - index / count];
        const [w0, w1, w2, w3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        add(w0 * from.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, w0 * from.y + w1 * p1.y + w2 * p2.y + w3 * p3.y);
      }
    }
  }
  if (points.length > 1) end(false);
  return lines;
}

type Polygon = readonly Point[];

/** Twice the signed area. */
function areaOf(polygon: Polygon): number {
  return polygon.reduce((sum, { x, y }, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
}

/** All pieces of a stroke turn the same way, so that overlaps count as inside. */
const oriented = (polygon: Polygon): Polygon => (areaOf(polygon) < 0 ? [...polygon].reverse() : polygon);

function disc({ x, y }: Point, radius: number): Polygon {
  const count = Math.max(8, Math.ceil(Math.PI / Math.acos(Math.max(0, 1 - FLATNESS / Math.max(FLATNESS, radius)))));
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** Length of a dash that the designer set to 0: it has the direction that its caps need, px. */
const POINT = 1e-3;

const beyond = (from: Point, to: Point): Point => {
  const share = POINT / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};

/** Parts of a line by dashes and gaps, px. */
function dashed({ points, isClosed }: Line, dash: readonly number[], phase: number): readonly Line[] {
  const total = dash.reduce((sum, length) => sum + length, 0);
  if (dash.length === 0 || total <= 0) return [{ points, isClosed }];
  let index = 0;
  let left = ((phase % total) + total) % total;
  while (left > 0 && left >= (dash[index] ?? 0)) {
    left -= dash[index] ?? 0;
    index = (index + 1) % dash.length;
  }
  let rest = (dash[index] ?? 0) - left;
  const around = isClosed && points[0] ? [...points, points[0]] : points;
  const [start] = around;
  if (!start) return [];
  const out: Line[] = [];
  let now: Point[] = index % 2 === 0 ? [start] : [];
  for (let at = 1; at < around.length; at += 1) {
    let from = around[at - 1] ?? start;
    const to = around[at] ?? start;
    let distance = Math.hypot(to.x - from.x, to.y - from.y);
    while (distance > rest) {
      const share = rest / distance;
      from = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      distance -= rest;
      if (index % 2 === 0) {
        const dash = rest > 0 || now.length > 1 ? from : beyond(from, to);
        out.push({ points: [...now, dash], isClosed: false });
        now = [];
      } else now = [from];
      index = (index + 1) % dash.length;
      rest = dash[index] ?? 0;
    }
    rest -= distance;
    if (index % 2 === 0) now.push(to);
  }
  if (now.length > 1) out.push({ points: now, isClosed: false });
  return out;
}

type Stroke = NonNullable<ReturnType<typeof strokeOf>>;

/** Turns smaller than this belong to a flattened curve and are filled with a wedge, radians. */
const CURVE_TURN = 0.3;

/** The pieces of a stroke of this width along a line: a box per chord, a piece per corner, and its caps. */
function strokePieces(
  { points, isClosed }: Line,
  width: number,
  { cap, join }: Pick<Stroke, 'cap' | 'join'>,
): Polygon[] {
  const half = width / 2;
  const pieces: Polygon[] = [];
  const count = points.length;
  const chords = isClosed ? count : count - 1;
  const at = (index: number): Point => points[((index % count) + count) % count] ?? { x: 0, y: 0 };
  const direction = (index: number) => {
    const [a, b] = [at(index), at(index + 1)];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  };
  for (let index = 0; index < chords; index += 1) {
    const d = direction(index);
    let [a, b] = [at(index), at(index + 1)];
    if (!isClosed && cap === 'square') {
      if (index === 0) a = { x: a.x - d.x * half, y: a.y - d.y * half };
      if (index === chords - 1) b = { x: b.x + d.x * half, y: b.y + d.y * half };
    }
    const [nx, ny] = [-d.y * half, d.x * half];
    pieces.push([
      { x: a.x + nx, y: a.y + ny },
      { x: b.x + nx, y: b.y + ny },
      { x: b.x - nx, y: b.y - ny },
      { x: a.x - nx, y: a.y - ny },
    ]);
    if (!isClosed && index === chords - 1) continue;
    const next = direction(isClosed ? (index + 1) % count : index + 1);
    const corner = at(index + 1);
    const turn = Math.atan2(d.x * next.y - d.y * next.x, d.x * next.x + d.y * next.y);
    if (Math.abs(turn) < 1e-9) continue;
    const side = turn > 0 ? -1 : 1;
    const outerA = { x: corner.x - d.y * half * side, y: corner.y + d.x * half * side };
    const outerB = { x: corner.x - next.y * half * side, y: corner.y + next.x * half * side };
    if (join === 'round' && Math.abs(turn) >= CURVE_TURN) {
      pieces.push(disc(corner, half));
      continue;
    }
    pieces.push([corner, outerA, outerB]);
    const cosine = Math.cos(turn / 2);
    const isMitred = join === 'miter' && cosine > 0 && 1 / cosine <= MITER_LIMIT;
    if (isMitred || Math.abs(turn) < CURVE_TURN) {
      const [mx, my] = [outerA.x + outerB.x - 2 * corner.x, outerA.y + outerB.y - 2 * corner.y];
      const length = Math.hypot(mx, my) || 1;
      const reach = half / Math.max(1e-6, cosine);
      const tip = { x: corner.x + (mx / length) * reach, y: corner.y + (my / length) * reach };
      pieces.push([outerA, tip, outerB]);
    }
  }
  if (!isClosed && cap === 'round') pieces.push(disc(at(0), half), disc(at(count - 1), half));
  return pieces.map(oriented);
}

/** Coverage 0 to 1 of each pixel by polygons, by the nonzero rule. */
function coverage(polygons: readonly Polygon[], width: number, height: number): Float32Array {
  const rows = height * ROWS_PER_PX;
  const crossings: number[][] = Array.from({ length: rows }, () => []);
  for (const polygon of polygons) {
    for (let index = 0; index < polygon.length; index += 1) {
      const [a, b] = [polygon[index], polygon[(index + 1) % polygon.length]];
      if (!a || !b || a.y === b.y) continue;
      const [top, bottom, winding] = a.y < b.y ? [a, b, 1] : [b, a, -1];
      const slope = (bottom.x - top.x) / (bottom.y - top.y);
      // A row is sampled in its middle.
      const first = Math.max(0, Math.ceil(top.y * ROWS_PER_PX - 0.5));
      const last = Math.min(rows - 1, Math.ceil(bottom.y * ROWS_PER_PX - 0.5) - 1);
      for (let row = first; row <= last; row += 1) {
        crossings[row]?.push(top.x + ((row + 0.5) / ROWS_PER_PX - top.y) * slope, winding);
      }
    }
  }
  const out = new Float32Array(width * height);
  crossings.forEach((list, row) => {
    if (list.length < 4) return;
    const order = Array.from({ length: list.length / 2 }, (_, index) => index * 2);
    order.sort((left, right) => (list[left] ?? 0) - (list[right] ?? 0));
    const base = Math.floor(row / ROWS_PER_PX) * width;
    let winding = 0;
    let from = 0;
    for (const at of order) {
      const x = list[at] ?? 0;
      const before = winding;
      winding += list[at + 1] ?? 0;
      if (before === 0 && winding !== 0) from = x;
      else if (before !== 0 && winding === 0) cover(out, base, width, from, x);
    }
  });
  return out;
}

/** Adds the part of a row from `from` to `to`, px. */
function cover(out: Float32Array, base: number, width: number, from: number, to: number): void {
  const [left, right] = [Math.max(0, from), Math.min(width, to)];
  if (right <= left) return;
  const weight = 1 / ROWS_PER_PX;
  const [first, last] = [Math.floor(left), Math.min(width - 1, Math.floor(right))];
  if (first === last) {
    out[base + first] = (out[base + first] ?? 0) + (right - left) * weight;
    return;
  }
  out[base + first] = (out[base + first] ?? 0) + (first + 1 - left) * weight;
  for (let x = first + 1; x < last; x += 1) out[base + x] = (out[base + x] ?? 0) + weight;
  out[base + last] = (out[base + last] ?? 0) + (right - last) * weight;
}

/** Premultiplied red, green, blue (0 to 255) and alpha (0 to 1) of each pixel. */
function layOver(sheet: Float32Array, mask: Float32Array, paint: Paint, size: Sheet): void {
  const colorOf = painter(paint, size.box);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const covered = mask[y * size.width + x] ?? 0;
      if (covered <= 0) continue;
      const [red, green, blue, alpha] = colorOf(x + 0.5 - size.dx, y + 0.5 - size.dy);
      const share = (Math.min(1, covered) * alpha) / 255;
      const at = (y * size.width + x) * 4;
      const rest = 1 - share;
      sheet[at] = (sheet[at] ?? 0) * rest + red * share;
      sheet[at + 1] = (sheet[at + 1] ?? 0) * rest + green * share;
      sheet[at + 2] = (sheet[at + 2] ?? 0) * rest + blue * share;
      sheet[at + 3] = (sheet[at + 3] ?? 0) * rest + share;
    }
  }
}

/** Size of the picture and place of the shape's box in it, px. */
interface Sheet {
  width: number;
  height: number;
  dx: number;
  dy: number;
  box: { width: number; height: number };
}

/** A shape to draw as a picture. */
export interface ShapePicture {
  style: ShapeStyle;
  /** Size of the picture, whole px. */
  width: number;
  height: number;
  /** Place of the shape's box in the picture, px. */
  dx: number;
  dy: number;
  /** The shadow below the shape, its offset in px of the picture. */
  shadow?: CastShadow;
}

/** The shape on its shadow, or the shadow alone. */
function withShadow(sheet: Float32Array, picture: ShapePicture, shadow: CastShadow): Float32Array {
  const moved = drawnSheet({ ...picture, dx: picture.dx + shadow.x, dy: picture.dy + shadow.y });
  return onShadow(sheet, alphasOf(moved), picture, shadow);
}

/** Premultiplied red, green, blue (0 to 255) and alpha (0 to 1) of each pixel of the shape. */
function drawnSheet({ style, width, height, dx, dy }: ShapePicture): Float32Array {
  const sheet = new Float32Array(width * height * 4);
  const size: Sheet = { width, height, dx, dy, box: style };
  const lines = flatten(outlineOf(style), dx, dy);
  const [fill, stroke] = [fillOf(style), strokeOf(style)];
  const inside =
    fill || (stroke && stroke.align !== 'centre')
      ? coverage(
          lines.map(({ points }) => points),
          width,
          height,
        )
      : null;
  if (fill && inside) layOver(sheet, inside, fill, size);
  if (stroke) {
    const thickness = stroke.align === 'centre' ? stroke.width : stroke.width * 2;
    const pieces = lines.flatMap((line) =>
      dashed(line, stroke.dash, stroke.phase).flatMap((part) => strokePieces(part, thickness, stroke)),
    );
    const mask = coverage(pieces, width, height);
    if (inside && stroke.align !== 'centre') {
      for (let at = 0; at < mask.length; at += 1) {
        const within = Math.min(1, inside[at] ?? 0);
        mask[at] = Math.min(1, mask[at] ?? 0) * (stroke.align === 'inside' ? within : 1 - within);
      }
    }
    layOver(sheet, mask, stroke.paint, size);
  }
  return sheet;
}

/** Draws a shape without its place, turn and opacity. Colours are not premultiplied. */
export function rasterise(picture: ShapePicture): Pixels {
  const { width, height, shadow } = picture;
  const body = drawnSheet(picture);
  const sheet = shadow ? withShadow(body, picture, shadow) : body;
  return pixelsOf(sheet, { width, height });
}
