// The AI panel: text-to-image for beta members, and the beta section for everybody. Waits for the answer which features
// the service has.
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusPlace } from '@/editor/dispatch/focus';
import { useAiAccess } from '@/service/ai/aiAccess';
import { errorMessage } from '@/service/api/apiError';
import { TryAgain } from '@/ui/TryAgain';
import { Waiting } from '@/ui/Waiting';
import { BetaSection } from './pictures/BetaSection';
import { PicturesSection } from './pictures/PicturesSection';

export function AiPanel() {
  const { t } = useTranslation(['ai', 'errors']);
  const { isKnown, error, retry, pictures, isInBeta, userId } = useAiAccess();
  const root = useRef<HTMLElement>(null);
  useFocusPlace('ai', root, {
    take() {
      const first = root.current?.querySelector<HTMLElement>('textarea, button') ?? root.current;
      first?.focus();
      return first !== null;
    },
  });
  // The pressed button is removed, so the focus moves to the panel.
  const keepFocus = () => root.current?.focus();
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={t('title')}
      className="flex flex-col gap-5 p-3 focus-visible:-outline-offset-2"
    >
      {pictures && isInBeta && userId !== null ? <PicturesSection key={userId} userId={userId} /> : null}
      {isKnown ? <BetaSection onJoined={keepFocus} onLeft={keepFocus} /> : null}
      {isKnown || error ? null : (
        <Waiting size={14} className="text-sm">
          {t('pictures.loading')}
        </Waiting>
      )}
      {error ? (
        <TryAgain
          small
          text={errorMessage((key, values) => t(key, values), error)}
          label={t('pictures.again')}
          onTry={retry}
        />
      ) : null}
    </section>
  );
}
