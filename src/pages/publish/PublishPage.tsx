// `/publish?id=DESIGN`: submits a saved design for build and review.

import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router';
import { Suggestions } from '@/features/ai/Suggestions';
import { ContactSheetButton } from '@/features/contactSheet/ContactSheetButton';
import { PublishedOrForm } from '@/features/publishing/PublishedOrForm';
import type { DrawFace } from '@/features/publishing/useDrawnPictures';
import { usePublishDesign } from '@/features/publishing/usePublishDesign';
import { useResumedBuilds } from '@/features/publishing/useResumedBuilds';
import { OptionListsContext } from '@/forms/services/optionLists';
import { AiAccessProvider } from '@/service/ai/aiAccess';
import { errorMessage } from '@/service/api/apiError';
import { useFaceGetQuery } from '@/service/api/faces';
import { PictureServiceContext } from '@/service/pictures/pictures';
import { useDevicePictures } from '@/service/pictures/useDevicePictures';
import { loginRequested, selectUser, type WithSession } from '@/service/session/session';
import { useNamedLists } from '@/storefront/useNamedLists';
import { Button, buttonClass } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { Spinner } from '@/ui/Spinner';
import { useSeenAgain } from '@/ui/useSeenAgain';

/** One sentence with actions. */
function Notice({ text, role, children }: { text: string; role?: 'alert'; children?: ReactNode }) {
  const { t } = useTranslation('pages');
  return (
    <div className="flex flex-col items-start gap-4 py-10">
      <PageHeading title={t('publish:title')} className="text-xl font-semibold" />
      <p role={role} className="max-w-prose text-muted">
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        {children}
        <Link to="/dialList" className={buttonClass()}>
          {t('publish:toDesigns')}
        </Link>
      </div>
    </div>
  );
}

export interface PublishPageProps {
  /** Renders the images. Tests replace it, because they have no canvas. */
  draw?: DrawFace;
}

export function PublishPage(props: PublishPageProps) {
  const { t } = useTranslation('pages');
  const dispatch = useDispatch();
  const [params] = useSearchParams();
  const status = useSelector((state: WithSession) => state.session.status);
  const hasUser = useSelector((state: WithSession) => selectUser(state) !== null);
  const id = params.get('id') ?? '';
  // An expired session keeps the form visible. Only users who were never signed in are asked first.
  const wasSignedIn = useSelector((state: WithSession) => state.session.lastUserId !== null);
  if (id === '') return <Notice text={t('publish:noDesign')} />;
  if (status === 'visitor' && !wasSignedIn)
    return (
      <Notice text={t('publish:signInNeeded')}>
        <Button variant="primary" onClick={() => dispatch(loginRequested())}>
          {t('shell.signIn')}
        </Button>
      </Notice>
    );
  return <OpenedFace key={id} id={id} isReady={hasUser} {...props} />;
}

/** The newest available value. Signing out clears fetched data, but must not close a form in use. */
function useNewest<T>(now: T | undefined): T | undefined {
  const [newest, setNewest] = useState(now);
  if (now !== undefined && now !== newest) setNewest(now);
  return now ?? newest;
}

function OpenedFace({ id, isReady, draw }: { id: string; isReady: boolean } & PublishPageProps) {
  const { t } = useTranslation(['pages', 'errors', 'designs']);
  const user = useSelector((state: WithSession) => selectUser(state));
  const pictures = useDevicePictures();
  const { opened, reload } = usePublishDesign(id);
  useResumedBuilds(id);
  const isOpen = opened.kind === 'ready';
  const face = useFaceGetQuery(id, { skip: !isReady || !isOpen, refetchOnMountOrArgChange: true });
  const lists = useNamedLists();
  const data = useNewest(face.data);
  // Cached data may be outdated, so only a fresh response decides whether the face was submitted.
  const [openedAt] = useState(() => Date.now());
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && (face.isError || (face.fulfilledTimeStamp ?? 0) >= openedAt)) setFresh(true);
  const options = useNewest(lists.options ?? undefined);
  // It may have been submitted or judged while another tab was in front.
  const { refetch, isUninitialized } = face;
  useSeenAgain(
    useCallback(() => {
      if (!isUninitialized) void refetch();
    }, [refetch, isUninitialized]),
  );

  const retry = <Button onClick={reload}>{t('designs:retry')}</Button>;
  if (opened.kind === 'notFound') return <Notice text={t('publish:notFound')} />;
  if (opened.kind === 'unsaved')
    return (
      <Notice
        role="alert"
        text={opened.failure ? t(`errors:draft.${opened.failure}`, { count: 1 }) : t(`publish:unsaved.${opened.why}`)}
      >
        <Link to={`/dial/${id}`} className={buttonClass('primary')}>
          {t('publish:toEditor')}
        </Link>
        {retry}
      </Notice>
    );
  const error = opened.kind === 'failed' ? opened.error : (!data && face.error) || (!options && lists.error);
  if (error)
    return (
      <Notice role="alert" text={errorMessage((key, values) => t(key, values), error)}>
        <Button
          onClick={() => {
            if (opened.kind === 'failed') reload();
            else if (face.isError) void face.refetch();
            lists.retry();
          }}
        >
          {t('designs:retry')}
        </Button>
      </Notice>
    );
  if (opened.kind !== 'ready' || !data || !isFresh || !options)
    return (
      <div className="py-10">
        <PageHeading title={t('publish:title')} className="text-xl font-semibold" />
        <p className="flex items-center gap-2 py-8 text-muted" aria-busy="true">
          <Spinner /> {t('publish:loading')}
        </p>
      </div>
    );
  return (
    <PictureServiceContext value={pictures}>
      <OptionListsContext value={options}>
        <AiAccessProvider>
          <PublishedOrForm
            design={opened.design}
            rev={opened.rev}
            face={data}
            author={data.author || user?.username || ''}
            lookAgain={() => {
              reload();
              void face.refetch();
            }}
            draw={draw}
            contactSheet={<ContactSheetButton design={opened.design} />}
            suggestions={(about) => <Suggestions about={about} />}
          />
        </AiAccessProvider>
      </OptionListsContext>
    </PictureServiceContext>
  );
}
