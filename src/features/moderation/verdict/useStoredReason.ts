// Keeps an unfinished reason when its dialog is closed, for the same face in this tab.
import { useEffect, useMemo } from 'react';
import { useFormValue } from '@/forms/formValue';

const keyOf = (id: string): string => `dialwright.reason.${id}`;

/** Null if policy forbids storage. The text then lasts as long as the dialog. */
function storage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null; // Reading the property itself throws.
  }
}

export interface KeptReason {
  /** The last text; empty if nothing was written. */
  reason: string;
  keep(reason: string): void;
}

export function useStoredReason(id: string): KeptReason {
  return useMemo(
    () => ({
      reason: storage()?.getItem(keyOf(id)) ?? '',
      keep(reason) {
        try {
          if (reason === '') storage()?.removeItem(keyOf(id));
          else storage()?.setItem(keyOf(id), reason);
        } catch (error) {
          console.info('The reason could not be kept.', error);
        }
      },
    }),
    [id],
  );
}

/** Inside the form: reports the typed text. */
export function StoredReason({ onChange }: { onChange(reason: string): void }) {
  const reason = useFormValue('reason');
  useEffect(() => onChange(typeof reason === 'string' ? reason : ''), [reason, onChange]);
  return null;
}
