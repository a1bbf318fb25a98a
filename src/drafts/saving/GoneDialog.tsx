// The account has no such design any more: the work is here, and goes on as a new design.
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

interface GoneDialogProps {
  open: boolean;
  busy: boolean;
  onClose(): void;
  onSaveAsNew(): void;
}

export function GoneDialog({ open, busy, onClose, onSaveAsNew }: GoneDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('gone.title')}
      description={t('gone.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('gone.later')}</Button>
          <Button variant="primary" busy={busy} onClick={onSaveAsNew}>
            {t('gone.saveAsNew')}
          </Button>
        </>
      }
    />
  );
}
