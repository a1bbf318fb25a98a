// Reads a fact about the edited layers; only the control that uses it re-renders.
import { useContext, useSyncExternalStore } from 'react';
import { type FormEnvironment, FormEnvironmentContext } from './services/formEnvironmentContext';

const never = () => () => {};

/** The current result of `read`; null without facts. `read` must return a primitive. */
export function useFormFact<T extends string | number | boolean>(read: (facts: FormEnvironment) => T | null): T | null {
  const facts = useContext(FormEnvironmentContext);
  return useSyncExternalStore(facts?.subscribe ?? never, () => (facts ? read(facts) : null));
}
