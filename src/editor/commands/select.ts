// Selecting layers: one, more, a range, all, none, the next one. Selecting the root clears the selection (spec 4).
import { isRoot } from '@/face/nodes';
import { childrenOf, parentOf } from '@/face/nodes/layerTree';
import type { FaceNode } from '@/schemas/nodes';
import type { EditOutcome, LayerList } from '../document/editorState';
import { selectionAnnouncement } from './announcements';
import { defineEdit, type EditSituation } from './defineCommand';
import { isFixed, isLocked } from './layerFacts';
import { lack } from './refuse';
import { rangeBetween, toggledIn } from './selectionSets';

export interface SelectPayload {
  /** `replace`: only these. `toggle`: adds or removes each. `range`: from the anchor to this. */
  mode: 'replace' | 'toggle' | 'range';
  uuids: readonly string[];
}

const selectable = (nodes: LayerList): LayerList => nodes.filter((node) => !isFixed(node));

/** The selectable layers beside the first selected one; at the top level without one. */
const siblings = ({ nodes, selected: [first] }: EditSituation): LayerList =>
  selectable(childrenOf(nodes, (first && parentOf(nodes, first)?.uuid) ?? null));

const sameIds = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((uuid, index) => uuid === right[index]);

function outcome(
  { selection, anchor }: EditSituation,
  next: readonly string[],
  from: string | null,
): EditOutcome | null {
  if (sameIds(selection, next) && anchor === from) return null;
  return { selection: next, anchor: from };
}

export const select = defineEdit<SelectPayload>({
  name: 'select',
  group: 'select',
  record: 'none',
  route: 'canvas',
  apply(situation, { mode, uuids }) {
    const { nodes, selection, anchor } = situation;
    const order = selectable(nodes).map((node) => node.uuid);
    const chosen = uuids.filter((uuid) => order.includes(uuid));
    const target = chosen.at(-1);
    if (!target) {
      const clears = mode !== 'toggle' || nodes.some((node) => isRoot(node) && uuids.includes(node.uuid));
      return clears ? outcome(situation, [], null) : null;
    }
    if (mode === 'replace') return outcome(situation, chosen, target);
    if (mode === 'toggle') return outcome(situation, toggledIn(selection, chosen), target);
    const from = anchor !== null && order.includes(anchor) ? anchor : target;
    return outcome(situation, rangeBetween(order, from, target), from);
  },
  announce: selectionAnnouncement,
});

/** All unlocked layers of the top level or the entered group; if every one is locked, all of them. */
export const selectAll = defineEdit({
  name: 'selectAll',
  group: 'select',
  record: 'none',
  shortcuts: ['Mod+A'],
  scope: 'layers',
  inMenu: 'empty',
  enabled: ({ nodes }) => selectable(nodes).length > 0,
  lacks: () => lack('noLayers'),
  idle: 'allSelected',
  apply(situation) {
    const all = siblings(situation);
    const free = all.filter((node) => !isLocked(node));
    const uuids = (free.length > 0 ? free : all).map((node) => node.uuid);
    return outcome(situation, uuids, uuids.at(-1) ?? null);
  },
  announce: selectionAnnouncement,
});

export const selectNone = defineEdit({
  name: 'selectNone',
  group: 'select',
  record: 'none',
  shortcuts: ['Escape'],
  enabled: ({ selection }) => selection.length > 0,
  lacks: () => lack('nothingSelected'),
  isSilent: true,
  apply: (situation) => outcome(situation, [], null),
  announce: selectionAnnouncement,
});

/** The layer `steps` further down the layer list; wraps around. */
function step(situation: EditSituation, steps: 1 | -1): EditOutcome | null {
  const topFirst: readonly FaceNode[] = [...siblings(situation)].reverse();
  const at = topFirst.findIndex((node) => situation.selection.includes(node.uuid));
  const start = at === -1 && steps === -1 ? 0 : at;
  const next = topFirst[(start + steps + topFirst.length) % topFirst.length];
  return next ? outcome(situation, [next.uuid], next.uuid) : null;
}

export const selectNext = defineEdit({
  name: 'selectNext',
  group: 'select',
  record: 'none',
  shortcuts: ['Tab'],
  scope: 'canvas',
  idle: 'noLayers',
  apply: (situation) => step(situation, 1),
  announce: selectionAnnouncement,
});

export const selectPrevious = defineEdit({
  name: 'selectPrevious',
  group: 'select',
  record: 'none',
  shortcuts: ['Shift+Tab'],
  scope: 'canvas',
  idle: 'noLayers',
  apply: (situation) => step(situation, -1),
  announce: selectionAnnouncement,
});
