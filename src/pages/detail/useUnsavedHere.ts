// Whether this device has edits of a design that the account does not have.
import { useEffect, useState } from 'react';
import { useLocalWork } from '@/service/localDrafts/localWork';

/** `id` null: checks nothing. */
export function useUnsavedHere(id: string | null): boolean {
  const { journal, owner } = useLocalWork();
  const [unsaved, setUnsaved] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    let isHere = true;
    journal.load(id, owner()).then(
      (draft) => {
        if (isHere) setUnsaved(draft.kind === 'draft' && draft.draft.unsaved ? id : null);
      },
      (error: unknown) => console.info('It is not known whether this device has unsaved edits.', error),
    );
    return () => {
      isHere = false;
    };
  }, [id, journal, owner]);
  return id !== null && unsaved === id;
}
