// Finds the leftovers of an imported element: attributes and children that the layer's writer does not write.
import { elementsOf, type XmlElement, type XmlNode } from '@/bytes/xml/xml';
import { partXml } from '@/face/nodes/kept/readPart';
import { LEFTOVER_MAX } from '@/schemas/limits';
import type { Leftover } from '@/schemas/nodes/common';
import { isSilent, sameValue } from './canonical';

/** Attributes that a layer may keep: none has a length, and none names a file. */
export const KEPT_ATTRIBUTES: readonly string[] = [
  'weight',
  'slant',
  'width',
  'color',
  'tintColor',
  'ellipsis',
  'isAutoSize',
  'timeZone',
];
/** Only of letters: elsewhere it is a length. */
const OF_LETTERS = new Set(['width']);
/** Elements that a layer may keep. */
export const KEPT_ELEMENTS: ReadonlySet<string> = new Set(['Launch', 'Sweep', 'Tick', 'Localization', 'Transform']);
/** Properties that a formula may change on an editable layer; the others place it. */
const KEPT_TARGETS = new Set(['alpha', 'tintColor', 'color']);
/** Names of other parts, or files. */
const ELSEWHERE = /\[REFERENCE\.|resource=|family=|stringId=/;

/** Elements deeper than any layer of ours is written. */
const DEPTH_MAX = 12;

const isKept = (element: XmlElement): boolean =>
  KEPT_ELEMENTS.has(element.name) &&
  (element.name !== 'Transform' || KEPT_TARGETS.has(element.attributes.target ?? '')) &&
  !ELSEWHERE.test(partXml(element));

/** Elements that readers understand. */
const READ_ELEMENTS = new Set(['Localization', 'Sweep', 'Tick']);

/** The element without children that have no effect. */
export function withoutSilent(element: XmlElement): XmlElement {
  const children = element.children.flatMap((child): readonly XmlNode[] => {
    if (child.kind !== 'element') return [child];
    return isSilent(child) ? [] : [withoutSilent(child)];
  });
  return { ...element, children };
}

/** Hours of a fixed format, with the hours in the format of the watch, which our text layers show. */
const FIXED_HOURS: Readonly<Record<string, string>> = {
  '[HOUR_0_23_Z]': '[IS_24_HOUR_MODE] ? [HOUR_0_23_Z] : [HOUR_1_12_Z]',
  '[HOUR_1_12_Z]': '[IS_24_HOUR_MODE] ? [HOUR_0_23_Z] : [HOUR_1_12_Z]',
};

const hoursIn = ({ name, attributes }: XmlElement): string | undefined =>
  name === 'Parameter' ? FIXED_HOURS[(attributes.expression ?? '').trim()] : undefined;

/** The element as readers see it: without elements that a layer may keep, and with hours in the format of the watch. */
export function withoutLeft(element: XmlElement): XmlElement {
  const children = element.children.flatMap((child): readonly XmlNode[] => {
    if (child.kind !== 'element') return [child];
    return isKept(child) && !READ_ELEMENTS.has(child.name) ? [] : [withoutLeft(child)];
  });
  const expression = hoursIn(element);
  const attributes = expression === undefined ? element.attributes : { ...element.attributes, expression };
  return { ...element, attributes, children };
}

const keyOf = ({ name, attributes: { target = '' } }: XmlElement): string => `${name} ${target}`;

const isFact = ({ name }: XmlElement): boolean => KEPT_ELEMENTS.has(name);

function attributesLeft(source: XmlElement, written: XmlElement, at: string): readonly Leftover[] {
  const ownAttributes = hoursIn(source) === undefined ? KEPT_ATTRIBUTES : [...KEPT_ATTRIBUTES, 'expression'];
  return ownAttributes.flatMap((attribute): readonly Leftover[] => {
    const [value, over] = [source.attributes[attribute], written.attributes[attribute]];
    if (value === undefined || (OF_LETTERS.has(attribute) && source.name !== 'Font')) return [];
    if (sameValue(source.name, attribute, value, over) || ELSEWHERE.test(value)) return [];
    return [{ element: at, attribute, value, ...(over === undefined ? {} : { over }) }];
  });
}

/** Leftovers of an element at a path, in the order of the document. */
function leftIn(source: XmlElement, written: XmlElement, at: string, depth: number): readonly Leftover[] {
  if (source.name !== written.name || depth > DEPTH_MAX) return [];
  const keys = new Set(elementsOf(written).map(keyOf));
  const children = elementsOf(source).filter((child) => !isSilent(child));
  const facts = children.filter((child) => isKept(child) && !keys.has(keyOf(child)));
  const [from, to] = [children, elementsOf(written)].map((all) => all.filter((child) => !isFact(child)));
  const seen = new Map<string, number>();
  const inside = (from ?? []).flatMap((child, index) => {
    const other = to?.[index];
    const place = seen.get(child.name) ?? 0;
    seen.set(child.name, place + 1);
    const step = place === 0 ? child.name : `${child.name}[${place}]`;
    return other ? leftIn(child, other, `${at}/${step}`, depth + 1) : [];
  });
  // Each is put before the other children, so the last comes first.
  const leftovers = [...facts].reverse().map((fact): Leftover => ({ element: at, value: partXml(fact) }));
  return [...attributesLeft(source, written, at), ...leftovers, ...inside];
}

/** The width of a text's part, if our writer makes it wider. */
export function roomOf([part]: readonly XmlElement[], [written]: readonly XmlElement[]): Leftover | null {
  const [value, over] = [part?.attributes.width, written?.attributes.width];
  if (part?.name !== 'PartText' || written?.name !== 'PartText' || value === undefined || over === undefined)
    return null;
  return Number(value) < Number(over) ? { element: 'PartText', attribute: 'width', value, over } : null;
}

const CASES = new Set(['Compare', 'Default']);

/** The elements of each case of a condition. */
const casesOf = (choice: XmlElement) =>
  elementsOf(choice)
    .filter(({ name }) => CASES.has(name))
    .map((one) => elementsOf(one));

/** Without equal ones. */
const unique = (all: readonly Leftover[]): readonly Leftover[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];

/**
 * Attributes and elements of `source` that `written`, the layer's own elements, lack. Other differences are not
 * reported: then the merged elements differ from the source, and the part is preserved.
 */
export function leftBehind(source: readonly XmlElement[], written: readonly XmlElement[]): readonly Leftover[] {
  const [one] = source;
  const [own] = written;
  if (!one || !own || source.length !== written.length) return [];
  // Leftovers are written into every branch that has the attribute or element that they replace.
  if (source.length === 1 && one.name === 'Condition' && own.name === 'Condition') {
    const written = casesOf(own);
    return unique(casesOf(one).flatMap((source, at) => leftBehind(source, written[at] ?? [])));
  }
  const all = unique(source.flatMap((part, at) => leftIn(part, written[at] ?? part, part.name, 0)));
  return all.some(({ value, over = '' }) => value.length > LEFTOVER_MAX || over.length > LEFTOVER_MAX) ? [] : all;
}
