// The management area: its parts as tabs (one so far), for who is signed in. What was chosen, and how far down, stays (spec 2).
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { loginRequested, selectUser, type WithSession } from '@/service/session/session';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { Spinner } from '@/ui/Spinner';
import { Dashboard } from './Dashboard';
import { left, opened, selectManagement } from './managementState';
import { useDashboard } from './useDashboard';

export function ManagementPage() {
  const { t } = useTranslation('management');
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const status = useSelector((state: WithSession) => state.session.status);
  const owner = useSelector(selectManagement).owner;
  const userId = user?.userId ?? null;
  useLayoutEffect(() => {
    if (userId !== null) dispatch(opened(userId));
  }, [userId, dispatch]);
  return (
    <div className="flex flex-col gap-4">
      <PageHeading title={t('title')} className="text-xl font-semibold" />
      {status === 'loading' ? <Coming /> : null}
      {status === 'visitor' ? (
        <div className="flex flex-col items-center gap-3 rounded-xl border border-dashed border-line px-4 py-20 text-center">
          <p className="text-lg font-semibold">{t('visitor.title')}</p>
          <p className="max-w-md text-pretty text-muted">{t('visitor.text')}</p>
          <Button variant="primary" onClick={() => dispatch(loginRequested())}>
            {t('visitor.signIn')}
          </Button>
        </div>
      ) : null}
      {userId !== null && owner === userId ? <Numbers /> : null}
    </div>
  );
}

function Coming() {
  const { t } = useTranslation('management');
  return (
    <p className="flex items-center gap-2 py-16 text-muted">
      <Spinner /> {t('loading')}
    </p>
  );
}

function Numbers() {
  const { t } = useTranslation('management');
  const facts = useDashboard();
  const { shown, failed, retry } = facts;
  useKeptScroll(shown !== null);
  if (shown) return <Dashboard facts={facts} shown={shown} />;
  if (!failed) return <Coming />;
  return (
    <div role="alert" className="flex flex-col items-start gap-3 py-16">
      <p>{t('failed')}</p>
      <Button onClick={retry}>{t('retry')}</Button>
    </div>
  );
}

/** Comes back to where the page was left, once what stands there is drawn. */
function useKeptScroll(isDrawn: boolean): void {
  const dispatch = useDispatch();
  const { scroll } = useSelector(selectManagement);
  const kept = useRef(scroll);
  const isBack = useRef(false);
  // Ends before the next page stands in its place: that one scrolls the window as well.
  useLayoutEffect(() => {
    const note = () => {
      if (isBack.current) kept.current = scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      dispatch(left(kept.current));
    };
  }, [dispatch]);
  // After the heading took the focus, which scrolls to it.
  useEffect(() => {
    if (!isDrawn || isBack.current) return;
    if (kept.current > 0) scrollTo({ top: kept.current });
    isBack.current = true;
  }, [isDrawn]);
}
