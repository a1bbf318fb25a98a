// Loads the user of the stored token at start and retries on failure, so a server outage does not sign anyone out.
import { startSession } from '@/service/api/account';
import { isInBeta } from '@/service/hints';
import { isSessionEnd, isWorthRetrying, retryDelay, serverFailure } from '@/service/localDrafts/retry';
import { settleSignIn } from '@/service/session/pendingSignIn';
import { readToken } from '@/service/session/tokenStore';
import type { AppStore } from './store';

/** The delay stops growing after this many retries, at about a minute. */
const DELAY_GROWS = 6;

/**
 * Requests the user now. While the session is `unknown` it retries after a growing delay (temporary failures), when the
 * connection is back, and when the page becomes visible or focused. The returned function stops it.
 */
export function resumeSession(store: AppStore, page: Window = window): () => void {
  const { dispatch, getState, subscribe } = store;
  const ended = new AbortController();
  const { signal } = ended;
  let tries = 0;
  let isRequesting = false;
  let wasUnknown = false;
  let joinedBeta = false;
  let hasFonts = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = (what: string, fault: unknown): void => {
    if (!signal.aborted) console.info(what, fault);
  };
  const load = async (isRetry: boolean) => {
    if (isRequesting || signal.aborted) return;
    clearTimeout(timer);
    timer = undefined;
    isRequesting = true;
    await startSession(dispatch, { isRetry });
    isRequesting = false;
    if (!signal.aborted) follow();
  };
  const isUnknown = () => getState().session.status === 'unknown' && readToken() !== null;

  const follow = () => {
    if (isUnknown()) {
      wasUnknown = true;
      const failure = serverFailure(getState().session.failure);
      if (isRequesting || timer !== undefined || !failure || !isWorthRetrying(failure)) return;
      timer = setTimeout(() => void load(true), retryDelay(Math.min(tries, DELAY_GROWS), Math.random));
      tries += 1;
      return;
    }
    const { status, user } = getState().session;
    if (status !== 'signedIn') return;
    clearTimeout(timer);
    timer = undefined;
    tries = 0;
    // Once per start: registers a beta member of this device on the server.
    if (user && !joinedBeta && isInBeta(user.userId)) {
      joinedBeta = true;
      void import('@/service/ai/beta')
        .then(({ rejoinBeta }) => rejoinBeta(dispatch, user.userId))
        .catch((fault: unknown) => report('The AI beta could not be joined again.', fault));
    }
    // On every page: fonts load after the user and the lists (spec 4).
    if (!hasFonts) {
      hasFonts = true;
      import('./fonts')
        .then(({ fontsOf }) => (signal.aborted ? undefined : fontsOf(store)))
        .catch((fault: unknown) => {
          hasFonts = false;
          report('The fonts could not be started.', fault);
        });
    }
    if (wasUnknown) settleSignIn(true);
    wasUnknown = false;
  };
  const again = () => {
    const failure = serverFailure(getState().session.failure);
    // A token that the server rejected is not sent again automatically.
    if (isUnknown() && !(failure && isSessionEnd(failure))) void load(true);
  };
  const onVisible = () => {
    if (page.document.visibilityState === 'visible') again();
  };
  page.addEventListener('online', again, { signal });
  page.addEventListener('focus', again, { signal });
  page.document.addEventListener('visibilitychange', onVisible, { signal });
  signal.addEventListener('abort', subscribe(follow), { once: true });
  void load(false);
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
