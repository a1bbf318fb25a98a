// Account calls of the signed-in user: current user, sign-out; and the start with a stored token.
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
import { storedUserId } from '../session/userStore';
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
        // This browser forgets the session whatever the server responds.
        if (readToken() !== null) await send(call('logout', { quiet: 'background' }));
        dropToken();
        return { data: null };
      },
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        if (!(await settled(queryFulfilled))) return;
        // Reset the cache first: subscribers refetch after the sign-out, and those responses must be kept.
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
/** For callers outside components. */
export const { logout, userInfo } = accountApi.endpoints;

/**
 * If there is a token, loads the user, then the lists of picture sets; fonts follow after `sessionStarted` (spec 4,
 * Session). Resolves after the user request with its error, or null. An error that keeps the token makes the session
 * `unknown`. `isRetry`: pages keep what they show meanwhile.
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
  // Without its token the session has ended, which was already dispatched.
  if (readToken() === token) dispatch(sessionUnknown({ error: error as ApiError, userId: storedUserId() }));
  return error as ApiError;
}
