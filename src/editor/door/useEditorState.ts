// Reads the editor's state in a component: it renders again only when what the selector gives is another value.
import { useState, useSyncExternalStore } from 'react';
import { keepSame } from '../document/keepSame';
import type { WithEditor } from '../document/selectors';
import { useEditor } from './editorContext';

/** A list or plain object that holds the same is the same value. */
export function useEditorState<T>(select: (state: WithEditor) => T): T {
  const { store } = useEditor();
  const [keep] = useState(keepSame<T>);
  return useSyncExternalStore(store.subscribe, () => keep(select(store.getState())));
}
