// Shadows that a package leaves out.
import type { FaceNode } from '@/schemas/nodes';
import type { Packaging } from './defineNode';
import { exportOutcome, shadowOfLayer } from './index';

/**
 * The layer as a watch shows it from such a package: without the shadow if the package leaves it out. Otherwise the
 * same object.
 */
export function withoutLostShadow(node: FaceNode, packaging: Packaging): FaceNode {
  const shadow = shadowOfLayer(node);
  if (!shadow?.isOn || !exportOutcome(node, packaging).lost?.includes('shadow')) return node;
  return { ...node, style: { ...(node as { style: object }).style, shadow: { ...shadow, isOn: false } } } as FaceNode;
}
