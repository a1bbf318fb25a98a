// Leftovers of imported layers: attributes and elements that no field of ours has. An export writes them back into what
// our writer made of the layer.
import type { XmlElement, XmlNode } from '@/bytes/xml/xml';
import type { Leftover } from '@/schemas/nodes/common';
import { readPart } from './kept/readPart';

/** Elements in which a writer puts the parts of a layer: for one value or another, or to fade with their shadow. */
const AROUND = new Set(['Condition', 'Compare', 'Default', 'Group']);

/** Elements after which their siblings of other kinds come, by the schema's order. */
const LAST = new Set(['Sweep', 'Tick']);

/** Anchor of a text, as a share of the width of its part. */
export const ANCHORS: Readonly<Record<string, number>> = { START: 0, CENTER: 0.5, END: 1 };

/** Px by which a written part may be wider or narrower than at the import: it has whole px, wherever the layer is. */
const ROUNDED = 1;

/** The width of a text's part, narrower than our writer makes it; the text keeps its anchor. */
export const isRoom = ({ attribute, element }: Leftover): boolean => attribute === 'width' && element === 'PartText';

/** The part with this width; null if its text is set otherwise than at the import. */
function withRoom(part: XmlElement, { value, over }: Leftover): XmlElement | null {
  const [x, width, pivot] = ['x', 'width', 'pivotX'].map((name) => Number(part.attributes[name]));
  const text = part.children.find((child) => child.kind === 'element' && child.name === 'Text');
  const room = Number(value);
  if (x === undefined || width === undefined || pivot === undefined || text?.kind !== 'element') return null;
  if (!(room > 0 && room < width && Math.abs(width - Number(over)) <= ROUNDED)) return null;
  const from = Math.round(x + (width - room) * (ANCHORS[text.attributes.align ?? 'CENTER'] ?? 0.5));
  const about = Number.isNaN(pivot) ? {} : { pivotX: String(round6((x + pivot * width - from) / room)) };
  return { ...part, attributes: { ...part.attributes, x: String(from), width: value, ...about } };
}

const round6 = (value: number): number => Math.round(value * 1e6) / 1e6;

function withValue(element: XmlElement, leftover: Leftover): XmlElement | null {
  const { attribute, value, over } = leftover;
  if (isRoom(leftover)) return withRoom(element, leftover);
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
  const target = named[Number(at)];
  const placed = target?.kind === 'element' ? placedIn(target, further, leftover) : null;
  return placed && { ...element, children: element.children.map((child) => (child === target ? placed : child)) };
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
