// Asks before one copy of a design is deleted from the account, deletes it and reports that. The other copies stay.
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/service/api/apiError';
import { useFaceDeleteSingleMutation } from '@/service/api/faces';
import { showToast } from '@/ui/toasts';
import { ConfirmAct } from './ConfirmAct';
import type { NamedCopy, NamedFace } from './SwitchOnline';

export interface DeleteCopyProps {
  item: NamedFace;
  copy: NamedCopy;
  onDone(): void;
  onClose(): void;
}

export function DeleteCopy({ item, copy, onDone, onClose }: DeleteCopyProps) {
  const { t } = useTranslation(['pages', 'errors', 'designs']);
  const [deleteCopy] = useFaceDeleteSingleMutation();
  const words = { name: item.name, copy: t(`designs:copyFor.${copy.platform}`) };

  const remove = async () => {
    const { error } = await deleteCopy({ copyId: copy.id, faceId: item.id });
    if (error) showToast({ tone: 'error', text: errorMessage((key, values) => t(key, values), error) });
    else showToast({ text: t('designs:copyDeleted', words) });
    return !error;
  };

  return (
    <ConfirmAct
      danger
      title={t('designs:deleteCopyTitle', words)}
      message={t('designs:deleteCopyText', words)}
      confirmLabel={t('designs:delete')}
      act={remove}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
