// Placement of a Watch Face Format part: whole px, pivot as a share of its size, angle and alpha.
import { type XmlElement, type XmlValues, xml } from '@/bytes/xml/xml';
import { type Bounds, type Box, pivotOf } from '@/face/geometry/bounds';

/** The part of a layer's style that placement needs: its box on the canvas, px and degrees. */
export interface PlacedStyle extends Box {
  opacity: number;
}

export interface PlacedLayer {
  label: string;
  style: PlacedStyle;
}

/** Rounds a number for an attribute: at most four decimals. */
export const short = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

/** Rounds each edge to the nearest px, at least 1 px wide and high. Halves round outwards, so that the centre stays. */
export function nearestBox({ x, y, width, height }: Bounds): Bounds {
  const [left, top] = [Math.ceil(short(x - 0.5)), Math.ceil(short(y - 0.5))];
  const [right, bottom] = [Math.floor(short(x + width + 0.5)), Math.floor(short(y + height + 0.5))];
  return { x: left + 0, y: top + 0, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** The smallest whole-px box around a box with a margin of `margin` px. */
export function boxAround({ x, y, width, height }: Bounds, margin = 0): Bounds {
  const [left, top] = [Math.floor(short(x - margin)), Math.floor(short(y - margin))];
  const [right, bottom] = [Math.ceil(short(x + width + margin)), Math.ceil(short(y + height + margin))];
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Whole px around a centre, at least `length` long; the centre shifts by at most a quarter px. */
function spanAbout(middle: number, length: number): { from: number; length: number } {
  const twice = Math.round(short(2 * middle));
  const least = Math.max(1, Math.ceil(short(length)));
  const whole = (twice - least) % 2 === 0 ? least : least + 1;
  return { from: (twice - whole) / 2, length: whole };
}

/** Side of a box to which its content is aligned. */
export type HeldAt = 'left' | 'center' | 'right';

/** Whole-px box of the given size for content aligned to a side of `bounds` and vertically centred. */
export function heldBox(bounds: Bounds, at: HeldAt, room: { width: number; height: number }): Bounds {
  const down = spanAbout(bounds.y + bounds.height / 2, room.height);
  const across = spanAbout(bounds.x + bounds.width / 2, room.width);
  const width = Math.max(1, Math.ceil(short(room.width)));
  const left = { left: Math.round(bounds.x), center: across.from, right: Math.round(bounds.x + bounds.width) - width };
  return { x: left[at], y: down.from, width: at === 'center' ? across.length : width, height: down.length };
}

/** Opacity 0 to 1 as alpha 0 to 255; undefined for opaque, the format's default. */
export function alphaOf(opacity: number): number | undefined {
  const alpha = Math.round(opacity * 255);
  return alpha === 255 ? undefined : alpha;
}

const share = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** A canvas point as the pivot of a box. */
export const pivotIn = (box: Bounds, point: { x: number; y: number }) => ({
  pivotX: share((point.x - box.x) / box.width),
  pivotY: share((point.y - box.y) / box.height),
});

/** Canvas position of the layer's pivot, px. */
export function pivotPoint(style: Box): { x: number; y: number } {
  const pivot = pivotOf(style);
  return { x: style.x + pivot.x, y: style.y + pivot.y };
}

/** The layer's box with its scale applied, and whether the scale mirrors it; the pivot stays. */
export function scaledBox(style: Box): Bounds & { mirrorX: boolean; mirrorY: boolean } {
  const pivot = pivotOf(style);
  const [sx, sy] = [style.scaleX ?? 1, style.scaleY ?? 1];
  const x = style.x + pivot.x + Math.min(-pivot.x * sx, (style.width - pivot.x) * sx);
  const y = style.y + pivot.y + Math.min(-pivot.y * sy, (style.height - pivot.y) * sy);
  const [width, height] = [style.width * Math.abs(sx), style.height * Math.abs(sy)];
  return { x, y, width, height, mirrorX: sx < 0, mirrorY: sy < 0 };
}

export interface Placing {
  /** Formula of the angle in degrees; replaces the resting angle. */
  angle: string | null;
  /** The box already includes the layer's scale. */
  isScaled?: boolean;
}

/** Attributes of a part or group of the layer, `box` in canvas px. */
export function placedAt({ label, style }: PlacedLayer, box: Bounds, { angle, isScaled = false }: Placing): XmlValues {
  const [scaleX, scaleY] = isScaled ? [1, 1] : [style.scaleX ?? 1, style.scaleY ?? 1];
  const rotation = style.rotation ?? 0;
  const turns = angle !== null || rotation !== 0 || scaleX !== 1 || scaleY !== 1;
  return {
    name: label,
    ...{ x: box.x, y: box.y, width: box.width, height: box.height },
    ...(turns ? pivotIn(box, pivotPoint(style)) : {}),
    angle: rotation === 0 ? undefined : short(rotation),
    alpha: alphaOf(style.opacity),
    scaleX: scaleX === 1 ? undefined : short(scaleX),
    scaleY: scaleY === 1 ? undefined : short(scaleY),
  };
}

/** The parts as one layer of the node's opacity, so that none shows through another. Each part is opaque. */
export function fadedTogether(
  { label, style }: { label: string; style: { opacity: number } },
  parts: readonly XmlElement[],
  { canvas: { width, height } }: { canvas: { width: number; height: number } },
): readonly XmlElement[] {
  const alpha = alphaOf(style.opacity);
  if (alpha === undefined || parts.length === 0) return parts;
  return [xml('Group', { name: label, x: 0, y: 0, width, height, alpha }, parts)];
}

/** The element that rotates a part by live data, if any. */
export const turning = (angle: string | null): readonly XmlElement[] =>
  angle === null ? [] : [xml('Transform', { target: 'angle', value: angle })];
