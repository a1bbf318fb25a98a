// The top bar of narrow screens: menu button, name, search of the own designs, account. Its targets are 44 px.
import { Menu as MenuIcon, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { AccountMenu } from '@/features/accounts/AccountMenu';
import { useSignOut } from '@/features/accounts/useSignOut';
import { IconButton } from '@/ui/IconButton';
import { later } from '@/ui/later';
import { Brand } from './Brand';
import type { NavDrawerProps } from './NavDrawer';

const NavDrawer = later<NavDrawerProps>(
  async () => (await import('./NavDrawer')).NavDrawer,
  ({ onClose }) => onClose(),
);

export function PhoneBar() {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const { key } = useLocation();
  /** The location key at which the drawer was opened. Another page closes it. */
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === key;
  const signOut = useSignOut();
  return (
    <>
      <IconButton
        size="lg"
        label={t('shell.menu')}
        icon={<MenuIcon size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenOn(key)}
      />
      <Brand />
      <div className="ml-auto flex items-center gap-1">
        <IconButton
          size="lg"
          label={t('shell.search')}
          icon={<Search size={20} aria-hidden="true" />}
          onClick={() => void navigate('/dialList', { state: { search: true } })}
        />
        <AccountMenu isInBar />
      </div>
      {isOpen ? <NavDrawer onClose={() => setOpenOn(null)} onSignOut={signOut.ask} /> : null}
      {signOut.dialog}
    </>
  );
}
