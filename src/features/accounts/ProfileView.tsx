// Shows the profile: the designer's card, then the account data.
import { KeyRound, MailCheck, Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/schemas/session';
import { Button } from '@/ui/Button';
import { UserText } from '@/ui/UserText';
import type { ContactKind } from './ChangeContact';
import { Avatar } from './profile/Avatar';
import { ProfilePictures } from './profile/ProfilePictures';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5 border-b border-line py-3 last:border-b-0 sm:flex-row sm:gap-4">
      <dt className="shrink-0 text-sm text-muted sm:w-44 sm:leading-7">{name}</dt>
      <dd className="min-w-0 text-base leading-7 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Adds or changes the phone number or email address. */
function ContactButton({
  user,
  kind,
  onContact,
}: Pick<ProfileViewProps, 'user' | 'onContact'> & { kind: ContactKind }) {
  const { t } = useTranslation('profile');
  const act = user[kind] ? 'change' : 'add';
  return (
    <Button size="sm" aria-haspopup="dialog" aria-label={t(`contact.${act}.${kind}`)} onClick={() => onContact(kind)}>
      {t(`contact.act.${act}`)}
    </Button>
  );
}

interface ProfileViewProps {
  user: User;
  onEdit(): void;
  onPassword(): void;
  onVerify(): void;
  onContact(kind: ContactKind): void;
  /** The form was closed: focuses the button that opened it. */
  isBack: boolean;
}

export function ProfileView({ user, onEdit, onPassword, onVerify, onContact, isBack }: ProfileViewProps) {
  const { t } = useTranslation('pages');
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) edit.current?.focus();
  }, [isBack]);
  // The button is gone after the address is verified, so the address gets the focus.
  const address = useRef<HTMLSpanElement>(null);
  const wasVerified = useRef(user.emailVerified);
  useEffect(() => {
    if (user.emailVerified && !wasVerified.current) address.current?.focus();
    wasVerified.current = user.emailVerified;
  }, [user.emailVerified]);
  const none = <span className="text-muted">{t('profile:none')}</span>;
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col gap-5 rounded-xl border border-line bg-panel p-5 sm:flex-row sm:items-start sm:p-6">
        <ProfilePictures>
          <Avatar avatar={user.avatar} name={user.username} size={88} />
        </ProfilePictures>
        <div className="flex min-w-0 grow flex-col gap-2">
          <h2 className="text-lg font-semibold [overflow-wrap:anywhere]">
            <UserText text={user.username} />
          </h2>
          <p className="text-base leading-relaxed text-pretty whitespace-pre-line [overflow-wrap:anywhere]">
            {user.intro ? <UserText text={user.intro} /> : <span className="text-muted">{t('profile:noIntro')}</span>}
          </p>
        </div>
        <Button ref={edit} className="self-start" icon={<Pencil size={14} />} onClick={onEdit}>
          {t('profile:edit')}
        </Button>
      </section>
      <section aria-labelledby="account-facts" className="flex flex-col gap-2">
        <h2 id="account-facts" className="text-lg font-semibold">
          {t('profile:account')}
        </h2>
        <dl className="rounded-xl border border-line bg-panel px-5 sm:px-6">
          <Fact name={t('profile:id')}>
            <span className="font-mono text-sm select-all">{user.userId}</span>
          </Fact>
          <Fact name={t('profile:phone')}>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {user.phone ?? none}
              <ContactButton user={user} kind="phone" onContact={onContact} />
            </span>
          </Fact>
          <Fact name={t('profile:email')}>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {user.email ? (
                <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <span ref={address} tabIndex={-1} className="min-w-0 outline-none">
                    {user.email}{' '}
                    <span className={`text-sm ${user.emailVerified ? 'text-muted' : 'text-warning'}`}>
                      {t(user.emailVerified ? 'profile:verified' : 'profile:unverified')}
                    </span>
                  </span>
                  {user.emailVerified ? null : (
                    <Button size="sm" icon={<MailCheck size={14} />} onClick={onVerify}>
                      {t('profile:verifyEmail')}
                    </Button>
                  )}
                </span>
              ) : (
                none
              )}
              <ContactButton user={user} kind="email" onContact={onContact} />
            </span>
          </Fact>
          <Fact name={t('profile:thirdParty')}>
            {user.thirdParty === null ? none : t([`profile:parties.${user.thirdParty}`, 'profile:parties.other'])}
          </Fact>
          <Fact name={t('profile:region')}>{t(`profile:regions.${user.region}`)}</Fact>
          <Fact name={t('profile:password')}>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {user.hasPassword ? (
                t('profile:passwordSet')
              ) : (
                <span className="text-muted">{t('profile:noPassword')}</span>
              )}
              <Button size="sm" icon={<KeyRound size={14} />} onClick={onPassword}>
                {t(user.hasPassword ? 'profile:changePassword' : 'profile:setPassword')}
              </Button>
            </span>
          </Fact>
        </dl>
      </section>
    </div>
  );
}
