// Text that depends on the simulated watch: recomputed when it changes, re-rendered only if the text differs.
import { useSyncExternalStore } from 'react';
import { useLiveValues } from '../services/liveValues';

export interface LiveTextProps {
  read(): string;
}

export function LiveText({ read }: LiveTextProps) {
  const { subscribeLive } = useLiveValues();
  return <span className="tabular-nums">{useSyncExternalStore(subscribeLive, read)}</span>;
}
