// Inspects the text of a preserved part without parsing it: its first element, whether it is live, and its element
// count.

/** Declaration, comments and white space before the first element. */
const BEFORE = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*/;

/** Name of the part's root element; empty if there is none. */
export function rootNameOf(xml: string): string {
  const from = BEFORE.exec(xml)?.[0].length ?? 0;
  return /^<([^\s/>]+)/.exec(xml.slice(from, from + 200))?.[1] ?? '';
}

/** Number of elements inside the part's root. */
export const elementCount = (xml: string): number => Math.max(0, (xml.match(/<[^\s/>!?]/g)?.length ?? 0) - 1);

/** A data source in a formula, or an element that moves by itself. */
const LIVING = /\[[A-Z][\w.]*\]|<(?:AnalogClock|DigitalClock|TimeText|PartAnimatedImage|ComplicationSlot|Gyro)\b/;

export const isLiving = (xml: string): boolean => LIVING.test(xml);

/** The element of a slot that the system fills. */
export const SLOT = 'ComplicationSlot';

export const isSlotText = (xml: string): boolean => rootNameOf(xml) === SLOT;
