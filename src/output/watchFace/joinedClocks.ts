// Joins adjacent hands into one clock, because watches draw only few clocks in always-on.
import { elementsOf, type XmlElement, xml } from '@/bytes/xml/xml';
import { drawingKey } from '@/face/nodes/mergedModes';

const CLOCK = 'AnalogClock';
const HANDS = ['HourHand', 'MinuteHand', 'SecondHand'];
/** Maximum hands of one kind in a clock. */
const SAME_MAX = 2;

const rankOf = (hand: XmlElement | undefined): number => (hand ? HANDS.indexOf(hand.name) : -1);

/** Joins two clocks; null unless they have the same size and their hands are in the watch's painting order. */
function joined(below: XmlElement, above: XmlElement): XmlElement | null {
  if (below.name !== CLOCK || above.name !== CLOCK) return null;
  // Imported clocks stay unchanged.
  if (below.line !== undefined || above.line !== undefined) return null;
  if (drawingKey(xml(CLOCK, below.attributes)) !== drawingKey(xml(CLOCK, above.attributes))) return null;
  const hands = [...elementsOf(below), ...elementsOf(above)];
  const isInOrder = rankOf(elementsOf(below).at(-1)) <= rankOf(elementsOf(above)[0]);
  const isAllowed = HANDS.every((name) => hands.filter((hand) => hand.name === name).length <= SAME_MAX);
  return isInOrder && isAllowed ? { ...below, children: hands } : null;
}

/** The list with adjacent clocks joined. */
export function joinedClocks(elements: readonly XmlElement[]): readonly XmlElement[] {
  const list: XmlElement[] = [];
  for (const element of elements) {
    const last = list.at(-1);
    const one = last ? joined(last, element) : null;
    if (one) list.splice(-1, 1, one);
    else list.push(element);
  }
  return list;
}
