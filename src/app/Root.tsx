// Around every page: messages, spoken words and the sign-in dialog, once each.
import { Outlet } from 'react-router';
import { Announcer } from '@/ui/Announcer';
import { Toaster } from '@/ui/Toaster';
import { SignInDialog } from './SignInDialog';

export function Root() {
  return (
    <>
      <Outlet />
      <SignInDialog />
      <Toaster />
      <Announcer />
    </>
  );
}
