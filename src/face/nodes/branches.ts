// A flat list of layers as a tree: a layer names its group by `parentId`, and a group directly follows its layers
// (docs/decisions/064). All that drawing a face needs.
import type { FaceNode, NodeOf } from '@/schemas/nodes';
import { isMovedByData } from './liveFields';

export type GroupNode = NodeOf<'group'>;

/** A layer with the layers that it contains, bottom first; none unless it is a group. */
export interface Branch {
  node: FaceNode;
  children: readonly Branch[];
}

/** Uuid of the group that the layer names; null at the top level. The group may be missing in an unchecked list. */
export const parentIdOf = (node: FaceNode): string | null => (typeof node.parentId === 'string' ? node.parentId : null);

interface TreeIndex {
  byId: ReadonlyMap<string, FaceNode>;
  childrenOf: ReadonlyMap<string | null, readonly FaceNode[]>;
  roots: readonly Branch[];
}

const indexes = new WeakMap<readonly FaceNode[], TreeIndex>();

/** The tree of a settled list; built once per list. A layer whose group is missing counts as at the top level. */
export function treeIndexOf(nodes: readonly FaceNode[]): TreeIndex {
  const stored = indexes.get(nodes);
  if (stored) return stored;
  const byId = new Map(nodes.map((node) => [node.uuid, node]));
  const childrenOf = new Map<string | null, FaceNode[]>();
  for (const node of nodes) {
    const named = parentIdOf(node);
    const parent = named !== null && byId.has(named) ? named : null;
    const list = childrenOf.get(parent);
    if (list) list.push(node);
    else childrenOf.set(parent, [node]);
  }
  const branch = (node: FaceNode): Branch => ({ node, children: (childrenOf.get(node.uuid) ?? []).map(branch) });
  const index = { byId, childrenOf, roots: (childrenOf.get(null) ?? []).map(branch) };
  indexes.set(nodes, index);
  return index;
}

/** The layers as a tree, bottom first. The list must be settled. */
export const branchesOf = (nodes: readonly FaceNode[]): readonly Branch[] => treeIndexOf(nodes).roots;

/** The direct layers of a group, bottom first; those of the top level for null. */
export const childrenOf = (nodes: readonly FaceNode[], parentId: string | null): readonly FaceNode[] =>
  treeIndexOf(nodes).childrenOf.get(parentId) ?? [];

/** Whether the group turns its layers, at rest or by live data. */
export const turnsLayers = ({ style }: GroupNode): boolean => style.rotation !== 0 || style.rotate !== '';

/** Whether the layers of the group may be elsewhere than their boxes: it turns them, or data moves it. */
export const movesLayers = (group: GroupNode): boolean => turnsLayers(group) || isMovedByData(group);
