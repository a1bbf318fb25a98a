// Pictures of a design stand still: what a kept part calls a moving picture is written as the still one that its file is.
import type { XmlElement, XmlNode } from '@/bytes/xml/xml';
import type { Resources } from './partResources';

const MOVING = 'AnimatedImage';
/** What the format calls an `AnimatedImage` that is one picture. */
const STILL = 'IMAGE';

export interface StillPart {
  /** The same object where nothing in it moved. */
  element: XmlElement;
  /** Names of the pictures that are written as still ones, each once. */
  names: readonly string[];
}

/** The part with the formats that its files have. A picture without a file keeps the format that it names. */
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
