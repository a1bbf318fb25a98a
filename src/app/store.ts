// The store: the session, the API's cache and, once the editor is loaded, the open design. Zoom, simulator and gestures
// are outside.
import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { api } from '@/service/api/api';
import { sessionReducer } from '@/service/session/session';
import { storedSession } from '@/service/session/userStore';
import { failureListener } from './listeners';

/** Slices that exist from the start. */
const FIRST = { session: sessionReducer, [api.reducerPath]: api.reducer } as const;

/**
 * Creates a store. RTK's development checks traverse the whole state on each action, which is too slow for a large
 * design.
 */
export function createStore() {
  return configureStore({
    reducer: combineReducers(FIRST),
    preloadedState: { session: storedSession() },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware, failureListener.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore['getState']>;

/** Slices that were added later, by store. */
const added = new WeakMap<AppStore, Record<string, Reducer>>();

/** Adds the slice of a page's code. Its state persists however often it is added and whatever is added after it. */
export function addReducer<S>(store: AppStore, name: string, reducer: Reducer<S>): void {
  if (name in store.getState()) return;
  const later = { ...added.get(store), [name]: reducer as Reducer };
  added.set(store, later);
  store.replaceReducer(combineReducers({ ...FIRST, ...later }) as unknown as Parameters<AppStore['replaceReducer']>[0]);
}
