// Applies sign-in and sign-out of other tabs that share the session, so no call is made for another user.
import { startSession } from '@/service/api/account';
import { api } from '@/service/api/api';
import { i18n } from '@/service/language/i18n';
import { settleSignIn } from '@/service/session/pendingSignIn';
import { signedOut } from '@/service/session/session';
import { isTokenEvent, readToken } from '@/service/session/tokenStore';
import { showToast } from '@/ui/toasts';
import type { AppStore } from './store';

/** The returned function stops it. */
export function followSession({ dispatch, getState }: AppStore, page: Window = window): () => void {
  const onStorage = (event: StorageEvent) => {
    if (!isTokenEvent(event)) return;
    const token = readToken();
    const { status } = getState().session;
    if (token === null && (status === 'signedIn' || status === 'unknown')) {
      dispatch(api.util.resetApiState());
      dispatch(signedOut());
      showToast({ tone: 'info', text: i18n.t('messages:api.signedOutElsewhere') });
    }
    // A token that only this tab has stays unchanged.
    if (token !== null && token === event.newValue) {
      if (status === 'signedIn') dispatch(api.util.resetApiState());
      void startSession(dispatch).then(() => {
        // A save in this tab may be waiting for the sign-in.
        if (getState().session.status === 'signedIn') settleSignIn(true);
      });
    }
  };
  page.addEventListener('storage', onStorage);
  return () => page.removeEventListener('storage', onStorage);
}
