// Session state: who is signed in and whether the sign-in dialog is open. The token is not here but in tokenStore.
import { createSlice, type PayloadAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { User } from '@/schemas/session';

export interface SessionState {
  /** `loading`: a token is kept and its user is being asked for. */
  status: 'visitor' | 'loading' | 'signedIn';
  user: User | null;
  showLogin: boolean;
  /** Who was signed in last on this page: unsaved work of this person is sent on for nobody else (backend.md S6). */
  lastUserId: string | null;
  /** The server ended the session of the last one: what stands open stays for them. Absent: signed out by oneself, or never in. */
  isLost?: boolean;
  /** Somebody registered without a password: they are offered one. Absent: nobody is. */
  offersPassword?: boolean;
}

export const initialSession: SessionState = { status: 'visitor', user: null, showLogin: false, lastUserId: null };

const slice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    sessionLoading: (state) => {
      state.status = 'loading';
    },
    signedIn: (state, action: PayloadAction<User>) => {
      state.status = 'signedIn';
      state.user = action.payload;
      state.lastUserId = action.payload.userId;
      state.showLogin = false;
      state.isLost = false;
    },
    /** The token could not be turned into a user now, for example offline. */
    sessionUnknown: (state) => {
      if (state.status === 'loading') state.status = 'visitor';
    },
    /** The server ended the session: open the dialog, keep the work (backend.md S1). Dispatched once per token. */
    sessionLost: (state) => {
      state.status = 'visitor';
      state.user = null;
      state.showLogin = true;
      state.isLost = true;
      state.offersPassword = false;
    },
    signedOut: (state) => {
      state.status = 'visitor';
      state.user = null;
      state.showLogin = false;
      state.isLost = false;
      state.offersPassword = false;
    },
    /** The same person, as the server knows them now. */
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

/** The part of the store this room needs; the store mounts `sessionReducer` as `session`. */
export interface WithSession {
  session: SessionState;
}

/** Dispatch of a store that has this part. */
export type SessionDispatch = ThunkDispatch<WithSession, unknown, UnknownAction>;

export const selectUser = (state: WithSession): User | null => state.session.user;
export const selectSignedIn = (state: WithSession): boolean => state.session.status === 'signedIn';
export const selectOffersPassword = (state: WithSession): boolean => state.session.offersPassword === true;
/** Whose page stands open: the one who is signed in, or was until the server ended it. */
export const selectHolder = ({ session: { user, isLost, lastUserId } }: WithSession): string | null =>
  user?.userId ?? (isLost ? lastUserId : null);
export const selectShowLogin = (state: WithSession): boolean => state.session.showLogin;
