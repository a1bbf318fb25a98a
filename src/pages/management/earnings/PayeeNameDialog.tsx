// The name of the payout account's holder, changed without touching the account itself.
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { payeeNameForm } from '@/schemas/forms/payout';
import type { Wallet } from '@/schemas/wire/wallet';
import { useReason } from '@/service/api/useReason';
import { usePayeeNameSaveMutation } from '@/service/api/wallet';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { showToast } from '@/ui/toasts';

export interface PayeeNameDialogProps {
  wallet: Wallet;
  onClose(): void;
}

export function PayeeNameDialog({ wallet, onClose }: PayeeNameDialogProps) {
  const { t } = useTranslation('earnings');
  const reasonOf = useReason();
  const [save, { error }] = usePayeeNameSaveMutation();
  const send = async ({ name }: { name: string }) => {
    const { data } = await save({ name });
    if (!data) return;
    showToast({ tone: 'success', text: t('payee.named', { name: data.payee?.name || data.payeeName }) });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('payee.rename')} description={t('payee.renameText')} size="sm">
      <SubmitForm
        schema={payeeNameForm}
        schemaName="payee"
        defaultValues={{ name: wallet.payee?.name || wallet.payeeName }}
        onSubmit={send}
        submitLabel={t('payee.saveName')}
        serverError={error ? reasonOf(error) : undefined}
        footer={<Button onClick={onClose}>{t('cancel')}</Button>}
      />
    </Dialog>
  );
}
