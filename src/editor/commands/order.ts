// Order of layers: the root is first, the background image second, and nothing is moved below them (spec 4).
import { isGroup } from '@/face/nodes';
import {
  ancestorsOf,
  childrenOf,
  movedInto,
  parentIdOf,
  parentOf,
  reorderedTree,
  settledTree,
  withDescendants,
} from '@/face/nodes/layerTree';
import { type Refusal, refusalFor } from '@/face/platforms/platformPolicy';
import { GROUP_DEPTH_MAX } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import type { LayerList } from '../document/editorState';
import { orderAnnouncement } from './announcements';
import { defineEdit, type EditSituation } from './defineCommand';
import { heightOf, withContents } from './groups';
import { floorOf, isFixed, isLocked, isPinned, layersBy } from './layerFacts';
import { refuse } from './refuse';

type Way = 'toTop' | 'moveUp' | 'moveDown' | 'toBottom';

/** Moves each chosen layer over the next one that is not chosen; those at the end of the list stay. */
function climbed(nodes: LayerList, chosen: ReadonlySet<FaceNode>): FaceNode[] {
  const list = [...nodes];
  for (let index = list.length - 2; index >= 0; index -= 1) {
    const [node, above] = [list[index], list[index + 1]];
    if (node && above && chosen.has(node) && !chosen.has(above)) list.splice(index, 2, above, node);
  }
  return list;
}

/** New order of the movable layers, bottom first. */
const WAYS: Record<Way, (nodes: LayerList, chosen: ReadonlySet<FaceNode>) => FaceNode[]> = {
  toTop: (nodes, chosen) => [...nodes.filter((n) => !chosen.has(n)), ...nodes.filter((n) => chosen.has(n))],
  toBottom: (nodes, chosen) => [...nodes.filter((n) => chosen.has(n)), ...nodes.filter((n) => !chosen.has(n))],
  moveUp: climbed,
  moveDown: (nodes, chosen) => climbed([...nodes].reverse(), chosen).reverse(),
};

const isSameOrder = (list: LayerList, nodes: LayerList): boolean =>
  list.length === nodes.length && list.every((node, index) => node === nodes[index]);

/** The whole list with the chosen layers reordered in their groups, or null if the order is unchanged. */
function reordered(
  nodes: LayerList,
  chosen: LayerList,
  order: (movable: LayerList, chosen: ReadonlySet<FaceNode>) => readonly FaceNode[],
): LayerList | null {
  const set = new Set(chosen);
  const parents = new Set(chosen.map((node) => parentOf(nodes, node)?.uuid ?? null));
  const orders = new Map(
    [...parents].map((parent) => {
      const layers = childrenOf(nodes, parent);
      const floor = parent === null ? floorOf(layers) : 0;
      return [parent, [...layers.slice(0, floor), ...order(layers.slice(floor), set)]] as const;
    }),
  );
  const list = reorderedTree(nodes, orders);
  return isSameOrder(list, nodes) ? null : list;
}

export const refusalOfPinned = (layers: LayerList): Refusal | null =>
  layers.some(isPinned) ? refuse('backgroundStays') : null;

export const movableOf = (layers: LayerList) => layers.filter((node) => !isFixed(node) && !isPinned(node));

/** The platform's refusal of a new order. */
export function refusalOfOrder(situation: EditSituation, moved: LayerList, order: LayerList | null): Refusal | null {
  if (!order) return null;
  const { canvas, mode, nodes, policy } = situation;
  return refusalFor(policy, 'reorder', { canvas, mode, nodes, subjects: moved, order });
}

/** Why a move has no effect: the end of the list, or the background image below. */
const stuckKey = (name: Way, nodes: LayerList) => {
  if (name === 'toTop' || name === 'moveUp') return 'alreadyTop';
  return nodes.some(isPinned) ? 'belowBackground' : 'alreadyLowest';
};

function order(name: Way, shortcut: string) {
  const next = ({ nodes, selected }: EditSituation) => reordered(nodes, movableOf(selected), WAYS[name]);
  const check = (situation: EditSituation): Refusal | null => {
    const pinned = refusalOfPinned(situation.selected);
    const moved = movableOf(situation.selected);
    const order = next(situation);
    if (pinned || moved.length === 0) return pinned;
    return order ? refusalOfOrder(situation, moved, order) : refuse(stuckKey(name, situation.nodes));
  };
  return defineEdit({
    name,
    group: 'order',
    record: 'entry',
    shortcuts: [shortcut],
    scope: 'layers',
    inMenu: true,
    enabled: (situation) => situation.selected.some((node) => !isFixed(node)) && check(situation) === null,
    check,
    apply(situation) {
      const nodes = next(situation);
      return nodes && { nodes, subjects: { layers: movableOf(situation.selected).map(({ uuid }) => uuid) } };
    },
    announce: orderAnnouncement,
  });
}

