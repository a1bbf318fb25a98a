// Sign-in over any page: all sign-in forms in one dialog, one at a time (spec 2, Login).
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectShowLogin } from '@/service/session/session';
import { cancelSignIn } from '@/service/session/signIn';
import { signInPurpose } from '@/service/session/signInPurpose';
import { announce } from '@/ui/announce';
import { Dialog } from '@/ui/Dialog';
import { showToast } from '@/ui/toasts';
import { useStoreValue } from '@/ui/useStoreValue';
import { Forgot } from './signIn/Forgot';
import { type SignInFamily, SignInFamilyContext, type SignInView } from './signIn/family';
import { Register } from './signIn/Register';
import { SignInForms } from './signIn/SignInForms';
import { DemoPeople } from './signIn/ThirdParty';

const VIEWS: Readonly<Record<SignInView, ComponentType>> = {
  signIn: SignInForms,
  register: Register,
  forgot: Forgot,
  people: DemoPeople,
};

/** Shown while the session requests it. The requester continues after the sign-in. */
export function SignInDialog() {
  return useSelector(selectShowLogin) ? <OpenSignInDialog /> : null;
}

function OpenSignInDialog() {
  const { t } = useTranslation(['pages', 'signIn']);
  const dispatch = useDispatch();
  const [view, setView] = useState<SignInView>('signIn');
  const [account, setAccount] = useState('');
  const [staySignedIn, setStay] = useState(false);
  const [notice, setNotice] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLElement | null>(null);

  const go = useCallback((next: SignInView) => {
    setNotice('');
    setView(next);
  }, []);
  const family = useMemo<SignInFamily>(
    () => ({
      ...{ view, go, account, setAccount, staySignedIn, setStay, notice },
      goWith(next, name) {
        setAccount(name);
        go(next);
      },
      onReset() {
        setView('signIn');
        setNotice(t('signIn:forgot.done'));
        announce(t('signIn:forgot.done'));
      },
      onSignedIn(done) {
        if (done) showToast({ tone: 'success', text: t('shell.signedInAs', { name: done.user.username }) });
      },
    }),
    [view, go, account, staySignedIn, notice, t],
  );

  // Another form replaced the one with the focus: focuses its first empty field.
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const stops = [...(content.current?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])') ?? [])];
    const next = stops.find(({ value }) => value === '') ?? stops[0] ?? content.current?.querySelector('button');
    next?.focus();
  }, [view]);

  const purpose = useStoreValue(signInPurpose);
  const isFor = view === 'signIn' && purpose !== null;
  const View = VIEWS[view];
  return (
    <Dialog
      open
      onClose={() => cancelSignIn(dispatch)}
      title={t(`signIn:titles.${view}`)}
      description={t(isFor ? `signIn:waits.${purpose}` : `signIn:texts.${view}`)}
      size="sm"
      initialFocus={first}
    >
      <div
        ref={(element) => {
          content.current = element;
          first.current = element?.querySelector('input') ?? null;
        }}
      >
        <SignInFamilyContext value={family}>
          <View />
        </SignInFamilyContext>
      </div>
    </Dialog>
  );
}
