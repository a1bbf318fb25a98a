// Verifies the account's email address by a code. Required for payouts of overseas accounts.
import { useTranslation } from 'react-i18next';
import { verifyEmailForm } from '@/schemas/forms/signIn';
import { errorMessage } from '@/service/api/apiError';
import { useVerifyCodeMutation } from '@/service/api/captcha';
import { forgetMessages } from '@/service/session/codeSends';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { showToast } from '@/ui/toasts';
import { SubmitForm } from './SubmitForm';

export function VerifyEmail({ email, onClose }: { email: string; onClose(): void }) {
  const { t } = useTranslation(['pages', 'errors']);
  const [verify, { error, reset }] = useVerifyCodeMutation();
  const send = async ({ captcha }: { captcha: string }) => {
    reset();
    const done = await verify({ way: 'email', captcha, account: email });
    if (done.error) return;
    forgetMessages();
    showToast({ tone: 'success', text: t('profile:emailVerified', { email }) });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('profile:verifyEmail')} description={t('profile:verifyText')} size="sm">
      <SubmitForm
        schema={verifyEmailForm}
        schemaName="newAccount"
        defaultValues={{ email, captcha: '' }}
        reasons={{ email: t('profile:ownAddress') }}
        onSubmit={send}
        submitLabel={t('profile:verify')}
        serverError={error ? errorMessage((key, values) => t(key, values), error) : undefined}
        footer={<Button onClick={onClose}>{t('profile:cancel')}</Button>}
      />
    </Dialog>
  );
}
