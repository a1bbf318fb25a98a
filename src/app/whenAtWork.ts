// When a tab starts to work: at the first input, or as soon as it has a session. A page that is only read opens no
// store.
import type { WithSession } from '@/service/session/session';
import { afterFirstInput } from '@/ui/firstInput';

interface Sessions {
  getState(): WithSession;
  subscribe(listener: () => void): () => void;
}

/** Runs `begin` once. A tab with a session starts at once, because other tabs can replace the data of its account. */
export function whenAtWork({ getState, subscribe }: Sessions, begin: () => void): void {
  let hasBegun = false;
  const once = () => {
    if (hasBegun) return;
    hasBegun = true;
    cancel();
    unsubscribe();
    begin();
  };
  const look = () => {
    if (getState().session.status !== 'visitor') once();
  };
  let unsubscribe = () => {};
  let cancel = () => {};
  unsubscribe = subscribe(look);
  cancel = afterFirstInput(once);
  look();
}
