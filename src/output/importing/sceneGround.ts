// The background: the scene's colour in each mode, and the rectangle that covers it in normal mode.
import { elementsOf, type XmlElement, xml } from '@/bytes/xml/xml';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { boxIn, onlyChild, ownColor } from '@/face/nodes/watchFaceValues';
import { type ScenePart, scenePartsOf } from './sceneParts';

const BLACK = '#000000';

export interface Ground {
  fills: { normal: string; ambient: string };
  /** The scene without the background elements. */
  rest: XmlElement;
  /** A colour setting of the wearer, as the lowest part. */
  part: ScenePart | null;
}

const isColor = ({ name, attributes }: XmlElement): boolean =>
  name === 'Variant' && attributes.mode === 'AMBIENT' && attributes.target === 'backgroundColor';

/** The colour of a plain rectangle over the whole canvas; null for any other part. */
export function coverOf(part: XmlElement | undefined, canvas: CanvasFacts): string | null {
  if (part?.name !== 'PartDraw' || Object.keys(part.attributes).some((name) => !PLAIN.has(name))) return null;
  const [shape, other] = elementsOf(part);
  const [box, inside] = [boxIn(part), shape && boxIn(shape)];
  if (!box || !inside) return null;
  // The part itself may be larger: an export gives it a margin.
  const [left, top] = [box.x + inside.x, box.y + inside.y];
  const isUncut = box.x <= 0 && box.y <= 0 && box.x + box.width >= canvas.width && box.y + box.height >= canvas.height;
  const isWhole =
    left === 0 && top === 0 && inside.width === canvas.width && inside.height === canvas.height && isUncut;
  if (!isWhole || shape?.name !== 'Rectangle' || other || elementsOf(shape).length !== 1) return null;
  const fill = onlyChild(shape, 'Fill');
  return fill && elementsOf(fill).length === 0 ? ownColor(fill.attributes.color) : null;
}

const PLAIN = new Set(['name', 'x', 'y', 'width', 'height']);

/** Content of a group shown only in normal mode; null for any other element. */
function normalIn(element: XmlElement | undefined): readonly XmlElement[] | null {
  const [variant, ...others] = element?.name === 'Group' ? elementsOf(element) : [];
  const { mode, target, value } = variant?.attributes ?? {};
  const box = element && boxIn(element);
  const isGroup =
    box?.x === 0 &&
    box.y === 0 &&
    variant?.name === 'Variant' &&
    mode === 'AMBIENT' &&
    target === 'alpha' &&
    value === '0';
  return isGroup && element && Object.keys(element.attributes).every((name) => PLAIN.has(name)) ? others : null;
}

/** The rectangle that covers the scene's colour in normal mode, removed from the scene. */
function covered(
  children: readonly XmlElement[],
  canvas: CanvasFacts,
): { color: string; rest: readonly XmlElement[] } | null {
  const [first, ...others] = children;
  const inside = normalIn(first);
  const color = inside && coverOf(inside[0], canvas);
  // A group kept in one piece keeps its rectangle.
  const isOpen = first && scenePartsOf({ ...first, children: [first] }, canvas).some((part) => part.inside.length > 0);
  if (!color || !first || !isOpen) return null;
  const left = elementsOf(first).filter((child) => child !== inside[0]);
  return { color, rest: inside.length > 1 ? [{ ...first, children: left }, ...others] : others };
}

interface ChosenFacts {
  /** Line of the scene. */
  line: number | undefined;
  ambient: boolean;
}

/** A colour setting drawn as the lowest part; `ambient`: whether always-on shows it. */
function chosenPart(color: string, { width, height }: CanvasFacts, { line, ambient }: ChosenFacts): ScenePart {
  const all = { x: 0, y: 0, width, height };
  const element = xml('PartDraw', all, [xml('Rectangle', all, [xml('Fill', { color })])]);
  return {
    element: line === undefined ? element : { ...element, line },
    modes: { normal: true, ambient },
    inside: [],
    head: null,
  };
}

export function groundIn(scene: XmlElement, canvas: CanvasFacts): Ground {
  const written = scene.attributes.backgroundColor;
  const own = ownColor(written);
  const variant = elementsOf(scene).find(isColor);
  const night = variant ? ownColor(variant.attributes.value) : own;
  const children = elementsOf(scene).filter((child) => !isColor(child) || night === null);
  // A color of always-on takes the place of the setting there.
  const facts = { line: scene.line, ambient: !variant || night === null };
  const chosen = written !== undefined && own === null ? chosenPart(written, canvas, facts) : null;
  // A rectangle stays above the setting that it covers.
  const cover = chosen ? null : covered(children, canvas);
  const fills = { normal: cover?.color ?? own ?? BLACK, ambient: night ?? own ?? BLACK };
  return { fills, rest: { ...scene, children: cover?.rest ?? children }, part: chosen };
}
