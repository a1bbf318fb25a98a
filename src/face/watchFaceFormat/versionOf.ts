// The lowest version of the format that has all that a document uses.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { needsLater } from './checkElements';
import { childRowEver, ELEMENT_TABLE, ROOT_ELEMENT } from './elementTable';
import { type FormatVersion, HIGHEST_VERSION, WRITTEN_VERSIONS, type WrittenVersion } from './formatVersion';

/** Every text of a document in which sources may be named: `[NAME]`. */
export function* formulasOf(root: XmlElement): Generator<string> {
  const open: { element: XmlElement; row: string }[] = [{ element: root, row: ROOT_ELEMENT }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { element } = place;
    const row = ELEMENT_TABLE.get(place.row);
    if (!row) continue;
    for (const [name, { type }] of Object.entries(row.attributes ?? {})) {
      const value = type.formula && Object.hasOwn(element.attributes, name) ? element.attributes[name] : undefined;
      if (value !== undefined) yield value;
    }
    if (row.text === 'formula') {
      yield element.children.map((child) => (child.kind === 'text' ? child.text : '')).join('');
    }
    for (const child of [...elementsOf(element)].reverse()) {
      const childRow = childRowEver(row, child.name);
      if (childRow !== null) open.push({ element: child, row: childRow });
    }
  }
}

const SOURCE = /\[([^[\]\s]{1,120})\]/g;

/** The sources that a document names, each once. */
export function sourcesOf(root: XmlElement): ReadonlySet<string> {
  const names = new Set<string>();
  for (const formula of formulasOf(root)) {
    for (const [, name] of formula.matchAll(SOURCE)) if (name) names.add(name);
  }
  return names;
}

/**
 * The lowest version that has every element, attribute, value, child and source of a document; what no version has does not count.
 * `sourcesSince` says since when a source is there.
 */
export function versionOf(root: XmlElement, sourcesSince?: (name: string) => FormatVersion): WrittenVersion {
  const byTable: FormatVersion = WRITTEN_VERSIONS.find((version) => !needsLater(root, version)) ?? HIGHEST_VERSION;
  const names = sourcesSince ? [...sourcesOf(root)] : [];
  const needed = names.reduce((highest, name) => Math.max(highest, sourcesSince?.(name) ?? 1), Number(byTable));
  return WRITTEN_VERSIONS.find((version) => version >= needed) ?? HIGHEST_VERSION;
}
