// Learns whose the kept token is, as soon as the server can be asked: a start without it makes nobody a visitor for good.
import { startSession } from '@/service/api/account';
import { isInBeta } from '@/service/hints';
import { isWorthRetrying, retryDelay, serverFailure } from '@/service/localDrafts/retry';
import { readToken } from '@/service/session/tokenStore';
import { settleSignIn } from '@/service/session/waiting';
import type { AppStore } from './store';

/** From here on the waits grow no longer: about a minute. */
const WAITS_GROW = 6;

/** Asks now; where there is no answer again after a while, when the connection is back, and when the page is looked at. The returned function ends it. */
export function resumeSession({ dispatch, getState }: AppStore, page: Window = window): () => void {
  const ended = new AbortController();
  let tries = 0;
  let isAsking = false;
  let next: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    if (isAsking || ended.signal.aborted) return;
    clearTimeout(next);
    isAsking = true;
    // Pages that are looked at already stay as they are meanwhile.
    const error = await startSession(dispatch, { quiet: tries > 0 });
    isAsking = false;
    const failure = error ? serverFailure(error) : null;
    if (failure && isWorthRetrying(failure)) {
      next = setTimeout(again, retryDelay(Math.min(tries, WAITS_GROW), Math.random));
      tries += 1;
      return;
    }
    const { user } = getState().session;
    // Once per start: whoever is in the beta on this device is in it on the server.
    if (user && isInBeta(user.userId))
      void import('@/service/ai/beta')
        .then(({ rejoinBeta }) => rejoinBeta(dispatch, user.userId))
        .catch((fault: unknown) => console.info('The AI beta could not be joined again.', fault));
    // What waits for a sign-in has it.
    if (tries > 0 && getState().session.status === 'signedIn') settleSignIn(true);
    ended.abort();
  };
  const again = () => {
    const isOpen = readToken() !== null && getState().session.status === 'visitor';
    if (isOpen) void ask();
  };
  const seen = () => {
    if (page.document.visibilityState === 'visible') again();
  };
  page.addEventListener('online', again, { signal: ended.signal });
  page.document.addEventListener('visibilitychange', seen, { signal: ended.signal });
  void ask();
  return () => {
    ended.abort();
    clearTimeout(next);
  };
}
