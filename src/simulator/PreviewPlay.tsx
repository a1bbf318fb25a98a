// Play and pause of the preview: time and animations together, and a note if reduced motion prevents the start.
import { Pause, Play } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { SwapWords } from '@/ui/SwapWords';
import type { PreviewRun } from './usePreviewRun';
import { useReducedMotion } from './useReducedMotion';

export function PreviewPlay({ run }: { run: PreviewRun }) {
  const { t } = useTranslation('preview');
  const why = useId();
  const isStill = useReducedMotion();
  return (
    <>
      {isStill ? (
        // Keeps its space while playing, so that the face does not change its size.
        <p id={why} className={`basis-full text-center text-xs text-muted ${run.waits ? '' : 'invisible'}`}>
          {t('preview:paused')}
        </p>
      ) : null}
      <Button
        variant={run.isRunning ? 'secondary' : 'primary'}
        icon={run.isRunning ? <Pause size={14} /> : <Play size={14} />}
        aria-describedby={run.waits ? why : undefined}
        onClick={run.toggle}
      >
        <SwapWords
          shown={t(run.isRunning ? 'preview:pauseAll' : 'preview:playAll')}
          other={t(run.isRunning ? 'preview:playAll' : 'preview:pauseAll')}
        />
      </Button>
    </>
  );
}
