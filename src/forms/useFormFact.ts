// A fact about the layers whose fields are shown, read where it is needed: only that control hears of its changes.
import { useContext, useSyncExternalStore } from 'react';
import { type FormFacts, FormFactsContext } from './services/formFacts';

const never = () => () => {};

/** What `read` gives now; null where the product tells no facts. `read` gives a plain value, not an object. */
export function useFormFact<T extends string | number>(read: (facts: FormFacts) => T | null): T | null {
  const facts = useContext(FormFactsContext);
  return useSyncExternalStore(facts?.subscribe ?? never, () => (facts ? read(facts) : null));
}
