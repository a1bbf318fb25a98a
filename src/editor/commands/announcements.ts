// What commands say after they are done: keys under `editor.announce` and their values.
import { isKnown } from '@/schemas/nodes';
import type { EditOutcome } from '../document/editorState';
import type { EditSituation } from './defineCommand';
import { layersBy, placeOf, styleOf } from './layerFacts';

export interface Announcement {
  key: string;
  params: Record<string, string | number>;
}

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

/** The same of what was selected before: for layers that are gone afterwards. */
export function aboutGone(key: string) {
  return (before: EditSituation): Announcement | null => {
    const [first, ...more] = before.selected;
    if (!first) return null;
    return more.length === 0
      ? { key, params: { label: first.label } }
      : { key: `${key}Many`, params: { n: more.length + 1 } };
  };
}

/** Name, type and place of what is selected now. */
export function selectionSaid(before: EditSituation, outcome: EditOutcome): Announcement {
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

/** Position of the one selected layer, or how many were moved. */
export function positionSaid(before: EditSituation, outcome: EditOutcome): Announcement | null {
  const [first, ...more] = selectedAfter(before, outcome);
  if (!first) return null;
  if (more.length > 0) return { key: 'moveMany', params: { n: more.length + 1 } };
  const { x, y } = styleOf(first);
  return { key: 'move', params: { label: first.label, x: Number(x), y: Number(y) } };
}

/** Size of the one selected layer. */
export function sizeSaid(before: EditSituation, outcome: EditOutcome): Announcement | null {
  const [first, ...more] = selectedAfter(before, outcome);
  if (!first) return null;
  if (more.length > 0) return { key: 'resizeMany', params: { n: more.length + 1 } };
  const { width, height } = styleOf(first);
  return { key: 'resize', params: { label: first.label, width: Number(width), height: Number(height) } };
}

/** Angle of the one selected layer. */
export function angleSaid(before: EditSituation, outcome: EditOutcome): Announcement | null {
  const [first, ...more] = selectedAfter(before, outcome);
  if (!first) return null;
  if (more.length > 0) return { key: 'rotateMany', params: { n: more.length + 1 } };
  return { key: 'rotate', params: { label: first.label, angle: Number(styleOf(first).rotation ?? 0) } };
}

/** Place of the one selected layer in the list. */
export function orderSaid(before: EditSituation, outcome: EditOutcome): Announcement | null {
  const nodes = listAfter(before, outcome);
  const [first, ...more] = selectedAfter(before, outcome);
  if (!first) return null;
  if (more.length > 0) return { key: 'orderMany', params: { n: more.length + 1 } };
  return { key: 'order', params: { label: first.label, i: placeOf(nodes, first.uuid), n: nodes.length } };
}
