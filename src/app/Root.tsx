// Around every page: messages, spoken words and the sign-in dialog, once each.
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router';
import { selectShowLogin } from '@/service/session/session';
import { Announcer } from '@/ui/Announcer';
import { later } from '@/ui/later';
import { Toaster } from '@/ui/Toaster';
import { UpgradeNotice } from './UpgradeNotice';

const SignInDialog = later<object>(async () => (await import('./SignInDialog')).SignInDialog);

export function Root() {
  const asksToSignIn = useSelector(selectShowLogin);
  return (
    <>
      <Outlet />
      {asksToSignIn ? <SignInDialog /> : null}
      <UpgradeNotice />
      <Toaster />
      <Announcer />
    </>
  );
}
