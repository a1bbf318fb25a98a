// The lowest format version that supports all of a document, and the features newer than a version.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { laterFaults, needsLater } from './checkElements';
import { childRowEver, ELEMENT_TABLE, ROOT_ELEMENT } from './elementTable';
import { FORMAT_VERSIONS, type FormatVersion, HIGHEST_VERSION } from './formatVersion';

/** Every text of a document that may contain sources. */
export function* formulasOf(root: XmlElement): Generator<string> {
  for (const { formula } of formulaPlaces(root)) yield formula;
}

/** Each of these texts with the element that contains it. */
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

/** Distinct sources of a document. */
export function sourcesOf(root: XmlElement): ReadonlySet<string> {
  const names = new Set<string>();
  for (const formula of formulasOf(root)) {
    for (const [, name] of formula.matchAll(SOURCE)) if (name) names.add(name);
  }
  return names;
}

/**
 * The lowest version with every element, attribute, value, child and source of a document; what no version has is
 * ignored. `sourcesSince` returns since when a source exists.
 */
export function versionOf(root: XmlElement, sourcesSince?: (name: string) => FormatVersion): FormatVersion {
  const byTable: FormatVersion = FORMAT_VERSIONS.find((version) => !needsLater(root, version)) ?? HIGHEST_VERSION;
  const names = sourcesSince ? [...sourcesOf(root)] : [];
  const needed = names.reduce((highest, name) => Math.max(highest, sourcesSince?.(name) ?? 1), Number(byTable));
  return FORMAT_VERSIONS.find((version) => version >= needed) ?? HIGHEST_VERSION;
}

/** A feature of a later format version: an element, attribute, value or source. */
export interface LaterFeature {
  /** The element that has it. */
  element: XmlElement;
  name: string;
  since: FormatVersion;
}

/** All features of a document newer than `version`. */
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
