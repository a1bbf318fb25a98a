// After the first sign-in by code: offers to set a password for the next time (spec 2, Login).
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { SubmitForm } from '@/forms/SubmitForm';
import { setPasswordForm } from '@/schemas/forms/signIn';
import { errorMessage } from '@/service/api/apiError';
import { useSetPasswordMutation } from '@/service/api/passwords';
import { passwordOfferClosed } from '@/service/session/session';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { showToast } from '@/ui/toasts';

export function SetPasswordDialog() {
  const { t } = useTranslation(['pages', 'signIn', 'errors']);
  const dispatch = useDispatch();
  const [setPassword, { error, reset }] = useSetPasswordMutation();
  const close = () => dispatch(passwordOfferClosed());
  return (
    <Dialog
      open
      onClose={close}
      title={t('signIn:setPassword.title')}
      description={t('signIn:setPassword.text')}
      size="sm"
    >
      <SubmitForm
        schema={setPasswordForm}
        schemaName="newAccount"
        defaultValues={{ password: '', confirm: '' }}
        onSubmit={async ({ password }) => {
          reset();
          const done = await setPassword({ password });
          if (done.error) return;
          showToast({ tone: 'success', text: t('signIn:setPassword.done') });
          close();
        }}
        submitLabel={t('signIn:setPassword.submit')}
        serverError={error ? errorMessage((key, values) => t(key, values), error) : undefined}
        footer={<Button onClick={close}>{t('signIn:setPassword.later')}</Button>}
      />
    </Dialog>
  );
}
