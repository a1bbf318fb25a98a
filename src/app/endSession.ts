// Ends a session whose account was deleted with all data: this tab clears it and everything fetched with it.
import { api } from '@/service/api/api';
import { type SessionDispatch, signedOut } from '@/service/session/session';
import { dropToken } from '@/service/session/tokenStore';

export function endSession(dispatch: SessionDispatch): void {
  dropToken();
  // Resets the cache first, because listeners of the sign-out fetch again, and those responses must be kept.
  dispatch(api.util.resetApiState());
  dispatch(signedOut());
}
