// Sign-in over any page: phone and password, with a demo account where the backend is embedded (spec 2, Login).
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { SubmitForm } from '@/forms/SubmitForm';
import { type SignInForm, signInForm } from '@/schemas/forms/signIn';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { useLoginMutation } from '@/service/api/account';
import { errorMessage } from '@/service/api/apiError';
import { build } from '@/service/build/build';
import { selectShowLogin } from '@/service/session/session';
import { cancelSignIn } from '@/service/session/signIn';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { showToast } from '@/ui/toasts';

/** Shown while the session asks for it; whoever asked goes on once somebody is signed in. */
export function SignInDialog() {
  return useSelector(selectShowLogin) ? <OpenSignInDialog /> : null;
}

function OpenSignInDialog() {
  const { t } = useTranslation(['pages', 'errors']);
  const dispatch = useDispatch();
  const [login, { error, isLoading, reset }] = useLoginMutation();
  const [stay, setStay] = useState(false);
  const first = useRef<HTMLElement | null>(null);

  const signIn = async ({ phone, password }: SignInForm) => {
    reset();
    const done = await login({ account: { phone }, password, staySignedIn: stay });
    if (done.data) showToast({ tone: 'success', text: t('shell.signedInAs', { name: done.data.username }) });
  };

  return (
    <Dialog
      open
      onClose={() => cancelSignIn(dispatch)}
      title={t('signIn.title')}
      description={t('signIn.text')}
      size="sm"
      initialFocus={first}
    >
      <div
        className="flex flex-col gap-5"
        ref={(content) => {
          first.current = content?.querySelector('input') ?? null;
        }}
      >
        <SubmitForm
          schema={signInForm}
          schemaName="signIn"
          defaultValues={{ phone: '', password: '' }}
          onSubmit={signIn}
          submitLabel={t('signIn.submit')}
          serverError={error ? errorMessage((key, values) => t(key, values), error) : undefined}
        >
          <label className="flex min-h-6 items-center gap-2 self-start text-sm">
            <input
              type="checkbox"
              checked={stay}
              onChange={(event) => setStay(event.currentTarget.checked)}
              className="size-4 accent-accent"
            />
            {t('signIn.stay')}
          </label>
        </SubmitForm>
        {build.embedded ? (
          <div className="flex flex-col gap-2 border-t border-line pt-4">
            <p className="text-sm text-muted">
              {t('signIn.demoHint')} <span className="text-ink select-all">{DEMO_ACCOUNT.phone}</span>
              {' / '}
              <span className="text-ink select-all">{DEMO_ACCOUNT.password}</span>
            </p>
            <Button busy={isLoading} onClick={() => void signIn(DEMO_ACCOUNT)}>
              {t('signIn.demo')}
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
