// Removes the payout account after a code has proven the user's identity. Existing orders keep it
// (docs/rules/backend.md N4, D12).
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { ownOf, useProof } from '@/forms/useProof';
import { unbindForm } from '@/schemas/forms/payout';
import { PAYOUTS } from '@/schemas/payouts';
import { errorMessage } from '@/service/api/apiError';
import { usePayeeUnbindMutation } from '@/service/api/wallet';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { showToast } from '@/ui/toasts';
import type { PayeeDialogProps } from './PayeeDialog';

export function UnbindDialog({ wallet, user, onClose }: PayeeDialogProps) {
  const { t } = useTranslation(['earnings', 'errors']);
  const { payee: kind, way: channel } = PAYOUTS[wallet.currency];
  const schema = useMemo(() => unbindForm(channel), [channel]);
  const own = ownOf(user, channel);
  const proof = useProof(channel, own);
  const [unbind, { error, reset }] = usePayeeUnbindMutation();
  const failure = error ?? proof.error;
  const send = async ({ captcha }: { captcha: string }) => {
    reset();
    const ticket = await proof.ticketFor(captcha);
    if (ticket === null) return;
    const answer = await unbind({ kind, ticket });
    if (!answer.data) {
      proof.refused(answer.error);
      return;
    }
    proof.drop();
    showToast({ tone: 'success', text: t('unbind.done') });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('unbind.title', { label: wallet.payee?.masked ?? '' })}
      description={t(wallet.onItsWay > 0 ? 'unbind.underWay' : 'unbind.text')}
      size="sm"
    >
      <SubmitForm
        schema={schema}
        schemaName="payee"
        defaultValues={{ own, captcha: '' }}
        reasons={{ own: t(`payee.own.${channel}`) }}
        onSubmit={send}
        submitLabel={t('unbind.remove')}
        serverError={failure ? errorMessage((key, values) => t(key, values), failure) : undefined}
        footer={<Button onClick={onClose}>{t('cancel')}</Button>}
      />
    </Dialog>
  );
}
