// Sign-in in place: whoever needs a session asks here, and goes on once the dialog has succeeded.
import { startSession } from '../api/account';
import { loginClosed, loginRequested, type SessionDispatch, type WithSession } from './session';
import { readToken } from './tokenStore';
import { nextSignIn, settleSignIn } from './waiting';
import type { WaitingWork } from './waitingWork';

export type { SessionDispatch } from './session';

/**
 * Resolves true once somebody is signed in: at once, by the stored token, or by the dialog, which opens otherwise; false when the
 * dialog is cancelled. Rejects with an `ApiError` when there is a token whose user cannot be loaded now: that person is no visitor, so
 * no dialog opens. `work`: what needs the session, and continues where the sign-in leaves the page. Callers that hold one person's work
 * compare `session.lastUserId` before and after (docs/rules/backend.md S6).
 */
export async function ensureSignedIn(
  dispatch: SessionDispatch,
  getState: () => WithSession,
  work: WaitingWork | null = null,
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

/** Opens the dialog though somebody is signed in: resolves true once it ends in a session, this person's or another's. */
export function signInAnew(dispatch: SessionDispatch): Promise<boolean> {
  dispatch(loginRequested());
  return nextSignIn();
}

/** The dialog was closed without signing in. */
export function cancelSignIn(dispatch: SessionDispatch): void {
  dispatch(loginClosed());
  settleSignIn(false);
}
