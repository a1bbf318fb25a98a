// Ends a session whose account was deleted with all data: this tab clears it and everything fetched with it.
import { api } from '../api/api';
import { type SessionDispatch, signedOut } from './session';
import { dropToken } from './tokenStore';

export function endSession(dispatch: SessionDispatch): void {
  dropToken();
  // Resets the cache first, because listeners of the sign-out fetch again, and those responses must be kept.
  dispatch(api.util.resetApiState());
  dispatch(signedOut());
}
