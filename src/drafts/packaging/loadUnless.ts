// Files of a design for a package that may be broken off.
import { loadAsset } from '@/service/api/assetUrl';

/** Loads files until the signal is aborted; afterwards asks for none. */
export const loadUnless =
  (signal: AbortSignal) =>
  async (ref: string): Promise<Blob> => {
    signal.throwIfAborted();
    return loadAsset(ref);
  };
