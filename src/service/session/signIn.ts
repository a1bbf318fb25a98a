// Sign-in on demand: code that needs a session calls this and continues once the dialog has succeeded.
import { startSession } from '../api/account';
import { nextSignIn, settleSignIn } from './pendingSignIn';
import type { PendingWork } from './pendingWork';
import { loginClosed, loginRequested, type SessionDispatch, type WithSession } from './session';
import { readToken } from './tokenStore';

export type { SessionDispatch } from './session';

/**
 * Resolves to true once a user is signed in: immediately, by the stored token, or by the dialog; false if the dialog is
 * cancelled. Rejects with an `ApiError` if there is a token whose user cannot be loaded now: that is not a visitor, so
 * no dialog opens. `work`: what needs the session, and resumes after a sign-in that leaves the page. Callers that hold
 * one user's work compare `session.lastUserId` before and after (docs/rules/backend.md S6).
 */
export async function ensureSignedIn(
  dispatch: SessionDispatch,
  getState: () => WithSession,
  work: PendingWork | null = null,
): Promise<boolean> {
  const signedIn = () => getState().session.status === 'signedIn';
  if (signedIn()) return true;
  if (readToken() !== null) {
    const failure = await startSession(dispatch, { isRetry: true });
    if (signedIn()) return true;
    const { status, showLogin } = getState().session;
    // HTTP 401 keeps the token and has opened the dialog.
    if (failure && status === 'unknown' && !showLogin) throw failure;
  }
  dispatch(loginRequested());
  return nextSignIn(work);
}

/**
 * Opens the dialog although a user is signed in: resolves to true once it ends in a session, of the same user or
 * another.
 */
export function signInAnew(dispatch: SessionDispatch): Promise<boolean> {
  dispatch(loginRequested());
  return nextSignIn();
}

/** The dialog was closed without signing in. */
export function cancelSignIn(dispatch: SessionDispatch): void {
  dispatch(loginClosed());
  settleSignIn(false);
}
