// "Loading…" beside a spinner. A screen reader hears it once, and only where the wait is long enough to be noticed.
import { useEffect } from 'react';
import { announce } from './announce';
import { Spinner } from './Spinner';

/** Shorter waits are silent, ms: what was waited for speaks for itself. */
export const SILENT_WAIT_MS = 1000;

export interface WaitingProps {
  /** Already translated. */
  children: string;
  /** The words say how it ended, so that they are heard at once and no spinner turns. */
  isOver?: boolean;
  /** px. */
  size?: number;
  className?: string;
}

export function Waiting({ children, isOver = false, size = 16, className = '' }: WaitingProps) {
  useEffect(() => {
    const timer = setTimeout(() => announce(children, { topic: 'waiting' }), isOver ? 0 : SILENT_WAIT_MS);
    return () => clearTimeout(timer);
  }, [children, isOver]);
  return (
    <p className={`flex items-center gap-2 text-muted ${className}`}>
      {isOver ? null : <Spinner size={size} />}
      {children}
    </p>
  );
}
