// Words that follow the simulated watch: read again when it changes, drawn again only when they differ.
import { useSyncExternalStore } from 'react';
import { useLiveValues } from '../services/liveValues';

export interface LiveTextProps {
  read(): string;
}

export function LiveText({ read }: LiveTextProps) {
  const { subscribeLive } = useLiveValues();
  return <span className="tabular-nums">{useSyncExternalStore(subscribeLive, read)}</span>;
}
