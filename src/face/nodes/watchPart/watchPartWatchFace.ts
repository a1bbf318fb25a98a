// A kept part in the Watch Face Format: what it was, where it was moved to, with the names that its files have now.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { NodeOf } from '@/schemas/nodes';
import type { FaceSheet, WatchFaceWriter } from '../faceSheet';
import { renamedPart } from '../kept/partNames';
import { missingFiles, namesOnSheet } from '../kept/partResources';
import { isSlotText, SLOT } from '../kept/partText';
import { readPart } from '../kept/readPart';

type Part = NodeOf<'watch_part'>;

/** Elements that stand at a place of their own. */
const PLACED = new Set([
  ...['Group', 'PartText', 'PartImage', 'PartAnimatedImage', 'PartDraw'],
  ...['AnalogClock', 'DigitalClock', 'ComplicationSlot'],
]);

const isPlaced = ({ name, attributes }: XmlElement): boolean =>
  PLACED.has(name) || attributes.x !== undefined || attributes.y !== undefined;

/** A coordinate or length as the format takes it: whole px. */
const px = (value: number): string => String(Math.round(value) + 0);

/** The element moved by so many px: its own place says so, or a group around it. */
function moved(element: XmlElement, { label, style }: Part, by: { x: number; y: number }): XmlElement {
  if (by.x === 0 && by.y === 0) return element;
  if (!isPlaced(element)) {
    const { width, height } = style;
    return xml('Group', { name: label, x: px(by.x), y: px(by.y), width: px(width), height: px(height) }, [element]);
  }
  const places = (['x', 'y'] as const).flatMap((name) =>
    by[name] === 0 ? [] : [[name, px((Number(element.attributes[name]) || 0) + by[name])]],
  );
  return { ...element, attributes: { ...element.attributes, ...Object.fromEntries(places) } };
}

/** A slot has a number that no other slot has: its own where that is free. */
function numbered(element: XmlElement, uuid: string, sheet: FaceSheet): XmlElement {
  if (element.name !== SLOT) return element;
  const slotId = String(sheet.slotId(uuid, Number(element.attributes.slotId)));
  if (slotId === element.attributes.slotId) return element;
  return { ...element, attributes: { ...element.attributes, slotId } };
}

/** Takes the names and the number that the part has, before other layers ask for theirs. */
export function claimPart({ style, uuid }: Part, sheet: FaceSheet): void {
  namesOnSheet(style, sheet);
  const element = isSlotText(style.xml) ? readPart(style.xml) : null;
  if (element) numbered(element, uuid, sheet);
}

export const watchPartWatchFace: WatchFaceWriter<'watch_part'> = (node, sheet) => {
  const { style, uuid } = node;
  const element = readPart(style.xml);
  if (!element) {
    sheet.find({ key: 'partUnreadable', severity: 'error', uuid, params: {} });
    return [];
  }
  const missing = missingFiles([element], style);
  if (missing) sheet.find({ key: 'partFiles', severity: 'warning', uuid, params: { ...missing } });
  const named = renamedPart(element, namesOnSheet(style, sheet));
  return [moved(numbered(named, uuid, sheet), node, { x: style.x - style.fromX, y: style.y - style.fromY })];
};
