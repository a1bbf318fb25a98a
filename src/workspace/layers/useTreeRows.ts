// The rows of the layer list, and which groups are collapsed. A layer that is selected elsewhere expands its groups.
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDesk, useEditor } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNode, selectNodeIds, selectNodes, selectSelection } from '@/editor/document/selectors';
import { parentIdOf } from '@/face/nodes/layerTree';
import type { FaceNode } from '@/schemas/nodes';
import { expandedAround, groupsBeside, shapeOf, type TreeRow, treeRows } from './treeRows';

export interface Tree {
  rows: readonly TreeRow[];
  /** Uuids of the rows, from the top. */
  ids: readonly string[];
  /** Expands or collapses groups. */
  open(uuids: readonly string[], isOpen: boolean): void;
  /** Expands the group and those beside it. */
  openAllBeside(uuid: string): void;
  /** The group of a layer; null at the top level. */
  parentOf(uuid: string): string | null;
}

/** Keeps its identity while the rows are the same. */
export function useTreeRows(): Tree {
  const { store } = useEditor();
  const { collapsed } = useDesk();
  const closed = useSyncExternalStore(collapsed.subscribe, collapsed.get);
  const order = useEditorState(selectNodeIds);
  const shape = useEditorState((state) => shapeOf(selectNodes(state)));

  useEffect(() => {
    const groupsOf = (nodes: readonly FaceNode[], selection: readonly string[]) => {
      const chosen = new Set(selection);
      return nodes.flatMap((node) => (chosen.has(node.uuid) ? (parentIdOf(node) ?? '') : [])).join();
    };
    let [nodes, selection] = [selectNodes(store.getState()), selectSelection(store.getState())];
    let groups = groupsOf(nodes, selection);
    return store.subscribe(() => {
      const last = { nodes, selection, groups };
      [nodes, selection] = [selectNodes(store.getState()), selectSelection(store.getState())];
      if (selection === last.selection && nodes === last.nodes) return;
      groups = groupsOf(nodes, selection);
      // Selected elsewhere, or moved into another group.
      if (selection === last.selection && groups === last.groups) return;
      collapsed.set(expandedAround(selectNodes(store.getState()), collapsed.get(), selection));
    });
  }, [store, collapsed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change with the order and the groups alone.
  return useMemo(() => {
    const rows = treeRows(selectNodes(store.getState()), closed);
    const open = (uuids: readonly string[], isOpen: boolean) => {
      const next = new Set(collapsed.get());
      for (const uuid of uuids) {
        if (isOpen) next.delete(uuid);
        else next.add(uuid);
      }
      collapsed.set(next);
    };
    return {
      rows,
      ids: rows.map(({ uuid }) => uuid),
      open,
      openAllBeside(uuid) {
        const node = selectNode(store.getState(), uuid);
        if (node) open(groupsBeside(selectNodes(store.getState()), node), true);
      },
      parentOf(uuid) {
        const node = selectNode(store.getState(), uuid);
        return node ? parentIdOf(node) : null;
      },
    };
  }, [order, shape, closed, store, collapsed]);
}
