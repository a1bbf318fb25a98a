// Asks before a design is deleted, with the number of its versions; deletes it in the account and on this device, and
// confirms that.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { FaceData } from '@/schemas/wire/faces';
import { useDeleteDraftMutation } from '@/service/api/drafts';
import { useFaceDeleteMutation } from '@/service/api/faces';
import { fetchWords } from '@/service/language/i18n';
import { useLocalWork } from '@/service/localDrafts/localWork';
import type { SessionDispatch } from '@/service/session/signIn';
import { showToast } from '@/ui/toasts';
import { ConfirmAct } from './ConfirmAct';
import type { NamedFace } from './SwitchOnline';

export interface DeletedDesign extends NamedFace {
  /** Whether the design is in the account and not only on this device. */
  onServer: boolean;
  /** The state from the service. Null for a design of this device. */
  face: Pick<FaceData, 'status'> | null;
}

export interface DeleteDesignProps {
  item: DeletedDesign;
  onDeleted(id: string): void;
  onClose(): void;
}

export function DeleteDesign({ item, onDeleted, onClose }: DeleteDesignProps) {
  const { t } = useTranslation(['pages', 'designs']);
  const { channel, journal, owner, versions } = useLocalWork();
  const dispatch = useDispatch<SessionDispatch>();
  const [count, setCount] = useState<number | null>(null);
  const [deleteDraft] = useDeleteDraftMutation();
  const [deleteFace] = useFaceDeleteMutation();
  const { name } = item;
  const isPublished = item.face !== null && item.face.status !== 'draft';
  const words = !item.onServer ? 'deleteLocalText' : isPublished ? 'deleteFaceText' : 'deleteText';

  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      const here = await versions.count(item.id, owner());
      if (!item.onServer) return here;
      const { versionCount } = await import('@/service/api/versions');
      const { data } = await dispatch(versionCount.initiate(item.id, { forceRefetch: true, subscribe: false }));
      return here + (data ?? 0);
    };
    // Asks even if the count fails.
    const counted = Promise.all([ask(), fetchWords(['versions'])]).then(([number]) => number);
    const counting = counted.catch((error: unknown) => {
      console.warn('The versions of the design could not be counted.', error);
      return 0;
    });
    void counting.then((number) => isHere && setCount(number));
    return () => {
      isHere = false;
    };
  }, [item.id, item.onServer, versions, owner, dispatch]);

  /** False after a refusal of the server, which the API's listener reports. */
  const removeInAccount = async (isSent: boolean): Promise<boolean> => {
    const { error } = await (isPublished ? deleteFace(item.id) : deleteDraft({ id: item.id, isSent }));
    return !error;
  };

  const remove = async () => {
    // A refusal of the server also keeps the copy on this device.
    if (item.onServer && !(await removeInAccount(false))) return false;
    try {
      const here = item.onServer ? 'sent' : await journal.removeUnsent(item.id, owner());
      if (here === 'missing') {
        showToast({ text: t('designs:notHere', { name }) });
        return true;
      }
      // A first save of it is running or unanswered: it must not arrive after the deletion.
      if (here === 'sent' && !item.onServer && !(await removeInAccount(true))) return false;
      if (here === 'sent') await journal.remove(item.id, owner());
      channel.announce({ type: 'deleted', id: item.id });
      showToast({ text: t('designs:deleted', { name }) });
      return true;
    } catch (error) {
      console.warn('The design could not be removed from this device.', error);
      showToast({ tone: 'error', text: t('designs:deleteFailed') });
      return false;
    }
  };

  if (count === null) return null;
  const text = t(`designs:${words}`);
  return (
    <ConfirmAct
      danger
      title={t('designs:deleteTitle', { name })}
      message={count > 0 ? `${text} ${t('versions:confirmCount', { count })}` : text}
      confirmLabel={t('designs:delete')}
      act={remove}
      onDone={() => onDeleted(item.id)}
      onClose={onClose}
    />
  );
}
