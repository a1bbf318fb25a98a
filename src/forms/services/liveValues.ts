// What expressions show on the simulated watch, as fields follow it.
import { createContext, useContext } from 'react';

export interface LiveValues {
  /** What an expression shows on the simulated watch now. */
  liveExpression(source: string): string;
  /** Calls `listener` when a live value may have changed; the result stops that. */
  subscribeLive(listener: () => void): () => void;
}

export const LiveValuesContext = createContext<LiveValues | null>(null);

/** The live values, for a control that cannot work without them. */
export function useLiveValues(): LiveValues {
  const values = useContext(LiveValuesContext);
  if (!values) throw new Error('this field needs a LiveValuesContext');
  return values;
}
