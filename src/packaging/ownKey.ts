// The designer's signing key: the stored one, or a new one that is stored from now on.
import type { SigningKeys, StoredKey } from '@/service/signingKeys/signingKeys';
import { makeKey } from './keyFiles';

/** Why there is no key; the words are `export:key.faults.<fault>` and `publish:packageFailed.<fault>`. */
export type NoKey = 'notMade' | 'notKept';

/** Creates and stores a key, unless another tab has done so first. There is only one key. */
export async function keyMadeIn(keys: SigningKeys): Promise<StoredKey | NoKey> {
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
 * The key for store packages. `notKeepable`: this browser stores nothing and no key file exists, so a package signed
 * with the key could never be updated.
 */
export async function keyForStore(keys: SigningKeys): Promise<StoredKey | NoKey | 'notKeepable'> {
  const stored = await keys.key();
  if (keys.storage === 'memory' && !stored?.isBackedUp) return 'notKeepable';
  return stored ?? keyMadeIn(keys);
}
