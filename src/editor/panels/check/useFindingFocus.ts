// The focus within the list of findings: when the row that holds it goes, whatever took it away, the row in its place has it.
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface Held {
  /** Of the finding. */
  id: string;
  /** Of its row among those that are shown. */
  place: number;
  element: Element;
}

const rowsIn = (root: Element | null): readonly HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[data-finding]') ?? []),
];

/** The first button of a row, else the row. */
function focusRow(row: HTMLElement): void {
  const button = row.querySelector<HTMLElement>('button');
  if (!button) row.tabIndex = -1;
  (button ?? row).focus();
}

export interface FindingFocus {
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
  /** A row counts as holding the focus: not every browser focuses a button that is clicked. */
  hold(id: string): void;
}

/** `heading` has the focus where no row is left. */
export function useFindingFocus(
  root: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): FindingFocus {
  const held = useRef<Held | null>(null);
  const take = (row: HTMLElement | null, element: Element) => {
    const id = row?.dataset.finding;
    held.current = row && id !== undefined ? { id, place: rowsIn(root.current).indexOf(row), element } : null;
  };
  // After every drawing: a finding goes by its mend, by any other edit, and by a check that ends later.
  useLayoutEffect(() => {
    const had = held.current;
    if (!had) return;
    const rows = rowsIn(root.current);
    const place = rows.findIndex(({ dataset }) => dataset.finding === had.id);
    if (had.element.isConnected) {
      had.place = place;
      return;
    }
    held.current = null;
    // Somebody else has it by now.
    if (document.activeElement && document.activeElement !== document.body) return;
    const row = rows[place >= 0 ? place : Math.min(had.place, rows.length - 1)];
    if (row) focusRow(row);
    else heading.current?.focus();
  });
  return {
    onFocus: ({ target }) => take(target.closest<HTMLElement>('[data-finding]'), target),
    onBlur({ target, relatedTarget }) {
      const had = held.current;
      if (relatedTarget) held.current = null;
      // It was given up, unless its element is being taken away or the window is only left for another.
      setTimeout(() => {
        if (held.current === had && target.isConnected && document.activeElement !== target) held.current = null;
      });
    },
    hold(id) {
      const row = rowsIn(root.current).find(({ dataset }) => dataset.finding === id);
      if (row && held.current?.id !== id) take(row, row);
    },
  };
}
