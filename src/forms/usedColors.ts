// The colours that the layers of a face are drawn in, by what their fields say of themselves.
import type { FaceNode } from '@/schemas/nodes';
import { isKnown, nodeSchemas } from '@/schemas/nodes';
import { describeFields } from './describeFields';
import { valueAt } from './fieldSource';

function* colorsIn(nodes: readonly FaceNode[]): Generator<string> {
  for (const node of nodes) {
    if (!isKnown(node)) continue;
    for (const { control, path } of describeFields(nodeSchemas[node.nodeType])) {
      const value = control === 'color' ? valueAt(node, path) : undefined;
      if (typeof value === 'string') yield value.slice(0, 7).toLowerCase();
    }
  }
}

/** `#rrggbb` of every colour field of the layers, the most used first, each once. Those nobody chose count as well: they are seen. */
export function usedColors(nodes: readonly FaceNode[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const color of colorsIn(nodes)) uses.set(color, (uses.get(color) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a).map(([color]) => color);
}
