// A build that was broken off goes on when its design is opened (docs/rules/backend.md K4).
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type SessionDispatch, selectSignedIn, type WithSession } from '@/service/session/session';
import { whenIdle } from '@/ui/whenIdle';

/** Looks once, when nobody is busy, and again after a sign-in. A design that was never published costs one question. */
export function useResumedBuilds(id: string): void {
  const dispatch = useDispatch<SessionDispatch>();
  const isSignedIn = useSelector((state: WithSession) => selectSignedIn(state));
  useEffect(() => {
    if (!isSignedIn) return;
    return whenIdle(() => {
      // Fetched then: few designs wait for packages.
      import('./makePackages')
        .then(({ makePackages }) => makePackages(id, 'publish', { dispatch }))
        .catch((error: unknown) => {
          console.info('It could not be asked whether a build waits for packages.', error);
        });
    });
  }, [id, isSignedIn, dispatch]);
}
