// Groups: made of the selected layers, dissolved, entered and left.
import { boundsOf, unionBounds } from '@/face/geometry/bounds';
import { isGroup } from '@/face/nodes';
import {
  ancestorsOf,
  canBeGrouped,
  childrenOf,
  dissolvedFrom,
  type GroupNode,
  movedInto,
  parentIdOf,
  parentOf,
  withDescendants,
  withParent,
} from '@/face/nodes/layerTree';
import { newGroup } from '@/face/nodes/newGroup';
import { type Refusal, refusalFor } from '@/face/platforms/platformPolicy';
import { GROUP_DEPTH_MAX, NODES_MAX } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import type { EditOutcome, LayerList } from '../document/editorState';
import { aboutSelection, selectionAnnouncement } from './announcements';
import { defineEdit, type EditSituation } from './defineCommand';
import { withFreeLabels } from './labels';
import { boxOf, isFixed, isLocked } from './layerFacts';
import { lack, refuse } from './refuse';

const groupable = ({ selected }: EditSituation): LayerList => selected.filter((node) => !isFixed(node));

/** Groups below the layer, counting itself if it is one. */
export function heightOf(nodes: LayerList, node: FaceNode): number {
  if (!isGroup(node)) return 0;
  return 1 + Math.max(0, ...childrenOf(nodes, node.uuid).map((child) => heightOf(nodes, child)));
}

/** Uuid of the group that will contain the new group: the group of the topmost layer; null at the top level. */
const outerOf = (layers: LayerList): string | null => {
  const top = layers.at(-1);
  return top ? parentIdOf(top) : null;
};

function refusalOfGroup(situation: EditSituation): Refusal | null {
  const { nodes, policy } = situation;
  const layers = groupable(situation);
  const top = layers.at(-1);
  if (!policy.hasGroups) return refuse('noGroupsHere');
  if (!layers.every(canBeGrouped)) return refuse('backgroundStays');
  if (layers.some(isLocked)) return refuse('locked');
  if (nodes.length >= NODES_MAX) return refuse('tooManyLayers', { most: NODES_MAX });
  const above = top ? ancestorsOf(nodes, top).length : 0;
  const height = Math.max(0, ...layers.map((node) => heightOf(nodes, node)));
  return above + 1 + height > GROUP_DEPTH_MAX ? refuse('groupsTooDeep', { most: GROUP_DEPTH_MAX }) : null;
}

/** Puts the selected layers into a new group, at the place of the topmost one. They look the same. */
export const group = defineEdit({
  name: 'group',
  group: 'layer',
  record: 'entry',
  shortcuts: ['Mod+G'],
  scope: 'layers',
  inMenu: true,
  enabled: (situation) => groupable(situation).length > 0 && refusalOfGroup(situation) === null,
  check: (situation) => refusalOfGroup(situation),
  apply(situation): EditOutcome | null {
    const { nodes, newId, nameOf } = situation;
    const layers = groupable(situation);
    const top = layers.at(-1);
    if (!top) return null;
    const outer = outerOf(layers);
    const moved = new Map(layers.map((node) => [node.uuid, movedInto(nodes, node, outer)]));
    const bounds = unionBounds([...moved.values()].flatMap((node) => boxOf(node) ?? []).map(boundsOf));
    const made = newGroup({
      ...{ uuid: newId(), label: nameOf('group'), parentId: outer },
      bounds: bounds ?? { x: 0, y: 0, width: 1, height: 1 },
    });
    const [named = made] = withFreeLabels([made], nodes);
    const list = nodes.flatMap((node): readonly FaceNode[] => {
      const inside = moved.get(node.uuid);
      if (!inside) return [node];
      const child = withParent(inside, named.uuid);
      return node === top ? [child, named] : [child];
    });
    return { nodes: list, selection: [named.uuid], anchor: named.uuid };
  },
  announce: (_, { nodes = [], selection = [] }) => {
    const made = nodes.find(({ uuid }) => uuid === selection[0]);
    return made ? { key: 'group', params: { label: made.label, count: childrenOf(nodes, made.uuid).length } } : null;
  },
});

const selectedGroups = ({ selected }: EditSituation): readonly GroupNode[] => selected.filter(isGroup);

