// Parses and prints the XML of a preserved part.
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';

/** The part's element; null if its text is not well-formed. */
export function readPart(xml: string): XmlElement | null {
  const read = readXml(xml, { keepSpaces: true });
  return read.ok ? read.root : null;
}

/** The elements before a face's scene; null if the text is not well-formed. */
export function readHead(head: string): readonly XmlElement[] | null {
  const read = readXml(`<WatchFace>${head}</WatchFace>`, { keepSpaces: true });
  return read.ok ? elementsOf(read.root) : null;
}

/** An element as a part stores it: without a declaration, with text content unchanged. */
export const partXml = (element: XmlElement): string =>
  writeXml(element)
    .replace(/^<\?xml[^>]*\?>\n/, '')
    .trimEnd();
