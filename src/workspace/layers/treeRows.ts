// The rows of the layer list, from the top: a group above its layers, without the layers of collapsed groups.
import { isGroup } from '@/face/nodes';
import { ancestorsOf, type Branch, branchesOf, childrenOf, hasGroups, parentIdOf } from '@/face/nodes/layerTree';
import type { FaceNode } from '@/schemas/nodes';

export interface TreeRow {
  uuid: string;
  /** 1 is the top level. */
  level: number;
  /** Place among the layers of the same group, 1 is the top; and their number. */
  place: number;
  count: number;
  /** Null for a layer that is not a group. */
  group: { isOpen: boolean; size: number } | null;
}

/** The visible rows of a settled list. Linear time. */
export function treeRows(nodes: readonly FaceNode[], collapsed: ReadonlySet<string>): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (branches: readonly Branch[], level: number) => {
    for (let index = branches.length - 1; index >= 0; index -= 1) {
      const branch = branches[index];
      if (!branch) continue;
      const { node, children } = branch;
      const isOpen = !collapsed.has(node.uuid);
      const group = isGroup(node) ? { isOpen, size: children.length } : null;
      rows.push({ uuid: node.uuid, level, place: branches.length - index, count: branches.length, group });
      if (isOpen) add(children, level + 1);
    }
  };
  add(branchesOf(nodes), 1);
  return rows;
}

/** A string that changes when the rows do, and not with the values of layers. */
export const shapeOf = (nodes: readonly FaceNode[]): string =>
  hasGroups(nodes)
    ? nodes.map((node) => `${node.uuid}>${parentIdOf(node) ?? ''}${isGroup(node) ? '*' : ''}`).join()
    : '';

/** `collapsed` without the groups around the layers, except layers of a group that is itself one of them; the same set if none of those is collapsed. */
export function expandedAround(
  nodes: readonly FaceNode[],
  collapsed: ReadonlySet<string>,
  uuids: Iterable<string>,
): ReadonlySet<string> {
  if (collapsed.size === 0) return collapsed;
  const chosen = new Set(uuids);
  const around = nodes
    .filter(({ uuid }) => chosen.has(uuid))
    .map((node) => ancestorsOf(nodes, node).map(({ uuid }) => uuid))
    .filter((groups) => !groups.some((uuid) => chosen.has(uuid)))
    .flat();
  if (!around.some((uuid) => collapsed.has(uuid))) return collapsed;
  const rest = new Set(collapsed);
  for (const uuid of around) rest.delete(uuid);
  return rest;
}

/** All groups of one parent. */
export const groupsBeside = (nodes: readonly FaceNode[], node: FaceNode): readonly string[] =>
  childrenOf(nodes, parentIdOf(node))
    .filter(isGroup)
    .map(({ uuid }) => uuid);
