// Builds the element of a preserved part at its current position.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { NodeOf } from '@/schemas/nodes';

type Part = NodeOf<'watch_part'>;

/** Elements with a position of their own. */
const PLACED = new Set([
  ...['Group', 'PartText', 'PartImage', 'PartAnimatedImage', 'PartDraw'],
  ...['AnalogClock', 'DigitalClock', 'ComplicationSlot'],
]);

const isPlaced = ({ name, attributes }: XmlElement): boolean =>
  PLACED.has(name) || attributes.x !== undefined || attributes.y !== undefined;

/** A coordinate or length in the format: whole px. */
const px = (value: number): string => String(Math.round(value) + 0);

/** The element at the layer's current position: changes its own position, or wraps it in a group. */
export function moved(element: XmlElement, { label, style }: Part): XmlElement {
  const by = { x: style.x - style.fromX, y: style.y - style.fromY };
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
