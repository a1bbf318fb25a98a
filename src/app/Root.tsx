// Around every page: messages, spoken words and the sign-in dialogs, once each.
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router';
import { selectOffersPassword, selectShowLogin } from '@/service/session/session';
import { Announcer } from '@/ui/Announcer';
import { later } from '@/ui/later';
import { TestersDoor } from './testers/TestersDoor';
import { UpgradeNotice } from './UpgradeNotice';

/** Not needed by the first drawing; what is said before it comes waits for it. */
const Toaster = later<object>(async () => (await import('@/ui/Toaster')).Toaster);

const SignInDialog = later<object>(async () => (await import('./SignInDialog')).SignInDialog);

const SetPasswordDialog = later<object>(async () => (await import('./SetPasswordDialog')).SetPasswordDialog);

export function Root() {
  const asksToSignIn = useSelector(selectShowLogin);
  const offersPassword = useSelector(selectOffersPassword);
  return (
    <>
      <Outlet />
      {asksToSignIn ? <SignInDialog /> : null}
      {offersPassword && !asksToSignIn ? <SetPasswordDialog /> : null}
      <UpgradeNotice />
      <TestersDoor />
      <Toaster />
      <Announcer />
    </>
  );
}
