// What lies below everything: the colour of the scene in each mode, and the rectangle with which normal mode covers it.
import { elementsOf, type XmlElement, xml } from '@/bytes/xml/xml';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { boxIn, onlyChild, ownColor } from '@/face/nodes/watchFaceValues';
import { type ScenePart, scenePartsOf } from './sceneParts';

const BLACK = '#000000';

export interface Ground {
  fills: { normal: string; ambient: string };
  /** The scene without what the colours say. */
  rest: XmlElement;
  /** A colour that the wearer chooses, as a part of its own below all others. */
  part: ScenePart | null;
}

const isColor = ({ name, attributes }: XmlElement): boolean =>
  name === 'Variant' && attributes.mode === 'AMBIENT' && attributes.target === 'backgroundColor';

/** The colour of a rectangle over all of the canvas that is nothing else; null for any other part. */
export function coverOf(part: XmlElement | undefined, canvas: CanvasFacts): string | null {
  if (part?.name !== 'PartDraw' || Object.keys(part.attributes).some((name) => !PLAIN.has(name))) return null;
  const [shape, other] = elementsOf(part);
  const isWhole = [part, shape].every((one) => {
    const box = one && boxIn(one);
    return box?.x === 0 && box.y === 0 && box.width === canvas.width && box.height === canvas.height;
  });
  if (!isWhole || shape?.name !== 'Rectangle' || other || elementsOf(shape).length !== 1) return null;
  const fill = onlyChild(shape, 'Fill');
  return fill && elementsOf(fill).length === 0 ? ownColor(fill.attributes.color) : null;
}

const PLAIN = new Set(['name', 'x', 'y', 'width', 'height']);

/** What stands in a group that normal mode alone shows; null for any other element. */
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

/** The rectangle that covers the scene's colour in normal mode, taken out of the scene. */
function covered(
  children: readonly XmlElement[],
  canvas: CanvasFacts,
): { color: string; rest: readonly XmlElement[] } | null {
  const [first, ...others] = children;
  const inside = normalIn(first);
  const color = inside && coverOf(inside[0], canvas);
  // A group that stays in one piece keeps its rectangle.
  const isOpen = first && scenePartsOf({ ...first, children: [first] }, canvas).some((part) => part.inside.length > 0);
  if (!color || !first || !isOpen) return null;
  const left = elementsOf(first).filter((child) => child !== inside[0]);
  return { color, rest: inside.length > 1 ? [{ ...first, children: left }, ...others] : others };
}

/** A colour of the wearer's choice, drawn as the lowest part. */
function chosenPart(color: string, { width, height }: CanvasFacts, line: number | undefined): ScenePart {
  const all = { x: 0, y: 0, width, height };
  const element = xml('PartDraw', all, [xml('Rectangle', all, [xml('Fill', { color })])]);
  return {
    element: line === undefined ? element : { ...element, line },
    modes: { normal: true, ambient: true },
    inside: [],
  };
}

export function groundIn(scene: XmlElement, canvas: CanvasFacts): Ground {
  const written = scene.attributes.backgroundColor;
  const own = ownColor(written);
  const variant = elementsOf(scene).find(isColor);
  const night = variant ? ownColor(variant.attributes.value) : own;
  const children = elementsOf(scene).filter((child) => !isColor(child) || night === null);
  const cover = covered(children, canvas);
  const chosen = written !== undefined && own === null ? chosenPart(written, canvas, scene.line) : null;
  const fills = { normal: cover?.color ?? own ?? BLACK, ambient: night ?? own ?? BLACK };
  return { fills, rest: { ...scene, children: cover?.rest ?? children }, part: chosen };
}
