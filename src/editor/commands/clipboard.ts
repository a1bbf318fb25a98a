// Cut, copy, paste and duplicate. A cut removes the layers immediately; another copy or cut before a paste restores
// them.
import type { Point } from '@/face/geometry/bounds';
import { boundedCoordinate } from '@/face/geometry/transform';
import { flattened, parentIdOf, withParent } from '@/face/nodes/layerTree';
import { inFaceWith } from '@/face/nodes/leftoverNames';
import { refusalFor } from '@/face/platforms/platformPolicy';
import { scaledLayer, scalingBetween } from '@/face/platforms/scale';
import type { FaceNode } from '@/schemas/nodes';
import type { Clipboard } from '../document/clipboard';
import type { EditOutcome, LayerList } from '../document/editorState';
import { aboutGone, aboutSelection } from './announcements';
import { restyled } from './changeLayers';
import { defineEdit, type EditSituation } from './defineCommand';
import { withContents } from './groups';
import { addedOutcome, refusalOfNew } from './insertLayers';
import { withFreeLabels } from './labels';
import { boxOf, inOwnFrame, isFixed } from './layerFacts';
import { refusalOfRemoval, removable, withoutLayers } from './removeNodes';

/** Offset of each further paste, canvas px. */
export const PASTE_OFFSET = 10;

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

const hasSelection = ({ selected }: EditSituation) => selected.some((node) => !isFixed(node));

/** The selected layers with those of selected groups, in list order. */
const copied = ({ nodes, selected }: EditSituation): LayerList =>
  withContents(
    nodes,
    selected.filter((node) => !isFixed(node)),
  );

/** Lists to which the layers of an unpasted cut are restored, in whichever copy and mode. */
type Restored = Pick<EditOutcome, 'nodes' | 'others'>;

/**
 * Restores the layers of an unpasted cut to their positions. If a rule now refuses them, they are not restored; undo in
 * that list still restores them.
 */
function cutRestored({ clipboard, copyId, mode, listOf }: EditSituation): Restored {
  const cut = clipboard?.cut;
  const list = cut && listOf(cut.copyId, cut.mode);
  if (!cut || !list) return {};
  const here = new Set(list.nodes.map((node) => node.uuid));
  const back = cut.nodes.filter(({ node }) => !here.has(node.uuid));
  const subjects = back.map(({ node }) => node);
  if (back.length === 0 || refusalFor(list.policy, 'paste', { ...list, mode: cut.mode, subjects })) return {};
  const nodes = [...list.nodes];
  for (const { node, index } of back) nodes.splice(Math.min(index, nodes.length), 0, node);
  return cut.copyId === copyId && cut.mode === mode ? { nodes } : { others: [{ ...cut, nodes }] };
}

export const copy = defineEdit({
  name: 'copy',
  group: 'edit',
  record: 'entry',
  shortcuts: ['Mod+C'],
  scope: 'layers',
  inMenu: true,
  enabled: hasSelection,
  apply(situation) {
    const nodes = copied(situation);
    if (nodes.length === 0) return null;
    const { canvas, newId } = situation;
    const clipboard: Clipboard = { id: newId(), nodes, canvas: sizeOf(canvas), cut: null, pasted: 0 };
    return { ...cutRestored(situation), clipboard };
  },
  announce: aboutSelection('copy'),
});

export const cut = defineEdit({
  name: 'cut',
  group: 'edit',
  record: 'entry',
  shortcuts: ['Mod+X'],
  scope: 'layers',
  inMenu: true,
  enabled: hasSelection,
  check: (situation) => refusalOfRemoval(situation, situation.selection),
  apply(situation) {
    const restored = cutRestored(situation);
    const list = restored.nodes ?? situation.nodes;
    const gone = removable(list, situation.selection);
    if (gone.length === 0) return null;
    const { canvas, copyId, mode, newId } = situation;
    const places = gone.map((node) => ({ node, index: list.indexOf(node) }));
    const cut = { copyId, mode, nodes: places };
    const clipboard: Clipboard = { id: newId(), nodes: gone, canvas: sizeOf(canvas), cut, pasted: 0 };
    return { ...restored, ...withoutLayers(list, gone), clipboard };
  },
  announce: aboutGone('cut'),
});

