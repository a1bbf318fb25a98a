// Announcements of commands: keys under `editor.announce` and their values.
import { isKnown } from '@/schemas/nodes';
import type { EditOutcome, LayerList } from '../document/editorState';
import type { EditSituation } from './defineCommand';
import { layersBy, placeOf, styleOf } from './layerFacts';
import { linesMet } from './linesMet';
import { spoken, spokenBounds } from './spoken';
import type { Announcement } from './userMessages';

const listAfter = (before: EditSituation, outcome: EditOutcome) => outcome.nodes ?? before.nodes;
const selectedAfter = (before: EditSituation, outcome: EditOutcome) =>
  layersBy(listAfter(before, outcome), outcome.selection ?? before.selection);

/** `<key>` with the label of the one selected layer, or `<key>Many` with their number. */
export function aboutSelection(key: string) {
  return (before: EditSituation, outcome: EditOutcome): Announcement | null => {
    const [first, ...more] = selectedAfter(before, outcome);
    if (!first) return null;
    return more.length === 0
      ? { key, params: { label: first.label } }
      : { key: `${key}Many`, params: { n: more.length + 1 } };
  };
}

/** An announcement about removed layers, which are in the previous selection. */
export function aboutGone(key: string) {
  return (before: EditSituation): Announcement | null => {
    const [first, ...more] = before.selected;
    if (!first) return null;
    return more.length === 0
      ? { key, params: { label: first.label } }
      : { key: `${key}Many`, params: { n: more.length + 1 } };
  };
}

/** Name, type and position of the current selection. */
export function selectionAnnouncement(before: EditSituation, outcome: EditOutcome): Announcement {
  const nodes = listAfter(before, outcome);
  const [first, ...more] = selectedAfter(before, outcome);
  if (!first) return { key: 'selectNone', params: {} };
  if (more.length > 0) return { key: 'selectMany', params: { n: more.length + 1 } };
  const params = {
    label: first.label,
    type: isKnown(first) ? first.nodeType : 'unknown',
    i: placeOf(nodes, first.uuid),
    n: nodes.length,
  };
  return { key: 'select', params };
}

/** Several layers by their common bounds, or by number if they have none. */
function manyAnnouncement(key: string, layers: LayerList): Announcement {
  const bounds = spokenBounds(layers);
  const n = layers.length;
  return bounds ? { key, params: { n, ...bounds } } : { key: 'changedMany', params: { n } };
}

/** Position of the one selected layer, or of all together. */
export function positionAnnouncement(before: EditSituation, outcome: EditOutcome): Announcement | null {
  const [first, ...more] = selectedAfter(before, outcome);
  if (!first) return null;
  if (more.length > 0) return manyAnnouncement('moveMany', [first, ...more]);
  const { x, y } = styleOf(first);
  return { key: 'move', params: { label: first.label, x: spoken(x), y: spoken(y) } };
}

/** Size of the one selected layer, or of all together. */
export function sizeAnnouncement(before: EditSituation, outcome: EditOutcome): Announcement | null {
  const [first, ...more] = selectedAfter(before, outcome);
  if (!first) return null;
  if (more.length > 0) return manyAnnouncement('resizeMany', [first, ...more]);
  const { width, height } = styleOf(first);
  return { key: 'resize', params: { label: first.label, width: spoken(width), height: spoken(height) } };
}

/** Angle of the one selected layer, or the position of several. */
export function angleAnnouncement(before: EditSituation, outcome: EditOutcome): Announcement | null {
  const [first, ...more] = selectedAfter(before, outcome);
  if (!first) return null;
  if (more.length > 0) return manyAnnouncement('rotateMany', [first, ...more]);
  return { key: 'rotate', params: { label: first.label, angle: spoken(styleOf(first).rotation ?? 0) } };
}

/** Position of the one selected layer in the list. */
export function orderAnnouncement(before: EditSituation, outcome: EditOutcome): Announcement | null {
  const nodes = listAfter(before, outcome);
  const [first, ...more] = selectedAfter(before, outcome);
  if (!first) return null;
  if (more.length > 0) return { key: 'orderMany', params: { n: more.length + 1 } };
  return { key: 'order', params: { label: first.label, i: placeOf(nodes, first.uuid), n: nodes.length } };
}

/** The position, and the lines snapped to, which sighted designers see as guides. */
export function placeAnnouncement(before: EditSituation, outcome: EditOutcome): Announcement | null {
  const announcement = positionAnnouncement(before, outcome);
  const also = linesMet(before, selectedAfter(before, outcome));
  return announcement && also.length > 0 ? { ...announcement, also } : announcement;
}
