// A state as one word in a rounded frame, whose color shows whether it is good.
import type { ReactNode } from 'react';

const TONES = {
  good: 'border-accent text-accent',
  open: 'border-warning text-warning',
  bad: 'border-danger text-danger',
  plain: 'border-line-strong text-muted',
} as const;

export type StateTone = keyof typeof TONES;

export const StateMark = ({ tone, children }: { tone: StateTone; children: ReactNode }) => (
  <span className={`inline-flex items-center rounded-full border px-2 text-xs whitespace-nowrap ${TONES[tone]}`}>
    {children}
  </span>
);
