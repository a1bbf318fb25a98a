// What continues after a sign-in; shown in the sign-in dialog, by default drafts.
import { useEffect } from 'react';
import { createStore, type ReadableStore } from '@/face/liveData/createStore';

export type SignInPurpose = 'withdrawal' | 'management';

const noted = createStore<readonly { purpose: SignInPurpose }[]>([]);

/** The last one opened takes precedence. */
export const signInPurpose: ReadableStore<SignInPurpose | null> = {
  get: () => noted.get().at(-1)?.purpose ?? null,
  subscribe: noted.subscribe,
};

/** Sets what continues after a sign-in while the component is mounted. Parts of a page override the page. */
export function useSignInPurpose(purpose: SignInPurpose): void {
  useEffect(() => {
    const own = { purpose };
    noted.set([...noted.get(), own]);
    return () => noted.set(noted.get().filter((one) => one !== own));
  }, [purpose]);
}
