// The open design's part of the store: it comes with the code of the editor, and stays.
import { documentReducer } from '@/editor/document/documentSlice';
import type { WithEditor } from '@/editor/document/selectors';
import { type AppState, type AppStore, addReducer } from './store';

export type EditorAppStore = Omit<AppStore, 'getState'> & { getState(): AppState & WithEditor };

/** The same store, with a place for the open design. */
export function withEditor(store: AppStore): EditorAppStore {
  addReducer(store, 'editor', documentReducer);
  return store as unknown as EditorAppStore;
}
