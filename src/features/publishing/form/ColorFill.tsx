// Fills in the suggested theme colors after the images are sampled, unless the designer has changed the list.
import { useEffect } from 'react';
import { useFormActs } from '@/forms/formValue';

export interface ColorFillProps {
  /** The initial list. Undefined if it is the designer's choice instead of a suggestion. */
  first: readonly string[] | undefined;
  /** Null until they are known. */
  suggested: readonly string[] | null;
}

export function ColorFill({ first, suggested }: ColorFillProps) {
  const { values, fill } = useFormActs();
  useEffect(() => {
    if (!first || !suggested) return;
    const now: unknown = values().themeColors;
    if (Array.isArray(now) && now.join() === first.join()) fill('themeColors', [...suggested]);
  }, [first, suggested, values, fill]);
  return null;
}
