// The page to which a third-party provider redirects: completes the sign-in and returns to where it started.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { errorMessage } from '@/service/api/apiError';
import { useThirdPartyMutation } from '@/service/api/signIns';
import { resumeWorks } from '@/service/session/pendingSignIn';
import { loginRequested } from '@/service/session/session';
import { endTrip, type TripEnd } from '@/service/session/thirdPartyTrip';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { Spinner } from '@/ui/Spinner';
import { showToast } from '@/ui/toasts';

/** Without permitted storage there is no sign-in to complete. */
function tripEnd(search: string): TripEnd {
  try {
    return endTrip(search, location.origin, { storage: sessionStorage, now: Date.now });
  } catch (fault) {
    console.info('The sign-in by a third party is not known here.', fault);
    return { outcome: 'foreign', returnPath: '/' };
  }
}

export function ThirdPartyPage() {
  const { t } = useTranslation(['pages', 'errors', 'signIn']);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [signIn, { error }] = useThirdPartyMutation();
  const [end, setEnd] = useState<TripEnd | null>(null);
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const ended = tripEnd(search);
    setEnd(ended);
    if (ended.outcome === 'cancelled') resumeWorks(ended.waits);
    if (ended.outcome !== 'arrived') return;
    void signIn(ended.grant).then(async (done) => {
      if (!done.data) return;
      // Another user's work is not submitted (docs/rules/backend.md S6).
      if (ended.person === null || ended.person === done.data.user.userId) resumeWorks(ended.waits);
      showToast({ tone: 'success', text: t('shell.signedInAs', { name: done.data.user.username }) });
      await navigate(ended.returnPath, { replace: true });
    });
  }, [search, signIn, navigate, t]);

  const failed = error
    ? errorMessage((key, values) => t(key, values), error)
    : end && end.outcome !== 'arrived'
      ? t(`signIn:thirdParty.${end.outcome}`)
      : '';
  return (
    <div className="mx-auto flex max-w-md flex-col items-start gap-4 py-16">
      <PageHeading
        title={t(failed ? 'signIn:thirdParty.failed' : 'signIn:thirdParty.title')}
        className="text-xl font-semibold"
      />
      {failed ? (
        <div role="alert" className="flex flex-col items-start gap-4">
          <p className="text-base">{failed}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => dispatch(loginRequested())}>
              {t('shell.signIn')}
            </Button>
            <Button onClick={() => void navigate(end?.returnPath ?? '/', { replace: true })}>
              {t('signIn:thirdParty.back')}
            </Button>
          </div>
        </div>
      ) : (
        <p className="flex items-center gap-2 text-muted">
          <Spinner /> {t('signIn:thirdParty.wait')}
        </p>
      )}
    </div>
  );
}
