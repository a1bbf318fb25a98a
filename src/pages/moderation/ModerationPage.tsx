// `/moderation`: faces that wait for somebody to look. For anybody but a moderator the page is as if it were not there.
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { WithSession } from '@/service/session/session';
import { PageHeading } from '@/ui/PageHeading';
import { Spinner } from '@/ui/Spinner';
import { Desk } from './Desk';

export interface ModerationPageProps {
  /** What stands here for everybody else. */
  absent: ReactNode;
}

export function ModerationPage({ absent }: ModerationPageProps) {
  const { t } = useTranslation('moderation');
  const { status, user, lastUserId } = useSelector((state: WithSession) => state.session);
  const [knownId, setKnownId] = useState<string | null>(null);
  const isModerator = user?.roles.includes('moderator') ?? false;
  if (isModerator && user && knownId !== user.userId) setKnownId(user.userId);
  // A session that ends keeps what stands here, with the reason that was being written, until somebody signs in.
  const isKept = user === null && knownId !== null && knownId === lastUserId;
  if (status === 'loading' && !isKept)
    return (
      <div className="grid min-h-[50vh] place-items-center" aria-busy="true">
        <Spinner />
      </div>
    );
  if (!isModerator && !isKept) return absent;
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={t('title')} className="text-2xl font-semibold" />
      <Desk key={knownId ?? user?.userId} isAsking={isModerator} />
    </div>
  );
}
