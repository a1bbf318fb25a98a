// Box and rotation of a layer for platform rules, and a copy of a layer with other style values.
import type { Box } from '@/face/geometry/bounds';
import { type FaceNode, isKnown } from '@/schemas/nodes';

/** The unrotated box; null for the root and for unknown types. */
export const boxOf = (node: FaceNode): Box | null => (isKnown(node) && 'x' in node.style ? node.style : null);

/** The tag and the resting angle (degrees clockwise) of a rotated layer; null if it is not rotated. */
export function turnOf(node: FaceNode): { rotate: string; rotation: number } | null {
  if (!isKnown(node) || !('rotate' in node.style)) return null;
  const { rotate, rotation } = node.style;
  return rotate === '' && rotation % 360 === 0 ? null : { rotate, rotation };
}

/** The layer with style values replaced. */
export const withStyle = (node: FaceNode, patch: object): FaceNode =>
  ({ ...node, style: { ...('style' in node ? (node.style as object) : {}), ...patch } }) as FaceNode;
