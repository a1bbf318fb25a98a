// Inserts new layers into the list: on top, or the background image directly above the root; with rule checks.
import type { Size } from '@/face/geometry/resize';
import { isGroup, isPicture, turnsOnDial } from '@/face/nodes';
import { canBeGrouped, parentIdOf, withParent } from '@/face/nodes/layerTree';
import { type Refusal, type RuledAct, refusalFor } from '@/face/platforms/platformPolicy';
import { NODES_MAX } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import type { EditOutcome, LayerList } from '../document/editorState';
import { isValidLayer } from './changeLayers';
import type { EditSituation } from './defineCommand';
import { coversDial, floorOf, isFixed, isPinned, styleOf } from './layerFacts';
import { refuse } from './refuse';

/** Why these layers cannot be added. */
export function refusalOfNew(situation: EditSituation, act: RuledAct, added: readonly FaceNode[]): Refusal | null {
  const { canvas, mode, nodes, policy } = situation;
  if (nodes.length + added.length > NODES_MAX) return refuse('tooManyLayers', { most: NODES_MAX });
  if (!added.every(isValidLayer)) return refuse('invalidValue');
  return refusalFor(policy, act, { canvas, mode, nodes, subjects: withFreeIds(added, situation) });
}

/** Gives layers with a used uuid a new one, because copies are checked and added beside their originals. */
export function withFreeIds(added: readonly FaceNode[], { nodes, newId }: EditSituation): readonly FaceNode[] {
  const taken = new Set(nodes.map((node) => node.uuid));
  return added.map((node) => (taken.has(node.uuid) ? { ...node, uuid: newId() } : node));
}

/** New layers that name no group of the list or among them become layers of this one. */
function inGroupAt(nodes: LayerList, added: readonly FaceNode[], parentId: string | null): readonly FaceNode[] {
  const groups = new Set([...nodes, ...added].filter(isGroup).map(({ uuid }) => uuid));
  return added.map((node) => {
    const own = parentIdOf(node);
    return own !== null && groups.has(own) ? node : withParent(node, canBeGrouped(node) ? parentId : null);
  });
}

/** The list with new layers at `at` (default: on top) and the background image directly above the root. */
export function insertLayers(nodes: LayerList, added: readonly FaceNode[], at = nodes.length): LayerList {
  const pinned = added.filter(isPinned);
  const below = nodes[at - 1];
  const free = inGroupAt(
    nodes,
    added.filter((node) => !isPinned(node)),
    below ? parentIdOf(below) : null,
  );
  const list = [...nodes.slice(0, at), ...free, ...nodes.slice(at)];
  return [...list.slice(0, 1), ...pinned, ...list.slice(1)];
}

/** The lowest rotating layer: the first hand, or a shadow directly below it that rotates with it; -1 without a hand. */
function lowestTurning(nodes: LayerList): number {
  let at = nodes.findIndex(turnsOnDial);
  const isTurned = (node: FaceNode | undefined) =>
    node !== undefined && isPicture(node) && Boolean(styleOf(node).rotate);
  while (isTurned(nodes[at - 1])) at -= 1;
  return at;
}

/** Whether a layer is a background: the root, the background image, or a dial-sized picture. */
const isBackdrop = (node: FaceNode, canvas: Size): boolean =>
  isFixed(node) || isPinned(node) || (!turnsOnDial(node) && !styleOf(node).rotate && coversDial(node, canvas));

/**
 * Position of new layers: directly above the topmost selected one, unless that is a background. Otherwise below the
 * hands and their shadows, which stay on top, and a hand above everything. Dial-sized layers are never placed above a
 * hand.
 */
export function placeOfNew({ nodes, selected, canvas }: EditSituation, added: readonly FaceNode[]): number {
  const top = selected.at(-1);
  const hand = lowestTurning(nodes);
  const belowHands = Math.max(floorOf(nodes), hand === -1 ? nodes.length : hand);
  if (top && !isBackdrop(top, canvas)) {
    const above = Math.max(floorOf(nodes), nodes.indexOf(top) + 1);
    return added.some((node) => isBackdrop(node, canvas)) ? Math.min(above, belowHands) : above;
  }
  return added.some(turnsOnDial) ? nodes.length : belowHands;
}

/** Outcome that adds layers and selects them. */
export function addedOutcome(nodes: LayerList, added: readonly FaceNode[], at?: number): EditOutcome {
  const selection = added.map((node) => node.uuid);
  return { nodes: insertLayers(nodes, added, at), selection, anchor: selection.at(-1) ?? null };
}
