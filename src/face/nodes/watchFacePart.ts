// Where a part of the Watch Face Format stands: whole px, its pivot as a share of it, its angle, its alpha.
import { type XmlElement, type XmlValues, xml } from '@/bytes/xml/xml';
import { type Bounds, type Box, pivotOf } from '@/face/geometry/bounds';

/** What placing asks of a layer's style: its box on the canvas, px and degrees. */
export interface PlacedStyle extends Box {
  opacity: number;
}

export interface PlacedLayer {
  label: string;
  style: PlacedStyle;
}

/** A number as an attribute has it: at most four decimals. */
export const short = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

/** The whole px nearest to each edge, at least 1 px wide and high. Halves go outwards, so that the middle stays. */
export function nearestBox({ x, y, width, height }: Bounds): Bounds {
  const [left, top] = [Math.ceil(short(x - 0.5)), Math.ceil(short(y - 0.5))];
  const [right, bottom] = [Math.floor(short(x + width + 0.5)), Math.floor(short(y + height + 0.5))];
  return { x: left + 0, y: top + 0, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** The whole px that hold a box and `margin` px around it. */
export function boxAround({ x, y, width, height }: Bounds, margin = 0): Bounds {
  const [left, top] = [Math.floor(short(x - margin)), Math.floor(short(y - margin))];
  const [right, bottom] = [Math.ceil(short(x + width + margin)), Math.ceil(short(y + height + margin))];
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Whole px of a length about a middle, at least `length` long: the middle is off by a quarter of a px at most. */
function spanAbout(middle: number, length: number): { from: number; length: number } {
  const twice = Math.round(short(2 * middle));
  const least = Math.max(1, Math.ceil(short(length)));
  const whole = (twice - least) % 2 === 0 ? least : least + 1;
  return { from: (twice - whole) / 2, length: whole };
}

/** The side of a box at which its content is held. */
export type HeldAt = 'left' | 'center' | 'right';

/** Whole px for content that is held at a side of `bounds` and in the middle of its height, with room as large as asked for. */
export function heldBox(bounds: Bounds, at: HeldAt, room: { width: number; height: number }): Bounds {
  const down = spanAbout(bounds.y + bounds.height / 2, room.height);
  const across = spanAbout(bounds.x + bounds.width / 2, room.width);
  const width = Math.max(1, Math.ceil(short(room.width)));
  const left = { left: Math.round(bounds.x), center: across.from, right: Math.round(bounds.x + bounds.width) - width };
  return { x: left[at], y: down.from, width: at === 'center' ? across.length : width, height: down.length };
}

/** 0 to 255 of an opacity from 0 to 1; undefined for opaque, which is the format's own. */
export function alphaOf(opacity: number): number | undefined {
  const alpha = Math.round(opacity * 255);
  return alpha === 255 ? undefined : alpha;
}

const share = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** A point of the canvas as the pivot of a box. */
export const pivotIn = (box: Bounds, point: { x: number; y: number }) => ({
  pivotX: share((point.x - box.x) / box.width),
  pivotY: share((point.y - box.y) / box.height),
});

/** Where the layer's pivot lies on the canvas, px. */
export function pivotPoint(style: Box): { x: number; y: number } {
  const pivot = pivotOf(style);
  return { x: style.x + pivot.x, y: style.y + pivot.y };
}

/** The box of a layer with its scale in it, and whether that mirrors it; the pivot stays. */
export function scaledBox(style: Box): Bounds & { mirrorX: boolean; mirrorY: boolean } {
  const pivot = pivotOf(style);
  const [sx, sy] = [style.scaleX ?? 1, style.scaleY ?? 1];
  const x = style.x + pivot.x + Math.min(-pivot.x * sx, (style.width - pivot.x) * sx);
  const y = style.y + pivot.y + Math.min(-pivot.y * sy, (style.height - pivot.y) * sy);
  const [width, height] = [style.width * Math.abs(sx), style.height * Math.abs(sy)];
  return { x, y, width, height, mirrorX: sx < 0, mirrorY: sy < 0 };
}

export interface Placing {
  /** Formula of the angle in degrees that replaces the resting one. */
  angle: string | null;
  /** The layer's scale is in the box already. */
  isScaled?: boolean;
}

/** Attributes of a part or group of the layer, `box` in px of the canvas. */
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

/** The part that turns by live data, if it does. */
export const turning = (angle: string | null): readonly XmlElement[] =>
  angle === null ? [] : [xml('Transform', { target: 'angle', value: angle })];
