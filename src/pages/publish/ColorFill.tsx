// Puts the suggested theme colors into the form once the pictures are sampled, unless the designer has changed the list.
import { useEffect } from 'react';
import { useFormActs } from '@/forms/formValue';

export interface ColorFillProps {
  /** What the list began with; undefined where that is no suggestion but the designer's own choice. */
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
