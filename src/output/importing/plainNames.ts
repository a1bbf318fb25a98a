// Normalizes resource names in documents: with a prefix such as `@drawable/`, or with a file extension.
import type { XmlElement, XmlNode } from '@/bytes/xml/xml';
import { FONT_ELEMENTS, PICTURE_ATTRIBUTES } from '@/face/nodes/kept/partNames';

/** The plain name: `@drawable/dial` and `dial.png` become `dial`. */
export const resourceName = (text: string | undefined): string =>
  (text ?? '').replace(/^@(?:[\w.]+:)?[a-z]+\//, '').replace(/\.[a-z]+$/i, '');

/** Names filled in at run time by a slot or setting are not files. */
const isFilledIn = (value: string): boolean => value.includes('[');

function namesFile(element: string, attribute: string): boolean {
  return PICTURE_ATTRIBUTES.has(attribute) || (attribute === 'family' && FONT_ELEMENTS.has(element));
}

/**
 * The same tree with plain names of pictures and fonts: watches accept both forms, the schema of later versions only
 * the plain one. Unchanged elements keep their identity. Recursion is safe because parsing limits the depth.
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
