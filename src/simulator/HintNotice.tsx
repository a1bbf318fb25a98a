// A first-time hint: over the canvas below its upper bar, or above the face of the preview, which makes room for it. The
// announcer says it.
import { useTranslation } from 'react-i18next';
import { HintBox } from '@/ui/HintBox';
import { type HintPlace, hintWords, useHintNotice } from './hintNotice';

/** Where a hint stands over the canvas: it covers no bar, and scrolls where there is little room. */
export const HINT_OVER_CANVAS =
  'absolute top-[calc(var(--bar-inset,12px)+2.75rem)] left-1/2 z-10 max-h-[calc(100%-4.5rem)] -translate-x-1/2';

const PLACES: Record<HintPlace, string> = {
  canvas: HINT_OVER_CANVAS,
  preview: 'mx-auto mt-3 shrink-0',
};

export function HintNotice({ place }: { place: HintPlace }) {
  const { t } = useTranslation('editor');
  const { name, dismiss } = useHintNotice();
  if (!name) return null;
  return (
    <HintBox {...hintWords(name, place)} closeLabel={t('hints.gotIt')} onClose={dismiss} className={PLACES[place]} />
  );
}
