// Replaces a forgotten password with a code sent to the account (spec 2, Login).
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { emailResetForm, phoneResetForm } from '@/schemas/forms/signIn';
import { errorMessage } from '@/service/api/apiError';
import { useResetPasswordMutation } from '@/service/api/passwords';
import type { AccountArg } from '@/service/api/signIns';
import { build } from '@/service/build/build';
import { lastSend } from '@/service/session/codeSends';
import { BackToSignIn, CarryAccount } from './FamilyParts';
import { useSignInFamily } from './family';

export function Forgot() {
  const { t } = useTranslation(['pages', 'signIn', 'errors']);
  const { account, onReset } = useSignInFamily();
  const [resetPassword, { error, reset }] = useResetPasswordMutation();
  const byPhone = build.accountKind === 'phone';
  const lastAccount = account || (lastSend({ way: byPhone ? 'sms' : 'email', purpose: 'reset' })?.account ?? '');
  const send = async (named: AccountArg, { password, captcha }: { password: string; captcha: string }) => {
    reset();
    const done = await resetPassword({ account: named, password, captcha });
    if (!done.error) onReset();
  };
  const common = {
    schemaName: 'newAccount',
    submitLabel: t('signIn:forgot.submit'),
    wideButton: true,
    serverError: error ? errorMessage((key, values) => t(key, values), error) : undefined,
  } as const;
  return (
    <div className="flex flex-col gap-3">
      {byPhone ? (
        <SubmitForm
          {...common}
          schema={phoneResetForm}
          defaultValues={{ phone: lastAccount, captcha: '', password: '', confirm: '' }}
          onSubmit={({ phone, ...rest }) => send({ phone }, rest)}
        >
          <CarryAccount path="phone" />
        </SubmitForm>
      ) : (
        <SubmitForm
          {...common}
          schema={emailResetForm}
          defaultValues={{ email: lastAccount, captcha: '', password: '', confirm: '' }}
          onSubmit={({ email, ...rest }) => send({ email }, rest)}
        >
          <CarryAccount path="email" />
        </SubmitForm>
      )}
      <BackToSignIn />
    </div>
  );
}
