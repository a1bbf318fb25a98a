// Why an act was refused, or what is wrong with a copy, in the designer's language.
import type { Refusal } from '@/face/platforms/policy';
import { i18n } from '@/service/language/i18n';

type Translate = (key: string, params: Record<string, unknown>) => string;

/** A sentence, and behind it what may mend what it says. */
export const withRemedy = (t: Translate, words: string, remedy: Refusal['remedy']): string =>
  remedy ? t('rules:remedies.joined', { words, remedy: t(`rules:remedies.${remedy}`, {}) }) : words;

/** A refusal in the designer's language, and what may mend it; wherever it is told, the same. */
export const refusalWords = (
  { messageKey, params = {}, remedy }: Refusal,
  t: Translate = (key, params) => i18n.t(key, params),
): string => withRemedy(t, t(`rules:refusals.${messageKey}`, { ...params }), remedy);
