// The store slice of the open design. It loads with the editor's code and stays.
import { documentReducer } from '@/editor/document/documentSlice';
import type { WithEditor } from '@/editor/document/selectors';
import { type AppState, type AppStore, addReducer } from './store';

export type EditorAppStore = Omit<AppStore, 'getState'> & { getState(): AppState & WithEditor };

/** The same store with the editor slice. */
export function withEditor(store: AppStore): EditorAppStore {
  addReducer(store, 'editor', documentReducer);
  return store as unknown as EditorAppStore;
}
