// The meter of always-on: how many pixels are lit, and whether that is few enough, in words and with a sign.
import { CircleCheck, Sun, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LIT_SHARE_MAX, litPercent } from '@/simulator/litShare';
import { useLitShare } from './useLitShare';

const BOX =
  'absolute right-3 bottom-3 max-[430px]:bottom-13 inline-flex min-h-8 items-center gap-1.5 rounded-lg border border-line bg-panel px-2.5 text-xs tabular-nums shadow-lg shadow-black/20';

export function LitShare() {
  const { t } = useTranslation('editor');
  const state = useLitShare();
  if (state.status !== 'measured') {
    return (
      <p className={`${BOX} text-muted`}>
        <Sun size={14} aria-hidden="true" />
        {state.status === 'failed' ? t('litShare.failed') : t('litShare.measuring')}
      </p>
    );
  }
  const share = litPercent(state.share);
  const facts = { share, most: LIT_SHARE_MAX * 100 };
  const isGood = state.share <= LIT_SHARE_MAX;
  return (
    <p data-lit-share={share} className={BOX} title={t('litShare.explain', facts)}>
      {isGood ? (
        <CircleCheck size={14} aria-hidden="true" className="text-accent" />
      ) : (
        <TriangleAlert size={14} aria-hidden="true" className="text-warning" />
      )}
      <span className="font-semibold">{t('litShare.value', { share })}</span>
      <span className={isGood ? 'text-muted' : 'text-warning'}>
        {isGood ? t('litShare.good') : t('litShare.tooMuch')}
      </span>
      <span className="sr-only">{t('litShare.explain', facts)}</span>
    </p>
  );
}
