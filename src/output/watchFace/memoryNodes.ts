// Which elements the memory evaluator skips in a mode or draws dynamically, and their resources. Source:
// google/watchface, play-validations/memory-footprint.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import type { ModeName } from '@/schemas/design';

/** Key of the system font. */
export const SYSTEM_FONT = 'Roboto';

/** Elements whose resources are in memory while they are drawn. */
const DRAWABLE: ReadonlySet<string> = new Set([
  'PartImage',
  'PartAnimatedImage',
  'BitmapFont',
  'Font',
  'AnalogClock',
  'DigitalClock',
]);
/** Elements that name resources and have no children with resources. */
const LEAVES: ReadonlySet<string> = new Set([
  'Image',
  'AnimatedImage',
  'HourHand',
  'MinuteHand',
  'SecondHand',
  'InlineImage',
  'Thumbnail',
]);
/** Elements that the watch always redraws in always-on. */
const CLOCKS_AND_SLOTS: ReadonlySet<string> = new Set(['AnalogClock', 'DigitalClock', 'ComplicationSlot']);
/** Names with minutes; matched as substrings, so `MINUTE` covers MINUTE_SECOND, HOUR_0_23_MINUTE and the others. */
const MINUTE_SOURCES = ['MINUTE', 'UTC_TIMESTAMP'];
const TIME_IN_TEXT = [...MINUTE_SOURCES, 'icuText', 'icuBestText'];
const IS_AMBIENT = '[STATE.IS_AMBIENT]';

/** An element with its parent, which matters for `Compare` and `Default`. */
export interface Nested {
  element: XmlElement;
  parent: XmlElement | null;
}

export const nestedIn = (parent: XmlElement): readonly Nested[] =>
  elementsOf(parent).map((element) => ({ element, parent }));

export const isDrawable = ({ name }: XmlElement): boolean => DRAWABLE.has(name);
export const isConfiguration = ({ name }: XmlElement): boolean =>
  name === 'ListConfiguration' || name === 'BooleanConfiguration';
export const isPart = ({ name }: XmlElement): boolean => name.startsWith('Part');

const textOf = ({ children }: XmlElement): string =>
  children.map((child) => (child.kind === 'text' ? child.text : '')).join('');

/** Whether a `Compare` tests exactly for always-on. */
function isAmbientCompare({ attributes }: XmlElement, condition: XmlElement): boolean {
  const [expressions] = elementsOf(condition, 'Expressions');
  if (!expressions || attributes.expression === undefined) return false;
  const named = elementsOf(expressions, 'Expression').find((one) => one.attributes.name === attributes.expression);
  return named !== undefined && textOf(named).trim() === IS_AMBIENT;
}

/**
 * Whether an element needs no memory in a mode: its opacity is a literal 0, or its condition is about the other mode.
 */
export function isSkipped({ element, parent }: Nested, mode: ModeName): boolean {
  if (element.name === 'Compare') return mode === 'normal' && parent !== null && isAmbientCompare(element, parent);
  if (element.name === 'Default')
    return (
      mode === 'ambient' &&
      parent !== null &&
      elementsOf(parent, 'Compare').some((compare) => isAmbientCompare(compare, parent))
    );
  const variant =
    mode === 'ambient'
      ? elementsOf(element, 'Variant').find(
          ({ attributes }) => attributes.mode === 'AMBIENT' && attributes.target === 'alpha',
        )
      : undefined;
  return (variant ? variant.attributes.value : element.attributes.alpha) === '0';
}

const includesAny = (text: string | undefined, words: readonly string[]): boolean =>
  text !== undefined && words.some((word) => text.includes(word));

/** Whether minutes rotate a part, like a clock hand. */
const isTurnedByMinutes = (element: XmlElement): boolean =>
  isPart(element) &&
  elementsOf(element, 'Transform').some(
    ({ attributes }) => attributes.target === 'angle' && includesAny(attributes.value, MINUTE_SOURCES),
  );

/** Whether a text shows minutes, or formats a time through ICU. */
function showsMinutes(element: XmlElement): boolean {
  if (element.name !== 'PartText') return false;
  const open = [element];
  for (let one = open.pop(); one; one = open.pop()) {
    if (includesAny(one.attributes.expression, TIME_IN_TEXT)) return true;
    open.push(...elementsOf(one));
  }
  return false;
}

/** Whether the watch redraws an element in always-on; other parts are composited into a layer. */
export const isDynamic = (element: XmlElement): boolean =>
  CLOCKS_AND_SLOTS.has(element.name) || isTurnedByMinutes(element) || showsMinutes(element);

/** Resources of each bitmap font, by name. */
export type BitmapFonts = ReadonlyMap<string, readonly string[]>;

const isExpression = (value: string): boolean => value.startsWith('[') && value.endsWith(']');

const leafResources = ({ attributes }: XmlElement): readonly string[] =>
  [attributes.resource, attributes.thumbnail].flatMap((name) =>
    name === undefined || isExpression(name) ? [] : [name],
  );

export const bitmapFontsOf = (root: XmlElement): BitmapFonts =>
  new Map(
    elementsOf(root, 'BitmapFonts')
      .flatMap((fonts) => elementsOf(fonts, 'BitmapFont'))
      .map((font) => [font.attributes.name ?? '', elementsOf(font).flatMap(leafResources)]),
  );

export interface ResourceScope {
  bitmapFonts: BitmapFonts;
  /** Whether the package has a resource with this name. */
  has(name: string): boolean;
}

/** Adds the resource names below an element to `into`; `mode` null: of both modes. */
export function collectResources(
  nested: Nested,
  mode: ModeName | null,
  scope: ResourceScope,
  into: Set<string> = new Set(),
): Set<string> {
  const { element } = nested;
  if (mode !== null && isSkipped(nested, mode)) return into;
  const add = (names: readonly string[]) => {
    for (const name of names) into.add(name);
  };
  if (element.name === 'Font') {
    const { family } = element.attributes;
    into.add(family !== undefined && scope.has(family) ? family : SYSTEM_FONT);
    return into;
  }
  if (LEAVES.has(element.name)) {
    add(leafResources(element));
    return into;
  }
  if (element.name === 'BitmapFont') add(scope.bitmapFonts.get(element.attributes.family ?? '') ?? []);
  for (const child of nestedIn(element)) collectResources(child, mode, scope, into);
  return into;
}
