// Reads the editor's state in a component: it renders again only when what the selector gives is another value.
import { useSyncExternalStore } from 'react';
import type { WithEditor } from '../document/selectors';
import { useEditor } from './editorContext';

/** `select` must give the same reference while nothing it depends on changed. */
export function useEditorState<T>(select: (state: WithEditor) => T): T {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}
