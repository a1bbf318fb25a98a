// Canonical keys of elements: equal for elements with the same meaning, ignoring names for people, default values and
// number formatting.
import { elementsOf, type XmlElement, type XmlNode } from '@/bytes/xml/xml';
import { ANCHORS } from '@/face/nodes/leftovers';
import { numberIn, ownColor } from '@/face/nodes/watchFaceValues';
import { parseWatchFormula } from '@/face/watchFaceFormat/formula/parseWatchFormula';
import { printWatchFormula } from '@/face/watchFaceFormat/formula/printWatchFormula';

/** Keys for the names in a document: equal for the same picture, font, glyphs and texts. */
export interface Meanings {
  /** `tint` is a colour in our format that multiplies every pixel. */
  picture(resource: string, tint: string | null): string;
  family(name: string): string;
  /** Null if it is not a bitmap font. */
  glyphs(family: string): string | null;
  words(name: string): string;
}

const NUMBER = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?\s*$/;
/** More digits than any watch draws. */
const SCALE = 1e5;

function plainValue(text: string): string | number {
  if (NUMBER.test(text)) return Math.round(Number(text) * SCALE) / SCALE + 0;
  return ownColor(text) ?? text.trim();
}

/** Key of a formula: its tree, or its text if it cannot be parsed. */
function formulaKey(text: string): string | number {
  if (NUMBER.test(text)) return plainValue(text);
  const parsed = parseWatchFormula(text.trim());
  return parsed.ok ? printWatchFormula(parsed.tree) : text.trim();
}

type Defaults = Readonly<Record<string, string | number>>;

const PLACED: Defaults = { alpha: 255, angle: 0, scaleX: 1, scaleY: 1, renderMode: 'SOURCE', blendMode: 'SRC_OVER' };
const STYLED: Defaults = { weight: 'NORMAL', slant: 'NORMAL', width: 'NORMAL', letterSpacing: 0, color: '#ffffff' };
const HAND: Defaults = { alpha: 255, pivotX: 0.5, pivotY: 0.5 };

/** Default attribute values. */
const DEFAULTS: Readonly<Record<string, Defaults>> = {
  Group: PLACED,
  PartText: PLACED,
  PartImage: PLACED,
  PartDraw: PLACED,
  PartAnimatedImage: PLACED,
  AnalogClock: PLACED,
  DigitalClock: PLACED,
  ComplicationSlot: { ...PLACED, isCustomizable: 'TRUE' },
  HourHand: HAND,
  MinuteHand: HAND,
  SecondHand: HAND,
  Text: { align: 'CENTER', ellipsis: 'FALSE', maxLines: 1, isAutoSize: 'FALSE' },
  Font: STYLED,
  BitmapFont: { letterSpacing: 0, color: '#ffffff' },
  Transform: { mode: 'TO' },
  Stroke: { cap: 'BUTT', dashPhase: 0 },
  Arc: { direction: 'CLOCKWISE' },
};

/** Elements that rotate and scale about a pivot; it is irrelevant if they do neither. */
const PIVOTED = new Set([
  'Group',
  'PartText',
  'PartImage',
  'PartDraw',
  'PartAnimatedImage',
  'AnalogClock',
  'ComplicationSlot',
]);
/** Attributes that make a pivot relevant when they change. */
const ABOUT_PIVOT = /^(?:angle|scale|pivot)/;

function usesPivot(element: XmlElement): boolean {
  const { angle = '0', scaleX = '1', scaleY = '1' } = element.attributes;
  if (Number(angle) !== 0 || Number(scaleX) !== 1 || Number(scaleY) !== 1) return true;
  return elementsOf(element).some(
    ({ name, attributes: { target = '' } }) =>
      name === 'Gyro' ||
      name === 'Reference' ||
      ((name === 'Transform' || name === 'Variant') && ABOUT_PIVOT.test(target)),
  );
}

