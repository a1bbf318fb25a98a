// The end of a session whose account is gone with everything else: this tab forgets it, and what was fetched under it.
import { api } from '@/service/api/api';
import { type SessionDispatch, signedOut } from '@/service/session/session';
import { dropToken } from '@/service/session/tokenStore';

export function endSession(dispatch: SessionDispatch): void {
  dropToken();
  // First the cache: whoever hears of the sign-out asks anew, and that answer is to be kept.
  dispatch(api.util.resetApiState());
  dispatch(signedOut());
}
