// Registration with an email address: a confirmation code and a password (spec 2, Login).
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { registerForm } from '@/schemas/forms/signIn';
import { errorMessage } from '@/service/api/apiError';
import { useRegisterMutation } from '@/service/api/signIns';
import { build } from '@/service/build/build';
import { privacyPath } from '@/service/language/privacyPath';
import { lastSend } from '@/service/session/codeSends';
import { OutsideLink } from '@/ui/OutsideLink';
import { BackToSignIn, CarryAccount, StaySignedIn } from './FamilyParts';
import { useSignInFamily } from './family';

export function Register() {
  const { t } = useTranslation(['pages', 'signIn', 'errors']);
  const { account, staySignedIn, onSignedIn } = useSignInFamily();
  const [register, { error, reset }] = useRegisterMutation();
  const sent = lastSend({ way: 'email', purpose: 'register' });
  return (
    <div className="flex flex-col gap-3">
      <SubmitForm
        schema={registerForm}
        schemaName="newAccount"
        defaultValues={{ email: account || (sent?.account ?? ''), captcha: '', password: '', confirm: '' }}
        onSubmit={async ({ email, captcha, password }) => {
          reset();
          onSignedIn((await register({ email, captcha, password, staySignedIn })).data);
        }}
        submitLabel={t('signIn:register.submit')}
        wideButton
        serverError={error ? errorMessage((key, values) => t(key, values), error) : undefined}
      >
        <CarryAccount path="email" />
        <StaySignedIn />
        <p className="text-xs text-muted">
          {t('signIn:register.privacy')}{' '}
          <OutsideLink
            href={`${build.basePath}${privacyPath().slice(1)}`}
            className="inline-block min-h-6 text-accent underline underline-offset-4"
          >
            {t('shell.privacy')}
          </OutsideLink>
        </p>
      </SubmitForm>
      <BackToSignIn />
    </div>
  );
}
