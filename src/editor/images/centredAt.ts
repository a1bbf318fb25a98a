// Centers a new layer at its drop position.
import { type Point, pivotOf } from '@/face/geometry/bounds';
import type { Size } from '@/face/geometry/resize';
import { boundedCoordinate } from '@/face/geometry/transform';
import { isPinnedFirst } from '@/face/nodes';
import type { KnownNode } from '@/schemas/nodes';

/** A hand that is dropped closer to the center of the dial than this, px, gets its pivot on the center. */
const NEAR_MIDDLE = 24;

/**
 * Centers the layer's box on a point, canvas px. A layer with its own pivot gets the pivot there, or on the center of
 * the dial if dropped near it. A layer that is always directly above the root keeps its position, as does one at least
 * as large as the canvas.
 */
export function centredAt(node: KnownNode, at: Point | undefined, canvas?: Size): KnownNode {
  if (!at || !('x' in node.style) || isPinnedFirst(node)) return node;
  if (canvas && node.style.width >= canvas.width && node.style.height >= canvas.height) return node;
  const pivot = pivotOf(node.style);
  const middle = canvas && { x: canvas.width / 2, y: canvas.height / 2 };
  const isNear = node.style.offset && middle && Math.hypot(at.x - middle.x, at.y - middle.y) <= NEAR_MIDDLE;
  const to = isNear ? middle : { x: Math.round(at.x), y: Math.round(at.y) };
  const place = { x: boundedCoordinate(to.x - pivot.x), y: boundedCoordinate(to.y - pivot.y) };
  return { ...node, style: { ...node.style, ...place } } as KnownNode;
}
