// Account calls: sign in, sign out, who am I. The token goes to tokenStore and never into the store's state.
import type { User } from '@/schemas/session';
import type { BodyOf, DataOf } from '@/schemas/wire/operations';
import {
  type SessionDispatch,
  sessionLoading,
  sessionUnknown,
  signedIn,
  signedOut,
  type WithSession,
} from '../session/session';
import { dropToken, keepToken, readToken } from '../session/tokenStore';
import { completeSignIn } from '../session/waiting';
import { api } from './api';
import type { ApiError } from './apiError';
import { loadSets } from './assembly';
import { call } from './baseQuery';

export interface LoginArgs {
  /** Exactly one of the two. */
  account: { phone: string } | { email: string };
  password: string;
  /** Keep the session when the tab closes. */
  staySignedIn: boolean;
}

const accountApi = api.injectEndpoints({
  endpoints: (define) => ({
    login: define.mutation<User, LoginArgs>({
      queryFn: async ({ account, password, staySignedIn }, _api, _extra, send) => {
        const body: BodyOf<'login'> = { source: 'web', way: 'password', password, ...account };
        const answer = await send(call('login', { body, quiet: true }));
        if (answer.error) return answer.meta ? { error: answer.error, meta: answer.meta } : { error: answer.error };
        const { token, user } = answer.data as DataOf<'login'>;
        keepToken(token, staySignedIn);
        return { data: user };
      },
      onQueryStarted: async (_, { dispatch, getState, queryFulfilled }) => {
        const before = (getState() as unknown as WithSession).session.lastUserId;
        const done = await settled(queryFulfilled);
        if (!done) return;
        // What another person's session fetched is not for this one's eyes (backend.md S6).
        if (before !== null && before !== done.data.userId) dispatch(api.util.resetApiState());
        completeSignIn(dispatch, done.data);
      },
    }),
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

export const { useLoginMutation, useLogoutMutation, useUserInfoQuery } = accountApi;
/** For callers outside of components. */
export const { login, logout, userInfo } = accountApi.endpoints;

/** The outcome, or null for a failure, which the hook's caller sees. */
async function settled<T>(running: Promise<T>): Promise<T | null> {
  try {
    return await running;
  } catch {
    return null;
  }
}

/**
 * At start, with a token present, loads the user, then the lists of picture sets; the fonts follow the user (spec 4, Session).
 * Resolves when the session is known.
 */
export async function startSession(dispatch: SessionDispatch): Promise<ApiError | null> {
  if (readToken() === null) return null;
  dispatch(sessionLoading());
  const asked = dispatch(userInfo.initiate(undefined, { forceRefetch: true, subscribe: false }));
  const { error } = await asked;
  if (error) dispatch(sessionUnknown());
  else loadSets(dispatch);
  return (error as ApiError | undefined) ?? null;
}
