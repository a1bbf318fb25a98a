// The store: the open design, the session and the API's cache. Zoom, simulator and gestures live outside of it.
import { configureStore } from '@reduxjs/toolkit';
import { documentReducer } from '@/editor/document/documentSlice';
import { api } from '@/service/api/api';
import { sessionReducer } from '@/service/session/session';
import { failureListener } from './listeners';

/** A fresh store. The development checks of RTK walk the whole state at each act, which a large design cannot afford. */
export function createStore() {
  return configureStore({
    reducer: { editor: documentReducer, session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware, failureListener.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore['getState']>;
