// A store with the session and the API, as the application creates it, over any backend.
import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { user } from '@/schemas/session';
import { api } from '@/service/api/api';
import { setBackendFetch } from '@/service/api/backendPort';
import { sessionReducer } from '@/service/session/session';
import { dropToken } from '@/service/session/tokenStore';

/** Starts with a visitor; records every action. */
export function storeOver(fetchFn: (request: Request) => Promise<Response>) {
  dropToken();
  setBackendFetch(fetchFn);
  const log: UnknownAction[] = [];
  const record: Middleware = () => (next) => (action) => {
    log.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ immutableCheck: { warnAfter: 60_000 }, serializableCheck: { warnAfter: 60_000 } }).concat(
        api.middleware,
        record,
      ),
  });
  /** How often an action of this type was dispatched. */
  const count = (type: string) => log.filter((action) => action.type === type).length;
  return { store, log, count };
}

export const envelopeOf = (over: object) => Response.json({ code: 200, success: true, data: null, ...over });

export const USER = user.parse({ userId: 'u1', username: 'Demo' });
