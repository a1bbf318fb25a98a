// What a copy shows in a mode: its layers, without the effects that its package leaves out; in always-on also the slots of
// the normal list (docs/rules/product.md).
import { ambientSlots } from '@/face/nodes';
import { ambientStack } from '@/face/nodes/ambientStack';
import { withoutLostEffects } from '@/face/nodes/lostEffects';
import { mapped } from '@/face/nodes/mapped';
import { packagingOf } from '@/face/platforms/packagings';
import type { FaceCopy, ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';

const NOTHING: readonly FaceNode[] = [];
const shownLists = new WeakMap<FaceCopy, Partial<Record<ModeName, readonly FaceNode[]>>>();

function layersOf({ normal, ambient }: FaceCopy, mode: ModeName): readonly FaceNode[] {
  if (mode === 'normal') return normal.nodeList;
  return ambient ? ambientStack(ambient.nodeList, ambientSlots(normal.nodeList)) : NOTHING;
}

/**
 * Layers as the watch draws them, bottom first; none if always-on was never edited. The same list for the same copy.
 */
export function shownNodes(copy: FaceCopy, mode: ModeName): readonly FaceNode[] {
  const lists = shownLists.get(copy);
  const cached = lists?.[mode];
  if (cached) return cached;
  const packaging = packagingOf(copy.platform);
  const list = mapped(layersOf(copy, mode), (node) => withoutLostEffects(node, packaging));
  shownLists.set(copy, { ...lists, [mode]: list });
  return list;
}
