// Shows why an act was refused, as a toast that is also spoken.
import type { Refusal } from '@/face/platforms/policy';
import { i18n } from '@/service/language/i18n';
import { showToast } from '@/ui/toasts';

type Translate = (key: string, params: Record<string, unknown>) => string;

/** A sentence, and behind it what may mend what it says. */
export const withRemedy = (t: Translate, words: string, remedy: Refusal['remedy']): string =>
  remedy ? t('messages:remedies.joined', { words, remedy: t(`messages:remedies.${remedy}`, {}) }) : words;

/** A refusal in the designer's language, and what may mend it; wherever it is told, the same. */
export const refusalWords = (
  { messageKey, params = {}, remedy }: Refusal,
  t: Translate = (key, params) => i18n.t(key, params),
): string => withRemedy(t, t(`messages:refusals.${messageKey}`, { ...params }), remedy);

export function reportRefusal(refusal: Refusal): void {
  showToast({ tone: refusal.severity, text: refusalWords(refusal) });
}
