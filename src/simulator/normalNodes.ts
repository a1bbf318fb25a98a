// The layers of the normal mode, for pages that show no other: without the code of always-on.

import { withoutLostEffects } from '@/face/nodes/lostEffects';
import { mapped } from '@/face/nodes/mapped';
import { packagingOf } from '@/face/platforms/packagings';
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';

const normalLists = new WeakMap<FaceCopy, readonly FaceNode[]>();

/** The layers without the effects that the package of the copy leaves out. The same list if it leaves out none. */
export const withKeptEffects = ({ platform }: FaceCopy, list: readonly FaceNode[]): readonly FaceNode[] =>
  mapped(list, (node) => withoutLostEffects(node, packagingOf(platform)));

/** Layers of the normal mode as the watch draws them, bottom first. The same list for the same copy. */
export function normalNodes(copy: FaceCopy): readonly FaceNode[] {
  const list = normalLists.get(copy) ?? withKeptEffects(copy, copy.normal.nodeList);
  normalLists.set(copy, list);
  return list;
}
