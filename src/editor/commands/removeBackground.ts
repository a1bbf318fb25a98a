// The picture of a layer without its background: place, size and everything else of the layer stay. That takes its time, so it is
// done where the layer was asked about, whatever copy and mode are shown by then.
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
  /** The picture whose background was taken out: a layer that shows another by now keeps it. */
  from: string;
  url: string;
  fileSize: number;
}

/** What the layer's own list sees; null where that list is gone. */
function situationThere(situation: EditSituation, { copyId, mode }: RemoveBackgroundPayload): EditSituation | null {
  const list = situation.listOf(copyId, mode);
  return list && { ...situation, ...list, copyId, mode };
}

/** The layer's list after the change; null where there is nothing to change any more. */
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
  /** Of the layer itself: another one may be selected by now. */
  announce({ nodes, listOf }, outcome) {
    const [other] = outcome.others ?? [];
    const before = new Set(other ? listOf(other.copyId, other.mode)?.nodes : nodes);
    const layer = (other ?? outcome).nodes?.find((node) => !before.has(node));
    return layer ? { key: 'backgroundRemoved', params: { label: layer.label } } : null;
  },
});
