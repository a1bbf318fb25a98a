// The parts of a scene: plain groups and clocks of several hands are opened, and each part is told the modes that show it.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { numberIn } from '@/face/nodes/watchFaceValues';
import { isSilent, saysMoreThanPlace } from './canonical';

export interface Modes {
  normal: boolean;
  ambient: boolean;
}

/** A part as it stands on the canvas, or a group that could be opened into parts. */
export interface ScenePart {
  element: XmlElement;
  /** Modes that show what is around it. */
  modes: Modes;
  /** What it would be opened into; empty for a part. */
  inside: readonly ScenePart[];
}

/** Elements that say how their parent is, and are drawn by nobody. */
const FACTS = new Set(['Localization', 'Launch', 'ScreenReader', 'Gyro', 'Variant', 'Transform', 'Reference']);
/** Elements that choose among others, and stand where those stand. */
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

/** Whether something else than its attributes says where it stands. */
const isMoved = (element: XmlElement): boolean =>
  factsIn(element).some(({ name, attributes: { target = '' } }) => name === 'Reference' || PLACE.has(target));

const moved = (value: number, by: number): string => String(Math.round((value + by) * 1e4) / 1e4 + 0);

/** The element so many px further; null where that cannot be said of it. */
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

/** How clear a group is in each mode, 0 to 255; null where that is more than a number each. */
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

/** The modes that show a group which is either there or not; null for any other. */
function groupModes(group: XmlElement, outer: Modes): Modes | null {
  const alphas = alphasOf(group);
  if (!alphas || !WHOLE.has(alphas.normal) || !WHOLE.has(alphas.ambient)) return null;
  return { normal: outer.normal && alphas.normal === 255, ambient: outer.ambient && alphas.ambient === 255 };
}

const isMask = ({ attributes }: XmlElement): boolean =>
  attributes.renderMode !== undefined && attributes.renderMode !== 'SOURCE';

/** A group as what stands in it; null where the group says more than where that stands. */
function opened(group: XmlElement, outer: Modes): readonly ScenePart[] | null {
  const modes = groupModes(group, outer);
  const [dx, dy] = [numberIn(group, 'x'), numberIn(group, 'y')];
  if (!modes || dx === null || dy === null || saysMoreThanPlace(group)) return null;
  const drawn = elementsOf(group).filter(({ name }) => !FACTS.has(name));
  const children = drawn.map((child) => (isMask(child) ? null : translated(child, dx, dy)));
  return children.every((child) => child !== null) ? children.flatMap((child) => partsOf(child, modes)) : null;
}

const HANDS = ['HourHand', 'MinuteHand', 'SecondHand'];

/** A clock as one clock for each of its hands, over all of the canvas; null for a clock that says more. */
function handsOf(clock: XmlElement, canvas: { width: number; height: number }): readonly XmlElement[] | null {
  const [dx, dy] = [numberIn(clock, 'x'), numberIn(clock, 'y')];
  const hands = elementsOf(clock).filter((child) => !isSilent(child));
  const isPlain = hands.every(({ name }) => HANDS.includes(name)) && clock.attributes.alpha === undefined;
  if (!isPlain || hands.length === 0 || dx === null || dy === null || saysMoreThanPlace(clock)) return null;
  // The watch stacks them so, however they are listed.
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

/** The parts of one element of a scene, as deep as it can be opened. */
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
  // Masks cut out of what is beside them: nothing may come between.
  const isCut = elements.some(isMask);
  const all = elements.flatMap((element) => (isCut ? [{ element, modes: BOTH, inside: [] }] : partsOf(element, BOTH)));
  return isCut ? all : all.map(withHands);
}
