// Enters or changes the payout account. A code proves that it is the designer (docs/rules/backend.md N3).
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { ownOf, useProof } from '@/forms/useProof';
import { payeeForm } from '@/schemas/forms/payout';
import { PAYOUTS } from '@/schemas/payouts';
import type { User } from '@/schemas/session';
import type { Wallet } from '@/schemas/wire/wallet';
import { errorMessage } from '@/service/api/apiError';
import { usePayeeBindMutation, usePayeeNameSaveMutation } from '@/service/api/wallet';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { showToast } from '@/ui/toasts';

export interface PayeeDialogProps {
  wallet: Wallet;
  user: User;
  onClose(): void;
}

export function PayeeDialog({ wallet, user, onClose }: PayeeDialogProps) {
  const { t } = useTranslation(['earnings', 'errors']);
  const { payee: kind, way: channel } = PAYOUTS[wallet.currency];
  const schema = useMemo(() => payeeForm(kind, channel), [kind, channel]);
  const own = ownOf(user, channel);
  const proof = useProof(channel, own);
  const [bind, { error, reset }] = usePayeeBindMutation();
  const [saveName, naming] = usePayeeNameSaveMutation();
  const failure = naming.error ?? error ?? proof.error;
  const send = async ({ account, name, captcha }: { account: string; name: string; captcha: string }) => {
    reset();
    naming.reset();
    // Saved even if the code fails, so the next form offers it.
    if (name !== wallet.payeeName && (await saveName({ name })).error) return;
    const ticket = await proof.ticketFor(captcha);
    if (ticket === null) return;
    const { data, error: refusal } = await bind({ kind, account, name, ticket });
    if (!data) {
      proof.refused(refusal);
      return;
    }
    proof.drop();
    showToast({ tone: 'success', text: t('payee.bound', { label: data.payee?.masked ?? '' }) });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(wallet.payee ? 'payee.change' : 'payee.add', { name: t(`kind.${kind}`) })}
      description={t(`payee.text.${kind}`)}
      size="sm"
    >
      <SubmitForm
        schema={schema}
        schemaName="payee"
        defaultValues={{ account: '', name: wallet.payeeName || (wallet.payee?.name ?? ''), own, captcha: '' }}
        reasons={{ own: t(`payee.own.${channel}`) }}
        onSubmit={send}
        submitLabel={t('payee.save')}
        serverError={failure ? errorMessage((key, values) => t(key, values), failure) : undefined}
        footer={<Button onClick={onClose}>{t('cancel')}</Button>}
      />
    </Dialog>
  );
}
