// Asks before one copy of a design is deleted from the account, deletes it, and says so. The others stay.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/service/api/apiError';
import { useFaceDeleteSingleMutation } from '@/service/api/faces';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { showToast } from '@/ui/toasts';
import type { NamedCopy, NamedFace } from './SwitchOnline';

export interface DeleteCopyProps {
  item: NamedFace;
  copy: NamedCopy;
  onDone(): void;
  onClose(): void;
}

export function DeleteCopy({ item, copy, onDone, onClose }: DeleteCopyProps) {
  const { t } = useTranslation(['pages', 'errors']);
  const [deleteCopy] = useFaceDeleteSingleMutation();
  const [busy, setBusy] = useState(false);
  const words = { name: item.name || t('designs.untitled'), copy: t(`designs.copyFor.${copy.platform}`) };

  const remove = async () => {
    setBusy(true);
    const { error } = await deleteCopy({ copyId: copy.id, faceId: item.id });
    if (error) showToast({ tone: 'error', text: errorMessage((key, values) => t(key, values), error) });
    else {
      onDone();
      showToast({ text: t('designs.copyDeleted', words) });
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={t('designs.deleteCopyTitle', words)}
      message={t('designs.deleteCopyText', words)}
      confirmLabel={t('designs.delete')}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
