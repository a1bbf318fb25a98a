// What a shape's fields mean together: its radii, ends, paints, and how far it reaches. Loaded with every page that shows faces.
import type { Bounds } from '@/face/geometry/bounds';
import { BAKED_SIDE_MAX } from '@/schemas/limits';
import type { StyleOf } from '@/schemas/nodes';
import type { Shadow } from '@/schemas/shadow';
import { isCast } from '../shadow';

export type ShapeStyle = StyleOf<'shape'>;

/** Radii of the four corners from the top left clockwise, shrunk in proportion where they do not fit (CSS rules). */
export function radiiOf({ corners, width, height }: Pick<ShapeStyle, 'corners' | 'width' | 'height'>) {
  const all = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft] as const;
  const [tl, tr, br, bl] = all;
  const shareOf = (side: number, sum: number) => (sum > side ? side / sum : 1);
  const factor = Math.min(
    ...[shareOf(width, tl + tr), shareOf(width, bl + br), shareOf(height, tl + bl), shareOf(height, tr + br)],
  );
  return [tl * factor, tr * factor, br * factor, bl * factor] as const;
}

/** Degrees that an arc or pie covers clockwise from its start, 0 to 360. */
export function sweepOf({ startAngle, endAngle }: Pick<ShapeStyle, 'startAngle' | 'endAngle'>): number {
  const difference = endAngle - startAngle;
  if (Math.abs(difference) >= 360) return 360;
  return difference < 0 ? difference + 360 : difference;
}

/** Whether the kind has no area. */
export const isOpen = ({ kind }: Pick<ShapeStyle, 'kind'>): boolean => kind === 'line' || kind === 'arc';

/** The paint of the area; null if it has none. */
export const fillOf = (style: ShapeStyle) => (isOpen(style) ? null : style.fill);

/** Length of all dashes and gaps together below which the line is solid, px. */
const DASHES_MIN = 0.5;

/** The stroke as drawn, px; null if there is none. A kind without an area has its stroke in the centre. */
export function strokeOf(style: ShapeStyle) {
  const { stroke } = style;
  if (!stroke.paint || stroke.width <= 0) return null;
  // Dashes too short to see are a solid line: they would only cost time.
  const dash = stroke.dash.reduce((sum, length) => sum + length, 0) >= DASHES_MIN ? stroke.dash : [];
  return { ...stroke, dash, paint: stroke.paint, align: isOpen(style) ? ('centre' as const) : stroke.align };
}

/** The sharpest corner that is still mitred, as SVG and watches draw it: its length over the stroke's width. */
export const MITER_LIMIT = 4;

type Direction = readonly [x: number, y: number];

/** The directions in which the outline leaves each corner: to the corner before and to the one after. */
function cornersOf(style: ShapeStyle): readonly (readonly [Direction, Direction])[] {
  const { kind, width, height } = style;
  const [rx, ry] = [width / 2, height / 2];
  const onEllipse = (angle: number, share = 1): Direction => [
    rx * share * Math.sin(angle),
    -ry * share * Math.cos(angle),
  ];
  if (kind === 'pie') {
    const [start, end] = [style.startAngle, style.startAngle + sweepOf(style)].map(
      (degrees) => (degrees * Math.PI) / 180,
    );
    if (start === undefined || end === undefined) return [];
    const [first, last] = [onEllipse(start), onEllipse(end)];
    const inward = ([x, y]: Direction): Direction => [-x, -y];
    return [
      [first, last],
      [inward(first), onEllipse(start + Math.PI / 2)],
      [inward(last), onEllipse(end - Math.PI / 2)],
    ];
  }
  const [count, inner] = kind === 'star' ? [style.points * 2, style.inner] : [style.sides, 1];
  const points = Array.from({ length: count }, (_, index) =>
    onEllipse((2 * Math.PI * index) / count, index % 2 === 0 ? 1 : inner),
  );
  return points.map(([x, y], index) => {
    const [before, after] = [points[(index + count - 1) % count], points[(index + 1) % count]] as const;
    return [before, after].map((point = [x, y]): Direction => [point[0] - x, point[1] - y]) as [Direction, Direction];
  });
}

/** Reach of a stroke at the sharpest mitred corner over half its width: 1 / sin(angle / 2), up to the limit. */
function mitreOf(style: ShapeStyle): number {
  if (style.kind === 'path') return MITER_LIMIT;
  const lengths = cornersOf(style).map(([[ax, ay], [bx, by]]) => {
    const cosine = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by));
    const length = 1 / Math.sqrt((1 - cosine) / 2);
    // Corners above the limit are bevelled. A length that cannot be computed counts as the limit.
    return length > MITER_LIMIT ? 1 : Number.isFinite(length) ? length : MITER_LIMIT;
  });
  return Math.max(1, ...lengths);
}

/** How far the drawing may reach beyond the outline's own box, px. */
export function marginOf(style: ShapeStyle): number {
  const stroke = strokeOf(style);
  if (!stroke || stroke.align === 'inside') return 0;
  const reach = stroke.align === 'outside' ? stroke.width : stroke.width / 2;
  const isSharp = stroke.join === 'miter' && ['pie', 'polygon', 'star', 'path'].includes(style.kind);
  return (
    reach *
    (isSharp ? mitreOf(style) : stroke.cap === 'square' && (isOpen(style) || style.kind === 'path') ? Math.SQRT2 : 1)
  );
}

/** Whole px around the shape and its stroke with one px to spare, unrotated: the size of its picture. */
export function pictureBox(style: ShapeStyle): Bounds {
  const margin = Math.ceil(marginOf(style)) + 1;
  const [left, top] = [Math.floor(style.x - margin), Math.floor(style.y - margin)];
  const [right, bottom] = [Math.ceil(style.x + style.width + margin), Math.ceil(style.y + style.height + margin)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether the picture of the shape would be too large. */
export function isTooLarge(style: ShapeStyle): boolean {
  const { width, height } = pictureBox(style);
  return Math.max(width, height) > BAKED_SIDE_MAX;
}

/** The shadow as drawn; null if there is none. */
export function shadowOf(style: ShapeStyle): Shadow | null {
  const { shadow } = style;
  const isPainted = fillOf(style) !== null || strokeOf(style) !== null;
  return isPainted && isCast(shadow) ? shadow : null;
}