const FORMULAS: Readonly<Record<string, string>> = { Transform: 'value', Variant: 'value', Parameter: 'expression' };
/** Elements that refer to each other by name within a condition; replaced by their position. */
const PLACE_NAMED = new Set(['Expression', 'Compare']);
/** Defaults for language, location and calendar of a watch. */
const OF_THE_WATCH: Readonly<Record<string, string>> = { timeZone: 'SYNC_TO_DEVICE', calendar: 'GREGORIAN' };

/** Whether the element has no effect. */
export function isSilent({ name, attributes }: XmlElement): boolean {
  if (name === 'ScreenReader') return (attributes.stringId ?? '') === '';
  const entries = Object.entries(attributes);
  return name === 'Localization' && entries.every(([key, value]) => OF_THE_WATCH[key] === value);
}
/** Elements that describe their parent; their order among drawn elements is irrelevant. */
const FACTS = ['Localization', 'Launch', 'ScreenReader', 'Gyro', 'Variant', 'Transform', 'Reference'];

type Entry = readonly [name: string, value: string | number | null];

/** The tint of a part with one picture; equivalent to tinting the picture. */
function tintOf({ name, attributes, children }: XmlElement): string | null {
  const isPicture =
    name === 'PartImage' && children.some((child) => child.kind === 'element' && child.name === 'Image');
  return isPicture || name.endsWith('Hand') ? ownColor(attributes.tintColor) : null;
}

const isTintHere = (name: string, tint: string | null) => name === 'tintColor' && tint !== null;

/** Creates the key functions of one document. */
export function canonical(meanings: Meanings) {
  const keyOfValue = (
    element: XmlElement,
    name: string,
    value: string,
    tint: string | null,
  ): string | number | null => {
    if (name === 'resource') return value.trim().startsWith('[') ? value.trim() : meanings.picture(value, tint);
    if (name === 'family') return (element.name === 'BitmapFont' && meanings.glyphs(value)) || meanings.family(value);
    if (name === 'displayName' || name === 'stringId') return meanings.words(value);
    return FORMULAS[element.name] === name ? formulaKey(value) : plainValue(value);
  };

  const attributesOf = (element: XmlElement, tint: string | null): readonly Entry[] => {
    const defaults = DEFAULTS[element.name] ?? {};
    const own = tintOf(element);
    const isFree = PIVOTED.has(element.name) && !usesPivot(element);
    return Object.entries(element.attributes)
      .filter(([name]) => name !== 'name' && name !== 'slotId' && name !== 'id' && !isTintHere(name, own))
      .filter(([name]) => !(isFree && (name === 'pivotX' || name === 'pivotY')))
      .map(([name, value]): Entry => [name, keyOfValue(element, name, value, own ?? tint)])
      .filter(([name, value]) => defaults[name] !== value)
      .filter(([name, value]) => !((name === 'pivotX' || name === 'pivotY') && value === 0.5))
      .sort(([a], [b]) => (a < b ? -1 : 1));
  };

  const childrenOf = (element: XmlElement, tint: string | null): readonly unknown[] => {
    const elements = elementsOf(element);
    const isWords = elements.every(({ name }) => name === 'Parameter');
    const texts = element.children.flatMap((child) => (child.kind === 'text' ? child.text : [])).join('');
    const words = texts.trim() === '' && !isWords ? [] : [wordsKey(element, texts)];
    const rank = (node: XmlNode) => (node.kind === 'element' ? FACTS.indexOf(node.name) : -1);
    const facts = elements.filter((child) => rank(child) >= 0 && !isSilent(child)).sort((a, b) => rank(a) - rank(b));
    const drawn = elements.filter((child) => rank(child) < 0);
    return [...words, ...[...facts, ...drawn].map((child) => key(named(child, elements), tint))];
  };

  const wordsKey = (element: XmlElement, text: string): string | number =>
    element.name === 'Expression' ? formulaKey(text) : text.trim();

  const key = (element: XmlElement, tint: string | null = null): unknown => {
    const only = elementsOf(element)[0];
    // A template without parameters equals its text.
    if (element.name === 'Template' && !only) return childrenOf(element, null)[0];
    return [element.name, attributesOf(element, tint), ...childrenOf(element, tintOf(element))];
  };

  return (elements: readonly XmlElement[]): string => JSON.stringify(elements.map((element) => key(element)));
}

