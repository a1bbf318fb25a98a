// Signing out, after a warning.
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogoutMutation } from '@/service/api/account';
import { later } from '@/ui/later';
import { showToast } from '@/ui/toasts';
import type { SignOutDialogProps } from './signOut/SignOutDialog';

const SignOutDialog = later<SignOutDialogProps>(
  async () => (await import('./signOut/SignOutDialog')).SignOutDialog,
  ({ onCancel }) => onCancel(),
);

export interface SignOut {
  /** Opens the warning. */
  ask(): void;
  /** The warning while it is open. */
  dialog: ReactNode;
}

/** `onDone` runs after the user has signed out. */
export function useSignOut(onDone?: () => void): SignOut {
  const { t } = useTranslation('messages');
  const [asking, setAsking] = useState(false);
  const [logout, { isLoading }] = useLogoutMutation();
  const signOut = async () => {
    await logout();
    setAsking(false);
    onDone?.();
    showToast({ text: t('api.signedOut') });
  };
  return {
    ask: () => setAsking(true),
    dialog: asking ? (
      <SignOutDialog busy={isLoading} onConfirm={() => void signOut()} onCancel={() => setAsking(false)} />
    ) : null,
  };
}
