// Whether a layer moves while the watch is tilted.
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { TILT_AT_REST, type Tilt } from '@/schemas/tilt';

/** The tilt of a layer that moves with it; null for any other. */
export function tiltOf(node: FaceNode): Tilt | null {
  if (!isKnown(node) || !('tilt' in node.style) || !node.style.tilt) return null;
  // A stored layer may lack values that were never set.
  const tilt: Tilt = { ...TILT_AT_REST, ...node.style.tilt };
  const { isOn, x, y, angle, scale, alpha } = tilt;
  return isOn && (x !== 0 || y !== 0 || angle !== 0 || scale !== 1 || alpha !== 1) ? tilt : null;
}

/** The layer at rest; the same object if it rests already. */
export function withoutTilt<N extends FaceNode>(node: N): N {
  const { style } = node as { style?: { tilt?: unknown } };
  if (style?.tilt === undefined) return node;
  const { tilt: _, ...rest } = style;
  return { ...node, style: rest };
}
