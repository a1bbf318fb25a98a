// The beta section of the AI panel: description and joining for non-members, leaving for members.
import { useTranslation } from 'react-i18next';
import { useAiAccess } from '@/service/ai/aiAccess';
import { Button } from '@/ui/Button';
import { PanelHeading } from '@/ui/PanelHeading';
import { BetaWords } from '../beta/BetaWords';
import { useBeta } from '../beta/useBeta';

export function BetaSection({ onJoined, onLeft }: { onJoined(): void; onLeft(): void }) {
  const { t } = useTranslation('ai');
  const { isInBeta, isDemo, userId, signIn } = useAiAccess();
  const { busy, join, leave } = useBeta();
  return (
    <section aria-label={t('beta.heading')} className="flex flex-col gap-2">
      <PanelHeading level={2}>{t('beta.heading')}</PanelHeading>
      {isInBeta ? (
        <>
          <p className="text-sm text-muted">{t('beta.member')}</p>
          {isDemo ? <p className="text-xs text-muted">{t('beta.demo')}</p> : null}
          <Button size="sm" busy={busy} onClick={() => void leave().then((isDone) => isDone && onLeft())}>
            {t('beta.leave')}
          </Button>
        </>
      ) : (
        <>
          <BetaWords />
          {userId === null ? (
            <Button size="sm" variant="primary" onClick={signIn}>
              {t('beta.signIn')}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="primary"
              busy={busy}
              onClick={() => void join().then((isDone) => isDone && onJoined())}
            >
              {t('beta.join')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
