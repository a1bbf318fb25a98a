// A first-time hint beside the dial, which it neither covers nor moves: below the panels in the editor, above the
// watch's controls in the preview. The announcer reads it out.
import { useTranslation } from 'react-i18next';
import { HintBox } from '@/ui/HintBox';
import { type HintPlace, hintWords, useHintNotice } from './hintNotice';

/** Below the panels, which shrink for it; the canvas keeps its size. */
export const HINT_UNDER_PANELS = 'm-2 max-h-[45%] shrink-0';

const PLACES: Record<HintPlace, string> = {
  canvas: HINT_UNDER_PANELS,
  preview: 'mt-3',
};

export function HintNotice({ place }: { place: HintPlace }) {
  const { t } = useTranslation('editor');
  const { name, dismiss } = useHintNotice();
  if (!name) return null;
  return (
    <HintBox {...hintWords(name, place)} closeLabel={t('hints.gotIt')} onClose={dismiss} className={PLACES[place]} />
  );
}
