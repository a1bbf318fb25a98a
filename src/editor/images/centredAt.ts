// A new layer where it was let go.
import type { Point } from '@/face/geometry/bounds';
import { isPinnedFirst } from '@/face/nodes';
import type { KnownNode } from '@/schemas/nodes';

/** The layer with its box centred on a point, canvas px. What always stands right above the root has its own place. */
export function centredAt(node: KnownNode, at: Point | undefined): KnownNode {
  if (!at || !('x' in node.style) || isPinnedFirst(node)) return node;
  const { width, height } = node.style;
  const place = { x: Math.round(at.x - width / 2), y: Math.round(at.y - height / 2) };
  return { ...node, style: { ...node.style, ...place } } as KnownNode;
}
