// The management area for signed-in users, with its parts as tabs (currently one). Keeps choices and scroll position
// (spec 2).
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useReason } from '@/service/api/useReason';
import { selectUser } from '@/service/session/session';
import { TryAgain } from '@/ui/TryAgain';
import { Dashboard } from './Dashboard';
import { left, opened, selectManagement } from './managementState';
import { Coming, OwnPage } from './OwnPage';
import { useDashboard } from './useDashboard';

export function ManagementPage() {
  const { t } = useTranslation('management');
  const whose = useSelector(selectUser)?.userId ?? null;
  const { owner } = useSelector(selectManagement);
  const dispatch = useDispatch();
  const onOpen = useCallback((user: string) => void dispatch(opened(user)), [dispatch]);
  const words = {
    title: t('title'),
    loading: t('loading'),
    visitorTitle: t('visitor.title'),
    visitorText: t('visitor.text'),
    signIn: t('visitor.signIn'),
  };
  return (
    <OwnPage whose={whose} owner={owner} onOpen={onOpen} words={words}>
      <Numbers />
    </OwnPage>
  );
}

function Numbers() {
  const { t } = useTranslation('management');
  const facts = useDashboard();
  const reasonOf = useReason();
  const { shown, error, retry } = facts;
  usePreservedScroll(shown !== null);
  if (shown) return <Dashboard facts={facts} shown={shown} />;
  if (!error) return <Coming text={t('loading')} />;
  return <TryAgain text={t('failed')} reason={reasonOf(error)} label={t('retry')} onTry={retry} className="py-16" />;
}

/** Restores the scroll position after the content is rendered. */
function usePreservedScroll(isDrawn: boolean): void {
  const dispatch = useDispatch();
  const { scroll } = useSelector(selectManagement);
  const lastScroll = useRef(scroll);
  const isBack = useRef(false);
  // Stops before the next page is mounted, because that one scrolls the window too.
  useLayoutEffect(() => {
    const note = () => {
      if (isBack.current) lastScroll.current = scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      dispatch(left(lastScroll.current));
    };
  }, [dispatch]);
  // After the heading got the focus, which scrolls to it.
  useEffect(() => {
    if (!isDrawn || isBack.current) return;
    if (lastScroll.current > 0) scrollTo({ top: lastScroll.current });
    isBack.current = true;
  }, [isDrawn]);
}
