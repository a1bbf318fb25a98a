// The earnings centre `/management/earnings`: what was earned, what can be withdrawn and how, and what was paid (spec 2, 4).
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '@/service/api/api';
import { errorMessage } from '@/service/api/apiError';
import { useWalletInfoQuery } from '@/service/api/wallet';
import { type SessionDispatch, selectHolder, selectSignedIn } from '@/service/session/session';
import { TryAgain } from '@/ui/TryAgain';
import { useSeenAgain } from '@/ui/useSeenAgain';
import { Coming, OwnPage } from '../OwnPage';
import { EarningsCentre } from './EarningsCentre';
import { StatementButton } from './StatementButton';

/** How often what became of a withdrawal is asked for, ms. */
const POLL_MS = 30_000;

export function EarningsPage() {
  const { t } = useTranslation('earnings');
  // A session that ends leaves what is being done in sight: it goes on after signing in again.
  const whose = useSelector(selectHolder);
  const words = {
    title: t('title'),
    loading: t('loading'),
    visitorTitle: t('visitor.title'),
    visitorText: t('visitor.text'),
    signIn: t('visitor.signIn'),
  };
  return (
    <OwnPage whose={whose} words={words} beside={<StatementButton />}>
      <OwnEarnings />
    </OwnPage>
  );
}

function OwnEarnings() {
  const { t } = useTranslation(['earnings', 'errors']);
  const dispatch = useDispatch<SessionDispatch>();
  const isAsking = useSelector(selectSignedIn);
  const [isUnderWay, setUnderWay] = useState(false);
  const { data, error, isFetching, refetch } = useWalletInfoQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isUnderWay && isAsking ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  // While money is on its way, what becomes of it is asked for.
  const now = (data?.onItsWay ?? 0) > 0;
  if (now !== isUnderWay) setUnderWay(now);
  // The statement and the withdrawals too.
  const askAnew = useCallback(() => {
    if (isAsking) dispatch(api.util.invalidateTags(['Wallet', 'Order']));
  }, [dispatch, isAsking]);
  useSeenAgain(askAnew);
  // Signed in again: what was asked for without a session is asked for anew.
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    if (isAsking && !wasAsking.current) askAnew();
    wasAsking.current = isAsking;
  }, [isAsking, askAnew]);
  const refreshError = !isFetching && isAsking ? error : undefined;
  if (data) return <EarningsCentre wallet={data} error={refreshError} onRetry={refetch} />;
  if (!error) return <Coming text={t('loading')} />;
  const text = `${t('failed')} ${errorMessage((key, values) => t(key, values), error)}`;
  return <TryAgain text={text} label={t('retry')} busy={isFetching} onTry={refetch} className="py-16" />;
}
