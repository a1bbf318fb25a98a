// Splits a scene into parts: opens groups and clocks with several hands, and determines the modes that show each part.
import { elementsOf, type XmlElement, type XmlNode, xml } from '@/bytes/xml/xml';
import { round2 } from '@/face/geometry/bounds';
import { pivotIn } from '@/face/nodes/watchFacePart';
import { numberIn } from '@/face/nodes/watchFaceValues';
import { COORDINATE_MAX } from '@/schemas/limits';
import type { FaceOption, ShownFor } from '@/schemas/options';
import { isSilent, paintsApart, saysMoreThan, saysMoreThanPlace } from './canonical';
import { chosenIn } from './optionsIn';

export interface Modes {
  normal: boolean;
  ambient: boolean;
}

interface Canvas {
  width: number;
  height: number;
}

/** An opened group without its children, over the whole canvas; null in a mode that does not show it. */
export interface GroupHead {
  normal: XmlElement | null;
  ambient: XmlElement | null;
}

/** A part on the canvas, or a group that could be split into parts. */
export interface ScenePart {
  element: XmlElement;
  /** Modes that show its surroundings. */
  modes: Modes;
  /** The parts it can be split into, in px of the canvas; empty for a single part. */
  inside: readonly ScenePart[];
  /** Of an opened group. */
  head: GroupHead | null;
  /** The choice of the wearer that shows it; absent: it is always shown. Parts of one choice share the object. */
  shownFor?: ShownFor;
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

/** Whether it is a variant that gives a coordinate a constant value. */
const isMovingVariant = (element: XmlElement): boolean =>
  element.name === 'Variant' && PLACE.has(element.attributes.target ?? '') && numberIn(element, 'value') !== null;

/** Whether something that cannot be shifted determines its position. */
const isMoved = (element: XmlElement): boolean =>
  factsIn(element).some(
    (fact) => fact.name === 'Reference' || (PLACE.has(fact.attributes.target ?? '') && !isMovingVariant(fact)),
  );

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
  const children = element.children.map((child) => {
    if (child.kind !== 'element' || !isMovingVariant(child)) return child;
    const by = child.attributes.target === 'x' ? dx : dy;
    return { ...child, attributes: { ...child.attributes, value: moved(numberIn(child, 'value') ?? 0, by) } };
  });
  return { ...element, attributes: { ...element.attributes, x: moved(x, dx), y: moved(y, dy) }, children };
}

/** A shifted group around an element that cannot be shifted itself. */
function shifted(element: XmlElement, group: XmlElement): XmlElement {
  const { x, y, width, height } = group.attributes;
  const around = xml('Group', { name: element.attributes.name ?? element.name, x, y, width, height }, [element]);
  return element.line === undefined ? around : { ...around, line: element.line };
}

/** Attributes of a group that our groups have; a layer in one has its own position. */
const HEAD = new Set(['x', 'y', 'width', 'height', 'name', 'alpha', 'angle', 'pivotX', 'pivotY']);
/** What may differ in always-on. */
const VARIED = new Set(['alpha', 'angle']);

const isTurning = ({ name, attributes }: XmlElement): boolean => name === 'Transform' && attributes.target === 'angle';

const isSpoken = ({ name }: XmlElement): boolean => name === 'ScreenReader';

/** The constant value of a variant by its target; null for any other variant. */
function variedIn({ name, attributes }: XmlElement): readonly [target: string, value: string] | null {
  const { mode, target = '', value = '', ...others } = attributes;
  const isPlain = name === 'Variant' && mode === 'AMBIENT' && VARIED.has(target) && Object.keys(others).length === 0;
  return isPlain ? [target, value] : null;
}

