// "Loading…" next to a spinner. Announced once, and only if the wait is noticeable.
import { useEffect } from 'react';
import { announce } from './announce';
import { Spinner } from './Spinner';

/** Shorter waits are not announced, ms. */
export const SILENT_WAIT_MS = 1000;

export interface WaitingProps {
  /** Already translated. */
  children: string;
  /** The text is the result, so announce it immediately and show no spinner. */
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
