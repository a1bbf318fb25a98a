// Signing in and out in another tab counts here too, where the tabs share a session: no call goes out under another's name.
import { startSession } from '@/service/api/account';
import { api } from '@/service/api/api';
import { i18n } from '@/service/language/i18n';
import { signedOut } from '@/service/session/session';
import { isTokenEvent, readToken } from '@/service/session/tokenStore';
import { settleSignIn } from '@/service/session/waiting';
import { showToast } from '@/ui/toasts';
import type { AppStore } from './store';

/** The returned function ends it. */
export function followSession({ dispatch, getState }: AppStore, page: Window = window): () => void {
  const heard = (event: StorageEvent) => {
    if (!isTokenEvent(event)) return;
    const token = readToken();
    const { status } = getState().session;
    if (token === null && (status === 'signedIn' || status === 'unknown')) {
      dispatch(api.util.resetApiState());
      dispatch(signedOut());
      showToast({ tone: 'info', text: i18n.t('messages:api.signedOutElsewhere') });
    }
    // A token of this tab alone stays what it is.
    if (token !== null && token === event.newValue) {
      if (status === 'signedIn') dispatch(api.util.resetApiState());
      void startSession(dispatch).then(() => {
        // A save here may be waiting for just this.
        if (getState().session.status === 'signedIn') settleSignIn(true);
      });
    }
  };
  page.addEventListener('storage', heard);
  return () => page.removeEventListener('storage', heard);
}
