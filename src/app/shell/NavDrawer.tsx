// The navigation drawer of narrow screens, opened with the menu button of the bar: places, account, language, demo
// data, footer links.
import { LogIn, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { DemoNote } from '@/features/testers/DemoNote';
import { loginRequested, type WithSession } from '@/service/session/session';
import { ModalDrawer } from '@/ui/ModalDrawer';
import { Brand } from './Brand';
import { LanguageSwitch } from './LanguageSwitch';
import { Navigation, placeRowClass } from './Navigation';
import { ShellFooter } from './ShellFooter';
import { ThemeSwitch } from './ThemeSwitch';

export interface NavDrawerProps {
  onClose(): void;
  /** Asks whether to sign out, after the drawer has closed. */
  onSignOut(): void;
}

export function NavDrawer({ onClose, onSignOut }: NavDrawerProps) {
  const { t } = useTranslation(['pages', 'messages']);
  return (
    <ModalDrawer
      onClose={onClose}
      title={t('shell.navigation')}
      heading={<Brand onFollow={onClose} />}
      footer={
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span aria-hidden="true" className="text-muted">
              {t('shell.language')}
            </span>
            <LanguageSwitch />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span aria-hidden="true" className="text-muted">
              {t('messages:theme.heading')}
            </span>
            <ThemeSwitch size="lg" />
          </div>
          <DemoNote />
          <ShellFooter />
        </div>
      }
    >
      <Navigation
        size="drawer"
        onFollow={onClose}
        accountRow={<AccountRow onClose={onClose} onSignOut={onSignOut} />}
      />
    </ModalDrawer>
  );
}

/** Signs in or out. Does nothing while the account is loading. */
function AccountRow({ onClose, onSignOut }: NavDrawerProps) {
  const { t } = useTranslation('pages');
  const dispatch = useDispatch();
  const status = useSelector((state: WithSession) => state.session.status);
  const rows = {
    unknown: { Icon: LogIn, label: t('shell.signIn'), act: () => dispatch(loginRequested()) },
    visitor: { Icon: LogIn, label: t('shell.signIn'), act: () => dispatch(loginRequested()) },
    signedIn: { Icon: LogOut, label: t('shell.signOut'), act: onSignOut },
  };
  const row = status === 'loading' ? null : rows[status];
  if (!row) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={placeRowClass('drawer')}
      onClick={() => {
        onClose();
        row.act();
      }}
    >
      <row.Icon size={20} aria-hidden="true" />
      {row.label}
    </button>
  );
}
