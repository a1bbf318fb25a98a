// A reason that is being written is not lost when its dialog is closed: it is there again for the same face, in this tab.
import { useEffect, useMemo } from 'react';
import { useFormValue } from '@/forms/formValue';

const keyOf = (id: string): string => `dialwright.reason.${id}`;

/** Null where policy forbids a storage: what is written then lasts as long as the dialog. */
function storage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null; // Reading the property itself throws.
  }
}

export interface KeptReason {
  /** As it was left; empty where nothing was written. */
  reason: string;
  keep(reason: string): void;
}

export function useKeptReason(id: string): KeptReason {
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

/** Within the form: hands on what is written. */
export function KeepReason({ onChange }: { onChange(reason: string): void }) {
  const reason = useFormValue('reason');
  useEffect(() => onChange(typeof reason === 'string' ? reason : ''), [reason, onChange]);
  return null;
}
