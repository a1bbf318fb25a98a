// Number of search results: shown, and announced once typing has paused. Not announced before a search, to avoid
// interrupting the initial announcement.
import { useEffect, useRef } from 'react';
import { announce } from './announce';

export interface ResultCountProps {
  /** Already translated; empty: nothing is announced. */
  text: string;
  className: string;
}

export function ResultCount({ text, className }: ResultCountProps) {
  const unsearched = useRef<string | null>(text);
  useEffect(() => {
    if (text === unsearched.current) return;
    unsearched.current = null;
    announce(text, { topic: 'found' });
  }, [text]);
  return (
    <p data-found="" className={className}>
      {text}
    </p>
  );
}
