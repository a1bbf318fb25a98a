// What a copy shows in a mode: its layers, without the effects that its package leaves out; in always-on also the slots of
// the normal list (docs/rules/product.md).
import { ambientSlots } from '@/face/nodes';
import { ambientStack } from '@/face/nodes/ambientStack';
import type { FaceCopy, ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { normalNodes, withKeptEffects } from './normalNodes';

const NOTHING: readonly FaceNode[] = [];
const ambientLists = new WeakMap<FaceCopy, readonly FaceNode[]>();

function ambientNodes(copy: FaceCopy): readonly FaceNode[] {
  const cached = ambientLists.get(copy);
  if (cached || !copy.ambient) return cached ?? NOTHING;
  const list = withKeptEffects(copy, ambientStack(copy.ambient.nodeList, ambientSlots(copy.normal.nodeList)));
  ambientLists.set(copy, list);
  return list;
}

/**
 * Layers as the watch draws them, bottom first; none if always-on was never edited. The same list for the same copy.
 */
export const shownNodes = (copy: FaceCopy, mode: ModeName): readonly FaceNode[] =>
  mode === 'ambient' ? ambientNodes(copy) : normalNodes(copy);
