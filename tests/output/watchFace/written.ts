// Documents in tests: their elements by name, and a face's text without the common header.

import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceCopy } from '@/schemas/design';

/** Every element of a tree, in order. */
export const allOf = (element: XmlElement): readonly XmlElement[] => [element, ...elementsOf(element).flatMap(allOf)];

/** Elements of a name anywhere in a face. */
export const named = (element: XmlElement, name: string): readonly XmlElement[] =>
  allOf(element).filter((one) => one.name === name);

export const sceneOf = (copy: FaceCopy): XmlElement => {
  const [scene] = elementsOf(writeFace(copy).document, 'Scene');
  if (!scene) throw new Error('A face has a scene.');
  return scene;
};

/** The layers of a scene as text, one line for each element. */
export const linesOf = (copy: FaceCopy): string =>
  elementsOf(sceneOf(copy))
    .map((element) => writeXml(element, {}).replace(/^<\?xml[^>]*\?>\s*/, ''))
    .join('\n');

/** Attributes of the first element of a name. */
export const first = (copy: FaceCopy, name: string): Readonly<Record<string, string>> => {
  const [element] = named(sceneOf(copy), name);
  if (!element) throw new Error(`The face has no ${name}.`);
  return element.attributes;
};

/** Outline of a scene: names of its children, those of groups in brackets. */
export const outline = (element: XmlElement): string =>
  elementsOf(element)
    .map((child) => {
      const label = child.attributes.name ?? child.name;
      if (child.name !== 'Group') return label;
      const inside = elementsOf(child).filter(({ name }) => name !== 'Variant');
      return `${label}[${outline({ ...child, children: inside })}]`;
    })
    .join(' ');
