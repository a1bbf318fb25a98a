// The first sign-in form, with the sign-in methods of this build and the demo's own account.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEMO_ACCOUNT, DEMO_NEWCOMER } from '@/schemas/session';
import { CODE } from '@/schemas/wire/envelope';
import { errorMessage, isApiError } from '@/service/api/apiError';
import { useLoginMutation } from '@/service/api/signIns';
import { build } from '@/service/build/build';
import { Button } from '@/ui/Button';
import { Tabs } from '@/ui/Tabs';
import { CodeSignIn } from './CodeSignIn';
import { TextButton } from './FamilyParts';
import { useSignInFamily } from './family';
import { PasswordSignIn } from './PasswordSignIn';
import { ThirdPartyButton } from './ThirdParty';

const FORMS = { code: CodeSignIn, password: PasswordSignIn } as const;

/** The account exists with another password, because somebody changed it in this browser. */
const isOtherPassword = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'business' && error.code === CODE.badInput;

/** Signs in to the demo with one click. The shown credentials also work by hand. */
function DemoSignIn() {
  const { t } = useTranslation(['pages', 'signIn', 'errors']);
  const { staySignedIn, onSignedIn, goWith } = useSignInFamily();
  const [login, { isLoading, error }] = useLoginMutation();
  const { password } = DEMO_ACCOUNT;
  const name = DEMO_ACCOUNT[build.accountKind];
  const isPhone = build.accountKind === 'phone';
  const [requestedName, setAsked] = useState<string>(name);
  const signIn = async (as: string) => {
    setAsked(as);
    onSignedIn((await login({ account: isPhone ? { phone: as } : { email: as }, password, staySignedIn })).data);
  };
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <p className="text-sm text-muted">
        {t('signIn:demoHint')} <span className="text-ink select-all">{name}</span>
        {' / '}
        <span className="text-ink select-all">{password}</span>
      </p>
      <Button busy={isLoading && requestedName === name} onClick={() => void signIn(name)}>
        {t('signIn:demo')}
      </Button>
      {isPhone ? null : (
        <>
          <p className="text-sm text-muted">
            {t('signIn:newcomerHint')} <span className="text-ink select-all">{DEMO_NEWCOMER.email}</span>
          </p>
          <Button
            busy={isLoading && requestedName === DEMO_NEWCOMER.email}
            onClick={() => void signIn(DEMO_NEWCOMER.email)}
          >
            {t('signIn:newcomer')}
          </Button>
        </>
      )}
      {isLoading ? null : isOtherPassword(error) ? (
        <div role="alert" className="flex flex-col items-start gap-1 text-sm">
          <p className="text-danger">{t('signIn:demoChanged')}</p>
          <TextButton onClick={() => goWith('forgot', requestedName)}>{t('signIn:demoNewPassword')}</TextButton>
        </div>
      ) : error ? (
        <p role="alert" className="text-sm text-danger">
          {errorMessage((key, values) => t(key, values), error)}
        </p>
      ) : null}
    </div>
  );
}

export function SignInForms() {
  const { t } = useTranslation(['pages', 'signIn']);
  const { go, notice } = useSignInFamily();
  const [first] = build.signInWays;
  // A new password is to be used.
  const [form, setWay] = useState<keyof typeof FORMS>(notice ? 'password' : (first ?? 'password'));
  return (
    <div className="flex flex-col gap-4">
      {notice ? <p className="rounded-md border border-accent px-3 py-2 text-sm">{notice}</p> : null}
      {build.signInWays.length > 1 ? (
        <Tabs<keyof typeof FORMS>
          label={t('signIn:ways')}
          tabs={build.signInWays.map((id) => {
            const Form = FORMS[id];
            return { id, label: t(`signIn:way.${id}`), content: <Form /> };
          })}
          value={form}
          onChange={setWay}
          panelClassName="pt-4"
        />
      ) : (
        <PasswordSignIn />
      )}
      {build.registers ? (
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-muted">
          {t('signIn:register.ask')}
          <TextButton onClick={() => go('register')}>{t('signIn:register.link')}</TextButton>
        </p>
      ) : null}
      <ThirdPartyButton />
      {build.embedded ? <DemoSignIn /> : null}
    </div>
  );
}
