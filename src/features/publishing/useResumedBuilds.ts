// Resumes an interrupted build when its design is opened (docs/rules/backend.md K4).
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type SessionDispatch, selectSignedIn, type WithSession } from '@/service/session/session';
import { whenIdle } from '@/ui/whenIdle';

/**
 * Checks once when the page is idle, and again after a sign-in. A design that was never published costs one request.
 */
export function useResumedBuilds(id: string): void {
  const dispatch = useDispatch<SessionDispatch>();
  const isSignedIn = useSelector((state: WithSession) => selectSignedIn(state));
  useEffect(() => {
    if (!isSignedIn) return;
    return whenIdle(() => {
      // Loaded then, because few designs wait for packages.
      import('@/packaging/builds/makePackages')
        .then(({ makePackages }) => makePackages(id, 'publish', { dispatch }))
        .catch((error: unknown) => {
          console.info('It could not be asked whether a build waits for packages.', error);
        });
    });
  }, [id, isSignedIn, dispatch]);
}
