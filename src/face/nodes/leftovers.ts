// Leftovers of imported layers: attributes and elements that no field of ours has. An export writes them back into what
// our writer made of the layer.
import type { XmlElement, XmlNode } from '@/bytes/xml/xml';
import type { Leftover } from '@/schemas/nodes/common';
import { readPart } from './kept/readPart';

/** Elements in which a writer puts the parts of a layer: for one value or another, or to fade with their shadow. */
const AROUND = new Set(['Condition', 'Compare', 'Default', 'Group']);

/** Elements after which their siblings of other kinds come, by the schema's order. */
const LAST = new Set(['Sweep', 'Tick']);

function withValue(element: XmlElement, { attribute, value, over }: Leftover): XmlElement | null {
  if (attribute !== undefined) {
    if (element.attributes[attribute] !== over) return null;
    return { ...element, attributes: { ...element.attributes, [attribute]: value } };
  }
  const child = readPart(value);
  if (!child) return null;
  const { line: _, ...added } = child;
  return { ...element, children: LAST.has(child.name) ? [...element.children, added] : [added, ...element.children] };
}

const STEP = /^(?<name>[A-Za-z]+)(?:\[(?<at>\d+)\])?$/;

/** The element with the leftover at the path below it; null if there is no such place, or our writer fills it. */
function placedIn(element: XmlElement, [step, ...further]: readonly string[], leftover: Leftover): XmlElement | null {
  if (step === undefined) return withValue(element, leftover);
  const { name, at = '0' } = STEP.exec(step)?.groups ?? {};
  const named = element.children.filter((child) => child.kind === 'element' && child.name === name);
  const found = named[Number(at)];
  const placed = found?.kind === 'element' ? placedIn(found, further, leftover) : null;
  return placed && { ...element, children: element.children.map((child) => (child === found ? placed : child)) };
}

interface Placed<T> {
  made: T;
  isPlaced: boolean;
}

/** Places a leftover in an element and in the branches of a condition. */
function placedOnce(element: XmlElement, leftover: Leftover): Placed<XmlElement> {
  if (AROUND.has(element.name)) {
    const inside = placedInAll(element.children, leftover);
    return { made: inside.isPlaced ? { ...element, children: inside.made } : element, isPlaced: inside.isPlaced };
  }
  const [root, ...path] = leftover.element.split('/');
  const made = element.name === root ? placedIn(element, path, leftover) : null;
  return { made: made ?? element, isPlaced: made !== null };
}

function placedInAll<T extends XmlNode>(nodes: readonly T[], leftover: Leftover): Placed<readonly T[]> {
  const all = nodes.map((node) =>
    node.kind === 'element'
      ? (placedOnce(node, leftover) as Placed<XmlNode> as Placed<T>)
      : { made: node, isPlaced: false },
  );
  return { made: all.map(({ made }) => made), isPlaced: all.some(({ isPlaced }) => isPlaced) };
}

/**
 * Elements of a layer with its leftovers. `onLost` is called for each that has no place: the element is no longer
 * written, or the layer's own field changed since the import.
 */
export function withLeftovers(
  elements: readonly XmlElement[],
  left: readonly Leftover[],
  onLost: (leftover: Leftover) => void,
): readonly XmlElement[] {
  return left.reduce((made, leftover) => {
    const placed = placedInAll(made, leftover);
    if (!placed.isPlaced && made.length > 0) onLost(leftover);
    return placed.made;
  }, elements);
}
