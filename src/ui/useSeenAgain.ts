// Runs an action when the page becomes visible again, because its data may be stale.
import { useEffect } from 'react';

/** Keep the same `look` function between renders. */
export function useSeenAgain(look: () => void): void {
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [look]);
}