/** Replaces expression names in a condition's cases by positions. */
function named(child: XmlElement, siblings: readonly XmlElement[]): XmlElement {
  if (!PLACE_NAMED.has(child.name)) return child;
  if (child.name === 'Expression') return { ...child, attributes: { at: String(siblings.indexOf(child)) } };
  const all = siblings.flatMap((one) => (one.name === 'Expressions' ? elementsOf(one) : []));
  const at = all.findIndex(({ attributes }) => attributes.name === child.attributes.expression);
  return {
    ...child,
    attributes: { ...child.attributes, expression: at < 0 ? (child.attributes.expression ?? '') : `#${at}` },
  };
}

/** Whether an element has an attribute besides these, with a value other than its default. */
export function saysMoreThan(element: XmlElement, names: ReadonlySet<string>): boolean {
  const defaults = DEFAULTS[element.name] ?? {};
  return Object.entries(element.attributes).some(
    ([name, value]) => !names.has(name) && defaults[name] !== plainValue(value),
  );
}

/** Whether an attribute has the same value in two elements; absent is its default. */
export function sameValue(element: string, name: string, value: string, other: string | undefined): boolean {
  const standard = DEFAULTS[element]?.[name];
  const plain = plainValue(value);
  return other === undefined ? plain === standard : plain === plainValue(other);
}

const PLACES = new Set(['x', 'y', 'width', 'height', 'name', 'alpha']);
const TURNED_PLACES = new Set([...PLACES, 'pivotX', 'pivotY']);

/** Whether a clock has more than position, size and opacity. */
export const saysMoreThanPlace = (clock: XmlElement): boolean =>
  saysMoreThan(clock, usesPivot(clock) ? PLACES : TURNED_PLACES);

/** Attributes that only affect a text that does not fit. */
const FITTING = new Set(['ellipsis', 'isAutoSize']);

const without = ({ attributes, ...element }: XmlElement, names: ReadonlySet<string>): XmlElement => ({
  ...element,
  attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.has(name))),
});

/** Irrelevant for a text that fits the height of its part and does not turn. */
const DOWN = new Set(['y', 'height', 'pivotX', 'pivotY']);

const BOX = new Set(['x', 'y', 'width', 'height', 'pivotX', 'pivotY']);

/**
 * Replaces a part whose text fits by the text's anchor, because its free space is irrelevant. Other elements are
 * unchanged.
 */
function anchored(part: XmlElement): XmlElement {
  const [text] = part.name === 'PartText' ? elementsOf(part, 'Text') : [];
  const font = text && elementsOf(text, 'Font')[0];
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberIn(part, name));
  if (!font || x === null || y === null || width === null || height === null) return part;
  if (x === undefined || y === undefined || width === undefined || height === undefined) return part;
  const across = ANCHORS[text.attributes.align ?? 'CENTER'] ?? 0.5;
  const pivot = (name: string, from: number, length: number) => String(from + (numberIn(part, name) ?? 0.5) * length);
  const about = usesPivot(part) ? { aboutX: pivot('pivotX', x, width), aboutY: pivot('pivotY', y, height) } : {};
  const bare = without(part, BOX);
  const children = part.children.map((child) => (child === text ? without(text, FITTING) : child));
  const place = { atX: String(x + width * across), atY: String(y + height / 2), ...about };
  return { ...bare, attributes: { ...bare.attributes, ...place }, children };
}

/** A text's part whose height is irrelevant; unlike its width, with which the text may not fit. */
export function narrowed(part: XmlElement): XmlElement {
  const [y, height] = [numberIn(part, 'y'), numberIn(part, 'height')];
  if (part.name !== 'PartText' || usesPivot(part) || y == null || height == null) return part;
  return { ...without(part, DOWN), attributes: { ...without(part, DOWN).attributes, atY: String(y + height / 2) } };
}

