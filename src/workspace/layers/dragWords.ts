// Announcements of a drag in the layer list: the layer, its group, and its place there.
import type { TFunction } from 'i18next';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { selectNode, selectNodes } from '@/editor/document/selectors';
import { childrenOf, hasGroups, parentIdOf } from '@/face/nodes/layerTree';
import type { HeldRow } from './heldRow';

type Words = TFunction<'editor'>;
type Kind = 'start' | 'over' | 'dropped' | 'stays' | 'cancel';

interface Place {
  parentId: string | null;
  place: number;
  count: number;
}

/** The place of a layer among those of its group, 1 is the top. */
function placeIn(store: EditorReduxStore, uuid: string): Place {
  const nodes = selectNodes(store.getState());
  const node = selectNode(store.getState(), uuid);
  const parentId = node ? parentIdOf(node) : null;
  const siblings = childrenOf(nodes, parentId);
  return {
    parentId,
    place: siblings.length - siblings.findIndex((one) => one.uuid === uuid),
    count: siblings.length,
  };
}

const labelOf = (store: EditorReduxStore, uuid: string) => selectNode(store.getState(), uuid)?.label ?? '';

function words(t: Words, store: EditorReduxStore, kind: Kind, uuid: string, { parentId, place, count }: Place): string {
  const params = { label: labelOf(store, uuid), i: place, n: count };
  if (kind === 'cancel') return t('editor:layers.drag.cancel', params);
  if (parentId !== null) return t(`editor:layers.drag.${kind}In`, { ...params, group: labelOf(store, parentId) });
  const isOut = kind !== 'start' && kind !== 'stays' && hasGroups(selectNodes(store.getState()));
  return t(isOut ? `editor:layers.drag.${kind}Out` : `editor:layers.drag.${kind}`, params);
}

/** About a layer where it is. */
export const lastWords = (t: Words, store: EditorReduxStore, kind: Kind, uuid: string): string =>
  words(t, store, kind, uuid, placeIn(store, uuid));

/** Words about a held row; undefined while its place is unknown. */
export function heldWords(t: Words, store: EditorReduxStore, held: HeldRow | null): string | undefined {
  if (!held?.target) return undefined;
  return held.target.isSame ? lastWords(t, store, 'start', held.uuid) : words(t, store, 'over', held.uuid, held.target);
}

/** About `count` layers that were dropped. */
export function droppedWords(t: Words, store: EditorReduxStore, uuid: string, count: number): string {
  if (count === 1) return lastWords(t, store, 'dropped', uuid);
  const { parentId } = placeIn(store, uuid);
  if (parentId === null) return t('editor:announce.orderMany', { n: count });
  return t('editor:layers.drag.droppedMany', { n: count, group: labelOf(store, parentId) });
}
