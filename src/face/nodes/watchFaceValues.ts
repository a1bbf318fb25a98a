// Parses Watch Face Format attributes: numbers, colours and the position of a part.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { readNumber } from '@/face/watchFaceFormat/formula/readExpression';
import type { Motion } from '@/schemas/motion';
import type { FaceSource } from './faceSource';
import { readMotion } from './motionFormula';
import { alphaOf, short } from './watchFacePart';

const NUMBER = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?\s*$/;

/** The number in an attribute; null if there is none. */
export function numberIn({ attributes }: XmlElement, name: string): number | null {
  const written = attributes[name];
  return written !== undefined && NUMBER.test(written) ? Number(written) : null;
}

const COLOR = /^\s*#([0-9a-f]{2})?([0-9a-f]{6})\s*$/i;

/** Converts `#rrggbb` or `#aarrggbb` to our format; null if it is neither. */
export function ownColor(written: string | undefined): string | null {
  const [whole, alpha = 'ff', rgb = ''] = COLOR.exec(written ?? '') ?? [];
  if (whole === undefined) return null;
  return `#${rgb}${alpha.toLowerCase() === 'ff' ? '' : alpha}`.toLowerCase();
}

/** The only child with this name; null if there are none or several. */
export function onlyChild(element: XmlElement, name: string): XmlElement | null {
  const [first, second] = elementsOf(element, name);
  return first && !second ? first : null;
}

/** The text directly inside an element. */
export const textIn = ({ children }: XmlElement): string =>
  children.map((child) => (child.kind === 'text' ? child.text : '')).join('');

export interface ReadBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of a part, px; null if a value is missing. */
export function boxIn(element: XmlElement): ReadBox | null {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberIn(element, name));
  if (typeof x !== 'number' || typeof y !== 'number') return null;
  return typeof width === 'number' && typeof height === 'number' ? { x, y, width, height } : null;
}

/** The opacity with the fewest digits that is written as this alpha again. */
export function opacityOf(alpha: number): number {
  const digits = [100, 1000, 10_000].find((scale) => {
    const opacity = Math.round((alpha / 255) * scale) / scale;
    return (alphaOf(opacity) ?? 255) === alpha;
  });
  return Math.min(1, Math.max(0, Math.round((alpha / 255) * (digits ?? 10_000)) / (digits ?? 10_000)));
}

/** A position in px with the fewest digits that gives this share of a length. */
function atShare(share: number, length: number): number {
  const exact = share * length;
  const scale = [1, 100, 10_000].find(
    (digits) => Math.abs(Math.round(exact * digits) / digits / length - share) < 5e-7,
  );
  return Math.round(exact * (scale ?? 1e6)) / (scale ?? 1e6) + 0;
}

/** Formula that rotates a part; null if there is none. */
export const angleIn = (part: XmlElement): string | null =>
  elementsOf(part, 'Transform').find(({ attributes }) => attributes.target === 'angle')?.attributes.value ?? null;

export interface ReadPlacing {
  rotation: number;
  opacity: number;
  rotate: string;
  motion?: Motion;
  /** Pivot relative to the part's corner, px; null for its centre. */
  offset: { x: number; y: number } | null;
}

/** Element with the text of its parent for screen readers. */
export const READER = 'ScreenReader';
/** Elements that contain others under a condition. */
export const BRANCHES: ReadonlySet<string> = new Set(['Condition', 'Compare', 'Default']);

/** Rotation and opacity of a part at `box`; null if our layers cannot express them. */
export function placingIn(part: XmlElement, box: ReadBox, { canvas }: FaceSource): ReadPlacing | null {
  const turning = angleIn(part);
  const moving = turning === null ? null : readMotion(turning);
  const rotate =
    moving?.rotate ?? (turning === null ? '' : readNumber(turning, { isRound: canvas.shape === 'circle' }));
  if (rotate === null) return null;
  const [pivotX, pivotY] = [numberIn(part, 'pivotX') ?? 0.5, numberIn(part, 'pivotY') ?? 0.5];
  const isMiddle = pivotX === 0.5 && pivotY === 0.5;
  return {
    rotation: short(numberIn(part, 'angle') ?? 0),
    opacity: opacityOf(numberIn(part, 'alpha') ?? 255),
    rotate,
    ...(moving?.motion ? { motion: moving.motion } : {}),
    offset: isMiddle ? null : { x: atShare(pivotX, box.width), y: atShare(pivotY, box.height) },
  };
}

/** The pivot of a part at `box` for a layer whose corner is elsewhere. */
export function pivotFrom(box: ReadBox, { offset, rotation, rotate }: ReadPlacing, corner: { x: number; y: number }) {
  if (!offset && rotation === 0 && rotate === '') return null;
  const inBox = offset ?? { x: box.width / 2, y: box.height / 2 };
  return { x: short(box.x + inBox.x - corner.x), y: short(box.y + inBox.y - corner.y) };
}
