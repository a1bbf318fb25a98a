// Layer order of the chip platform: root, background image, static layers, then dynamic ones by level (spec 4).
import { isDynamicNode, isPinnedFirst, isRoot } from '@/face/nodes';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { levelOf } from './elements';

/** Ranks below the static layers, whose level is -1. */
const ROOT_RANK = -3;
const BACKGROUND_RANK = -2;

function rankOf(node: FaceNode): number {
  if (isRoot(node)) return ROOT_RANK;
  return isPinnedFirst(node) ? BACKGROUND_RANK : levelOf(node);
}

/** The layer with its level; the same object if unchanged, and for unknown types, which are preserved. */
function levelled(node: FaceNode): FaceNode {
  if (!isKnown(node)) return node;
  const level = isPinnedFirst(node) ? -1 : levelOf(node);
  return node.level === level ? node : { ...node, level };
}

/** The list in order (stable), every layer with its level; the same list if nothing changes. */
export function settledByLevel(nodes: readonly FaceNode[]): readonly FaceNode[] {
  const placed = nodes.map((node) => ({ node: levelled(node), rank: rankOf(node) }));
  placed.sort((left, right) => left.rank - right.rank);
  return placed.every(({ node }, index) => node === nodes[index]) ? nodes : placed.map(({ node }) => node);
}

/** Whether a static layer is above a dynamic one. The root and the background image do not count. */
export function mixesGroups(nodes: readonly FaceNode[]): boolean {
  const lowest = nodes.findIndex((node) => isDynamicNode(node) && !isPinnedFirst(node));
  return lowest !== -1 && nodes.slice(lowest).some((node) => !isDynamicNode(node));
}

/** Whether a dynamic layer is above one of a higher level. */
export function breaksLevels(nodes: readonly FaceNode[]): boolean {
  let highest = -1;
  for (const node of nodes) {
    const level = isPinnedFirst(node) ? -1 : levelOf(node);
    if (level === -1) continue;
    if (level < highest) return true;
    highest = level;
  }
  return false;
}
