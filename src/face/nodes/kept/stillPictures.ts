// Pictures of a design are still, so a preserved part's animated picture is written as its still file.
import type { XmlElement, XmlNode } from '@/bytes/xml/xml';
import type { Resources } from './partResources';

const MOVING = 'AnimatedImage';
/** The element for an `AnimatedImage` that is a single picture. */
const STILL = 'IMAGE';

export interface StillPart {
  /** The same object if nothing in it was animated. */
  element: XmlElement;
  /** Distinct names of the pictures written as still ones. */
  names: readonly string[];
}

/** The part with element names that match its files. A picture without a file keeps its element. */
export function stillPart(element: XmlElement, { pictures }: Pick<Resources, 'pictures'>): StillPart {
  const there = new Set(pictures.flatMap(({ name, url }) => (url === '' ? [] : [name])));
  const names = new Set<string>();
  const stilled = (one: XmlElement): XmlElement => {
    const { resource = '', format } = one.attributes;
    const moved = one.name === MOVING && format !== STILL && there.has(resource);
    if (moved) names.add(resource);
    const children = one.children.map((child): XmlNode => (child.kind === 'element' ? stilled(child) : child));
    const same = children.every((child, at) => child === one.children[at]);
    if (!moved && same) return one;
    return { ...one, attributes: moved ? { ...one.attributes, format: STILL } : one.attributes, children };
  };
  return { element: stilled(element), names: [...names] };
}
