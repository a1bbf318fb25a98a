// Shows why an act was refused, as a toast that is also spoken.
import type { Refusal } from '@/face/platforms/policy';
import { i18n } from '@/service/language/i18n';
import { showToast } from '@/ui/toasts';

/** A refusal in the designer's language, and what may mend it. */
export const refusalWords = ({ messageKey, params = {}, remedy }: Refusal): string => {
  const words = i18n.t(`messages:refusals.${messageKey}`, params);
  return remedy ? i18n.t('messages:remedies.joined', { words, remedy: i18n.t(`messages:remedies.${remedy}`) }) : words;
};

export function reportRefusal(refusal: Refusal): void {
  showToast({ tone: refusal.severity, text: refusalWords(refusal) });
}
