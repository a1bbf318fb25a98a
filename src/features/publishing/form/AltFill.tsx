// Proposes the description in words again when other choices change the texts of the face, unless the designer edited it.
import { useEffect, useRef } from 'react';
import { useFormActs } from '@/forms/formValue';

/** `proposal`: for the shown choices; null without a proposal. */
export function AltFill({ proposal }: { proposal: string | null }) {
  const { values, fill } = useFormActs();
  const latest = useRef(proposal);
  useEffect(() => {
    const before = latest.current;
    latest.current = proposal;
    if (before !== null && proposal !== null && before !== proposal && values().alt === before) fill('alt', proposal);
  }, [proposal, values, fill]);
  return null;
}
