// What a shape's fields mean together: its radii, ends, paints, and how far it reaches. Loaded with every page that shows faces.
import type { Bounds } from '@/face/geometry/bounds';
import type { StyleOf } from '@/schemas/nodes';

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

/** How far the drawing may reach beyond the outline's own box, px. */
export function marginOf(style: ShapeStyle): number {
  const stroke = strokeOf(style);
  if (!stroke || stroke.align === 'inside') return 0;
  const reach = stroke.align === 'outside' ? stroke.width : stroke.width / 2;
  const isSharp = stroke.join === 'miter' && ['pie', 'polygon', 'star', 'path'].includes(style.kind);
  return reach * (isSharp ? MITER_LIMIT : stroke.cap === 'square' && isOpen(style) ? Math.SQRT2 : 1);
}

/** Side of the largest picture made of a shape, px: twice the side of the largest canvas. */
export const BAKED_SIDE_MAX = 2000;

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
