// ComplicationSlot: drawn in the look of its default provider's type, with its data.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import type { ComplicationData, Pen } from './drawing';
import { placed } from './placed';

interface SlotQuery {
  type: string;
  look: XmlElement;
  data: ComplicationData;
}

/** Types of a slot in order of preference: that of its default provider, then the supported ones. */
function typesOf(slot: XmlElement): string[] {
  const policy = elementsOf(slot, 'DefaultProviderPolicy')[0]?.attributes.defaultSystemProviderType;
  const supported = (slot.attributes.supportedTypes ?? '').split(/\s+/).filter(Boolean);
  return policy === undefined ? supported : [policy];
}

/** The visible look and its data; null if there is no data and the slot has no look for that case. */
function askedFor(slot: XmlElement, pen: Pen): SlotQuery | null {
  const looks = elementsOf(slot, 'Complication');
  const lookFor = (type: string) => looks.find(({ attributes }) => attributes.type === type);
  const provider = elementsOf(slot, 'DefaultProviderPolicy')[0]?.attributes.defaultSystemProvider ?? 'EMPTY';
  for (const type of typesOf(slot)) {
    const look = lookFor(type);
    const data = look && pen.watch.complication?.({ slotId: slot.attributes.slotId ?? '', provider, type });
    if (look && data) return { type, look, data };
  }
  const empty = lookFor('EMPTY');
  return empty ? { type: 'EMPTY', look: empty, data: {} } : null;
}

export const drawComplicationSlot = (slot: XmlElement, pen: Pen): string =>
  placed(slot, pen, () => {
    const request = askedFor(slot, pen);
    return request ? pen.children(request.look, { ...pen, complication: request.data }) : '';
  });
