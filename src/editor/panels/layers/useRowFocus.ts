// The one row that Tab reaches, the arrows between rows, and where the focus goes when its row is gone.
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { selectSelection } from '../../document/selectors';
import { useDesk, useEditor } from '../../door/editorContext';
import { createTabStop, type TabStop } from './tabStop';

/** Row that keys move to, by place in the list. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The row a key moves to from another, or null for other keys. `ids`: rows from the top. */
export function rowTowards(key: string, from: string, ids: readonly string[]): string | null {
  const step = STEPS[key];
  return step ? (ids[step(ids.indexOf(from), ids.length - 1)] ?? null) : null;
}

export interface RowFocus {
  stop: TabStop;
  focusRow(uuid: string): void;
  /** The focus came into the list or its menu, or left it for another place. */
  entered(uuid: string | null): void;
  left(): void;
}

const rowIn = (tree: HTMLElement | null, uuid: string) =>
  tree?.querySelector<HTMLElement>(`[data-uuid="${CSS.escape(uuid)}"]`) ?? null;

/** `ids`: rows from the top. What it gives stays the same object. */
export function useRowFocus(tree: RefObject<HTMLElement | null>, ids: readonly string[]): RowFocus {
  const { store } = useEditor();
  const { listed } = useDesk();
  const before = useRef(ids);
  /** The focus is in the list, or was lost with a row of it. */
  const owns = useRef(false);
  const focus = useMemo<RowFocus>(() => {
    const stop = createTabStop(selectSelection(store.getState()).at(-1) ?? null);
    return {
      stop,
      focusRow(uuid) {
        stop.set(uuid);
        const row = rowIn(tree.current, uuid);
        if (row) row.focus();
        // Far from the view it is not drawn yet; being the stop, it is with the next commit.
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

  // A deleted row gives the focus to the one that takes its place.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = ids;
    const now = focus.stop.get();
    if (now !== null && ids.includes(now)) return;
    const at = now === null ? 0 : Math.max(0, last.indexOf(now));
    const next = ids[Math.min(at, ids.length - 1)] ?? null;
    focus.stop.set(next);
    const active = tree.current?.ownerDocument.activeElement;
    const isLost = !active || active === tree.current?.ownerDocument.body;
    if (next && owns.current && isLost) focus.focusRow(next);
  }, [ids, focus, tree]);

  // Layers selected elsewhere come into view, and Tab reaches them; those selected while another panel stood here, too.
  useEffect(() => {
    const look = () => {
      const selection = selectSelection(store.getState());
      const chosen = selection.at(-1);
      if (selection === listed.selection) return;
      listed.selection = selection;
      if (!chosen || tree.current?.contains(tree.current.ownerDocument.activeElement)) return;
      focus.stop.set(chosen);
      queueMicrotask(() => rowIn(tree.current, chosen)?.scrollIntoView({ block: 'nearest' }));
    };
    look();
    return store.subscribe(look);
  }, [store, listed, focus, tree]);

  return focus;
}
