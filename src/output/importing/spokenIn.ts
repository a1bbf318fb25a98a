// Reads the text for screen readers from an element: the ScreenReader that our writer adds to a layer's elements.
import { elementsOf, type XmlElement, type XmlNode } from '@/bytes/xml/xml';
import type { FaceSource } from '@/face/nodes/faceSource';
import type { BoxedLayer } from '@/face/nodes/seen';
import { isSpokenExpression } from '@/face/nodes/spokenTexts';
import { BRANCHES, boxIn, onlyChild, READER } from '@/face/nodes/watchFaceValues';
import { readText } from '@/face/watchFaceFormat/formula/readExpression';
import { sayText } from '@/face/watchFaceFormat/formula/writeExpression';
import { ALT_MAX } from '@/schemas/limits';

/** Fields of a layer with its texts. */
export interface ReadTexts {
  alt: string;
  altZh?: string;
}

const isReader = (node: XmlNode): node is XmlElement => node.kind === 'element' && node.name === READER;

/** The element without its own text for screen readers. */
export const withoutReader = (element: XmlElement): XmlElement =>
  element.children.some(isReader)
    ? { ...element, children: element.children.filter((child) => !isReader(child)) }
    : element;

/** The element's own text; null if it has none or several. */
export const readerOf = (element: XmlElement): XmlElement | null => onlyChild(element, READER);

/** Whether it is a group over the whole canvas with nothing of its own but a text: our writer puts it around clocks. */
export function isSpokenGroup(element: XmlElement, canvas: { width: number; height: number }): boolean {
  const box = element.name === 'Group' && readerOf(element) ? boxIn(element) : null;
  const { name: _, ...attributes } = element.attributes;
  return (
    box?.x === 0 &&
    box.y === 0 &&
    box.width === canvas.width &&
    box.height === canvas.height &&
    Object.keys(attributes).length === 4
  );
}

/** The elements of a layer without its text; elements of branches as well. `isAround`: whether a group only carries it. */
function bareElements(element: XmlElement, isAround: (group: XmlElement) => boolean): readonly XmlElement[] {
  if (isAround(element)) return elementsOf(element).filter((child) => child.name !== READER);
  if (!BRANCHES.has(element.name)) return [withoutReader(element)];
  const children = element.children.flatMap((child): readonly XmlNode[] =>
    child.kind === 'element' && child.name !== 'Expressions' ? bareElements(child, isAround) : [child],
  );
  return [{ ...element, children }];
}

/** The first text of an element or its branches. */
function firstReader(element: XmlElement): XmlElement | null {
  if (!BRANCHES.has(element.name)) return readerOf(element);
  for (const child of elementsOf(element)) {
    const reader = firstReader(child);
    if (reader) return reader;
  }
  return null;
}

/** A place of a formula, numbered or not, or an escaped percent sign. */
const PLACE = /%%|%(?:(\d{1,3})\$)?s/g;

/** A template with numbered places as one with `%s`, and the formulas in their order; null if it has anything else. */
function inOrder(template: string, formulas: readonly string[]) {
  if (formulas.length === 0) return { template, parameters: [] };
  const parameters: string[] = [];
  let next = 0;
  const plain = template.replace(PLACE, (sign, place?: string) => {
    if (sign === '%%') return sign;
    const index = place === undefined ? next : Number(place) - 1;
    next += 1;
    parameters.push(formulas[index] ?? '');
    return '%s';
  });
  return parameters.includes('') ? null : { template: plain, parameters };
}

/** Text without tags, escaped if it would otherwise be an expression. */
function literal(text: string, isRound: boolean): string | null {
  const isPlain = (source: string): boolean => {
    if (!isSpokenExpression(source)) return source === text;
    const written = sayText(source, { isRound });
    return written.ok && written.value.parameters.length === 0 && written.value.template === text;
  };
  return [text, text.replace(/[\\#$(]/g, '\\$&')].find(isPlain) ?? null;
}

function sourceOf(words: string, formulas: readonly string[], isRound: boolean): string | null {
  const ordered = inOrder(words, formulas);
  if (!ordered) return null;
  if (ordered.parameters.length > 0) return readText({ ...ordered, locale: null }, { isRound });
  return literal(formulas.length > 0 ? words.replaceAll('%%', '%') : words, isRound);
}

const hasOnly = ({ attributes }: XmlElement, name: string): boolean =>
  Object.keys(attributes).every((other) => other === name);
const isBlank = (node: XmlNode): boolean => node.kind === 'text' && node.text.trim() === '';

/** Whether a reader has nothing that a layer's text does not express: a string and formulas. */
const isPlainReader = (reader: XmlElement): boolean =>
  hasOnly(reader, 'stringId') &&
  reader.children.every(
    (child) =>
      isBlank(child) ||
      (child.kind === 'element' &&
        child.name === 'Parameter' &&
        hasOnly(child, 'expression') &&
        child.children.every(isBlank)),
  );

/** Whether the formulas are distinct and all occur in a text: a layer's text can express no others. */
function areAllUsed(formulas: readonly string[], texts: readonly string[]): boolean {
  const used = new Set<number>();
  for (const text of texts) {
    const places = [...text.matchAll(PLACE)].filter(([sign]) => sign !== '%%');
    for (const [index, [, place]] of places.entries()) used.add(place === undefined ? index : Number(place) - 1);
  }
  return new Set(formulas).size === formulas.length && formulas.every((_, index) => used.has(index));
}

/** The texts of a ScreenReader; null if there are none, or our layers cannot express them. */
export function textsOf(reader: XmlElement, source: FaceSource): ReadTexts | null {
  if (!isPlainReader(reader)) return null;
  const words = source.words(reader.attributes.stringId ?? '');
  const formulas = elementsOf(reader, 'Parameter').map(({ attributes }) => attributes.expression ?? '');
  if (!words || !areAllUsed(formulas, [words.en, words.zh])) return null;
  const isRound = source.canvas.shape === 'circle';
  const [alt, altZh] = [words.en, words.zh].map((text) => sourceOf(text, formulas, isRound));
  if (typeof alt !== 'string' || typeof altZh !== 'string') return null;
  if ([alt, altZh].some((text) => text.trim() === '' || text.length > ALT_MAX)) return null;
  return altZh === alt ? { alt } : { alt, altZh };
}

/**
 * An element without its text, and the text; null if it has none. A group over the whole canvas may belong to the
 * layer, or only carry its text: `rests` has both forms.
 */
export function spokenIn(
  element: XmlElement,
  source: FaceSource,
): { rests: readonly (readonly XmlElement[])[]; texts: ReadTexts } | null {
  const reader = firstReader(element);
  const texts = reader ? textsOf(reader, source) : null;
  const forms = [(group: XmlElement) => isSpokenGroup(group, source.canvas), () => false];
  return texts && { rests: forms.map((isAround) => bareElements(element, isAround)), texts };
}

/** The layer with these texts. */
export const withTexts = <N extends BoxedLayer>(node: N, texts: ReadTexts): N => ({
  ...node,
  style: { ...node.style, ...texts },
});
