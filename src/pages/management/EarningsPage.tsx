// The earnings center `/management/earnings`: earnings, withdrawals, payout settings and past payments (spec 2, 4).
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { EarningsCentre } from '@/features/money/EarningsCentre';
import { moneyOpened, selectMoney } from '@/features/money/moneyState';
import { StatementButton } from '@/features/money/StatementButton';
import { api } from '@/service/api/api';
import { errorMessage } from '@/service/api/apiError';
import { useWalletInfoQuery } from '@/service/api/wallet';
import { type SessionDispatch, selectHolder, selectSignedIn } from '@/service/session/session';
import { TryAgain } from '@/ui/TryAgain';
import { useSeenAgain } from '@/ui/useSeenAgain';
import { Coming, OwnPage } from './OwnPage';

/** Poll interval for the state of a withdrawal, ms. */
const POLL_MS = 30_000;

export function EarningsPage() {
  const { t } = useTranslation('earnings');
  // An expired session keeps the content visible. It continues after signing in again.
  const whose = useSelector(selectHolder);
  const { owner } = useSelector(selectMoney);
  const dispatch = useDispatch();
  const onOpen = useCallback((user: string) => void dispatch(moneyOpened(user)), [dispatch]);
  const words = {
    title: t('title'),
    loading: t('loading'),
    visitorTitle: t('visitor.title'),
    visitorText: t('visitor.text'),
    signIn: t('visitor.signIn'),
  };
  return (
    <OwnPage whose={whose} owner={owner} onOpen={onOpen} words={words} beside={<StatementButton />}>
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
  // Polls while a payment is in progress.
  const now = (data?.onItsWay ?? 0) > 0;
  if (now !== isUnderWay) setUnderWay(now);
  // Also the statement and the withdrawals.
  const askAnew = useCallback(() => {
    if (isAsking) dispatch(api.util.invalidateTags(['Wallet', 'Order']));
  }, [dispatch, isAsking]);
  useSeenAgain(askAnew);
  // After signing in again, repeats requests that were made without a session.
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
