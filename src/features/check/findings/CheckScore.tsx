// The score of the open copy, and how it differs from the one when the check was last viewed.
import { useTranslation } from 'react-i18next';
import { ScoreRing } from '@/ui/ScoreRing';

export interface CheckScoreProps {
  /** Null: not everything is measured yet. */
  score: number | null;
  /** When the check was last viewed; null if it was not. */
  before: number | null;
  /** What is seen could not be measured. */
  isPartial: boolean;
}

export function CheckScore({ score, before, isPartial }: CheckScoreProps) {
  const { t } = useTranslation('check');
  const change = () => {
    if (score === null) return t('score.measuring');
    if (isPartial) return t('score.partial');
    if (before === null) return t('score.first');
    if (score === before) return t('score.same');
    return t(score > before ? 'score.up' : 'score.down', { count: Math.abs(score - before) });
  };
  return (
    <section aria-label={t('score.title')} className="flex items-center gap-3 px-3 pb-3">
      <ScoreRing value={score} />
      <div className="min-w-0">
        <p className="text-sm font-semibold">{score === null ? t('score.title') : t('score.of', { score })}</p>
        <p className="text-xs text-pretty text-muted">{change()}</p>
      </div>
    </section>
  );
}