export const toTop = order('toTop', ']');
export const moveUp = order('moveUp', 'Mod+]');
export const moveDown = order('moveDown', 'Mod+[');
export const toBottom = order('toBottom', '[');
/** In the order of the Arrange buttons. */
export const ORDER_COMMANDS = [toTop, moveUp, moveDown, toBottom];

export interface MoveToPayload {
  uuids: readonly string[];
  /** New position of the lowest of them in the list without them and their layers, from 0 at the bottom. */
  index: number;
  /** The group that they become layers of; null: the top level. Absent: the group at that position. */
  parentId?: string | null;
}

/** The list with the layers there, in the order of `settledTree` only after settling. Null: nothing changes. */
export function movedTo(nodes: LayerList, { uuids, index, parentId }: MoveToPayload): LayerList | null {
  const roots = movableOf(nodes.filter((node) => uuids.includes(node.uuid)));
  const moved = withContents(nodes, roots);
  const rest = nodes.filter((node) => !moved.includes(node));
  const at = Math.max(floorOf(rest), Math.min(index, rest.length));
  const below = rest[at - 1];
  const into = parentId === undefined ? ((below && parentOf(nodes, below)?.uuid) ?? null) : parentId;
  const placed = moved.map((node) => (roots.includes(node) ? movedInto(nodes, node, into) : node));
  const list = [...rest.slice(0, at), ...placed, ...rest.slice(at)];
  return isSameOrder(settledTree(list), nodes) ? null : list;
}

/**
 * Why the layers cannot be in the group: they or the group are locked, it is one of them or inside one, or there would
 * be too many levels.
 */
export function refusalOfGroup({ nodes }: EditSituation, { uuids, parentId }: MoveToPayload): Refusal | null {
  if (parentId === undefined) return null;
  const moved = layersBy(nodes, uuids).filter((node) => parentIdOf(node) !== parentId);
  if (moved.some(isLocked)) return refuse('locked');
  if (parentId === null) return null;
  const into = nodes.find(({ uuid }) => uuid === parentId);
  if (!into || !isGroup(into) || withDescendants(nodes, uuids).has(parentId)) return refuse('invalidValue');
  if (moved.length > 0 && isLocked(into)) return refuse('lockedGroup', { group: into.label });
  const depth = ancestorsOf(nodes, into).length + 1;
  const height = Math.max(0, ...layersBy(nodes, uuids).map((node) => heightOf(nodes, node)));
  return depth + height > GROUP_DEPTH_MAX ? refuse('groupsTooDeep', { most: GROUP_DEPTH_MAX }) : null;
}

/** The lowest position that the platform allows for the layers; used for a drop on the background. */
function lowestPlace(situation: EditSituation, uuids: readonly string[]): number {
  const { nodes } = situation;
  const moved = movableOf(nodes.filter((node) => uuids.includes(node.uuid)));
  for (let index = floorOf(nodes); index < nodes.length; index += 1) {
    const order = movedTo(nodes, { uuids, index });
    if (!order || refusalOfOrder(situation, moved, order) === null) return index;
  }
  return floorOf(nodes);
}

/** A position below all others becomes the nearest allowed one. */
const legalPlace = (situation: EditSituation, { uuids, index, ...into }: MoveToPayload): MoveToPayload => ({
  uuids,
  index: index < floorOf(situation.nodes) ? lowestPlace(situation, uuids) : index,
  ...into,
});

/** Moves layers to a position: the end of a drag in the layer list, which announces it. */
export const moveTo = defineEdit<MoveToPayload>({
  name: 'moveTo',
  group: 'order',
  record: 'entry',
  route: 'layers',
  check(situation, payload) {
    const { uuids, index } = payload;
    const { nodes } = situation;
    const moved = nodes.filter((node) => uuids.includes(node.uuid));
    const pinned = refusalOfPinned(moved);
    if (pinned || movableOf(moved).length === 0) return pinned;
    if (!Number.isInteger(index)) return refuse('invalidValue');
    const refusal = refusalOfGroup(situation, payload);
    const list = movedTo(nodes, legalPlace(situation, payload));
    return refusal ?? refusalOfOrder(situation, movableOf(moved), list && settledTree(list));
  },
  apply(situation, payload) {
    const list = movedTo(situation.nodes, legalPlace(situation, payload));
    return list && { nodes: list, subjects: { layers: payload.uuids } };
  },
});
