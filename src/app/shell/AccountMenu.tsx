// Who is signed in: a button that opens the sign-in dialog, or the account's name with the way out.
import { CircleUser, IdCard, LogIn, LogOut, TriangleAlert } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { useLogoutMutation } from '@/service/api/account';
import { loginRequested, selectUser, type WithSession } from '@/service/session/session';
import { Button } from '@/ui/Button';
import { Menu } from '@/ui/Menu';
import { Spinner } from '@/ui/Spinner';
import { showToast } from '@/ui/toasts';
import { SignOutDialog } from './SignOutDialog';

export function AccountMenu() {
  const { t } = useTranslation(['pages', 'messages']);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const status = useSelector((state: WithSession) => state.session.status);
  const [asking, setAsking] = useState(false);
  const [logout, { isLoading }] = useLogoutMutation();
  const signIn = useRef<HTMLButtonElement>(null);
  const [hasSignedOut, setSignedOut] = useState(false);

  const signOut = async () => {
    await logout();
    setAsking(false);
    setSignedOut(true);
    showToast({ text: t('messages:api.signedOut') });
  };

  // The menu that opened the dialog is gone: the focus goes to what stands in its place.
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
    return (
      <Button
        ref={signIn}
        icon={<CircleUser size={16} aria-hidden="true" />}
        onClick={() => dispatch(loginRequested())}
      >
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
        icon={<Icon size={16} aria-hidden="true" className={user ? 'shrink-0' : 'shrink-0 text-warning'} />}
        variant="ghost"
        anchor="top start"
        className="min-w-0 max-w-44 min-[1025px]:max-w-none min-[1025px]:justify-start"
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
            onSelect: () => setAsking(true),
          },
        ]}
      />
      {asking ? (
        <Suspense fallback={null}>
          <SignOutDialog busy={isLoading} onConfirm={() => void signOut()} onCancel={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
