// Marks the selected rows without rendering them: selecting a thousand layers only sets attributes.
import { type RefObject, useLayoutEffect } from 'react';
import { useEditor } from '@/editor/dispatch/editorContext';
import { selectSelection } from '@/editor/document/selectors';

export function useSelectionMarks(tree: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  useLayoutEffect(() => {
    let seen = selectSelection(store.getState());
    return store.subscribe(() => {
      const selection = selectSelection(store.getState());
      if (selection === seen) return;
      seen = selection;
      const chosen = new Set(selection);
      for (const row of tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? []) {
        const is = chosen.has(row.dataset.uuid ?? '');
        if (row.getAttribute('aria-selected') === String(is)) continue;
        row.setAttribute('aria-selected', String(is));
        const box = row.querySelector<HTMLInputElement>('[data-row-pick]');
        if (box) box.checked = is;
      }
    });
  }, [store, tree]);
}
