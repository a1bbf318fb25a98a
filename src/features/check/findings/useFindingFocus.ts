// Keeps the focus in the list of findings: when the focused row is removed, the row in its place gets the focus.
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface Held {
  /** Of the finding. */
  id: string;
  /** Index of its row among the shown rows. */
  place: number;
  element: Element;
}

const rowsIn = (root: Element | null): readonly HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[data-finding]') ?? []),
];

/** Focuses the first button of a row, or the row. */
function focusRow(row: HTMLElement): void {
  const button = row.querySelector<HTMLElement>('button');
  if (!button) row.tabIndex = -1;
  (button ?? row).focus();
}

export interface FindingFocus {
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
  /** Treats a row as focused, because not every browser focuses a clicked button. */
  hold(id: string): void;
}

/** `heading` gets the focus if no row is left. */
export function useFindingFocus(
  root: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): FindingFocus {
  const focused = useRef<Held | null>(null);
  const take = (row: HTMLElement | null, element: Element) => {
    const id = row?.dataset.finding;
    focused.current = row && id !== undefined ? { id, place: rowsIn(root.current).indexOf(row), element } : null;
  };
  // After every render, because a fix, any other edit or a later check can remove a finding.
  useLayoutEffect(() => {
    const had = focused.current;
    if (!had) return;
    const rows = rowsIn(root.current);
    const place = rows.findIndex(({ dataset }) => dataset.finding === had.id);
    if (had.element.isConnected) {
      had.place = place;
      return;
    }
    focused.current = null;
    // Another element has the focus by now.
    if (document.activeElement && document.activeElement !== document.body) return;
    const row = rows[place >= 0 ? place : Math.min(had.place, rows.length - 1)];
    if (row) focusRow(row);
    else heading.current?.focus();
  });
  return {
    onFocus: ({ target }) => take(target.closest<HTMLElement>('[data-finding]'), target),
    onBlur({ target, relatedTarget }) {
      const had = focused.current;
      if (relatedTarget) focused.current = null;
      // The focus has left the row, unless its element is being removed or only the window lost the focus.
      setTimeout(() => {
        if (focused.current === had && target.isConnected && document.activeElement !== target) focused.current = null;
      });
    },
    hold(id) {
      const row = rowsIn(root.current).find(({ dataset }) => dataset.finding === id);
      if (row && focused.current?.id !== id) take(row, row);
    },
  };
}
