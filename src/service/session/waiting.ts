// Whoever waits for a sign-in, until it succeeds or is cancelled. Outside of the store, because a promise is no state.
import type { User } from '@/schemas/session';
import { type SessionDispatch, signedIn } from './session';

let waiting: ((ok: boolean) => void)[] = [];

/** Resolves with the next outcome of the sign-in dialog. */
export function nextSignIn(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

/** Tells everybody who waits. */
export function settleSignIn(ok: boolean): void {
  const settled = waiting;
  waiting = [];
  for (const resolve of settled) resolve(ok);
}

/** Sign-in succeeded: called by the login call, not by the dialog. */
export function completeSignIn(dispatch: SessionDispatch, user: User): void {
  dispatch(signedIn(user));
  settleSignIn(true);
}
