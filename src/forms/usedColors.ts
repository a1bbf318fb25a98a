// The colors that the layers of a face are drawn in, read from their color fields.
import { unseenColorsOf } from '@/face/nodes';
import { type FaceNode, isKnown, nodeSchemas } from '@/schemas/nodes';
import { opaqueStops, paint } from '@/schemas/paint';
import { describeFields, type FieldDescriptor, isMet } from './describeFields';
import { valueAt } from './fieldSource';

/** Whether the panel shows the field: a hidden one has no effect on the drawing. */
const isShown = ({ showIf }: FieldDescriptor, node: FaceNode): boolean =>
  showIf.every((condition) => isMet(condition, valueAt(node, condition.path)));

/** A color with an alpha of zero draws nothing. */
const isClear = (color: string): boolean => color.length === 9 && color.endsWith('00');

/** The color of a solid paint, or those of a gradient's stops. */
function colorsOfPaint(value: unknown): readonly string[] {
  const read = paint.safeParse(value);
  if (!read.success) return [];
  return read.data.kind === 'solid' ? [read.data.color] : read.data.stops.map(({ color }) => color);
}

const colorsOfStops = (value: unknown): readonly string[] =>
  (opaqueStops().nullable().safeParse(value).data ?? []).map(({ color }) => color);

/**
 * The values of the color fields that the layer is drawn in, nested fields included. Fields that a setting switches off (the
 * tint of an untinted image) and clear colors are left out. Empty for a layer that this version does not know.
 */
export function colorsOfLayer(node: FaceNode): string[] {
  if (!isKnown(node)) return [];
  const unseen = new Set(unseenColorsOf(node));
  return describeFields(nodeSchemas[node.nodeType]).flatMap((field) => {
    if (unseen.has(field.path) || !isShown(field, node)) return [];
    const value = valueAt(node, field.path);
    if (field.control === 'paint') return colorsOfPaint(value).filter((color) => !isClear(color));
    if (field.control === 'gradient') return colorsOfStops(value);
    return field.control === 'color' && typeof value === 'string' && !isClear(value) ? [value] : [];
  });
}

/** Whether the layer is switched off or fully transparent. */
export const isHidden = (node: FaceNode): boolean =>
  valueAt(node, 'style.visible') === false || valueAt(node, 'style.opacity') === 0;

/**
 * `#rrggbb` of every color that the visible layers are drawn in, the most used first, each once. Default colors count as well,
 * because they are drawn.
 */
export function usedColors(nodes: readonly FaceNode[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const value of nodes.filter((node) => !isHidden(node)).flatMap(colorsOfLayer)) {
    const color = value.slice(0, 7).toLowerCase();
    uses.set(color, (uses.get(color) ?? 0) + 1);
  }
  return [...uses].sort(([, a], [, b]) => b - a).map(([color]) => color);
}
