// `/moderation`: faces that wait for review. Non-moderators see the normal 404 page.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Desk } from '@/features/moderation/Desk';
import { ForRole } from '@/forms/ForRole';
import { PageHeading } from '@/ui/PageHeading';

export interface ModerationPageProps {
  /** The page for everybody else. */
  absent: ReactNode;
}

export function ModerationPage({ absent }: ModerationPageProps) {
  const { t } = useTranslation('moderation');
  return (
    <ForRole whoIs="moderator" absent={absent}>
      {(isNow, whose) => (
        <div className="flex flex-col gap-5">
          <PageHeading title={t('title')} className="text-2xl font-semibold" />
          <Desk key={whose} isAsking={isNow} />
        </div>
      )}
    </ForRole>
  );
}
