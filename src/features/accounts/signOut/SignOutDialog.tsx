// Before signing out: its consequences, and what happens to edits that the account does not have (spec 2, Login).
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

/** Number of the user's designs with edits that are only here. Null until it is known. */
function useUnsavedCount(): number | null {
  const { journal, owner } = useLocalWork();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let mounted = true;
    void (async () => {
      try {
        await journal.flush();
        const designs = await journal.list(owner());
        if (mounted) setCount(designs.filter(({ unsaved, baseRev }) => unsaved || baseRev === 0).length);
      } catch (fault) {
        // The general sentence is also true.
        console.info('The designs of this device could not be counted.', fault);
        if (mounted) setCount(0);
      }
    })();
    return () => {
      mounted = false;
    };
  }, [journal, owner]);
  return count;
}

export interface SignOutDialogProps {
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

export function SignOutDialog({ busy, onConfirm, onCancel }: SignOutDialogProps) {
  const { t } = useTranslation('pages');
  const count = useUnsavedCount();
  const work = count ? t('shell.signOutUnsaved', { count }) : t('shell.signOutKept');
  return (
    <ConfirmDialog
      open
      title={t('shell.signOutTitle')}
      message={
        <>
          <span className="block">{t('shell.signOutText')}</span>
          <span className="mt-2 block">{work}</span>
        </>
      }
      confirmLabel={t('shell.signOut')}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