/** The layers of a group without it; null if live data turns both. */
function dissolved(nodes: LayerList, from: GroupNode): ReadonlyMap<string, FaceNode> | null {
  const layers = new Map<string, FaceNode>();
  for (const child of childrenOf(nodes, from.uuid)) {
    const free = dissolvedFrom(from, child);
    if (!free) return null;
    layers.set(child.uuid, withParent(free, parentIdOf(from)));
  }
  return layers;
}

function refusalOfUngroup(situation: EditSituation): Refusal | null {
  const { nodes, canvas, mode, policy } = situation;
  const groups = selectedGroups(situation);
  if (groups.some(isLocked)) return refuse('locked');
  for (const one of groups) {
    const layers = dissolved(nodes, one);
    if (!layers) return refuse('bothTurn', { group: one.label });
    const subjects = [...layers.values()].filter((node) => !nodes.includes(node));
    const refusal = refusalFor(policy, 'change', { canvas, mode, nodes, subjects });
    if (refusal) return refusal;
  }
  return null;
}

/** Removes the selected groups; their layers stay, look the same and are selected. */
export const ungroup = defineEdit({
  name: 'ungroup',
  group: 'layer',
  record: 'entry',
  shortcuts: ['Mod+Shift+G'],
  scope: 'layers',
  inMenu: true,
  enabled: (situation) => selectedGroups(situation).length > 0,
  lacks: ({ selected }) => (selected.length > 0 ? lack('noGroup') : null),
  check: (situation) => refusalOfUngroup(situation),
  apply(situation): EditOutcome | null {
    const { nodes } = situation;
    const groups = selectedGroups(situation);
    if (groups.length === 0) return null;
    const gone = new Set<FaceNode>(groups);
    const free = new Map(groups.flatMap((one) => [...(dissolved(nodes, one) ?? [])]));
    const list = nodes.filter((node) => !gone.has(node)).map((node) => free.get(node.uuid) ?? node);
    const selection = list.filter(({ uuid }) => free.has(uuid)).map(({ uuid }) => uuid);
    return { nodes: list, selection, anchor: selection.at(-1) ?? null };
  },
  announce: (before, outcome) => {
    const [first, ...more] = selectedGroups(before);
    if (!first) return null;
    if (more.length > 0) return aboutSelection('ungroup')(before, outcome);
    return { key: 'ungroup', params: { label: first.label, count: outcome.selection?.length ?? 0 } };
  },
});

/** Selects the topmost layer of the selected group. */
export const enterGroup = defineEdit({
  name: 'enterGroup',
  group: 'select',
  record: 'none',
  shortcuts: ['Enter'],
  scope: 'canvas',
  inMenu: true,
  isSilent: true,
  enabled: (situation) => situation.selected.length === 1 && selectedGroups(situation).length === 1,
  lacks: () => lack('noGroup'),
  apply(situation) {
    const [one] = selectedGroups(situation);
    const top = one && childrenOf(situation.nodes, one.uuid).at(-1);
    return top ? { selection: [top.uuid], anchor: top.uuid } : null;
  },
  announce: selectionAnnouncement,
});

/** Selects the group around the selected layers. */
export const leaveGroup = defineEdit({
  name: 'leaveGroup',
  group: 'select',
  record: 'none',
  shortcuts: ['Escape', 'Shift+Enter'],
  inMenu: true,
  isSilent: true,
  enabled: ({ nodes, selected }) => selected.some((node) => parentOf(nodes, node) !== null),
  lacks: () => lack('notInGroup'),
  apply({ nodes, selected }) {
    const groups = selected.flatMap((node) => parentOf(nodes, node)?.uuid ?? []);
    const selection = [...new Set(groups)];
    return selection.length > 0 ? { selection, anchor: selection.at(-1) ?? null } : null;
  },
  announce: selectionAnnouncement,
});

/** The layers and everything in those that are groups, in list order. */
export const withContents = (nodes: LayerList, layers: LayerList): LayerList => {
  const all = withDescendants(
    nodes,
    layers.map(({ uuid }) => uuid),
  );
  return all.size === layers.length ? layers : nodes.filter(({ uuid }) => all.has(uuid));
};