const READS: Readonly<Record<string, readonly [x: string, y: string]>> = {
  Rectangle: ['x', 'y'],
  RoundRectangle: ['x', 'y'],
  Ellipse: ['x', 'y'],
  Arc: ['centerX', 'centerY'],
};

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The area that a shape may paint, in px of its part; null if it is not constant. */
function inkOf(shape: XmlElement): Area | null {
  const [across, down] = READS[shape.name] ?? [];
  if (across === undefined || down === undefined) return null;
  const [x, y, width, height] = [across, down, 'width', 'height'].map((name) => numberIn(shape, name));
  const isConstant = elementsOf(shape).every((paint) => paint.name !== 'Transform' && elementsOf(paint).length === 0);
  if (!isConstant || x == null || y == null || width == null || height == null) return null;
  const reach = Math.max(0, ...elementsOf(shape, 'Stroke').map((stroke) => numberIn(stroke, 'thickness') ?? 0)) / 2;
  const [left, top] = shape.name === 'Arc' ? [x - width / 2, y - height / 2] : [x, y];
  return { x: left - reach, y: top - reach, width: width + 2 * reach, height: height + 2 * reach };
}

/** Whether a drawing cuts off nothing that the canvas would show. */
function holds(part: Area, ink: Area, canvas: { width: number; height: number }): boolean {
  const [left, top] = [Math.max(0, part.x + ink.x), Math.max(0, part.y + ink.y)];
  const right = Math.min(canvas.width, part.x + ink.x + ink.width);
  const bottom = Math.min(canvas.height, part.y + ink.y + ink.height);
  return left >= part.x && top >= part.y && right <= part.x + part.width && bottom <= part.y + part.height;
}

/** The shape in px of the canvas, as one element per paint. */
function shapeOnCanvas(shape: XmlElement, { x, y }: Area): readonly XmlElement[] {
  const [across, down] = READS[shape.name] ?? ['x', 'y'];
  const at = { [across]: String((numberIn(shape, across) ?? 0) + x), [down]: String((numberIn(shape, down) ?? 0) + y) };
  return paintsApart({ ...shape, attributes: { ...shape.attributes, ...at } });
}

/** A drawing whose shapes are within it, as shapes on the canvas: its own box is irrelevant. Others are unchanged. */
function unboxed(part: XmlElement, canvas: { width: number; height: number }): XmlElement {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberIn(part, name));
  if (x == null || y == null || width == null || height == null || usesPivot(part)) return part;
  const box = { x, y, width, height };
  const isShape = ({ name }: XmlElement): boolean => READS[name] !== undefined;
  const others = elementsOf(part).filter((child) => !isShape(child) && !FACTS.includes(child.name));
  const inks = elementsOf(part).filter(isShape).map(inkOf);
  if (others.length > 0 || !inks.every((ink) => ink !== null && holds(box, ink, canvas))) return part;
  const children = part.children.flatMap((child): readonly XmlNode[] =>
    child.kind === 'element' && isShape(child) ? shapeOnCanvas(child, box) : [child],
  );
  return { ...without(part, BOX), children };
}

/** The part without attributes that do not affect its look: see `anchored` and `unboxed`. */
export const loosened =
  (canvas: { width: number; height: number }) =>
  (part: XmlElement): XmlElement =>
    part.name === 'PartDraw' ? unboxed(part, canvas) : anchored(part);

const PAINTS = new Set(['Fill', 'Stroke']);

/** A shape as one with its fill and one with its stroke; the shape itself if it has anything else. */
export function paintsApart(shape: XmlElement): readonly XmlElement[] {
  const paints = elementsOf(shape);
  const fills = paints.filter(({ name }) => name === 'Fill');
  const strokes = paints.filter(({ name }) => name === 'Stroke');
  if (paints.some(({ name }) => !PAINTS.has(name)) || fills.length !== 1 || strokes.length !== 1) return [shape];
  return [...fills, ...strokes].map((paint) => ({ ...shape, children: [paint] }));
}
