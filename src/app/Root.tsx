// Rendered once around every page: toasts, screen-reader announcements and the sign-in dialogs.
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router';
import { TestersDoor } from '@/features/testers/TestersDoor';
import { i18n, requireWords } from '@/service/language/i18n';
import { selectOffersPassword, selectShowLogin } from '@/service/session/session';
import { Announcer } from '@/ui/Announcer';
import { later } from '@/ui/later';
import { toasts } from '@/ui/toasts';
import { useInUse } from '@/ui/useInUse';
import { useStoreValue } from '@/ui/useStoreValue';
import { UpgradeNotice } from './UpgradeNotice';

/** Loaded with the first message or the first input, whichever comes first. */
const Toaster = later<object>(async () => (await import('@/ui/Toaster')).Toaster);

/** Loaded ahead with the code of a dialog, so that it opens even if the connection is lost meanwhile. */
const signInWords = async () => {
  // Nothing is rendered before the language has started.
  if (i18n.isInitialized) await requireWords(['signIn']);
};

const SignInDialog = later<object>(async () => {
  const [{ SignInDialog }] = await Promise.all([import('@/features/accounts/SignInDialog'), signInWords()]);
  return SignInDialog;
});

const SetPasswordDialog = later<object>(async () => {
  const [{ SetPasswordDialog }] = await Promise.all([import('@/features/accounts/SetPasswordDialog'), signInWords()]);
  return SetPasswordDialog;
});

export function Root() {
  const asksToSignIn = useSelector(selectShowLogin);
  const offersPassword = useSelector(selectOffersPassword);
  const isInUse = useInUse();
  const hasToasts = useStoreValue(toasts).length > 0;
  return (
    <>
      <Outlet />
      {asksToSignIn ? <SignInDialog /> : null}
      {offersPassword && !asksToSignIn ? <SetPasswordDialog /> : null}
      <UpgradeNotice />
      <TestersDoor />
      {isInUse || hasToasts ? <Toaster /> : null}
      <Announcer />
    </>
  );
}
