// Writes a preserved part to the Watch Face Format: at its new position, with the current names and formats of its
// files.
import type { XmlElement } from '@/bytes/xml/xml';
import type { NodeOf } from '@/schemas/nodes';
import type { FaceSheet, WatchFaceWriter } from '../faceSheet';
import { moved } from '../kept/movedPart';
import { renamedPart } from '../kept/partNames';
import { missingFiles, namesOnSheet } from '../kept/partResources';
import { isSlotText, SLOT } from '../kept/partText';
import { readPart } from '../kept/readPart';
import { stillPart } from '../kept/stillPictures';

type Part = NodeOf<'watch_part'>;

/** Gives a slot a unique number: its own if that is free. */
function numbered(element: XmlElement, uuid: string, sheet: FaceSheet): XmlElement {
  if (element.name !== SLOT) return element;
  const slotId = String(sheet.slotId(uuid, Number(element.attributes.slotId)));
  if (slotId === element.attributes.slotId) return element;
  return { ...element, attributes: { ...element.attributes, slotId } };
}

/** Reserves the part's names and number before other layers request theirs. */
export function claim({ style, uuid }: Part, sheet: FaceSheet): void {
  namesOnSheet(style, sheet);
  const element = isSlotText(style.xml) ? readPart(style.xml) : null;
  if (element) numbered(element, uuid, sheet);
}

export const write: WatchFaceWriter<'watch_part'> = (node, sheet) => {
  const { style, uuid } = node;
  const element = readPart(style.xml);
  if (!element) {
    sheet.find({ key: 'partUnreadable', severity: 'error', uuid, params: {} });
    return [];
  }
  const missing = missingFiles([element], style);
  const [name] = missing;
  if (name !== undefined) {
    sheet.find({ key: 'partFiles', severity: 'warning', uuid, params: { name, count: missing.length } });
  }
  const still = stillPart(element, style);
  const [moving] = still.names;
  if (moving !== undefined) {
    sheet.find({ key: 'partStill', severity: 'warning', uuid, params: { name: moving, count: still.names.length } });
  }
  const named = renamedPart(still.element, namesOnSheet(style, sheet));
  return [moved(numbered(named, uuid, sheet), node)];
};
