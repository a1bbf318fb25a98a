// Where dragged rows of the layer list go: the gap between two rows, and the group, which the horizontal travel chooses.
import { floorOf } from '@/editor/commands/layerFacts';
import { childrenOf, parentIdOf, withDescendants, withoutNested } from '@/face/nodes/layerTree';
import type { FaceNode } from '@/schemas/nodes';
import type { TreeRow } from './treeRows';

/** A drag of rows. */
export interface RowDragged {
  /** The row that the designer holds. */
  dragged: string;
  /** Uuids of all layers that move. */
  uuids: readonly string[];
  /** The row in whose place it is held. */
  over: string;
  /** Levels that it is held deeper than at the start; negative: higher. */
  deeper: number;
}

export interface DropTarget {
  /** Number of visible rows above the place. */
  gap: number;
  /** 1 is the top level. */
  level: number;
  /** The level of the row before the drag. */
  startLevel: number;
  /** Levels that the neighbouring rows allow. */
  highest: number;
  deepest: number;
  /** The group; null: the top level. */
  parentId: string | null;
  /** The position that `moveTo` takes. */
  index: number;
  /** Place among the layers of the group, 1 is the top; and their number with the moved ones. */
  place: number;
  count: number;
  /** The collapsed group above the place, which would have to be expanded for a deeper level. */
  closed: string | null;
  /** The row is held where it was. */
  isSame: boolean;
}

/** `rows`: the visible rows of the settled list `nodes`. Null if a row is not visible. */
export function dropTarget(
  nodes: readonly FaceNode[],
  rows: readonly TreeRow[],
  { dragged, uuids, over, deeper }: RowDragged,
): DropTarget | null {
  const from = rows.findIndex(({ uuid }) => uuid === dragged);
  const to = rows.findIndex(({ uuid }) => uuid === over);
  const own = rows[from];
  if (!own || to === -1) return null;
  const moved = withDescendants(nodes, uuids);
  const isRest = ({ uuid }: { uuid: string }) => !moved.has(uuid);
  // The background colour and picture are the lowest rows.
  const floor = rows.length - floorOf(nodes);
  const gap = Math.min(to > from ? to + 1 : to, floor);
  const above = rows.slice(0, gap).findLast(isRest);
  const below = rows.slice(gap).find(isRest);
  const highest = below?.level ?? 1;
  const deepest = above ? above.level + (above.group?.isOpen ? 1 : 0) : 1;
  const level = Math.max(highest, Math.min(own.level + deeper, deepest));
  const { parentId, upper } = neighbours(nodes, above, level);
  const rest = nodes.filter(isRest);
  const siblings = childrenOf(nodes, parentId).filter(isRest);
  return {
    ...{ gap, level, startLevel: own.level, highest, deepest, parentId },
    // `moveTo` turns position 0 into the lowest one that the platform allows.
    index: to >= floor ? 0 : indexBelow(nodes, rest, upper, parentId),
    place: upper ? siblings.length - siblings.indexOf(upper) + 1 : 1,
    count: siblings.length + withoutNested(nodes, uuids).length,
    closed: above?.group?.isOpen === false && level === deepest ? above.uuid : null,
    isSame: to === from && level === own.level,
  };
}

interface Neighbours {
  parentId: string | null;
  /** The layer directly above the place in the same group; absent at the top of the group. */
  upper: FaceNode | undefined;
}

/** The group at a level below the row `above`, and the layer there. */
function neighbours(nodes: readonly FaceNode[], above: TreeRow | undefined, level: number): Neighbours {
  if (!above) return { parentId: null, upper: undefined };
  if (level > above.level) return { parentId: above.uuid, upper: undefined };
  const byId = new Map(nodes.map((node) => [node.uuid, node]));
  let upper = byId.get(above.uuid);
  for (let at = above.level; at > level && upper; at -= 1) upper = byId.get(parentIdOf(upper) ?? '');
  return { parentId: upper ? parentIdOf(upper) : null, upper };
}

/** The position in the list of the rest, bottom first: below `upper` and everything in it, else below its group. */
function indexBelow(
  nodes: readonly FaceNode[],
  rest: readonly FaceNode[],
  upper: FaceNode | undefined,
  parentId: string | null,
): number {
  if (upper) {
    const branch = withDescendants(nodes, [upper.uuid]);
    return rest.findIndex(({ uuid }) => branch.has(uuid));
  }
  const group = rest.findIndex(({ uuid }) => uuid === parentId);
  return group === -1 ? rest.length : group;
}
