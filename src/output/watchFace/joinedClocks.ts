// Joins adjacent hands into one clock, because watches draw only few clocks in always-on.
import { elementsOf, type XmlElement, xml } from '@/bytes/xml/xml';
import { drawingKey } from '@/face/nodes/mergedModes';

const CLOCK = 'AnalogClock';
const HANDS = ['HourHand', 'MinuteHand', 'SecondHand'];
/** Maximum hands of one kind in a clock. */
const SAME_MAX = 2;

const rankOf = (hand: XmlElement | undefined): number => (hand ? HANDS.indexOf(hand.name) : -1);

const isAllowed = (hands: readonly XmlElement[]): boolean =>
  HANDS.every((name) => hands.filter((hand) => hand.name === name).length <= SAME_MAX);

/** Whether clocks with one of these hands each, the lowest first, are joined into one clock. */
export const areJoined = (hands: readonly XmlElement[]): boolean =>
  isAllowed(hands) && hands.every((hand, index) => index === 0 || rankOf(hands[index - 1]) <= rankOf(hand));

/** Joins two clocks; null unless they have the same size and their hands are in the watch's painting order. */
function joined(below: XmlElement, above: XmlElement): XmlElement | null {
  if (below.name !== CLOCK || above.name !== CLOCK) return null;
  // Imported clocks stay unchanged.
  if (below.line !== undefined || above.line !== undefined) return null;
  if (drawingKey(xml(CLOCK, below.attributes)) !== drawingKey(xml(CLOCK, above.attributes))) return null;
  const hands = [...elementsOf(below), ...elementsOf(above)];
  const isInOrder = rankOf(elementsOf(below).at(-1)) <= rankOf(elementsOf(above)[0]);
  return isInOrder && isAllowed(hands) ? { ...below, children: hands } : null;
}

/** The only clock in a group that carries its text for screen readers; null for any other element. */
function spokenClock(group: XmlElement): XmlElement | null {
  if (group.name !== 'Group' || group.line !== undefined) return null;
  const [reader, clock, more] = elementsOf(group);
  return reader?.name === 'ScreenReader' && clock?.name === CLOCK && !more ? clock : null;
}

const withClock = (group: XmlElement, clock: XmlElement, other: XmlElement): XmlElement => ({
  ...group,
  children: group.children.map((child) => (child === clock ? other : child)),
});

/**
 * Joins a clock with the one below, where one of them is in a group with a text for screen readers. A hand above joins any
 * such group; hands below join that of an hour hand, so that an import finds the hand with the text again.
 */
function joinedInside(below: XmlElement, above: XmlElement): XmlElement | null {
  const [lower, upper] = [spokenClock(below), spokenClock(above)];
  if (lower && !upper) {
    const one = joined(lower, above);
    return one && withClock(below, lower, one);
  }
  if (!upper || lower) return joined(below, above);
  const one = elementsOf(upper)[0]?.name === 'HourHand' ? joined(below, upper) : null;
  return one && withClock(above, upper, one);
}

/** The list with adjacent clocks joined. */
export function joinedClocks(elements: readonly XmlElement[]): readonly XmlElement[] {
  const list: XmlElement[] = [];
  for (const element of elements) {
    const last = list.at(-1);
    const one = last ? joinedInside(last, element) : null;
    if (one) list.splice(-1, 1, one);
    else list.push(element);
  }
  return list;
}
