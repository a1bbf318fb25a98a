// Splits a scene into parts: opens plain groups and clocks with several hands, and determines the modes that show each
// part.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { numberIn } from '@/face/nodes/watchFaceValues';
import { isSilent, saysMoreThanPlace } from './canonical';

export interface Modes {
  normal: boolean;
  ambient: boolean;
}

/** A part on the canvas, or a group that could be split into parts. */
export interface ScenePart {
  element: XmlElement;
  /** Modes that show its surroundings. */
  modes: Modes;
  /** The parts it can be split into; empty for a single part. */
  inside: readonly ScenePart[];
}

/** Elements that describe their parent and draw nothing. */
const FACTS = new Set(['Localization', 'Launch', 'ScreenReader', 'Gyro', 'Variant', 'Transform', 'Reference']);
/** Elements that select among their children and have no position of their own. */
const CHOICES = new Set([
  'Condition',
  'Compare',
  'Default',
  'ListConfiguration',
  'ListOption',
  'BooleanConfiguration',
  'BooleanOption',
]);
const PLACE = new Set(['x', 'y']);

const factsIn = (element: XmlElement): readonly XmlElement[] =>
  elementsOf(element).filter((child) => FACTS.has(child.name) && !isSilent(child));

/** Whether something other than its attributes determines its position. */
const isMoved = (element: XmlElement): boolean =>
  factsIn(element).some(({ name, attributes: { target = '' } }) => name === 'Reference' || PLACE.has(target));

const moved = (value: number, by: number): string => String(Math.round((value + by) * 1e4) / 1e4 + 0);

/** The element shifted by this many px; null if it cannot be shifted. */
export function translated(element: XmlElement, dx: number, dy: number): XmlElement | null {
  if (dx === 0 && dy === 0) return element;
  if (CHOICES.has(element.name)) {
    const children = element.children.map((child) =>
      child.kind !== 'element' || child.name === 'Expressions' ? child : translated(child, dx, dy),
    );
    return children.every((child) => child !== null) ? { ...element, children } : null;
  }
  const [x, y] = [numberIn(element, 'x'), numberIn(element, 'y')];
  if (x === null || y === null || isMoved(element)) return null;
  return { ...element, attributes: { ...element.attributes, x: moved(x, dx), y: moved(y, dy) } };
}

/** Opacity of a group in each mode, 0 to 255; null if it is not constant. */
function alphasOf(group: XmlElement): { normal: number; ambient: number } | null {
  const normal = group.attributes.alpha === undefined ? 255 : numberIn(group, 'alpha');
  const [variant, another] = factsIn(group);
  if (normal === null || another) return null;
  if (!variant) return { normal, ambient: normal };
  const { mode, target, ...others } = variant.attributes;
  const ambient = numberIn(variant, 'value');
  const isPlain =
    variant.name === 'Variant' && mode === 'AMBIENT' && target === 'alpha' && Object.keys(others).length === 1;
  return isPlain && ambient !== null ? { normal, ambient } : null;
}

const WHOLE = new Set([0, 255]);

/** The modes that show a group that is either visible or not; null for any other. */
function groupModes(group: XmlElement, outer: Modes): Modes | null {
  const alphas = alphasOf(group);
  if (!alphas || !WHOLE.has(alphas.normal) || !WHOLE.has(alphas.ambient)) return null;
  return { normal: outer.normal && alphas.normal === 255, ambient: outer.ambient && alphas.ambient === 255 };
}

const isMask = ({ attributes }: XmlElement): boolean =>
  attributes.renderMode !== undefined && attributes.renderMode !== 'SOURCE';

/** The parts of a group; null if the group affects more than their position. */
function opened(group: XmlElement, outer: Modes): readonly ScenePart[] | null {
  const modes = groupModes(group, outer);
  const [dx, dy] = [numberIn(group, 'x'), numberIn(group, 'y')];
  if (!modes || dx === null || dy === null || saysMoreThanPlace(group)) return null;
  const drawn = elementsOf(group).filter(({ name }) => !FACTS.has(name));
  const children = drawn.map((child) => (isMask(child) ? null : translated(child, dx, dy)));
  return children.every((child) => child !== null) ? children.flatMap((child) => partsOf(child, modes)) : null;
}

const HANDS = ['HourHand', 'MinuteHand', 'SecondHand'];

/** Splits a clock into one clock per hand over the whole canvas; null if it has more than hands. */
function handsOf(clock: XmlElement, canvas: { width: number; height: number }): readonly XmlElement[] | null {
  const [dx, dy] = [numberIn(clock, 'x'), numberIn(clock, 'y')];
  const hands = elementsOf(clock).filter((child) => !isSilent(child));
  const isPlain = hands.every(({ name }) => HANDS.includes(name)) && clock.attributes.alpha === undefined;
  if (!isPlain || hands.length === 0 || dx === null || dy === null || saysMoreThanPlace(clock)) return null;
  // The watch uses this painting order, whatever the order in the document.
  const stacked = [...hands].sort((a, b) => HANDS.indexOf(a.name) - HANDS.indexOf(b.name));
  const moved = stacked.map((hand) => translated(hand, dx, dy));
  if (!moved.every((hand) => hand !== null)) return null;
  const { line, ...own } = clock;
  const attributes = {
    ...clock.attributes,
    x: '0',
    y: '0',
    width: String(canvas.width),
    height: String(canvas.height),
  };
  return moved.map((hand) => ({
    ...own,
    ...(line === undefined ? {} : { line: hand.line ?? line }),
    attributes,
    children: [hand],
  }));
}

/** The parts of one scene element, split as far as possible. */
function partsOf(element: XmlElement, modes: Modes): readonly ScenePart[] {
  const inside = element.name === 'Group' ? (opened(element, modes) ?? []) : [];
  return [{ element, modes, inside }];
}

const BOTH: Modes = { normal: true, ambient: true };

/** The parts of a scene in painting order. */
export function scenePartsOf(scene: XmlElement, canvas: { width: number; height: number }): readonly ScenePart[] {
  const elements = elementsOf(scene);
  const withHands = (part: ScenePart): ScenePart => {
    if (part.inside.length > 0) return { ...part, inside: part.inside.map(withHands) };
    const hands = part.element.name === 'AnalogClock' ? handsOf(part.element, canvas) : null;
    if (!hands) return part;
    return { ...part, inside: hands.map((element) => ({ element, modes: part.modes, inside: [] })) };
  };
  // Masks clip their siblings, so nothing may come between them.
  const isCut = elements.some(isMask);
  const all = elements.flatMap((element) => (isCut ? [{ element, modes: BOTH, inside: [] }] : partsOf(element, BOTH)));
  return isCut ? all : all.map(withHands);
}
