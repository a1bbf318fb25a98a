// Something to do when the page is looked at again after it was hidden: what it shows may be old.
import { useEffect } from 'react';

/** Keep `look` the same function while it means the same. */
export function useSeenAgain(look: () => void): void {
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [look]);
}
