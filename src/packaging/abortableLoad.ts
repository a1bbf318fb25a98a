// Loads files of a design for a package that can be cancelled.
import { loadAsset } from '@/service/api/assetUrl';

/** Loads files until the signal is aborted. Each then rejects with its reason, so a hanging file blocks nothing. */
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
