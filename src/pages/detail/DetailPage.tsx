// `/dialDetail/:id/:platform`: one face from the service, with all actions for its owner, and as it is live for others.
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router';
import { readDesign } from '@/schemas/readDesign';
import { errorMessage, isApiError } from '@/service/api/apiError';
import { useFaceGetQuery } from '@/service/api/faces';
import { loginRequested, selectIsVisitor, selectUser, type WithSession } from '@/service/session/session';
import { Button, buttonClass } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { Spinner } from '@/ui/Spinner';
import { useSeenAgain } from '@/ui/useSeenAgain';
import { FaceDetail } from './FaceDetail';
import { placeOf } from './placeOf';

export function DetailPage() {
  const { id = '', platform = '' } = useParams();
  const { t } = useTranslation('detail');
  const status = useSelector((state: WithSession) => state.session.status);
  const userId = useSelector((state: WithSession) => selectUser(state)?.userId ?? '');
  // The response depends on the user: another user's response is ignored.
  if (status === 'loading') return <Loading id={id} words={t('loading')} />;
  return <RequestedFace key={`${id} ${userId}`} id={id} platform={platform} />;
}

function Loading({ id, words }: { id: string; words: string }) {
  const { t } = useTranslation('detail');
  return (
    <div className="py-4">
      <PageHeading title={t('title')} place={placeOf(id)} className="text-xl font-semibold" />
      <p className="flex items-center gap-2 py-8 text-muted" aria-busy="true">
        <Spinner /> {words}
      </p>
    </div>
  );
}

function RequestedFace({ id, platform }: { id: string; platform: string }) {
  const { t } = useTranslation(['detail', 'errors', 'pages', 'designs']);
  const dispatch = useDispatch();
  const isVisitor = useSelector(selectIsVisitor);
  const { data: face, error, isFetching, refetch } = useFaceGetQuery(id, { refetchOnMountOrArgChange: true });
  useSeenAgain(useCallback(() => void refetch(), [refetch]));
  const read = useMemo(() => (face ? readDesign(face.doc) : null), [face]);

  if (face && read && !(error && isGone(error)))
    return <FaceDetail face={face} design={read.ok ? read.design : null} platform={platform} />;
  if (!error) return <Loading id={id} words={t('loading')} />;
  const gone = isGone(error);
  return (
    <div className="flex min-h-[50vh] flex-col items-start justify-center gap-4">
      <PageHeading title={t(gone ? 'notFound' : 'failed')} place={placeOf(id)} className="text-xl font-semibold" />
      <p role={gone ? undefined : 'alert'} className="max-w-prose text-muted">
        {gone
          ? t(isVisitor ? 'notFoundVisitor' : 'notFoundText')
          : errorMessage((key, values) => t(key, values), error)}
      </p>
      <div className="flex flex-wrap gap-2">
        {gone ? null : (
          <Button variant="primary" busy={isFetching} onClick={() => void refetch()}>
            {t('designs:retry')}
          </Button>
        )}
        {gone && isVisitor ? (
          <Button variant="primary" onClick={() => dispatch(loginRequested())}>
            {t('pages:shell.signIn')}
          </Button>
        ) : null}
        <Link to="/dialList" className={buttonClass()}>
          {t('pages:shell.designs')}
        </Link>
      </div>
    </div>
  );
}

const isGone = (error: unknown): boolean => isApiError(error) && error.code === 404;
