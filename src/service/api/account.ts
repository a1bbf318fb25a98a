// Account calls of who is signed in: who am I, sign out; and the start with a kept token.
import type { User } from '@/schemas/session';
import { sessionRows } from '@/schemas/wire/rows/session';
import { type SessionDispatch, sessionLoading, sessionUnknown, signedIn, signedOut } from '../session/session';
import { dropToken, readToken } from '../session/tokenStore';
import { api } from './api';
import type { ApiError } from './apiError';
import { loadSets } from './assembly';
import { callsOf } from './baseQuery';
import { settled } from './settled';

const call = callsOf(sessionRows);

const accountApi = api.injectEndpoints({
  endpoints: (define) => ({
    logout: define.mutation<null, void>({
      queryFn: async (_arg, _api, _extra, send) => {
        // Whatever the server says, this browser forgets the session.
        if (readToken() !== null) await send(call('logout', { quiet: true }));
        dropToken();
        return { data: null };
      },
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        if (!(await settled(queryFulfilled))) return;
        // First the cache: whoever hears of the sign-out asks anew, and that answer is to be kept.
        dispatch(api.util.resetApiState());
        dispatch(signedOut());
      },
    }),
    userInfo: define.query<User, void>({
      query: () => call('userInfo', { quiet: true }),
      providesTags: ['User'],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const done = await settled(queryFulfilled);
        if (done) dispatch(signedIn(done.data));
      },
    }),
  }),
});

export const { useLogoutMutation, useUserInfoQuery } = accountApi;
/** For callers outside of components. */
export const { logout, userInfo } = accountApi.endpoints;

/**
 * At start, with a token present, loads the user, then the lists of picture sets; the fonts follow the user (spec 4, Session).
 * Resolves when the session is known. `quiet`: who looks on is a visitor until then, and nothing waits.
 */
export async function startSession(dispatch: SessionDispatch, { quiet = false } = {}): Promise<ApiError | null> {
  if (readToken() === null) return null;
  if (!quiet) dispatch(sessionLoading());
  const asked = dispatch(userInfo.initiate(undefined, { forceRefetch: true, subscribe: false }));
  const { error } = await asked;
  if (error) dispatch(sessionUnknown());
  else loadSets(dispatch);
  return (error as ApiError | undefined) ?? null;
}
