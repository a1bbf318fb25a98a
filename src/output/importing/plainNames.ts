// Names of resources as documents write them: with a prefix such as `@drawable/`, or with the ending of their file.
import type { XmlElement, XmlNode } from '@/bytes/xml/xml';
import { FONT_ELEMENTS, PICTURE_ATTRIBUTES } from '@/face/nodes/kept/partNames';

/** The name alone: `@drawable/dial` and `dial.png` are `dial`. */
export const resourceName = (text: string | undefined): string =>
  (text ?? '').replace(/^@(?:[\w.]+:)?[a-z]+\//, '').replace(/\.[a-z]+$/i, '');

/** What a slot or a choice fills at run time is the name of no file. */
const isFilledIn = (value: string): boolean => value.includes('[');

function namesFile(element: string, attribute: string): boolean {
  return PICTURE_ATTRIBUTES.has(attribute) || (attribute === 'family' && FONT_ELEMENTS.has(element));
}

/**
 * The same tree with plain names of pictures and fonts: watches look both forms up, the schema of later versions takes the plain
 * one alone. Elements without a change keep their identity. Recursive: documents are bounded when they are read.
 */
export function withPlainNames(element: XmlElement): XmlElement {
  const attributes = Object.entries(element.attributes).map(([name, value]): [string, string] => [
    name,
    namesFile(element.name, name) && !isFilledIn(value) ? resourceName(value) : value,
  ]);
  const children = element.children.map((child): XmlNode => (child.kind === 'element' ? withPlainNames(child) : child));
  const isSame =
    attributes.every(([name, value]) => element.attributes[name] === value) &&
    children.every((child, index) => child === element.children[index]);
  return isSame ? element : { ...element, attributes: Object.fromEntries(attributes), children };
}
