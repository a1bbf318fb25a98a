// Hands that lie one on another in one clock: watches draw a few clocks in always-on by themselves.
import { elementsOf, type XmlElement, xml } from '@/bytes/xml/xml';
import { drawingKey } from '@/face/nodes/mergedModes';

const CLOCK = 'AnalogClock';
const HANDS = ['HourHand', 'MinuteHand', 'SecondHand'];
/** Hands of one kind that a clock may have. */
const SAME_MAX = 2;

const rankOf = (hand: XmlElement | undefined): number => (hand ? HANDS.indexOf(hand.name) : -1);

/** Both as one; null where they are no two clocks of one size whose hands follow each other as the watch stacks them. */
function joined(below: XmlElement, above: XmlElement): XmlElement | null {
  if (below.name !== CLOCK || above.name !== CLOCK) return null;
  // What was read from a file stays as it was made.
  if (below.line !== undefined || above.line !== undefined) return null;
  if (drawingKey(xml(CLOCK, below.attributes)) !== drawingKey(xml(CLOCK, above.attributes))) return null;
  const hands = [...elementsOf(below), ...elementsOf(above)];
  const isInOrder = rankOf(elementsOf(below).at(-1)) <= rankOf(elementsOf(above)[0]);
  const isAllowed = HANDS.every((name) => hands.filter((hand) => hand.name === name).length <= SAME_MAX);
  return isInOrder && isAllowed ? { ...below, children: hands } : null;
}

/** The list with neighbouring clocks in one. */
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
