// Keeps the accessible names of the drawn layers up to date: with the selection, their order and the values of the simulator. No layer renders.
import { type FocusEvent, useEffect, useMemo } from 'react';
import { expressionsOf } from '@/face/nodes';
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
import { useEditor } from '../door/editorContext';
import type { LayerElements } from './layerElements';
import { type LayerStanding, nameLayer, nameSeparator } from './layerNames';
import { layerShows } from './layerShows';

/** Names follow the simulator at most this often, ms: a screen reader reads a name once, playback changes it each second. */
export const NAME_WAIT_MS = 500;

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
    return store.subscribe(() => {
      const state = store.getState();
      const now = { selection: selectSelection(state), ids: sameIds(selectNodeIds(state)) };
      if (now.selection === named.selection && now.ids === named.ids) return;
      const [before, after] = [new Set(named.selection), new Set(now.selection)];
      const uuids = now.ids === named.ids ? new Set([...before, ...after]) : now.ids;
      const isSame = (uuid: string) => now.ids === named.ids && before.has(uuid) === after.has(uuid);
      for (const uuid of uuids) if (!isSame(uuid)) names.rename(uuid);
      named = now;
    });
  }, [store, names]);

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

  /** A layer that takes the focus is read at once: its name does not wait. */
  const onFocus = ({ target }: FocusEvent<Element>) => {
    const uuid = target.getAttribute('data-layer');
    if (uuid !== null) names.rename(uuid);
  };
  return { standingOf: names.standingOf, onFocus };
}
