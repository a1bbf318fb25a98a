// The payee's name and identity card number. They can be changed only before the first payout (docs/rules/backend.md
// N1, N6).
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { identityForm } from '@/schemas/forms/payout';
import type { Wallet } from '@/schemas/wire/wallet';
import { errorMessage } from '@/service/api/apiError';
import { useIdentityVerifyMutation } from '@/service/api/wallet';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { showToast } from '@/ui/toasts';

export function IdentityDialog({ wallet, onClose }: { wallet: Wallet; onClose(): void }) {
  const { t } = useTranslation(['earnings', 'errors']);
  const [verify, { error, reset }] = useIdentityVerifyMutation();
  const send = async (values: { name: string; idNumber: string }) => {
    reset();
    const { data } = await verify(values);
    if (!data) return;
    showToast({ tone: 'success', text: t('identity.done') });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('identity.title')} description={t('identity.text')} size="sm">
      <SubmitForm
        schema={identityForm}
        schemaName="identity"
        defaultValues={{ name: wallet.payeeName, idNumber: '' }}
        onSubmit={send}
        submitLabel={t('identity.save')}
        serverError={error ? errorMessage((key, values) => t(key, values), error) : undefined}
        footer={<Button onClick={onClose}>{t('cancel')}</Button>}
      />
    </Dialog>
  );
}
