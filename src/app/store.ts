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

/** A part that comes with the code of a page; what is in it lasts, however often it is added. */
export function addReducer<S>(store: AppStore, name: string, reducer: Reducer<S>): void {
  if (name in store.getState()) return;
  store.replaceReducer(
    combineReducers({ ...FIRST, [name]: reducer }) as unknown as Parameters<AppStore['replaceReducer']>[0],
  );
}
