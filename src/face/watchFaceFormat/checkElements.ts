// Checks a watch face document against the element table, and finds the lowest version that supports all it uses.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { type ElementFault, type LocalFault, shown } from './elementFault';
import { elementFaults } from './elementFaults';
import { childRowEver, ELEMENT_TABLE, ROOT_ELEMENT } from './elementTable';
import { FORMAT_VERSIONS, type FormatVersion } from './formatVersion';
import { NAME_FAULTS } from './nameFaults';

/** Maximum faults reported per document. */
export const MOST_FAULTS = 200;
/** Maximum levels in a fault's path, counted from the element upward. */
const PATH_LEVELS = 32;

/** An element with its parent chain; avoids recursion, so that no tree is too deep. */
interface Place {
  readonly element: XmlElement;
  readonly row: string;
  readonly above: Place | null;
}

function stepOf(element: XmlElement, parent: XmlElement | undefined): string {
  const alike = parent ? elementsOf(parent, element.name) : [];
  return alike.length > 1 ? `${shown(element.name)}[${alike.indexOf(element) + 1}]` : shown(element.name);
}

function pathOf(element: XmlElement, above: Place | null): string {
  const steps = [stepOf(element, above?.element)];
  let place = above;
  for (; place && steps.length < PATH_LEVELS; place = place.above) {
    steps.unshift(stepOf(place.element, place.above?.element));
  }
  return place ? `…/${steps.join('/')}` : steps.join('/');
}

/** The path from a place down to a descendant element. */
function placeOf(target: XmlElement, from: Place): Place {
  const open = [from];
  for (let place = open.pop(); place; place = open.pop()) {
    const above = place;
    if (above.element === target) return above;
    for (const element of elementsOf(above.element)) open.push({ element, row: '', above });
  }
  return from;
}

const isSame = (one: LocalFault, other: LocalFault): boolean =>
  one.key === other.key && one.of === other.of && one.params.name === other.params.name;

/** The first later version without this fault of an element. */
function sinceOf(fault: LocalFault, { element, row }: Place, version: FormatVersion): FormatVersion | undefined {
  const definition = ELEMENT_TABLE.get(row);
  if (!definition || fault.key === 'missingAttribute') return undefined;
  return FORMAT_VERSIONS.find(
    (later) => later > version && !elementFaults(element, definition, later).some((other) => isSame(fault, other)),
  );
}

const NOT_SINCE = new Set(['unknownElement', 'misplacedElement', 'unknownAttribute', 'badValue']);

function placed(fault: LocalFault, place: Place, since: FormatVersion | undefined): ElementFault {
  const { element, above } = fault.of ? placeOf(fault.of, place) : place;
  const { line } = element;
  const isLater = since !== undefined && NOT_SINCE.has(fault.key);
  const inElement = isLater ? { element: place.element.name } : {};
  return {
    key: isLater ? 'notSince' : fault.key,
    path: pathOf(element, above),
    ...(line !== undefined && { line }),
    element,
    params: { ...fault.params, ...inElement, ...(since !== undefined && { since }) },
  };
}

/** Walks the whole document in order. */
function* faultsOf(root: XmlElement, version: FormatVersion): Generator<ElementFault> {
  if (root.name !== ROOT_ELEMENT) {
    const fault: LocalFault = { key: 'wrongRoot', params: { name: shown(root.name) } };
    yield placed(fault, { element: root, row: ROOT_ELEMENT, above: null }, undefined);
    return;
  }
  const open: Place[] = [{ element: root, row: ROOT_ELEMENT, above: null }];
  for (let place = open.pop(); place; place = open.pop()) {
    const row = ELEMENT_TABLE.get(place.row);
    if (!row) continue;
    for (const fault of elementFaults(place.element, row, version)) {
      yield placed(fault, place, sinceOf(fault, place, version));
    }
    for (const fault of NAME_FAULTS.get(place.row)?.(place.element) ?? []) yield placed(fault, place, undefined);
    const children = elementsOf(place.element);
    for (const element of [...children].reverse()) {
      const child = childRowEver(row, element.name);
      if (child !== null) open.push({ element, row: child, above: place });
    }
  }
}

/** Faults of a document in a version, in document order, at most MOST_FAULTS; empty if Google's schema accepts it. */
export function checkElements(root: XmlElement, version: FormatVersion): readonly ElementFault[] {
  const faults: ElementFault[] = [];
  for (const fault of faultsOf(root, version)) {
    faults.push(fault);
    if (faults.length === MOST_FAULTS) break;
  }
  return faults;
}

/** Faults that a later version would not have, in document order. */
export function* laterFaults(root: XmlElement, version: FormatVersion): Generator<ElementFault> {
  for (const fault of faultsOf(root, version)) if (fault.params.since !== undefined) yield fault;
}

/** Whether a document needs a later version. */
export const needsLater = (root: XmlElement, version: FormatVersion): boolean =>
  !laterFaults(root, version).next().done;
