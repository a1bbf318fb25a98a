// The store: the session, the API's cache and, once the editor is there, the open design. Zoom, simulator and gestures live outside of it.
import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { api } from '@/service/api/api';
import { sessionReducer } from '@/service/session/session';
import { keptSession } from '@/service/session/userStore';
import { failureListener } from './listeners';

/** Parts that are there from the start. */
const FIRST = { session: sessionReducer, [api.reducerPath]: api.reducer } as const;

/** A fresh store. The development checks of RTK walk the whole state at each act, which a large design cannot afford. */
export function createStore() {
  return configureStore({
    reducer: combineReducers(FIRST),
    preloadedState: { session: keptSession() },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware, failureListener.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore['getState']>;

/** Parts that came later, by store. */
const added = new WeakMap<AppStore, Record<string, Reducer>>();

/** A part that comes with the code of a page; what is in it lasts, however often it is added, and whatever comes after it. */
export function addReducer<S>(store: AppStore, name: string, reducer: Reducer<S>): void {
  if (name in store.getState()) return;
  const later = { ...added.get(store), [name]: reducer as Reducer };
  added.set(store, later);
  store.replaceReducer(combineReducers({ ...FIRST, ...later }) as unknown as Parameters<AppStore['replaceReducer']>[0]);
}
