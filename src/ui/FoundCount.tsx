// How many entries a search found: shown, and said once typing has paused, not at each letter. What is there before anything is
// searched is not said: it would come into the first words.
import { useEffect, useRef } from 'react';
import { announce } from './announce';

export interface FoundCountProps {
  /** Already translated; empty: nothing is said. */
  text: string;
  className: string;
}

export function FoundCount({ text, className }: FoundCountProps) {
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
