// Documents in tests: their elements by name, and a face's text without the common header.

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
