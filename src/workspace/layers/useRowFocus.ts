// The Tab stop of the list, arrow-key navigation between rows, and where the focus goes when its row is removed.
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useDesk, useEditor } from '@/editor/dispatch/editorContext';
import { selectSelection } from '@/editor/document/selectors';
import { createTabStop, type TabStop } from './tabStop';
import type { Tree } from './useTreeRows';

/** Target row of a key, by index in the list. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The row that a key moves to from another, or null for other keys. `ids`: rows from the top. */
export function rowTowards(key: string, from: string, ids: readonly string[]): string | null {
  const step = STEPS[key];
  return step ? (ids[step(ids.indexOf(from), ids.length - 1)] ?? null) : null;
}

export interface RowFocus {
  stop: TabStop;
  focusRow(uuid: string): void;
  /** The focus entered the list or its menu, or left for another place. */
  entered(uuid: string | null): void;
  left(): void;
}

const rowIn = (tree: HTMLElement | null, uuid: string) =>
  tree?.querySelector<HTMLElement>(`[data-uuid="${CSS.escape(uuid)}"]`) ?? null;

type RowsOfTree = Pick<Tree, 'ids' | 'parentOf'>;

/** The result keeps its identity. */
export function useRowFocus(tree: RefObject<HTMLElement | null>, { ids, parentOf }: RowsOfTree): RowFocus {
  const { store } = useEditor();
  const { listed } = useDesk();
  const before = useRef(ids);
  /** The focus is in the list, or was lost with one of its rows. */
  const owns = useRef(false);
  const focus = useMemo<RowFocus>(() => {
    const stop = createTabStop(selectSelection(store.getState()).at(-1) ?? null);
    return {
      stop,
      focusRow(uuid) {
        stop.set(uuid);
        const row = rowIn(tree.current, uuid);
        if (row) row.focus();
        // A row far from the view is not rendered yet. As the Tab stop it is rendered with the next commit.
        else queueMicrotask(() => rowIn(tree.current, uuid)?.focus());
      },
      entered(uuid) {
        owns.current = true;
        if (uuid) stop.set(uuid);
      },
      left() {
        owns.current = false;
      },
    };
  }, [store, tree]);

  // Moves the focus from a row in a collapsed group to the group, and from a deleted row to the one in its place.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = ids;
    const now = focus.stop.get();
    if (now !== null && ids.includes(now)) return;
    let shown = now;
    while (shown !== null && !ids.includes(shown)) shown = parentOf(shown);
    const at = now === null ? 0 : Math.max(0, last.indexOf(now));
    const next = shown ?? ids[Math.min(at, ids.length - 1)] ?? null;
    focus.stop.set(next);
    const active = tree.current?.ownerDocument.activeElement;
    const isLost = !active || active === tree.current?.ownerDocument.body;
    if (next && owns.current && isLost) focus.focusRow(next);
  }, [ids, parentOf, focus, tree]);

  // Scrolls to layers that were selected elsewhere and makes them the Tab stop, also those selected while another panel
  // was open.
  useEffect(() => {
    const look = () => {
      const selection = selectSelection(store.getState());
      const chosen = selection.at(-1);
      if (selection === listed.selection) return;
      listed.selection = selection;
      if (!chosen) return;
      if (tree.current?.contains(tree.current.ownerDocument.activeElement)) {
        // A key in the list made a layer, such as a group: the next key must not act on the row that was focused before.
        if (!before.current.includes(chosen)) focus.focusRow(chosen);
        return;
      }
      focus.stop.set(chosen);
      queueMicrotask(() => rowIn(tree.current, chosen)?.scrollIntoView({ block: 'nearest' }));
    };
    look();
    return store.subscribe(look);
  }, [store, listed, focus, tree]);

  return focus;
}