/** The pivot of a group, in shares of a group over the whole canvas; null if it is too far away. */
function headPivot(group: XmlElement, canvas: Canvas): Readonly<Record<string, string>> | null {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberIn(group, name));
  if (typeof x !== 'number' || typeof y !== 'number' || typeof width !== 'number' || typeof height !== 'number') {
    return null;
  }
  const [pivotX, pivotY] = [numberIn(group, 'pivotX') ?? 0.5, numberIn(group, 'pivotY') ?? 0.5];
  const point = { x: round2(x + pivotX * width), y: round2(y + pivotY * height) };
  const isNear = [point.x, point.y].every((value) => Math.abs(value) <= COORDINATE_MAX);
  if (!isNear) return null;
  const shares = pivotIn({ x: 0, y: 0, width: canvas.width, height: canvas.height }, point);
  return { pivotX: String(shares.pivotX), pivotY: String(shares.pivotY) };
}

/** Whether a head turns its children. */
export const isTurned = (head: XmlElement): boolean =>
  numberIn(head, 'angle') !== 0 || elementsOf(head, 'Transform').length > 0;

/** The head with these attributes; undefined if it cannot be over the whole canvas. */
function headWith(group: XmlElement, facts: readonly XmlElement[], canvas: Canvas): XmlElement | null | undefined {
  const { name, angle = '0', alpha = '255', pivotX, pivotY } = group.attributes;
  const { width, height } = canvas;
  const head = xml('Group', { name, x: 0, y: 0, width, height, angle, alpha }, facts);
  const opacity = numberIn(head, 'alpha');
  if (numberIn(head, 'angle') === null || opacity === null) return undefined;
  if (opacity === 0) return null;
  if (!isTurned(head) && pivotX === undefined && pivotY === undefined) return head;
  const pivot = headPivot(group, canvas);
  if (!pivot) return isTurned(head) ? undefined : head;
  return { ...head, attributes: { ...head.attributes, ...pivot } };
}

/** A group without its children in each mode; null if it affects more of them than position, rotation and opacity. */
function headOf(group: XmlElement, canvas: Canvas): GroupHead | null {
  if (saysMoreThan(group, HEAD)) return null;
  const facts = factsIn(group);
  const turning = facts.filter(isTurning);
  const spoken = facts.filter(isSpoken);
  const variants = facts.filter((fact) => !isTurning(fact) && !isSpoken(fact)).map(variedIn);
  const varied = variants.flatMap((variant) => (variant ? [variant] : []));
  const isAmbiguous = new Set(varied.map(([target]) => target)).size < variants.length;
  if (turning.length > 1 || isAmbiguous) return null;
  const normal = headWith(group, [...spoken, ...turning], canvas);
  const resting = { ...group, attributes: { ...group.attributes, ...Object.fromEntries(varied) } };
  const ambient = varied.length === 0 ? normal : headWith(resting, [...spoken, ...turning], canvas);
  return normal === undefined || ambient === undefined ? null : { normal, ambient };
}

/** Whether a head does not change the look of its children, and has no text for screen readers. */
export const isPlain = (head: XmlElement): boolean =>
  !isTurned(head) && numberIn(head, 'alpha') === 255 && !elementsOf(head).some(isSpoken);

const isMask = ({ attributes }: XmlElement): boolean =>
  attributes.renderMode !== undefined && attributes.renderMode !== 'SOURCE';

/** Modes that show the children of a group. */
export const modesWithin = (outer: Modes, { normal, ambient }: GroupHead): Modes => ({
  normal: outer.normal && normal !== null,
  ambient: outer.ambient && ambient !== null,
});

/** An opened group; null if it must stay in one piece. */
function opened(group: XmlElement, outer: Modes, canvas: Canvas): ScenePart | null {
  const head = headOf(group, canvas);
  const [dx, dy] = [numberIn(group, 'x'), numberIn(group, 'y')];
  if (!head || dx === null || dy === null) return null;
  const drawn = elementsOf(group).filter(({ name }) => !FACTS.has(name));
  if (drawn.length === 0 || drawn.some(isMask)) return null;
  const modes = modesWithin(outer, head);
  if (!modes.normal && !modes.ambient) return null;
  const inside = drawn.map((child): ScenePart => {
    const element = translated(child, dx, dy);
    return element ? partOf(element, modes, canvas) : single(shifted(child, group), modes);
  });
  return { element: group, modes: outer, inside, head };
}