/** Copies with new uuids and free labels, shifted by `shift` canvas px. */
export function copiesOf(originals: LayerList, situation: EditSituation, shift: Point): FaceNode[] {
  const ids = new Map(originals.map(({ uuid }) => [uuid, situation.newId()]));
  const fresh = originals.map((original): FaceNode => {
    const box = boxOf(original);
    const parentId = parentIdOf(original);
    const parent = (parentId !== null && ids.get(parentId)) || parentId;
    const node = withParent({ ...original, uuid: ids.get(original.uuid) ?? original.uuid }, parent);
    if (!box || (shift.x === 0 && shift.y === 0)) return node;
    const by = inOwnFrame(situation.nodes, original, shift);
    return restyled(node, { x: boundedCoordinate(box.x + by.x), y: boundedCoordinate(box.y + by.y) });
  });
  return withFreeLabels(fresh, situation.nodes);
}

const diagonal = (shift: number): Point => ({ x: shift, y: shift });

/** If originals still exist, shift the first paste too, so that it does not cover them. */
function pasteShift({ nodes }: EditSituation, clipboard: Clipboard): number {
  const here = new Set(nodes.map((node) => node.uuid));
  const covers = clipboard.nodes.some((node) => here.has(node.uuid));
  return PASTE_OFFSET * (clipboard.pasted + (covers ? 1 : 0));
}

/** Clipboard layers adapted to this copy: scaled to its canvas, limited to its platform's frame rates and its settings. */
function takenIn({ canvas, policy, design, copyId }: EditSituation, clipboard: Clipboard | null): LayerList {
  const { nodes, canvas: from } = clipboard ?? { nodes: [], canvas };
  const isSame = from.width === canvas.width && from.height === canvas.height;
  const fitted = (node: FaceNode) => (isSame ? node : scaledLayer(node, scalingBetween(from, canvas)));
  const layers = policy.hasGroups ? nodes : flattened(nodes).nodes;
  const head = design.copies.find(({ id }) => id === copyId)?.watchFace?.head ?? '';
  return layers.map((node) => policy.adapt(inFaceWith(head, fitted(node))));
}

/** `payload`: the editor's clipboard, or layers from another tab through the system's. */
export const paste = defineEdit<Clipboard | null>({
  name: 'paste',
  group: 'edit',
  record: 'entry',
  shortcuts: ['Mod+V'],
  scope: 'layers',
  inMenu: true,
  fromKeys: ({ clipboard }) => clipboard,
  byPort: (port) => port.paste(),
  check: (situation, clipboard) => refusalOfNew(situation, 'paste', takenIn(situation, clipboard)),
  newLayers: (situation, clipboard) =>
    clipboard && {
      nodes: takenIn(situation, clipboard),
      with: (nodes) => ({ ...clipboard, nodes, canvas: sizeOf(situation.canvas) }),
    },
  apply(situation, clipboard) {
    if (!clipboard || clipboard.nodes.length === 0) return null;
    // If something was copied elsewhere since, this tab's unpasted cut is undone.
    const restored = clipboard.id === situation.clipboard?.id ? {} : cutRestored(situation);
    const onto = { ...situation, nodes: restored.nodes ?? situation.nodes };
    const layers = takenIn(situation, clipboard);
    const inside = new Set(layers.map(({ uuid }) => uuid));
    // Layers whose group was not copied go into the entered group, above the selection there, or to the top level.
    const top = situation.selected.at(-1);
    const scope = top ? parentIdOf(top) : null;
    const free = layers.map((node) => (inside.has(parentIdOf(node) ?? '') ? node : withParent(node, scope)));
    const added = copiesOf(free, onto, diagonal(pasteShift(onto, clipboard)));
    const pasted = clipboard.pasted + 1;
    return { ...restored, ...addedOutcome(onto.nodes, added), clipboard: { ...clipboard, cut: null, pasted } };
  },
  announce: aboutSelection('paste'),
});

export const duplicate = defineEdit({
  name: 'duplicate',
  group: 'edit',
  record: 'entry',
  shortcuts: ['Mod+D'],
  scope: 'layers',
  inMenu: true,
  enabled: hasSelection,
  check: (situation) => refusalOfNew(situation, 'paste', copied(situation)),
  apply(situation) {
    const originals = copied(situation);
    const top = originals.at(-1);
    if (!top) return null;
    const added = copiesOf(originals, situation, diagonal(PASTE_OFFSET));
    return addedOutcome(situation.nodes, added, situation.nodes.indexOf(top) + 1);
  },
  announce: aboutSelection('duplicate'),
});
