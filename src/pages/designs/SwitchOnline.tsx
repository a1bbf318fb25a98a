// Asks before a face is taken offline or brought back, does it, and says what came of it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/service/api/apiError';
import { useChangeOnlineMutation } from '@/service/api/faces';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { showToast } from '@/ui/toasts';
import type { ListedDesign } from './designList';

export interface SwitchOnlineProps {
  item: ListedDesign;
  online: boolean;
  onDone(): void;
  onClose(): void;
}

export function SwitchOnline({ item, online, onDone, onClose }: SwitchOnlineProps) {
  const { t } = useTranslation(['pages', 'errors']);
  const [change] = useChangeOnlineMutation();
  const [busy, setBusy] = useState(false);
  const name = item.name || t('designs.untitled');

  const carryOut = async () => {
    setBusy(true);
    const { data, error } = await change({ id: item.id, online });
    if (error) showToast({ tone: 'error', text: errorMessage((key, values) => t(key, values), error) });
    if (data) {
      const said = data.pending ? 'wentToReview' : data.status === 'live' ? 'wentOnline' : 'wentOffline';
      showToast({ tone: 'success', text: t(`designs.${said}`, { name }) });
      onDone();
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      busy={busy}
      title={t(online ? 'designs.bringOnlineTitle' : 'designs.takeOfflineTitle', { name })}
      message={t(online ? 'designs.bringOnlineText' : 'designs.takeOfflineText')}
      confirmLabel={t(online ? 'designs.bringOnline' : 'designs.takeOffline')}
      onConfirm={() => void carryOut()}
      onCancel={onClose}
    />
  );
}
