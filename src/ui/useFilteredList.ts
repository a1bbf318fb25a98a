// A search field over a results list (ARIA combobox): arrow and Page keys select, Enter picks, the field keeps the
// focus.
import { type KeyboardEvent, useId, useState } from 'react';

/** Rows per PageUp and PageDown. */
const PAGE = 8;

export interface FilteredListOptions<T> {
  items: readonly T[];
  /** Unique among the results, and valid in an element's id. */
  keyOf(item: T): string;
  onPick(item: T): void;
}

export interface FilteredList<T> {
  /** Id of the listbox. */
  listId: string;
  /** Id of a row. */
  idOf(item: T): string;
  /** The selected row; undefined without results. */
  current: T | undefined;
  /** Chooses a row by its place. */
  choose(index: number): void;
  /** Picks the selected row, like Enter. */
  pickCurrent(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Call `choose(0)` when the search changes. Arrows wrap around, Page keys stop at the ends. */
export function useFilteredList<T>({ items, keyOf, onPick }: FilteredListOptions<T>): FilteredList<T> {
  const base = useId();
  const [active, choose] = useState(0);
  const last = items.length - 1;
  const at = Math.max(0, Math.min(active, last));
  const current = items[at];
  const idOf = (item: T) => `${base}-${keyOf(item)}`;

  const go = (index: number) => {
    const to = Math.min(last, Math.max(0, index));
    const item = items[to];
    if (item === undefined) return;
    choose(to);
    document.getElementById(idOf(item))?.scrollIntoView?.({ block: 'nearest' });
  };
  const pickCurrent = () => {
    if (current !== undefined) onPick(current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      PageDown: at + PAGE,
      PageUp: at - PAGE,
    };
    const to = moves[event.key];
    if (to !== undefined) go(to);
    else if (event.key !== 'Enter') return;
    else pickCurrent();
    event.preventDefault();
  };
  return { listId: `${base}-list`, idOf, current, choose, pickCurrent, onKeyDown };
}
