// What a copy shows in a mode: its layers, and in always-on the slots of the normal layers above them (product.md).
import { ambientSlots } from '@/face/nodes';
import type { FaceCopy, ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';

const NOTHING: readonly FaceNode[] = [];
const ambientLists = new WeakMap<FaceCopy, readonly FaceNode[]>();

function ambientNodes(copy: FaceCopy): readonly FaceNode[] {
  const known = ambientLists.get(copy);
  if (known || !copy.ambient) return known ?? NOTHING;
  const own = new Set(copy.ambient.nodeList.map(({ uuid }) => uuid));
  const slots = ambientSlots(copy.normal.nodeList).filter(({ uuid }) => !own.has(uuid));
  const list = [...copy.ambient.nodeList, ...slots];
  ambientLists.set(copy, list);
  return list;
}

/** Layers as the watch draws them, bottom first; none for an always-on that was never entered. The same list for the same copy. */
export const shownNodes = (copy: FaceCopy, mode: ModeName): readonly FaceNode[] =>
  mode === 'ambient' ? ambientNodes(copy) : copy.normal.nodeList;
