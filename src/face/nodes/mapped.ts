// Lists of layers with each layer changed.
import type { FaceNode } from '@/schemas/nodes';

/** Each item changed by `change`; the same list if none changes. */
export function mapped(list: readonly FaceNode[], change: (node: FaceNode) => FaceNode): readonly FaceNode[] {
  const next = list.map(change);
  return next.every((node, index) => node === list[index]) ? list : next;
}
