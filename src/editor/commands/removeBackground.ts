// Replaces a layer's picture by one without background; position, size and everything else stay. It takes time, so it
// applies to the original layer, whatever copy and mode are shown by then.
import type { ModeName } from '@/schemas/design';
import { type LayerChange, patchLayers, refusalOfChange } from './changeLayers';
import { defineEdit, type EditSituation } from './defineCommand';
import { isLocked, layersBy } from './layerFacts';
import { refuse } from './refuse';
import { pictureOf } from './replacePicture';

export interface RemoveBackgroundPayload {
  copyId: string;
  mode: ModeName;
  uuid: string;
  /** The original picture; a layer that shows another one by now is not changed. */
  from: string;
  url: string;
  fileSize: number;
}

/** The situation of the layer's own list; null if that list is gone. */
function situationThere(situation: EditSituation, { copyId, mode }: RemoveBackgroundPayload): EditSituation | null {
  const list = situation.listOf(copyId, mode);
  return list && { ...situation, ...list, copyId, mode };
}

/** The layer's list after the change; null if there is nothing to change any more. */
function changed(there: EditSituation, { uuid, from, url, fileSize }: RemoveBackgroundPayload): LayerChange | null {
  const shown = layersBy(there.nodes, [uuid]).filter((node) => pictureOf(node) === from);
  return patchLayers(there.nodes, new Map(shown.map((node) => [node.uuid, { url, fileSize }])));
}

export const removeBackground = defineEdit<RemoveBackgroundPayload>({
  name: 'removeBackground',
  group: 'layer',
  record: 'entry',
  route: 'properties',
  check(situation, payload) {
    const there = situationThere(situation, payload);
    const change = there && changed(there, payload);
    if (!there || !change) return null;
    return change.after.some(isLocked) ? refuse('locked') : refusalOfChange(there, change);
  },
  apply(situation, payload) {
    const there = situationThere(situation, payload);
    const nodes = there && changed(there, payload)?.nodes;
    if (!nodes) return null;
    const { copyId, mode } = payload;
    return copyId === situation.copyId && mode === situation.mode ? { nodes } : { others: [{ copyId, mode, nodes }] };
  },
  /** About the layer itself, because another one may be selected by now. */
  announce({ nodes, listOf }, outcome) {
    const [other] = outcome.others ?? [];
    const before = new Set(other ? listOf(other.copyId, other.mode)?.nodes : nodes);
    const layer = (other ?? outcome).nodes?.find((node) => !before.has(node));
    return layer ? { key: 'backgroundRemoved', params: { label: layer.label } } : null;
  },
});
