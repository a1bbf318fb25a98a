// What stands open and goes on after a sign-in: the sign-in dialog speaks of it, else of drafts.
import { useEffect } from 'react';
import { createStore, type ReadableStore } from '@/face/liveData/createStore';

export type SignInPurpose = 'withdrawal' | 'management';

const noted = createStore<readonly { purpose: SignInPurpose }[]>([]);

/** The one that was opened last, over those before it. */
export const signInPurpose: ReadableStore<SignInPurpose | null> = {
  get: () => noted.get().at(-1)?.purpose ?? null,
  subscribe: noted.subscribe,
};

/** Says what goes on after a sign-in, as long as the component stands. Parts of a page come after it. */
export function useSignInPurpose(purpose: SignInPurpose): void {
  useEffect(() => {
    const own = { purpose };
    noted.set([...noted.get(), own]);
    return () => noted.set(noted.get().filter((one) => one !== own));
  }, [purpose]);
}
