// The colours that the layers of a face are drawn in, by what their fields say of themselves.
import type { FaceNode } from '@/schemas/nodes';
import { isKnown, nodeSchemas } from '@/schemas/nodes';
import { describeFields } from './describeFields';
import { valueAt } from './fieldSource';

/** The values of a layer's color fields, those that a nested field holds too; none of a layer this version does not know. */
export function colorsOfLayer(node: FaceNode): string[] {
  if (!isKnown(node)) return [];
  return describeFields(nodeSchemas[node.nodeType]).flatMap(({ control, path }) => {
    const value = control === 'color' ? valueAt(node, path) : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}

/** `#rrggbb` of every colour field of the layers, the most used first, each once. Those nobody chose count as well: they are seen. */
export function usedColors(nodes: readonly FaceNode[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const value of nodes.flatMap(colorsOfLayer)) {
    const color = value.slice(0, 7).toLowerCase();
    uses.set(color, (uses.get(color) ?? 0) + 1);
  }
  return [...uses].sort(([, a], [, b]) => b - a).map(([color]) => color);
}
