// Moves the selected layers into the group above them in the layer list, or out of their group. They look the same.
import { isGroup } from '@/face/nodes';
import { childrenOf, parentIdOf, parentOf, settledTree, withDescendants } from '@/face/nodes/layerTree';
import type { Refusal } from '@/face/platforms/platformPolicy';
import type { EditOutcome, LayerList } from '../document/editorState';
import { defineEdit, type EditSituation } from './defineCommand';
import { layersBy } from './layerFacts';
import { type MoveToPayload, movableOf, movedTo, refusalOfGroup, refusalOfOrder, refusalOfPinned } from './order';
import { type EditorRefusal, lack } from './refuse';
import type { Announcement } from './userMessages';

/** Layers of one group that move below everything in `group`, into the group `parentId`. */
interface Move {
  uuids: readonly string[];
  group: string;
  parentId: string | null;
}

/** One move for each group that has selected layers; null if one of them has no goal. */
function movesOf(
  { nodes, selected }: EditSituation,
  goalOf: (layers: LayerList, parentId: string | null) => Omit<Move, 'uuids'> | null,
): readonly Move[] | null {
  const layers = movableOf(selected);
  const moves: Move[] = [];
  for (const parentId of new Set(layers.map((node) => parentOf(nodes, node)?.uuid ?? null))) {
    const together = layers.filter((node) => (parentOf(nodes, node)?.uuid ?? null) === parentId);
    const goal = goalOf(together, parentId);
    if (!goal) return null;
    moves.push({ uuids: together.map(({ uuid }) => uuid), ...goal });
  }
  return moves.length > 0 ? moves : null;
}

/** The lowest place of the nearest group above the layers, among the layers beside them. */
const movesIn = (situation: EditSituation) =>
  movesOf(situation, (layers, parentId) => {
    const siblings = childrenOf(situation.nodes, parentId);
    const top = siblings.findLastIndex((node) => layers.includes(node));
    const above = siblings.slice(top + 1).find(isGroup);
    return above ? { group: above.uuid, parentId: above.uuid } : null;
  });

/** The place directly below their group. */
const movesOut = (situation: EditSituation) =>
  movesOf(situation, (_, parentId) => {
    const around = situation.nodes.find(({ uuid }) => uuid === parentId);
    return around ? { group: around.uuid, parentId: parentIdOf(around) } : null;
  });

function payloadOf(nodes: LayerList, { uuids, group, parentId }: Move): MoveToPayload {
  const moved = withDescendants(nodes, uuids);
  const branch = withDescendants(nodes, [group]);
  const rest = nodes.filter(({ uuid }) => !moved.has(uuid));
  return { uuids, parentId, index: rest.findIndex(({ uuid }) => branch.has(uuid)) };
}

const after = (nodes: LayerList, moves: readonly Move[]): LayerList =>
  moves.reduce((list, move) => movedTo(list, payloadOf(list, move)) ?? list, nodes);

function refusalOf(situation: EditSituation, moves: readonly Move[] | null): Refusal | null {
  const { nodes, selected } = situation;
  const pinned = refusalOfPinned(selected);
  if (pinned || moves === null) return pinned;
  const refusals = moves.map((move) => refusalOfGroup(situation, payloadOf(nodes, move)));
  const refusal = refusals.find((one) => one !== null);
  return refusal ?? refusalOfOrder(situation, movableOf(selected), settledTree(after(nodes, moves)));
}

/** Where the layers are now: one layer with its place, several with their number. */
function announcement({ selected }: EditSituation, { nodes = [] }: EditOutcome): Announcement | null {
  const [first, ...more] = layersBy(
    nodes,
    movableOf(selected).map(({ uuid }) => uuid),
  );
  if (!first) return null;
  const around = parentOf(nodes, first);
  const group = around ? { group: around.label } : {};
  const key = around ? 'movedIn' : 'movedOut';
  if (more.some((node) => parentIdOf(node) !== parentIdOf(first)))
    return { key: 'orderMany', params: { n: more.length + 1 } };
  if (more.length > 0) return { key: `${key}Many`, params: { n: more.length + 1, ...group } };
  const siblings = childrenOf(nodes, around?.uuid ?? null);
  const place = { i: siblings.length - siblings.indexOf(first), n: siblings.length };
  return { key, params: { label: first.label, ...group, ...place } };
}

function regroup(
  name: string,
  shortcut: string,
  moves: (situation: EditSituation) => readonly Move[] | null,
  missing: EditorRefusal,
) {
  const check = (situation: EditSituation) => refusalOf(situation, moves(situation));
  return defineEdit({
    name,
    group: 'layer',
    record: 'entry',
    shortcuts: [shortcut],
    scope: 'layers',
    inMenu: true,
    enabled: (situation) => moves(situation) !== null && check(situation) === null,
    lacks: ({ selected }) => (movableOf(selected).length > 0 ? lack(missing) : null),
    check,
    apply(situation) {
      const all = moves(situation);
      if (!all) return null;
      const subjects = { layers: all.flatMap(({ uuids }) => uuids) };
      return { nodes: after(situation.nodes, all), subjects };
    },
    announce: announcement,
  });
}

export const moveIntoGroup = regroup('moveIntoGroup', 'Alt+G', movesIn, 'noGroupAbove');
export const moveOutOfGroup = regroup('moveOutOfGroup', 'Alt+Shift+G', movesOut, 'notInGroup');
