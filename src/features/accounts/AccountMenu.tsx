// The account: a button that opens the sign-in dialog, or the account's name with its menu.
import { CircleUser, IdCard, LogIn, LogOut, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { loginRequested, selectUser, type WithSession } from '@/service/session/session';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Menu } from '@/ui/Menu';
import { Spinner } from '@/ui/Spinner';
import { useSignOut } from './useSignOut';

/** Icon and label start where those of the navigation's rows do, 10 px and 36 px from the edge with the border of 1 px. */
const IN_COLUMN = 'justify-start gap-2.5 pl-2.25';

/** In the bar of narrow screens it is an icon of 44 px with its name as accessible name and tooltip. */
export function AccountMenu({ isInBar = false }: { isInBar?: boolean }) {
  const { t } = useTranslation('pages');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const status = useSelector((state: WithSession) => state.session.status);
  const signIn = useRef<HTMLButtonElement>(null);
  const [hasSignedOut, setSignedOut] = useState(false);
  const signOut = useSignOut(() => setSignedOut(true));

  // The menu that opened the dialog no longer exists, so the focus moves to the button in its place.
  useEffect(() => {
    if (user || !hasSignedOut) return;
    const frame = requestAnimationFrame(() => {
      signIn.current?.focus();
      setSignedOut(false);
    });
    return () => cancelAnimationFrame(frame);
  }, [user, hasSignedOut]);

  if (status === 'loading') return <Spinner label={t('shell.account')} />;
  if (!user && status !== 'unknown') {
    const open = () => dispatch(loginRequested());
    return isInBar ? (
      <IconButton
        ref={signIn}
        label={t('shell.signIn')}
        icon={<CircleUser size={20} aria-hidden="true" />}
        size="lg"
        onClick={open}
      />
    ) : (
      <Button ref={signIn} icon={<CircleUser size={16} aria-hidden="true" />} className={IN_COLUMN} onClick={open}>
        {t('shell.signIn')}
      </Button>
    );
  }
  const Icon = user ? CircleUser : TriangleAlert;
  const signInAgain = {
    id: 'signIn',
    label: t('shell.signIn'),
    icon: <LogIn size={14} aria-hidden="true" />,
    onSelect: () => void dispatch(loginRequested()),
  };
  return (
    <>
      <Menu
        label={user?.username ?? t('shell.accountUnknown')}
        icon={
          <Icon size={isInBar ? 20 : 16} aria-hidden="true" className={user ? 'shrink-0' : 'shrink-0 text-warning'} />
        }
        iconOnly={isInBar}
        variant="ghost"
        anchor={isInBar ? 'bottom end' : 'top start'}
        className={isInBar ? 'size-11' : `min-w-0 ${IN_COLUMN}`}
        items={[
          ...(user ? [] : [signInAgain]),
          {
            id: 'profile',
            label: t('shell.profile'),
            icon: <IdCard size={14} aria-hidden="true" />,
            onSelect: () => void navigate('/profile'),
          },
          {
            id: 'signOut',
            label: t('shell.signOut'),
            icon: <LogOut size={14} aria-hidden="true" />,
            onSelect: signOut.ask,
          },
        ]}
      />
      {signOut.dialog}
    </>
  );
}
