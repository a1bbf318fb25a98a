// The key that signs for whoever designs here: the one that is kept, else one that is made now and kept from then on.
import type { KeptKey, SigningKeys } from '@/service/signingKeys/signingKeys';
import { makeKey } from './keyFiles';

/** Why there is no key; the words are `export:key.faults.<fault>` and `publish:packageFailed.<fault>`. */
export type NoKey = 'notMade' | 'notKept';

/** Makes a key and keeps it, unless another tab was faster: there is one of them. */
export async function keyMadeIn(keys: SigningKeys): Promise<KeptKey | NoKey> {
  const since = Date.now();
  const made = await makeKey(since).catch((error: unknown) => console.warn('No signing key could be made.', error));
  if (!made) return 'notMade';
  try {
    return await keys.keepFirst({ ...made, since, isBackedUp: false });
  } catch (error) {
    console.warn('The signing key could not be kept.', error);
    return 'notKept';
  }
}

/**
 * The key for packages of the store. `notKeepable`: this browser keeps nothing, and there is no file of the key either: what
 * is signed with it could never be updated.
 */
export async function keyForStore(keys: SigningKeys): Promise<KeptKey | NoKey | 'notKeepable'> {
  const known = await keys.key();
  if (keys.storage === 'memory' && !known?.isBackedUp) return 'notKeepable';
  return known ?? keyMadeIn(keys);
}
