// The designer's profile `/profile`: account data and public profile. Visitors are asked to sign in.
import { CircleUser } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { ChangeContact, type ContactKind } from '@/features/accounts/ChangeContact';
import { ChangePassword } from '@/features/accounts/ChangePassword';
import { EditProfile } from '@/features/accounts/EditProfile';
import { OwnData } from '@/features/accounts/OwnData';
import { ProfileView } from '@/features/accounts/ProfileView';
import { VerifyEmail } from '@/forms/VerifyEmail';
import type { User } from '@/schemas/session';
import { useUserInfoQuery } from '@/service/api/account';
import { errorMessage } from '@/service/api/apiError';
import { privacyPath } from '@/service/language/privacyPath';
import { loginRequested, selectUser, type WithSession } from '@/service/session/session';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { Spinner } from '@/ui/Spinner';

function VisitorProfile() {
  const { t } = useTranslation('pages');
  const dispatch = useDispatch();
  return (
    <div className="flex flex-col items-center gap-4 rounded-xl border border-dashed border-line px-4 py-16 text-center">
      <CircleUser size={40} strokeWidth={1.25} aria-hidden="true" className="text-muted" />
      <p className="max-w-sm text-base text-pretty text-muted">{t('profile:visitor')}</p>
      <Button variant="primary" size="lg" onClick={() => dispatch(loginRequested())}>
        {t('shell.signIn')}
      </Button>
    </div>
  );
}

function ProfileComing() {
  const { t } = useTranslation('profile');
  return (
    <p className="flex items-center gap-2 py-16 text-muted" aria-busy="true">
      <Spinner /> {t('loading')}
    </p>
  );
}

/** Shows the server's present data, and the session's data until it has loaded. */
function OwnProfile({ isBack, onEdit }: { isBack: boolean; onEdit(user: User): void }) {
  const { t } = useTranslation(['pages', 'errors', 'designs']);
  const user = useSelector(selectUser);
  const { error, isFetching, refetch } = useUserInfoQuery(undefined, { refetchOnMountOrArgChange: true });
  const [dialog, setAsked] = useState<'password' | 'verify' | ContactKind | null>(null);
  const close = () => setAsked(null);
  if (error && !isFetching) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 rounded-xl border border-line bg-panel px-5 py-6">
        <p>{t('profile:failed')}</p>
        <p className="text-sm text-muted">{errorMessage((key, values) => t(key, values), error)}</p>
        <Button onClick={() => void refetch()}>{t('designs:retry')}</Button>
      </div>
    );
  }
  if (!user) {
    return <ProfileComing />;
  }
  return (
    <>
      <ProfileView
        user={user}
        isBack={isBack}
        onEdit={() => onEdit(user)}
        onPassword={() => setAsked('password')}
        onVerify={() => setAsked('verify')}
        onContact={setAsked}
      />
      <OwnData user={user} />
      {dialog === 'password' ? <ChangePassword user={user} onClose={close} /> : null}
      {dialog === 'phone' || dialog === 'email' ? <ChangeContact user={user} kind={dialog} onClose={close} /> : null}
      {dialog === 'verify' && user.email ? <VerifyEmail email={user.email} onClose={close} /> : null}
    </>
  );
}

export function ProfilePage() {
  const { t } = useTranslation('pages');
  const { status, user } = useSelector((state: WithSession) => state.session);
  const [edited, setEdited] = useState<User | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isBack, setBack] = useState(false);
  // An expired session keeps the typed text until the same user has signed in again.
  const isTheirs = user ? user.userId === edited?.userId : isUnsaved || status === 'loading' || status === 'unknown';
  const edit = (next: User | null) => {
    setEdited(next);
    setUnsaved(false);
    setBack(next === null);
  };
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageHeading title={t('profile:title')} className="text-xl font-semibold" />
      {edited && isTheirs ? (
        <EditProfile key={edited.userId} user={edited} onClose={() => edit(null)} onUnsaved={setUnsaved} />
      ) : status === 'visitor' ? (
        <VisitorProfile />
      ) : status === 'unknown' ? (
        <ProfileComing />
      ) : (
        <OwnProfile key={status} isBack={isBack} onEdit={edit} />
      )}
      <p className="text-sm text-muted">
        {t('profile:privacy')}{' '}
        <Link to={privacyPath()} className="inline-block min-h-6 text-accent underline underline-offset-4">
          {t('shell.privacy')}
        </Link>
      </p>
    </div>
  );
}
