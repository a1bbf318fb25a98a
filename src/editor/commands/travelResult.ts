// Describes the result of an undo or redo: which layer, or how many, and its current value.
import type { FaceNode } from '@/schemas/nodes';
import type { LayerList } from '../document/editorState';
import { sameValue } from '../document/sameValue';
import { placeOf, styleOf } from './layerFacts';
import { spoken, spokenBounds } from './spoken';
import type { Announcement } from './userMessages';

/** Longer values are not announced. */
const VALUE_MAX = 60;

const labelled = (key: string, layers: readonly FaceNode[]): Announcement =>
  layers.length === 1
    ? { key, params: { label: layers[0]?.label ?? '' } }
    : { key: `${key}Many`, params: { n: layers.length } };

/** The value of a field, if a word can express it. */
function valueAnnouncement(node: FaceNode, field: string, value: unknown): Announcement {
  const isWord =
    (typeof value === 'string' && value.length > 0 && value.length <= VALUE_MAX) || typeof value === 'number';
  const params = { label: node.label, field: `${node.nodeType}.${field}` };
  if (!isWord) return { key: 'changedField', params };
  return { key: 'setTo', params: { ...params, value: typeof value === 'number' ? spoken(value) : value } };
}

/** What changed in one layer: position before size before anything else. */
function changeAnnouncement(was: FaceNode, node: FaceNode): Announcement {
  const { label } = node;
  const [before, style] = [styleOf(was), styleOf(node)];
  const changed = (...keys: string[]) => keys.some((key) => !sameValue(before[key], style[key]));
  if (was.label !== label) return { key: 'named', params: { before: was.label, label } };
  if (changed('visible')) return { key: style.visible === false ? 'hide' : 'show', params: { label } };
  if (changed('isLock')) return { key: style.isLock ? 'lock' : 'unlock', params: { label } };
  const parts: Announcement[] = [];
  if (changed('x', 'y')) parts.push({ key: 'move', params: { label, x: spoken(style.x), y: spoken(style.y) } });
  if (changed('width', 'height')) {
    parts.push({ key: 'resize', params: { label, width: spoken(style.width), height: spoken(style.height) } });
  }
  if (changed('rotation')) parts.push({ key: 'rotate', params: { label, angle: spoken(style.rotation) } });
  const [first, ...also] = parts;
  if (first) return also.length > 0 ? { ...first, also } : first;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(style)])].filter((key) => changed(key));
  const [field] = fields;
  return field && fields.length === 1
    ? valueAnnouncement(node, field, style[field])
    : { key: 'changed', params: { label } };
}

/**
 * The single layer that changed its position while all others keep their order. If two neighbours swapped, either fits;
 * prefers the one of the act.
 */
function movedInOrder(before: LayerList, after: LayerList, subjects: readonly string[]): FaceNode | null {
  const at = after.findIndex((node, index) => node.uuid !== before[index]?.uuid);
  const candidates = [after[at], before[at]];
  const rank = (node: FaceNode | undefined) => (node && subjects.includes(node.uuid) ? 0 : 1);
  for (const moved of candidates.sort((a, b) => rank(a) - rank(b))) {
    const [left, right] = [before, after].map((list) => list.filter(({ uuid }) => uuid !== moved?.uuid));
    if (moved && left?.every(({ uuid }, index) => uuid === right?.[index]?.uuid)) return moved;
  }
  return null;
}

/** Difference of two layer lists, or null. `subjects`: uuids of the act's layers. */
export function travelResult(
  before: LayerList,
  after: LayerList,
  subjects: readonly string[] = [],
): Announcement | null {
  const [were, are] = [before, after].map((list) => new Map(list.map((node) => [node.uuid, node])));
  const back = after.filter(({ uuid }) => !were?.has(uuid));
  const gone = before.filter(({ uuid }) => !are?.has(uuid));
  if (back.length > 0) return labelled('back', back);
  if (gone.length > 0) return labelled('gone', gone);
  const changed = after.filter((node) => !sameValue(were?.get(node.uuid), node));
  const [first] = changed;
  if (first && changed.length === 1) return changeAnnouncement(were?.get(first.uuid) ?? first, first);
  if (first) {
    const bounds = spokenBounds(changed);
    return bounds
      ? { key: 'describeMany', params: { n: changed.length, ...bounds } }
      : { key: 'changedMany', params: { n: changed.length } };
  }
  const moved = movedInOrder(before, after, subjects);
  return moved && { key: 'order', params: { label: moved.label, i: placeOf(after, moved.uuid), n: after.length } };
}
