// For users outside the beta: what it is, with a button to join.
import { useTranslation } from 'react-i18next';
import { useAiAccess } from '@/service/ai/aiAccess';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { BetaWords } from './beta/BetaWords';
import { useBeta } from './beta/useBeta';

export function BetaDialog({ onClose, onJoined }: { onClose(): void; onJoined(): void }) {
  const { t } = useTranslation('ai');
  const { userId, signIn } = useAiAccess();
  const { busy, join } = useBeta();
  return (
    <Dialog
      open
      size="sm"
      title={t('beta.dialog')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('beta.later')}</Button>
          {userId === null ? (
            <Button
              variant="primary"
              onClick={() => {
                onClose();
                signIn();
              }}
            >
              {t('beta.signIn')}
            </Button>
          ) : (
            <Button variant="primary" busy={busy} onClick={() => void join().then((isDone) => isDone && onJoined())}>
              {t('beta.join')}
            </Button>
          )}
        </>
      }
    >
      <BetaWords />
    </Dialog>
  );
}
