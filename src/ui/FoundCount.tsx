// How many entries a search found: shown, and said once typing has paused, not at each letter.
import { useEffect } from 'react';
import { announce } from './announce';

export interface FoundCountProps {
  /** Already translated; empty: nothing is said. */
  text: string;
  className: string;
}

export function FoundCount({ text, className }: FoundCountProps) {
  useEffect(() => announce(text, { topic: 'found' }), [text]);
  return (
    <p data-found="" className={className}>
      {text}
    </p>
  );
}
