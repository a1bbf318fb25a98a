// Reads the editor state in a component, which renders again only when the selected value changes.
import { useState, useSyncExternalStore } from 'react';
import { keepSame } from '../document/keepSame';
import type { WithEditor } from '../document/selectors';
import { useEditor } from './editorContext';

/** Lists and plain objects with equal items count as the same value. */
export function useEditorState<T>(select: (state: WithEditor) => T): T {
  const { store } = useEditor();
  const [keep] = useState(keepSame<T>);
  return useSyncExternalStore(store.subscribe, () => keep(select(store.getState())));
}
