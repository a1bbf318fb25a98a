// Deletes layers: all of them or, if one is locked, none. Clears the selection.
import { withDescendants } from '@/face/nodes/layerTree';
import type { EditOutcome, LayerList } from '../document/editorState';
import { aboutGone } from './announcements';
import { defineEdit, type EditSituation } from './defineCommand';
import { isFixed, isLocked, layersBy } from './layerFacts';
import { refuse } from './refuse';

export interface RemovePayload {
  uuids: readonly string[];
}

/** Deletable layers of `uuids`, with the layers of groups: all but fixed ones. */
export const removable = (nodes: LayerList, uuids: readonly string[]): LayerList =>
  layersBy(nodes, [...withDescendants(nodes, uuids)]).filter((node) => !isFixed(node));

/** Never deletes partially: one locked layer refuses it all. */
export const refusalOfRemoval = (situation: EditSituation, uuids: readonly string[]) =>
  removable(situation.nodes, uuids).some(isLocked) ? refuse('lockedDelete') : null;

/** The list without these layers, and an empty selection. */
export function withoutLayers(nodes: LayerList, gone: LayerList): EditOutcome {
  const away = new Set(gone.map((node) => node.uuid));
  return { nodes: nodes.filter((node) => !away.has(node.uuid)), selection: [], anchor: null };
}

export const removeNodes = defineEdit<RemovePayload>({
  name: 'removeNodes',
  group: 'edit',
  record: 'entry',
  shortcuts: ['Delete', 'Backspace'],
  scope: 'layers',
  inMenu: true,
  enabled: ({ nodes, selection }) => removable(nodes, selection).length > 0,
  fromKeys: ({ selection }) => ({ uuids: selection }),
  check: (situation, { uuids }) => refusalOfRemoval(situation, uuids),
  apply({ nodes }, { uuids }) {
    const gone = removable(nodes, uuids);
    return gone.length > 0 ? withoutLayers(nodes, gone) : null;
  },
  announce: aboutGone('remove'),
});
