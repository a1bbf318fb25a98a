// A save found a newer revision: keep the own work as a copy, or open the saved one. Nothing is overwritten.
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

interface ConflictDialogProps {
  open: boolean;
  busy: boolean;
  onClose(): void;
  onKeepCopy(): void;
  onOpenSaved(): void;
}

export function ConflictDialog({ open, busy, onClose, onKeepCopy, onOpenSaved }: ConflictDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('conflict.title')}
      description={t('conflict.text')}
      footer={
        <>
          <Button busy={busy} onClick={onOpenSaved}>
            {t('conflict.open')}
          </Button>
          <Button variant="primary" busy={busy} onClick={onKeepCopy}>
            {t('conflict.copy')}
          </Button>
        </>
      }
    />
  );
}
