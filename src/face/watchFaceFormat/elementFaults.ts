// Faults of one element in one version: its attributes, the number and order of its children, its text.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { type LocalFault, shown } from './elementFault';
import { type AttributeRows, type ChildRule, type ElementRow, elementNameOf } from './elements/elementRow';
import { childRowAt, isElementName, rulesAt } from './elementTable';
import type { FormatVersion } from './formatVersion';

// Namespace declarations and schema locations are not attributes of the format.
const isOfXml = (name: string, value: string): boolean =>
  (name === 'xmlns' && value === '') || /^(?:xmlns:.+|xsi:(?:noNamespaceS|s)chemaLocation)$/.test(name);

function* attributeFaults(element: XmlElement, rows: AttributeRows, version: FormatVersion): Generator<LocalFault> {
  const about = { element: element.name };
  for (const [name, value] of Object.entries(element.attributes)) {
    const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
    if (!row || row.since > version) {
      if (!isOfXml(name, value)) yield { key: 'unknownAttribute', params: { ...about, name } };
    } else if (!row.type.accepts(value, version)) {
      const options = row.type.options?.(version).join(', ');
      const wanted = { wanted: row.type.name, ...(options && { options }) };
      yield { key: 'badValue', params: { ...about, name, value: shown(value), ...wanted } };
    }
  }
  for (const [name, row] of Object.entries(rows)) {
    if (row.isRequired && row.since <= version && !Object.hasOwn(element.attributes, name)) {
      yield { key: 'missingAttribute', params: { ...about, name } };
    }
  }
}

const namesOf = ({ rows }: ChildRule): readonly string[] => rows.map(elementNameOf);

function* countFaults(element: XmlElement, rules: readonly ChildRule[]): Generator<LocalFault> {
  const counts = new Map<string, number>();
  for (const { name } of elementsOf(element)) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const rule of rules) {
    const names = namesOf(rule);
    const count = names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
    const params = { element: element.name, names: names.join(', '), found: count };
    if (count < rule.least) yield { key: 'tooFew', params: { ...params, least: rule.least } };
    if (count > rule.most) yield { key: 'tooMany', params: { ...params, most: rule.most } };
  }
}

function* childFaults(element: XmlElement, row: ElementRow, version: FormatVersion): Generator<LocalFault> {
  const rules = rulesAt(row, version);
  const children = elementsOf(element);
  let reached = 0;
  for (const child of children) {
    const { name } = child;
    if (childRowAt(row, name, version) === null) {
      const key = isElementName(name) ? 'misplacedElement' : 'unknownElement';
      yield { key, of: child, params: { name: shown(name), parent: element.name } };
      continue;
    }
    const place = rules.findIndex((rule) => namesOf(rule).includes(name));
    if (row.isInOrder && place < reached) {
      yield { key: 'outOfOrder', of: child, params: { name, element: element.name } };
    }
    reached = Math.max(reached, place);
  }
  yield* countFaults(element, rules);
  const names = new Set(children.map(({ name }) => name));
  if (row.oneNameUntil !== undefined && version <= row.oneNameUntil && names.size > 1) {
    yield { key: 'mixedNames', params: { names: shown([...names].join(', ')), element: element.name } };
  }
}

function* textFaults(element: XmlElement, row: ElementRow, version: FormatVersion): Generator<LocalFault> {
  if (row.text) return;
  // An element that must be empty cannot contain a line break either.
  const isEmpty = rulesAt(row, version).length === 0;
  for (const child of element.children) {
    if (child.kind !== 'text' || (isEmpty ? child.text === '' : /^[ \t\r\n]*$/.test(child.text))) continue;
    yield { key: 'strayText', params: { value: shown(child.text.trim()), element: element.name } };
    return;
  }
}

/** All faults of this element in a version, without those of its descendants. */
export const elementFaults = (element: XmlElement, row: ElementRow, version: FormatVersion): readonly LocalFault[] => [
  ...attributeFaults(element, row.attributes ?? {}, version),
  ...childFaults(element, row, version),
  ...textFaults(element, row, version),
];
