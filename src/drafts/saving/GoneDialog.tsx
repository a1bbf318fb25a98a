// The account no longer has the design, or another tab deleted it. The work is still here and can become a new design.
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

interface GoneDialogProps {
  /** Which sentences to show; `gone` by default. */
  words?: 'gone' | 'deleted';
  open: boolean;
  busy: boolean;
  onClose(): void;
  onSaveAsNew(): void;
}

export function GoneDialog({ words = 'gone', open, busy, onClose, onSaveAsNew }: GoneDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`${words}.title`)}
      description={t(`${words}.text`)}
      footer={
        <>
          <Button onClick={onClose}>{t(`${words}.later`)}</Button>
          <Button variant="primary" busy={busy} onClick={onSaveAsNew}>
            {t(`${words}.saveAsNew`)}
          </Button>
        </>
      }
    />
  );
}
