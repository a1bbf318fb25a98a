// Reports on every framed page why the account could not be loaded, with a retry button. The toast announces it.
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { startSession } from '@/service/api/account';
import { errorMessage } from '@/service/api/apiError';
import type { SessionDispatch, WithSession } from '@/service/session/session';
import { Button } from '@/ui/Button';
import { showToast } from '@/ui/toasts';

export function AccountUnknown() {
  const { t } = useTranslation(['session', 'errors']);
  const dispatch = useDispatch<SessionDispatch>();
  const failure = useSelector((state: WithSession) => state.session.failure);
  const isRetrying = useSelector((state: WithSession) => state.session.isRetrying === true);
  const reasonOf = (error: unknown) => errorMessage((key, values) => t(key, values), error);
  const retry = async () => {
    const error = await startSession(dispatch, { isRetry: true });
    if (error) showToast({ tone: 'error', text: reasonOf(error) });
  };
  return (
    <section
      aria-label={t('unknown.title')}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-warning/60 bg-panel px-4 py-3"
    >
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold">{t('unknown.title')}</p>
        <p className="text-muted">{reasonOf(failure)}</p>
        <p className="text-sm text-pretty text-muted">{t('unknown.text')}</p>
      </div>
      <Button busy={isRetrying} onClick={() => void retry()}>
        {t('unknown.retry')}
      </Button>
    </section>
  );
}
