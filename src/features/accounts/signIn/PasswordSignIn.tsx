// Sign-in by password, with the phone number or the email address, depending on the build.
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { emailPasswordForm, phonePasswordForm } from '@/schemas/forms/signIn';
import { errorMessage } from '@/service/api/apiError';
import { type AccountArg, useLoginMutation } from '@/service/api/signIns';
import { build } from '@/service/build/build';
import { CarryAccount, StaySignedIn, TextButton } from './FamilyParts';
import { useSignInFamily } from './family';

function ForgotLine() {
  const { t } = useTranslation(['pages', 'signIn']);
  const { go } = useSignInFamily();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <StaySignedIn />
      <TextButton onClick={() => go('forgot')}>{t('signIn:forgot.link')}</TextButton>
    </div>
  );
}

export function PasswordSignIn() {
  const { t } = useTranslation(['pages', 'signIn', 'errors']);
  const { account, staySignedIn, onSignedIn } = useSignInFamily();
  const [login, { error, reset }] = useLoginMutation();
  const signIn = async (named: AccountArg, password: string) => {
    reset();
    onSignedIn((await login({ account: named, password, staySignedIn })).data);
  };
  const common = {
    schemaName: 'signIn',
    submitLabel: t('signIn:submit'),
    wideButton: true,
    serverError: error ? errorMessage((key, values) => t(key, values), error) : undefined,
  } as const;
  return build.accountKind === 'phone' ? (
    <SubmitForm
      {...common}
      schema={phonePasswordForm}
      defaultValues={{ phone: account, password: '' }}
      onSubmit={({ phone, password }) => signIn({ phone }, password)}
    >
      <CarryAccount path="phone" />
      <ForgotLine />
    </SubmitForm>
  ) : (
    <SubmitForm
      {...common}
      schema={emailPasswordForm}
      defaultValues={{ email: account, password: '' }}
      onSubmit={({ email, password }) => signIn({ email }, password)}
    >
      <CarryAccount path="email" />
      <ForgotLine />
    </SubmitForm>
  );
}
