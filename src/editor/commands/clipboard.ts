// Cut, copy, paste and duplicate. A cut takes the layers out at once; another copy or cut before a paste puts them back.
import { boundedCoordinate } from '@/face/geometry/transform';
import type { FaceNode } from '@/schemas/nodes';
import type { Clipboard, EditOutcome, LayerList } from '../document/editorState';
import { aboutGone, aboutSelection } from './announcements';
import { restyled } from './changeLayers';
import { defineEdit, type EditSituation } from './defineCommand';
import { addedOutcome, refusalOfNew } from './insertLayers';
import { withFreeLabels } from './labels';
import { boxOf, isFixed } from './layerFacts';
import { refusalOfRemoval, removable, withoutLayers } from './removeNodes';

/** How far each further paste lies from the one before, canvas px. */
export const PASTE_OFFSET = 10;

const hasSelection = ({ selected }: EditSituation) => selected.some((node) => !isFixed(node));

/** The list with the layers of an unpasted cut back in their places, if that cut was made in this list. */
function withCutRestored({ nodes, clipboard, copyId, mode }: EditSituation): LayerList {
  const cut = clipboard?.cut;
  if (!cut || cut.copyId !== copyId || cut.mode !== mode) return nodes;
  const here = new Set(nodes.map((node) => node.uuid));
  const back = cut.nodes.filter(({ node }) => !here.has(node.uuid));
  if (back.length === 0) return nodes;
  const list = [...nodes];
  for (const { node, index } of back) list.splice(Math.min(index, list.length), 0, node);
  return list;
}

/** Outcome with `nodes` only if the list differs: copying alone is no undo state. */
const withList = (situation: EditSituation, nodes: LayerList, rest: EditOutcome): EditOutcome =>
  nodes === situation.nodes ? rest : { ...rest, nodes };

export const copy = defineEdit({
  name: 'copy',
  group: 'edit',
  record: 'entry',
  shortcuts: ['Mod+C'],
  scope: 'layers',
  inMenu: true,
  enabled: hasSelection,
  apply(situation) {
    const nodes = situation.selected.filter((node) => !isFixed(node));
    if (nodes.length === 0) return null;
    const clipboard: Clipboard = { nodes, cut: null, pasted: 0 };
    return withList(situation, withCutRestored(situation), { clipboard });
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
    const list = withCutRestored(situation);
    const gone = removable(list, situation.selection);
    if (gone.length === 0) return null;
    const { copyId, mode } = situation;
    const places = gone.map((node) => ({ node, index: list.indexOf(node) }));
    const clipboard: Clipboard = { nodes: gone, cut: { copyId, mode, nodes: places }, pasted: 0 };
    return { ...withoutLayers(list, gone), clipboard };
  },
  announce: aboutGone('cut'),
});

/** Copies with fresh uuids and free labels, moved by `shift` canvas px. */
function copiesOf(originals: LayerList, situation: EditSituation, shift: number): FaceNode[] {
  const fresh = originals.map((original): FaceNode => {
    const box = boxOf(original);
    const node = { ...original, uuid: situation.newId() };
    if (!box || shift === 0) return node;
    return restyled(node, { x: boundedCoordinate(box.x + shift), y: boundedCoordinate(box.y + shift) });
  });
  return withFreeLabels(fresh, situation.nodes);
}

/** Originals that still stand are not covered: the first paste is set off then, too. */
function pasteShift({ nodes, clipboard }: EditSituation): number {
  if (!clipboard) return 0;
  const here = new Set(nodes.map((node) => node.uuid));
  const covers = clipboard.nodes.some((node) => here.has(node.uuid));
  return PASTE_OFFSET * (clipboard.pasted + (covers ? 1 : 0));
}

export const paste = defineEdit({
  name: 'paste',
  group: 'edit',
  record: 'entry',
  shortcuts: ['Mod+V'],
  scope: 'layers',
  inMenu: true,
  enabled: ({ clipboard }) => (clipboard?.nodes.length ?? 0) > 0,
  check: (situation) => refusalOfNew(situation, 'paste', situation.clipboard?.nodes ?? []),
  apply(situation) {
    const { clipboard } = situation;
    if (!clipboard || clipboard.nodes.length === 0) return null;
    const added = copiesOf(clipboard.nodes, situation, pasteShift(situation));
    const pasted = clipboard.pasted + 1;
    return { ...addedOutcome(situation.nodes, added), clipboard: { ...clipboard, cut: null, pasted } };
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
  check: (situation) =>
    refusalOfNew(
      situation,
      'paste',
      situation.selected.filter((node) => !isFixed(node)),
    ),
  apply(situation) {
    const originals = situation.selected.filter((node) => !isFixed(node));
    const top = originals.at(-1);
    if (!top) return null;
    const added = copiesOf(originals, situation, PASTE_OFFSET);
    return addedOutcome(situation.nodes, added, situation.nodes.indexOf(top) + 1);
  },
  announce: aboutSelection('paste'),
});
