// Sets a new password for the account. Asks for the current one if there is one.
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { changePasswordForm, setPasswordForm } from '@/schemas/forms/signIn';
import type { User } from '@/schemas/session';
import { errorMessage } from '@/service/api/apiError';
import { useSetPasswordMutation } from '@/service/api/passwords';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { showToast } from '@/ui/toasts';

export function ChangePassword({ user, onClose }: { user: User; onClose(): void }) {
  const { t } = useTranslation(['pages', 'errors']);
  const [setPassword, { error, reset }] = useSetPasswordMutation();
  const send = async (passwords: { password: string; oldPassword?: string }) => {
    reset();
    const done = await setPassword(passwords);
    if (done.error) return;
    showToast({ tone: 'success', text: t('profile:passwordChanged') });
    onClose();
  };
  const common = {
    schemaName: 'newAccount',
    submitLabel: t('profile:savePassword'),
    serverError: error ? errorMessage((key, values) => t(key, values), error) : undefined,
    footer: <Button onClick={onClose}>{t('profile:cancel')}</Button>,
  } as const;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(user.hasPassword ? 'profile:changePassword' : 'profile:setPassword')}
      description={t('profile:passwordText')}
      size="sm"
    >
      {user.hasPassword ? (
        <SubmitForm
          {...common}
          schema={changePasswordForm}
          defaultValues={{ oldPassword: '', password: '', confirm: '' }}
          onSubmit={({ oldPassword, password }) => send({ oldPassword, password })}
        />
      ) : (
        <SubmitForm
          {...common}
          schema={setPasswordForm}
          defaultValues={{ password: '', confirm: '' }}
          onSubmit={({ password }) => send({ password })}
        />
      )}
    </Dialog>
  );
}
