// The lowest version of the format that has all that a document uses, and what of it came after a version.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { laterFaults, needsLater } from './checkElements';
import { childRowEver, ELEMENT_TABLE, ROOT_ELEMENT } from './elementTable';
import { FORMAT_VERSIONS, type FormatVersion, HIGHEST_VERSION } from './formatVersion';

/** Every text of a document in which sources may be named. */
export function* formulasOf(root: XmlElement): Generator<string> {
  for (const { formula } of formulaPlaces(root)) yield formula;
}

/** The same with the element that each stands in. */
function* formulaPlaces(root: XmlElement): Generator<{ element: XmlElement; formula: string }> {
  const open: { element: XmlElement; row: string }[] = [{ element: root, row: ROOT_ELEMENT }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { element } = place;
    const row = ELEMENT_TABLE.get(place.row);
    if (!row) continue;
    for (const [name, { type }] of Object.entries(row.attributes ?? {})) {
      const value = type.formula && Object.hasOwn(element.attributes, name) ? element.attributes[name] : undefined;
      if (value !== undefined) yield { element, formula: value };
    }
    if (row.text === 'formula') {
      const formula = element.children.map((child) => (child.kind === 'text' ? child.text : '')).join('');
      yield { element, formula };
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
export function versionOf(root: XmlElement, sourcesSince?: (name: string) => FormatVersion): FormatVersion {
  const byTable: FormatVersion = FORMAT_VERSIONS.find((version) => !needsLater(root, version)) ?? HIGHEST_VERSION;
  const names = sourcesSince ? [...sourcesOf(root)] : [];
  const needed = names.reduce((highest, name) => Math.max(highest, sourcesSince?.(name) ?? 1), Number(byTable));
  return FORMAT_VERSIONS.find((version) => version >= needed) ?? HIGHEST_VERSION;
}

/** Something that came with a later version of the format: an element, an attribute, a value or a source. */
export interface LaterFeature {
  /** The element that has it. */
  element: XmlElement;
  name: string;
  since: FormatVersion;
}

/** Everything of a document that came after `version`. */
export function featuresAfter(
  root: XmlElement,
  version: FormatVersion,
  sourcesSince: (name: string) => FormatVersion,
): readonly LaterFeature[] {
  const written = [...laterFaults(root, version)].map(({ element, params: { name, names, since } }): LaterFeature => {
    const sound = FORMAT_VERSIONS.find((one) => one === since) ?? HIGHEST_VERSION;
    return { element, name: String(name ?? names ?? element.name), since: sound };
  });
  const named = [...formulaPlaces(root)].flatMap(({ element, formula }) =>
    [...formula.matchAll(SOURCE)].flatMap(([, name = '']): readonly LaterFeature[] => {
      const since = sourcesSince(name);
      return since > version ? [{ element, name, since }] : [];
    }),
  );
  return [...written, ...named];
}
