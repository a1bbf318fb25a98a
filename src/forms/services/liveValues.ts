// Live values of expressions on the simulated watch, for fields.
import { createContext, useContext } from 'react';

export interface LiveValues {
  /** The current value of an expression on the simulated watch. */
  liveExpression(source: string): string;
  /** Calls `listener` when a live value may have changed; the returned function unsubscribes. */
  subscribeLive(listener: () => void): () => void;
}

export const LiveValuesContext = createContext<LiveValues | null>(null);

/** The live values, for a control that requires them. */
export function useLiveValues(): LiveValues {
  const values = useContext(LiveValuesContext);
  if (!values) throw new Error('this field needs a LiveValuesContext');
  return values;
}
