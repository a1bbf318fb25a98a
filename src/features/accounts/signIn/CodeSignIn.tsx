// Sign-in by a code sent to the phone. The first sign-in registers the user (spec 2, Login).
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { phoneCodeForm } from '@/schemas/forms/signIn';
import { errorMessage } from '@/service/api/apiError';
import { useCodeLoginMutation } from '@/service/api/signIns';
import { lastSend } from '@/service/session/codeSends';
import { CarryAccount, StaySignedIn } from './FamilyParts';
import { useSignInFamily } from './family';

export function CodeSignIn() {
  const { t } = useTranslation(['pages', 'signIn', 'errors']);
  const { account, staySignedIn, onSignedIn } = useSignInFamily();
  const [codeLogin, { error, reset }] = useCodeLoginMutation();
  const sent = lastSend({ way: 'sms', purpose: 'signIn' });
  return (
    <SubmitForm
      schema={phoneCodeForm}
      schemaName="signIn"
      defaultValues={{ phone: account || (sent?.account ?? ''), captcha: '' }}
      onSubmit={async ({ phone, captcha }) => {
        reset();
        onSignedIn((await codeLogin({ phone, captcha, staySignedIn })).data);
      }}
      submitLabel={t('signIn:submit')}
      wideButton
      serverError={error ? errorMessage((key, values) => t(key, values), error) : undefined}
    >
      <CarryAccount path="phone" />
      <StaySignedIn />
      <p className="text-xs text-muted">{t('signIn:firstTime')}</p>
    </SubmitForm>
  );
}
