// Account calls of who is signed in: who am I, sign out; and the start with a kept token.
import type { User } from '@/schemas/session';
import { sessionRows } from '@/schemas/wire/rows/session';
import {
  type SessionDispatch,
  sessionLoading,
  sessionRetrying,
  sessionStarted,
  sessionUnknown,
  signedIn,
  signedOut,
} from '../session/session';
import { dropToken, readToken } from '../session/tokenStore';
import { keptUserId } from '../session/userStore';
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
        if (readToken() !== null) await send(call('logout', { quiet: 'background' }));
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
      query: () => call('userInfo', { quiet: 'shown' }),
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
 * With a token present, loads the user, then the lists of picture sets; fonts follow once `sessionStarted` is dispatched (spec 4,
 * Session). Resolves after the user with the failure of that call, or null. A failure that keeps the token makes the session `unknown`. `isRetry`: pages keep what they
 * show meanwhile.
 */
export async function startSession(dispatch: SessionDispatch, { isRetry = false } = {}): Promise<ApiError | null> {
  const token = readToken();
  if (token === null) return null;
  dispatch(isRetry ? sessionRetrying() : sessionLoading());
  const { error } = await dispatch(userInfo.initiate(undefined, { forceRefetch: true, subscribe: false }));
  if (!error) {
    void loadSets(dispatch).then(() => dispatch(sessionStarted()));
    return null;
  }
  // Without its token the session has ended, which was dispatched already.
  if (readToken() === token) dispatch(sessionUnknown({ error: error as ApiError, userId: keptUserId() }));
  return error as ApiError;
}
