// Asks before a face or one copy of it is taken offline or brought back, does it, and reports the result.
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { startPackages } from '@/packaging/builds/makePackages';
import type { Platform } from '@/schemas/design';
import type { FaceData } from '@/schemas/wire/faces';
import { errorMessage } from '@/service/api/apiError';
import { useChangeOnlineMutation, useChangeOnlineSingleMutation } from '@/service/api/faces';
import type { SessionDispatch } from '@/service/session/session';
import { showToast } from '@/ui/toasts';
import { ConfirmAct } from './ConfirmAct';

/** A face as a dialog names it. */
export interface NamedFace {
  id: string;
  name: string;
}

/** One copy of it. */
export interface NamedCopy {
  id: string;
  platform: Platform;
}

export interface SwitchOnlineProps {
  item: NamedFace;
  /** This copy alone. */
  copy?: NamedCopy | undefined;
  online: boolean;
  onDone(): void;
  onClose(): void;
}

/** The key of the success message. */
function outcome({ pending, status }: FaceData, copy: NamedCopy | undefined, online: boolean): string {
  if (online && pending && status !== 'live') return 'wentToReview';
  if (copy && status === 'live') return online ? 'copyWentOnline' : 'copyWentOffline';
  return status === 'live' ? 'wentOnline' : 'wentOffline';
}

export function SwitchOnline({ item, copy, online, onDone, onClose }: SwitchOnlineProps) {
  const { t } = useTranslation(['pages', 'errors', 'designs']);
  const dispatch = useDispatch<SessionDispatch>();
  const [change] = useChangeOnlineMutation();
  const [changeCopy] = useChangeOnlineSingleMutation();
  const words = { name: item.name, copy: copy ? t(`designs:copyFor.${copy.platform}`) : '' };
  const act = online ? 'bringOnline' : 'takeOffline';

  const carryOut = async () => {
    const { data, error } = await (copy
      ? changeCopy({ copyId: copy.id, faceId: item.id, online })
      : change({ id: item.id, online }));
    if (error) showToast({ tone: 'error', text: errorMessage((key, values) => t(key, values), error) });
    if (data) showToast({ tone: 'success', text: t(`designs:${outcome(data, copy, online)}`, words) });
    if (data?.pending?.stage === 'building') startPackages(item.id, 'publish', dispatch);
    return Boolean(data);
  };

  return (
    <ConfirmAct
      title={t(copy ? `designs:${act}CopyTitle` : `designs:${act}Title`, words)}
      message={t(copy ? `designs:${act}CopyText` : `designs:${act}Text`, words)}
      confirmLabel={t(`designs:${act}`)}
      act={carryOut}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
