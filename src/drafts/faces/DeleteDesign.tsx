// Asks before a design is deleted, deletes it on the server and on this device, and says so.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteDraftMutation } from '@/service/api/drafts';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { showToast } from '@/ui/toasts';
import type { NamedFace } from './SwitchOnline';

export interface DeletedDesign extends NamedFace {
  /** The account has it, not this device alone. */
  onServer: boolean;
}

export interface DeleteDesignProps<T extends DeletedDesign> {
  item: T;
  onDeleted(item: T): void;
  onClose(): void;
}

export function DeleteDesign<T extends DeletedDesign>({ item, onDeleted, onClose }: DeleteDesignProps<T>) {
  const { t } = useTranslation('pages');
  const { channel, journal, owner } = useLocalWork();
  const [deleteDraft] = useDeleteDraftMutation();
  const [busy, setBusy] = useState(false);
  const name = item.name || t('designs.untitled');

  const remove = async () => {
    setBusy(true);
    // A refusal of the server is told by the API's listener; the copy on this device then stays too.
    const refused = item.onServer && Boolean((await deleteDraft(item.id)).error);
    if (!refused) {
      try {
        await journal.remove(item.id, owner());
        channel.announce({ type: 'deleted', id: item.id });
        onDeleted(item);
        showToast({ text: t('designs.deleted', { name }) });
      } catch (error) {
        console.warn('The design could not be removed from this device.', error);
        showToast({ tone: 'error', text: t('designs.deleteFailed') });
      }
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={t('designs.deleteTitle', { name })}
      message={t(item.onServer ? 'designs.deleteText' : 'designs.deleteLocalText')}
      confirmLabel={t('designs.delete')}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
