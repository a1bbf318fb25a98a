// The values that layers can show, by type. Apart from the definitions, which are loaded with every page.
import { type FaceNode, isKnown, type KnownNode, type NodeOf, type NodeType } from '@/schemas/nodes';
import type { BoundedValue } from './boundedValue';
import { sequenceBounds } from './imageSequence/bounds';
import { progressBounds } from './progress/bounds';

const BOUNDS: { readonly [T in NodeType]?: (node: NodeOf<T>) => BoundedValue | null } = {
  progress: progressBounds,
  image_sequence: sequenceBounds,
};

/** Null for a layer that can show every value, or shows none. */
export function valueBoundsOf(node: FaceNode): BoundedValue | null {
  if (!isKnown(node)) return null;
  const of = BOUNDS[node.nodeType] as ((node: KnownNode) => BoundedValue | null) | undefined;
  return of?.(node) ?? null;
}
