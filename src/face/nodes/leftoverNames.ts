// The leftovers of a layer, for pages that do not write them.
import { type FaceNode, isKnown } from '@/schemas/nodes';
import type { Leftover } from '@/schemas/nodes/common';

const NONE: readonly Leftover[] = [];

/** The leftovers of a layer; none for a layer made here. */
export const leftoversOf = (node: FaceNode): readonly Leftover[] => (isKnown(node) ? (node.left ?? NONE) : NONE);

const withLeft = ({ left: _, ...node }: FaceNode & { left?: unknown }, left: readonly Leftover[]): FaceNode =>
  (left.length === 0 ? node : { ...node, left }) as FaceNode;

/** The layer without leftovers. */
export const withoutLeftovers = (node: FaceNode): FaceNode =>
  leftoversOf(node).length === 0 ? node : withLeft(node, NONE);

const SETTING = /\[CONFIGURATION\.([\w-]+)/g;

/**
 * The layer without leftovers that follow a setting which this face does not have; its own fields count there. `head`: the
 * elements before the face's scene.
 */
export function inFaceWith(head: string, node: FaceNode): FaceNode {
  const left = leftoversOf(node);
  const covered = left.filter(({ value }) =>
    [...value.matchAll(SETTING)].every(([, id]) => head.includes(`id="${id}"`)),
  );
  return covered.length === left.length ? node : withLeft(node, covered);
}
