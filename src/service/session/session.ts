// Session state: the signed-in user and whether the sign-in dialog is open. The token is in tokenStore.
import { createSlice, type PayloadAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { User } from '@/schemas/session';
import type { ApiError } from '../api/apiError';

export interface SessionState {
  /**
   * `loading`: a token exists and its user is being requested. `unknown`: that request failed, so this is neither a
   * visitor nor a confirmed account; the token is kept and the request is repeated.
   */
  status: 'visitor' | 'loading' | 'unknown' | 'signedIn';
  user: User | null;
  showLogin: boolean;
  /**
   * The user, and then the lists of picture sets, are being loaded at start; fonts wait for them (spec 4). Absent: no.
   */
  isStarting?: boolean;
  /** Why the user is `unknown`. */
  failure?: ApiError | undefined;
  /** The user is being requested again while `unknown`. */
  isRetrying?: boolean;
  /**
   * The last signed-in user of this page: unsaved work of this user is not sent for anyone else (docs/rules/backend.md
   * S6).
   */
  lastUserId: string | null;
  /** The server ended that user's session: open pages stay theirs. Absent: the user signed out, or never signed in. */
  isLost?: boolean;
  /** A user without a password has registered and is offered to set one. Absent: no. */
  offersPassword?: boolean;
}

export const initialSession: SessionState = { status: 'visitor', user: null, showLogin: false, lastUserId: null };

const slice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    sessionLoading: (state) => {
      state.status = 'loading';
      state.isStarting = true;
    },
    /** User and lists are loaded, or the lists have failed: what waits for them may be loaded. */
    sessionStarted: (state) => {
      state.isStarting = false;
    },
    sessionRetrying: (state) => {
      state.isRetrying = true;
    },
    signedIn: (state, action: PayloadAction<User>) => {
      state.status = 'signedIn';
      state.user = action.payload;
      state.lastUserId = action.payload.userId;
      state.showLogin = false;
      state.isLost = false;
      state.failure = undefined;
      state.isRetrying = false;
    },
    /** The user of the token could not be loaded. `userId`: the token's owner as far as this device knows. */
    sessionUnknown: (state, { payload }: PayloadAction<{ error: ApiError; userId: string | null }>) => {
      if (state.status === 'signedIn') return;
      state.status = 'unknown';
      state.user = null;
      state.lastUserId = payload.userId;
      state.failure = payload.error;
      state.isStarting = false;
      state.isRetrying = false;
    },
    /**
     * The server ended the session: open the dialog, keep the work (docs/rules/backend.md S1). Dispatched once per
     * token.
     */
    sessionLost: (state) => {
      state.status = 'visitor';
      state.user = null;
      state.showLogin = true;
      state.isLost = true;
      state.offersPassword = false;
      state.failure = undefined;
      state.isRetrying = false;
      state.isStarting = false;
    },
    signedOut: (state) => {
      state.status = 'visitor';
      state.user = null;
      state.showLogin = false;
      state.isLost = false;
      state.offersPassword = false;
      state.failure = undefined;
      state.isRetrying = false;
      state.isStarting = false;
    },
    /** The same user with updated data. */
    userChanged: (state, action: PayloadAction<User>) => {
      if (state.user?.userId === action.payload.userId) state.user = action.payload;
    },
    passwordOffered: (state) => {
      state.offersPassword = true;
    },
    passwordOfferClosed: (state) => {
      state.offersPassword = false;
    },
    loginRequested: (state) => {
      state.showLogin = true;
    },
    loginClosed: (state) => {
      state.showLogin = false;
    },
  },
});

export const sessionReducer = slice.reducer;
export const {
  sessionLoading,
  sessionRetrying,
  sessionStarted,
  signedIn,
  sessionUnknown,
  sessionLost,
  signedOut,
  userChanged,
  passwordOffered,
  passwordOfferClosed,
  loginRequested,
  loginClosed,
} = slice.actions;

/** The part of the store that this room needs; the store mounts `sessionReducer` as `session`. */
export interface WithSession {
  session: SessionState;
}

/** Dispatch of a store with this part. */
export type SessionDispatch = ThunkDispatch<WithSession, unknown, UnknownAction>;

export const selectUser = (state: WithSession): User | null => state.session.user;
/**
 * Owner of the designs on this device: the signed-in user, or the last known owner of a token whose user could not be
 * loaded; null for a visitor.
 */
export const selectOwnerId = ({ session: { user, status, lastUserId } }: WithSession): string | null =>
  user?.userId ?? (status === 'unknown' ? lastUserId : null);
/** Whether the user and the lists of picture sets are still being loaded. */
export const selectIsStarting = (state: WithSession): boolean => state.session.isStarting === true;
/** No user is signed in, and no token is being resolved. */
export const selectIsVisitor = (state: WithSession): boolean => state.session.status === 'visitor';
/** Whether it is known that this is a visitor or a signed-in user. */
export const selectIsSettled = ({ session: { status } }: WithSession): boolean =>
  status === 'visitor' || status === 'signedIn';
export const selectSignedIn = (state: WithSession): boolean => state.session.status === 'signedIn';
export const selectOffersPassword = (state: WithSession): boolean => state.session.offersPassword === true;
/** The signed-in user, or the last one if the server ended the session. */
export const selectHolder = ({ session: { user, isLost, lastUserId } }: WithSession): string | null =>
  user?.userId ?? (isLost ? lastUserId : null);
export const selectShowLogin = (state: WithSession): boolean => state.session.showLogin;
