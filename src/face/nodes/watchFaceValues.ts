// Attributes of the Watch Face Format as values of ours: numbers, colours, and where a part stands.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { readNumber } from '@/face/watchFaceFormat/formula/readExpression';
import type { FaceSource } from './faceSource';
import { alphaOf, short } from './watchFacePart';

const NUMBER = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?\s*$/;

/** The number that stands in an attribute; null for none. */
export function numberIn({ attributes }: XmlElement, name: string): number | null {
  const written = attributes[name];
  return written !== undefined && NUMBER.test(written) ? Number(written) : null;
}

const COLOR = /^\s*#([0-9a-f]{2})?([0-9a-f]{6})\s*$/i;

/** `#rrggbb` or `#aarrggbb` as ours; null for none. */
export function ownColor(written: string | undefined): string | null {
  const [whole, alpha = 'ff', rgb = ''] = COLOR.exec(written ?? '') ?? [];
  if (whole === undefined) return null;
  return `#${rgb}${alpha.toLowerCase() === 'ff' ? '' : alpha}`.toLowerCase();
}

/** The one child of that name; null for none or several. */
export function onlyChild(element: XmlElement, name: string): XmlElement | null {
  const [first, second] = elementsOf(element, name);
  return first && !second ? first : null;
}

/** The characters right within an element. */
export const textIn = ({ children }: XmlElement): string =>
  children.map((child) => (child.kind === 'text' ? child.text : '')).join('');

export interface ReadBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of a part, px; null where a side is missing. */
export function boxIn(element: XmlElement): ReadBox | null {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberIn(element, name));
  if (typeof x !== 'number' || typeof y !== 'number') return null;
  return typeof width === 'number' && typeof height === 'number' ? { x, y, width, height } : null;
}

/** An opacity that is written as this alpha again, with as few digits as that takes. */
export function opacityOf(alpha: number): number {
  const digits = [100, 1000, 10_000].find((scale) => {
    const opacity = Math.round((alpha / 255) * scale) / scale;
    return (alphaOf(opacity) ?? 255) === alpha;
  });
  return Math.min(1, Math.max(0, Math.round((alpha / 255) * (digits ?? 10_000)) / (digits ?? 10_000)));
}

/** A point in px whose share of a length is this, with as few digits as that takes. */
function atShare(share: number, length: number): number {
  const exact = share * length;
  const scale = [1, 100, 10_000].find(
    (digits) => Math.abs(Math.round(exact * digits) / digits / length - share) < 5e-7,
  );
  return Math.round(exact * (scale ?? 1e6)) / (scale ?? 1e6) + 0;
}

/** Formula that turns a part; null for none. */
export const angleIn = (part: XmlElement): string | null =>
  elementsOf(part, 'Transform').find(({ attributes }) => attributes.target === 'angle')?.attributes.value ?? null;

export interface ReadPlacing {
  rotation: number;
  opacity: number;
  rotate: string;
  /** Pivot from the corner of the part, px; null for its middle. */
  offset: { x: number; y: number } | null;
}

/** How a part at `box` is turned and how clear it is; null where that is more than we have words for. */
export function placingIn(part: XmlElement, box: ReadBox, { canvas }: FaceSource): ReadPlacing | null {
  const turning = angleIn(part);
  const rotate = turning === null ? '' : readNumber(turning, { isRound: canvas.shape === 'circle' });
  if (rotate === null) return null;
  const [pivotX, pivotY] = [numberIn(part, 'pivotX') ?? 0.5, numberIn(part, 'pivotY') ?? 0.5];
  const isMiddle = pivotX === 0.5 && pivotY === 0.5;
  return {
    rotation: short(numberIn(part, 'angle') ?? 0),
    opacity: opacityOf(numberIn(part, 'alpha') ?? 255),
    rotate,
    offset: isMiddle ? null : { x: atShare(pivotX, box.width), y: atShare(pivotY, box.height) },
  };
}

/** The pivot of a part at `box` for a layer whose own corner is elsewhere. */
export function pivotFrom(box: ReadBox, { offset, rotation, rotate }: ReadPlacing, corner: { x: number; y: number }) {
  if (!offset && rotation === 0 && rotate === '') return null;
  const inBox = offset ?? { x: box.width / 2, y: box.height / 2 };
  return { x: short(box.x + inBox.x - corner.x), y: short(box.y + inBox.y - corner.y) };
}