const HANDS = ['HourHand', 'MinuteHand', 'SecondHand'];

const isHidden = ({ name, attributes: { mode, target, value } }: XmlElement): boolean =>
  name === 'Variant' && mode === 'AMBIENT' && target === 'alpha' && Number(value) === 0;

/** The element without the changes of always-on while it is invisible there. */
function withoutUnseen(element: XmlElement): XmlElement {
  const hiding = elementsOf(element).find(isHidden);
  if (!hiding) return element;
  const children = element.children.filter(
    (child) => child === hiding || child.kind !== 'element' || child.name !== 'Variant',
  );
  return { ...element, children };
}

/** Splits a clock into one clock per hand over the whole canvas; null if it has more than hands. */
function handsOf(clock: XmlElement, canvas: Canvas): readonly XmlElement[] | null {
  const [dx, dy] = [numberIn(clock, 'x'), numberIn(clock, 'y')];
  const hands = elementsOf(clock).filter((child) => !isSilent(child));
  const isPlain = hands.every(({ name }) => HANDS.includes(name)) && clock.attributes.alpha === undefined;
  if (!isPlain || hands.length === 0 || dx === null || dy === null || saysMoreThanPlace(clock)) return null;
  const moved = hands.map((hand) => translated(withoutUnseen(hand), dx, dy));
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

/** Formulas of the texts of a digital clock, by the letters of its format. */
const TIME_FORMULAS: Readonly<Record<string, (hourFormat: string) => string>> = {
  hh: (hours) =>
    hours === '24'
      ? '[HOUR_0_23_Z]'
      : hours === '12'
        ? '[HOUR_1_12_Z]'
        : '[IS_24_HOUR_MODE] ? [HOUR_0_23_Z] : [HOUR_1_12_Z]',
  h: (hours) =>
    hours === '24' ? '[HOUR_0_23]' : hours === '12' ? '[HOUR_1_12]' : '[IS_24_HOUR_MODE] ? [HOUR_0_23] : [HOUR_1_12]',
  mm: () => '[MINUTE_Z]',
  m: () => '[MINUTE]',
  ss: () => '[SECOND_Z]',
  s: () => '[SECOND]',
};

/** A format of these units with signs between them. */
const TIME_FORMAT = /^(?:hh?|mm?|ss?|[^a-zA-Z0-9%_])+$/;
const TIME_TEXT = new Set([
  ...PLACE,
  'width',
  'height',
  'name',
  'alpha',
  'align',
  'format',
  'hourFormat',
  'angle',
  'pivotX',
  'pivotY',
]);

/** The text that shows the same as a part of a digital clock; null if a text cannot. */
function timeText(time: XmlElement, clock: XmlElement, by: { x: number; y: number }): XmlElement | null {
  const { align, format = '', hourFormat = 'SYNC_TO_DEVICE', ...place } = time.attributes;
  const fonts = elementsOf(time, 'Font');
  const [font] = fonts;
  const isPlain = elementsOf(time).every(({ name }) => name === 'Font' || name === 'Variant');
  if (!font || fonts.length > 1 || !isPlain || !TIME_FORMAT.test(format) || saysMoreThan(time, TIME_TEXT)) return null;
  const moved = translated({ ...time, attributes: place }, by.x, by.y);
  if (!moved || numberIn(moved, 'width') === null || numberIn(moved, 'height') === null) return null;
  const units = format.match(/hh?|mm?|ss?/g) ?? [];
  const parameters = units.map((unit) => xml('Parameter', { expression: TIME_FORMULAS[unit]?.(hourFormat) }));
  const template = xml('Template', {}, [format.replace(/hh?|mm?|ss?/g, '%s'), ...parameters]);
  const { line } = time;
  return {
    ...xml('PartText', { name: clock.attributes.name, ...moved.attributes }, [
      ...elementsOf(moved, 'Variant'),
      xml('Text', { align }, [{ ...font, children: [template] }]),
    ]),
    ...(line === undefined ? {} : { line }),
  };
}

/** Splits a digital clock into texts; null if it has anything else. */
function timesOf(clock: XmlElement): readonly XmlElement[] | null {
  const [x, y] = [numberIn(clock, 'x'), numberIn(clock, 'y')];
  const times = elementsOf(clock).filter((child) => !isSilent(child));
  if (x === null || y === null || times.length === 0 || saysMoreThanPlace(clock)) return null;
  const texts = times.map((time) => (time.name === 'TimeText' ? timeText(time, clock, { x, y }) : null));
  return texts.every((text) => text !== null) ? texts : null;
}

const CLOCKS: Readonly<Record<string, (clock: XmlElement, canvas: Canvas) => readonly XmlElement[] | null>> = {
  AnalogClock: handsOf,
  DigitalClock: timesOf,
};

/** A clock split into its hands or texts; one that fades as a whole is also a group of them. */
function clockPart(part: ScenePart, canvas: Canvas): ScenePart {
  const { element, modes } = part;
  const split = CLOCKS[element.name];
  if (!split) return part;
  const { alpha: _, ...attributes } = element.attributes;
  const bare = { ...element, attributes, children: element.children.filter((child) => !isVariant(child)) };
  const variants = elementsOf(element, 'Variant');
  const { x, y, width, height, name, alpha } = element.attributes;
  const own = xml('Group', { x, y, width, height, name, alpha }, variants);
  const head = headOf(own, canvas);
  const inside = head ? split(bare, canvas) : null;
  if (!head || !inside) return part;
  const isFaded = variants.length > 0 || (alpha !== undefined && numberIn(element, 'alpha') !== 255);
  const within = isFaded ? modesWithin(modes, head) : modes;
  if (!within.normal && !within.ambient) return part;
  return { ...part, inside: inside.map((one) => single(one, within)), head: isFaded ? head : null };
}

const isVariant = (node: XmlNode): boolean => node.kind === 'element' && node.name === 'Variant';

const PLAIN_DRAWING = new Set([...PLACE, 'width', 'height', 'name', 'pivotX', 'pivotY']);

/** A drawing as one of each paint of each shape, bottom first; the drawing itself if they belong together. */
export function shapesApart(part: XmlElement): readonly XmlElement[] {
  const shapes = elementsOf(part).filter((child) => !isSilent(child));
  const isPlain = shapes.every(({ name }) => !FACTS.has(name)) && !saysMoreThan(part, PLAIN_DRAWING);
  if (part.name !== 'PartDraw' || !isPlain) return [part];
  return shapes.flatMap((shape) => paintsApart(shape).map((one): XmlElement => ({ ...part, children: [one] })));
}

const single = (element: XmlElement, modes: Modes): ScenePart => ({ element, modes, inside: [], head: null });

/** The part of one element, split as far as possible. */
function partOf(element: XmlElement, modes: Modes, canvas: Canvas): ScenePart {
  const group = element.name === 'Group' ? opened(element, modes, canvas) : null;
  return group ?? single(element, modes);
}

const BOTH: Modes = { normal: true, ambient: true };

/** The parts of a scene in painting order. `options`: those of the design, whose elements are split into their choices. */
export function scenePartsOf(
  scene: XmlElement,
  canvas: Canvas,
  options: readonly FaceOption[] = [],
): readonly ScenePart[] {
  const elements = elementsOf(scene);
  const withHands = (part: ScenePart): ScenePart => {
    if (part.inside.length > 0) return { ...part, inside: part.inside.map(withHands) };
    return clockPart(part, canvas);
  };
  const whole = (element: XmlElement): ScenePart => withHands(partOf(element, BOTH, canvas));
  const split = (element: XmlElement): readonly ScenePart[] =>
    chosenIn(element, options, canvas)?.flatMap(({ shownFor, elements: shown }) =>
      shown.map((one) => ({ ...whole(one), shownFor })),
    ) ?? [whole(element)];
  // Masks clip their siblings, so nothing may come between them.
  return elements.some(isMask) ? elements.map((element) => single(element, BOTH)) : elements.flatMap(split);
}
