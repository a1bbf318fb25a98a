// Reads what depends on the selected layers. While nothing is selected the last value stays: the panel's part for layers is hidden
// then, and the next selection often needs the same.
import { useState } from 'react';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectSelection, type WithEditor } from '@/editor/document/selectors';

function holdLast<T>() {
  let last: { value: T } | null = null;
  return (state: WithEditor, select: (state: WithEditor) => T): T => {
    if (last && selectSelection(state).length === 0) return last.value;
    last = { value: select(state) };
    return last.value;
  };
}

/**
 * For components of the panel's part for layers. Renders again only when the selected value changes. `isHeld`: false in the
 * part of the design, which is shown while nothing is selected.
 */
export function useOfSelection<T>(select: (state: WithEditor) => T, isHeld = true): T {
  const [held] = useState(holdLast<T>);
  return useEditorState((state) => (isHeld ? held(state, select) : select(state)));
}
