// The store of one open editor: the design is in Redux, everything around it in its own desk.
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { EditorAction } from '../document/documentSlice';
import type { WithEditor } from '../document/selectors';
import type { EditorReduxStore } from './editorContext';
import { createDesk } from './editorSession';

/** The part of the Redux store that the editor uses. */
interface ReduxPart {
  getState(): WithEditor;
  dispatch(action: EditorAction): unknown;
  subscribe(listener: () => void): () => void;
}

/** A store with a fresh desk. */
export const openEditorStore = ({ getState, dispatch, subscribe }: ReduxPart): EditorReduxStore => ({
  getState,
  dispatch,
  subscribe,
  desk: createDesk(),
});

/** Creates one desk per mounted component, which is discarded on unmount. */
export function useEditorStore(): EditorReduxStore {
  const redux = useStore<WithEditor>() as unknown as ReduxPart;
  const [store] = useState(() => openEditorStore(redux));
  useEffect(() => store.desk.clear, [store]);
  return store;
}
