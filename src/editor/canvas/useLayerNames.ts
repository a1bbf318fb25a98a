// Keeps the accessible names of drawn layers current with selection, order and simulator values, without rendering
// layers. Names of many layers are written later; a focused layer is named immediately.
import { type FocusEvent, useEffect, useMemo } from 'react';
import { expressionsOf } from '@/face/nodes';
import { useEditor } from '../dispatch/editorContext';
import { keepSame } from '../document/keepSame';
import {
  isSelected,
  selectCanvas,
  selectNode,
  selectNodeIds,
  selectNodes,
  selectPlace,
  selectSelection,
} from '../document/selectors';
import type { LayerElements } from './layerElements';
import { type LayerStanding, nameLayer, nameSeparator } from './layerNames';
import { layerShows } from './layerShows';

/**
 * Minimum interval of updates by the simulator, and delay after a change of many layers, ms; names are only read when a
 * screen reader visits them.
 */
export const NAME_WAIT_MS = 500;

/** Maximum names written at once; with more layers they are delayed. */
export const NAMED_AT_ONCE_MAX = 20;

export function useLayerNames(elements: LayerElements) {
  const { store, watch } = useEditor();
  const names = useMemo(() => {
    const standingOf = (uuid: string): LayerStanding => {
      const state = store.getState();
      const node = selectNode(state, uuid);
      const shows = node ? layerShows(node, watch, nameSeparator()) : '';
      return { ...selectPlace(state, uuid), selected: isSelected(state, uuid), shows };
    };
    const rename = (uuid: string) => {
      const state = store.getState();
      const [element, node] = [elements.get(uuid), selectNode(state, uuid)];
      if (element && node) nameLayer(element, node, selectCanvas(state), standingOf(uuid));
    };
    return { standingOf, rename };
  }, [store, watch, elements]);

  useEffect(() => {
    const sameIds = keepSame<readonly string[]>();
    let named = { selection: selectSelection(store.getState()), ids: sameIds(selectNodeIds(store.getState())) };
    const waiting = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renameWaiting = () => {
      timer = undefined;
      for (const uuid of waiting) names.rename(uuid);
      waiting.clear();
    };
    const unfollow = store.subscribe(() => {
      const state = store.getState();
      const now = { selection: selectSelection(state), ids: sameIds(selectNodeIds(state)) };
      if (now.selection === named.selection && now.ids === named.ids) return;
      const [before, after] = [new Set(named.selection), new Set(now.selection)];
      const isSame = (uuid: string) => now.ids === named.ids && before.has(uuid) === after.has(uuid);
      const uuids = (now.ids === named.ids ? [...new Set([...before, ...after])] : now.ids).filter(
        (uuid) => !isSame(uuid),
      );
      named = now;
      for (const uuid of uuids) {
        const isRead = elements.get(uuid) === document.activeElement;
        if (uuids.length <= NAMED_AT_ONCE_MAX || isRead) names.rename(uuid);
        else waiting.add(uuid);
      }
      if (waiting.size > 0) timer ??= setTimeout(renameWaiting, NAME_WAIT_MS);
    });
    return () => {
      unfollow();
      clearTimeout(timer);
    };
  }, [store, names, elements]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renameLive = () => {
      timer = undefined;
      for (const node of selectNodes(store.getState())) if (expressionsOf(node).length > 0) names.rename(node.uuid);
    };
    const stop = watch.subscribeState(() => {
      timer ??= setTimeout(renameLive, NAME_WAIT_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, watch, names]);

  /** A focused layer is read immediately, so its name is not delayed. */
  const onFocus = ({ target }: FocusEvent<Element>) => {
    const uuid = target.getAttribute('data-layer');
    if (uuid !== null) names.rename(uuid);
  };
  return { standingOf: names.standingOf, onFocus };
}
