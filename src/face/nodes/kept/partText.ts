// What the text of a kept part says without reading it as XML: its first element, whether it lives, how much there is of it.

/** Declaration, comments and white space before the first element. */
const BEFORE = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*/;

/** Name of the part's own element; empty where there is none. */
export function rootNameOf(xml: string): string {
  const from = BEFORE.exec(xml)?.[0].length ?? 0;
  return /^<([^\s/>]+)/.exec(xml.slice(from, from + 200))?.[1] ?? '';
}

/** Elements within the part's own one. */
export const elementCount = (xml: string): number => Math.max(0, (xml.match(/<[^\s/>!?]/g)?.length ?? 0) - 1);

/** A source of data in a formula, or an element that moves by itself. */
const LIVING = /\[[A-Z][\w.]*\]|<(?:AnalogClock|DigitalClock|TimeText|PartAnimatedImage|ComplicationSlot|Gyro)\b/;

export const isLiving = (xml: string): boolean => LIVING.test(xml);

/** The element of a slot that the system fills. */
export const SLOT = 'ComplicationSlot';

export const isSlotText = (xml: string): boolean => rootNameOf(xml) === SLOT;
