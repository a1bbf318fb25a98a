// Asks before a design is deleted, deletes it on the server and on this device, and confirms it.
import { useTranslation } from 'react-i18next';
import type { FaceData } from '@/schemas/wire/faces';
import { useDeleteDraftMutation } from '@/service/api/drafts';
import { useFaceDeleteMutation } from '@/service/api/faces';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { showToast } from '@/ui/toasts';
import { ConfirmAct } from './ConfirmAct';
import type { NamedFace } from './SwitchOnline';

export interface DeletedDesign extends NamedFace {
  /** The account has it, not this device alone. */
  onServer: boolean;
  /** What the service says of it; null for a design of this device. */
  face: Pick<FaceData, 'status'> | null;
}

export interface DeleteDesignProps {
  item: DeletedDesign;
  onDeleted(id: string): void;
  onClose(): void;
}

export function DeleteDesign({ item, onDeleted, onClose }: DeleteDesignProps) {
  const { t } = useTranslation('pages');
  const { channel, journal, owner } = useLocalWork();
  const [deleteDraft] = useDeleteDraftMutation();
  const [deleteFace] = useFaceDeleteMutation();
  const { name } = item;
  const isPublished = item.face !== null && item.face.status !== 'draft';
  const text = !item.onServer ? 'deleteLocalText' : isPublished ? 'deleteFaceText' : 'deleteText';

  const remove = async () => {
    // The API's listener reports a refusal of the server; the copy on this device then stays too.
    if (item.onServer) {
      const { error } = await (isPublished ? deleteFace : deleteDraft)(item.id);
      if (error) return false;
    }
    try {
      await journal.remove(item.id, owner());
      channel.announce({ type: 'deleted', id: item.id });
      showToast({ text: t('designs.deleted', { name }) });
      return true;
    } catch (error) {
      console.warn('The design could not be removed from this device.', error);
      showToast({ tone: 'error', text: t('designs.deleteFailed') });
      return false;
    }
  };

  return (
    <ConfirmAct
      danger
      title={t('designs.deleteTitle', { name })}
      message={t(`designs.${text}`)}
      confirmLabel={t('designs.delete')}
      act={remove}
      onDone={() => onDeleted(item.id)}
      onClose={onClose}
    />
  );
}
