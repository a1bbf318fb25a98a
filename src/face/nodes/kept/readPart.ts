// The XML of a kept part as a tree, and a tree as the XML that a part keeps.
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';

/** The part's element; null where its text is none. */
export function readPart(xml: string): XmlElement | null {
  const read = readXml(xml, { keepSpaces: true });
  return read.ok ? read.root : null;
}

/** The elements before a face's scene; null where the text is no XML. */
export function readHead(head: string): readonly XmlElement[] | null {
  const read = readXml(`<WatchFace>${head}</WatchFace>`, { keepSpaces: true });
  return read.ok ? elementsOf(read.root) : null;
}

/** An element as a part keeps it: without a declaration, the text of each of its elements as it is. */
export const partXml = (element: XmlElement): string =>
  writeXml(element)
    .replace(/^<\?xml[^>]*\?>\n/, '')
    .trimEnd();
