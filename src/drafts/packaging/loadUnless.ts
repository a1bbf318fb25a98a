// Files of a design for a package that may be broken off.
import { loadAsset } from '@/service/api/assetUrl';

/** Loads files until the signal is aborted, with whose reason each then rejects: one that does not come holds nothing up. */
export const loadUnless =
  (signal: AbortSignal) =>
  (ref: string): Promise<Blob> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const stop = () => reject(signal.reason);
      signal.addEventListener('abort', stop, { once: true });
      loadAsset(ref)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', stop));
    });
