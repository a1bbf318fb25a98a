// A new layer where it was let go.
import { type Point, pivotOf } from '@/face/geometry/bounds';
import type { Size } from '@/face/geometry/resize';
import { boundedCoordinate } from '@/face/geometry/transform';
import { isPinnedFirst } from '@/face/nodes';
import type { KnownNode } from '@/schemas/nodes';

/** Nearer to the middle of the dial than this, px, a hand is meant to turn about it. */
const NEAR_MIDDLE = 24;

/**
 * The layer with its box centred on a point, canvas px; one with a pivot of its own has that there, and on the middle of the
 * dial where it was let go near it. What always stands right above the root has its own place,
 * and so has what is as large as the canvas: it is drawn for all of it.
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
